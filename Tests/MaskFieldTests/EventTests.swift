import Foundation
import MaskField
import Observation
import Testing

@Suite struct EventTests {
  static let bits: [(FieldEvents, UInt, String)] = [
    (.touchDown, 1 << 0, "touchDown"), (.touchDownRepeat, 1 << 1, "touchDownRepeat"),
    (.touchDragInside, 1 << 2, "touchDragInside"), (.touchDragOutside, 1 << 3, "touchDragOutside"),
    (.touchDragEnter, 1 << 4, "touchDragEnter"), (.touchDragExit, 1 << 5, "touchDragExit"),
    (.touchUpInside, 1 << 6, "touchUpInside"), (.touchUpOutside, 1 << 7, "touchUpOutside"),
    (.touchCancel, 1 << 8, "touchCancel"), (.valueChanged, 1 << 12, "valueChanged"),
    (.primaryActionTriggered, 1 << 13, "primaryActionTriggered"),
    (.menuActionTriggered, 1 << 14, "menuActionTriggered"),
    (.editingDidBegin, 1 << 16, "editingDidBegin"), (.editingChanged, 1 << 17, "editingChanged"),
    (.editingDidEnd, 1 << 18, "editingDidEnd"),
    (.editingDidEndOnExit, 1 << 19, "editingDidEndOnExit"),
  ]

  @Test(arguments: bits) func bit(_ event: FieldEvents, _ raw: UInt, _ name: String) {
    #expect(event.rawValue == raw && event.name == name)
    #expect(FieldEvents.allEvents.contains(event))
    #expect(FieldEvents.allTouchEvents.contains(event) == (raw < 1 << 12))
    #expect(FieldEvents.allEditingEvents.contains(event) == (raw >= 1 << 16))
  }

  @Test func masks() {
    #expect(FieldEvents.allTouchEvents.rawValue == 0x0000_0FFF)
    #expect(FieldEvents.allEditingEvents.rawValue == 0x000F_0000)
    #expect(FieldEvents.applicationReserved.rawValue == 0x0F00_0000)
    #expect(FieldEvents.systemReserved.rawValue == 0xF000_0000)
    #expect(FieldEvents.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test func oneEventReachesExactAndMaskListeners() {
    let field = TextField()
    var hits: [String] = []
    field.addTarget(for: .editingChanged) { (_: TextField) in hits.append("exact") }
    field.addTarget(for: .allEditingEvents) { _, event in hits.append(event.name ?? "?") }
    field.addTarget(for: .editingDidEnd) { (_: TextField) in hits.append("never") }
    field.insertText("a")
    #expect(hits == ["exact", "editingChanged"])
  }

  @Test func targetsAreHeldWeakly() {
    final class Owner {
      var hits = 0
      func changed(_ field: TextField) { hits += 1 }
    }
    let field = TextField()
    var owner: Owner? = Owner()
    weak let seen = owner
    field.addTarget(owner!, action: Owner.changed, for: .editingChanged)
    field.insertText("a")
    #expect(owner?.hits == 1)
    owner = nil
    #expect(seen == nil)
    field.insertText("b")
    #expect(field.text == "ab")
  }

  @Test func targetsComeAndGoWhileTheyAreCalled() {
    let field = TextField()
    var hits: [String] = []
    var last: TextField.TargetToken?
    field.addTarget(for: .editingChanged) { (field: TextField) in
      hits.append("first")
      if let last { field.removeTarget(last) }
      field.addTarget(for: .editingChanged) { (_: TextField) in hits.append("new") }
    }
    last = field.addTarget(for: .editingChanged) { (_: TextField) in hits.append("last") }
    field.insertText("a")
    #expect(hits == ["first", "last"], "as they were when the event was sent")
    field.insertText("b")
    #expect(hits.dropFirst(2) == ["first", "new"])
  }

  @Test func aDelegateThatIsReplacedHearsNoMore() {
    final class Delegate: TextFieldDelegate {
      var heir: Delegate?
      var moved = 0
      func textField(
        _ field: TextField, shouldChangeCharactersIn range: NSRange, replacementString: String
      ) -> Bool {
        field.delegate = heir
        return true
      }
      func textFieldDidChangeSelection(_ field: TextField) { moved += 1 }
    }
    let field = TextField()
    let delegate = Delegate()
    let heir = Delegate()
    delegate.heir = heir
    field.delegate = delegate
    field.insertText("a")
    #expect(delegate.moved == 0 && heir.moved == 1)
    field.insertText("b")
    #expect(field.delegate == nil && heir.moved == 1, "the heir has none")
    field.insertText("c")
    #expect(field.text == "abc" && delegate.moved == 0 && heir.moved == 1)
  }

  @Test func eventsAsASequence() async {
    var field: TextField? = TextField()
    let events = field!.events(for: [.editingChanged, .editingDidBegin])
    field?.becomeFirstResponder()
    field?.insertText("a")
    field?.resignFirstResponder()
    field = nil
    var got: [FieldEvents] = []
    for await event in events { got.append(event) }
    #expect(got == [.editingDidBegin, .editingChanged], "and it ends with the field")
  }

  @Test func whoStopsListeningIsForgotten() async {
    let field = TextField()
    do {
      let events = field.events(for: .editingChanged)
      field.insertText("a")
      for await event in events {
        #expect(event == .editingChanged)
        break
      }
    }
    field.insertText("b")
    field.insertText("c")
    #expect(field.text == "abc")
  }

  @Test func theStateIsObservable() {
    let field = TextField()
    let hits = Guarded(0)
    func track() {
      withObservationTracking {
        _ = field.text
      } onChange: {
        hits.withLock { $0 += 1 }
      }
    }
    track()
    field.insertText("a")
    #expect(hits.withLock { $0 } == 1)
    field.insertText("b")
    #expect(hits.withLock { $0 } == 1, "once per tracking")
    track()
    field.text = "c"
    #expect(hits.withLock { $0 } == 2)
    track()
    track()
    field.insertText("d")
    #expect(hits.withLock { $0 } == 4, "every observer")
    let token = field.addTarget(for: .editingChanged) { _ in track() }
    field.insertText("e")
    field.insertText("f")
    #expect(hits.withLock { $0 } == 5, "who reads after a change is told of the next")
    field.removeTarget(token)
  }

  @Test func thereIsNoLimitToTargets() {
    let field = TextField()
    var calls = 0
    for _ in 0..<100_000 { field.addTarget(for: .editingChanged) { _ in calls += 1 } }
    field.insertText("a")
    #expect(calls == 100_000)
  }

  /// Reads the state again while it is told, before the change.
  ///
  /// Unchecked because it stays on the thread of its test.
  private final class Follower: @unchecked Sendable {
    let field = TextField()
    var seen: [String] = []

    func follow() {
      withObservationTracking {
        seen.append(field.text)
      } onChange: { [weak self] in
        self?.follow()
      }
    }
  }

  @Test func anObserverThatReadsAtOnceMissesNothing() {
    let follower = Follower()
    follower.follow()
    for key in ["a", "b", "c"] { follower.field.insertText(key) }
    #expect(follower.seen == ["", "", "a", "ab"])
  }
}
