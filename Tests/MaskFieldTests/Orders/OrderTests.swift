import Foundation
import MaskField
import Testing

/// The call orders S1 to S15, row by row: everything that is heard, and nothing else.
@Suite struct OrderTests {
  @Test(arguments: editingRows + focusRows) func row(_ row: OrderRow) {
    let field = TextField()
    row.prepare(field)
    let watcher = Watcher(field, exits: row.exits)
    watcher.refuses = row.refuses
    row.act(field)
    #expect(watcher.log.all == row.heard)
    if let text = row.text { #expect(field.text == text) }
    if let isEditing = row.isEditing { #expect(field.isEditing == isEditing) }
  }

  /// Two watched fields of one form and one keyboard; `a` has the focus.
  private func pair(
    asksNewFirst: Bool = true
  ) -> (a: TextField, b: TextField, form: Form, log: Watcher.Log, watchers: [Watcher]) {
    let a = TextField()
    let b = TextField()
    let keyboard = Keyboard()
    for field in [a, b] {
      field.keyboard = keyboard
      field.policy.asksNewFieldFirst = asksNewFirst
    }
    let form = Form([("a", a), ("b", b)])
    a.becomeFirstResponder()
    let log = Watcher.Log()
    return (
      a, b, form, log, [Watcher(a, log: log, prefix: "A."), Watcher(b, log: log, prefix: "B.")]
    )
  }

  private func named(_ name: String, _ lines: [String]) -> [String] { lines.map { name + $0 } }

  @Test func S8FocusMoves() {
    let (a, b, form, log, watchers) = pair()
    a.setMarkedText("かな")
    log.clear()
    #expect(b.becomeFirstResponder() && watchers.count == 2)
    #expect(
      log.all == ["B.d.shouldBegin", "A.d.shouldEnd", "A.e.editingChanged", "A.n.didChange"]
        + named("A.", ended) + named("B.", begun) + ["k.willChangeFrame", "k.didChangeFrame"])
    #expect(a.text == "かな" && form.focusedName == "b")
  }

  @Test func S8TheNewFieldRefuses() {
    let (_, b, form, log, watchers) = pair()
    watchers[1].refuses = ["shouldBegin"]
    #expect(!b.becomeFirstResponder())
    #expect(log.all == ["B.d.shouldBegin"])
    #expect(form.focusedName == "a")
  }

  @Test func S8TheOldFieldRefuses() {
    let (_, b, form, log, watchers) = pair()
    watchers[0].refuses = ["shouldEnd"]
    #expect(!b.tap())
    #expect(log.all == ["B.e.touchDown", "B.d.shouldBegin", "A.d.shouldEnd"])
    #expect(form.focusedName == "a")
  }

  @Test func S8TheOldFieldIsAskedFirst() {
    let (_, b, form, log, watchers) = pair(asksNewFirst: false)
    watchers[1].refuses = ["shouldBegin"]
    #expect(!b.becomeFirstResponder())
    #expect(
      log.all == ["A.d.shouldEnd"] + named("A.", ended) + [
        "B.d.shouldBegin", "k.willHide", "k.didHide",
      ])
    #expect(form.focusedName == nil)
  }

  @Test func S10AFillTakesTheFocusByForce() {
    let (_, b, form, log, watchers) = pair()
    watchers[0].refuses = ["shouldEnd"]
    b.autofill("x")
    #expect(
      log.all == ["A.d.shouldEnd"] + named("A.", ended) + named("B.", begun) + [
        "k.willChangeFrame", "k.didChangeFrame",
      ] + named("B.", ["d.shouldChange{0,0}x"] + changed))
    #expect(form.focusedName == "b")
  }

  @Test func S1AndS9TheKeyboardComesAndGoes() {
    let field = TextField()
    field.keyboard = Keyboard()
    let watcher = Watcher(field)
    field.becomeFirstResponder()
    #expect(watcher.log.all == ["d.shouldBegin"] + begun + ["k.willShow", "k.didShow"])
    watcher.log.clear()
    field.resignFirstResponder()
    #expect(watcher.log.all == ["d.shouldEnd"] + ended + ["k.willHide", "k.didHide"])
  }

  @Test func S7DelegatesUsuallyMoveTheFocusMeanwhile() {
    let (a, b, form, log, watchers) = pair()
    watchers[0].meanwhile = { name, _ in if name == "shouldReturn" { b.becomeFirstResponder() } }
    a.pressReturn()
    #expect(
      log.all == ["A.d.shouldReturn", "B.d.shouldBegin", "A.d.shouldEnd"] + named("A.", ended)
        + named("B.", begun) + ["k.willChangeFrame", "k.didChangeFrame"]
        + ["A.e.editingDidEndOnExit", "A.e.primaryActionTriggered"])
    #expect(form.focusedName == "b")
  }

  @Test func S4TheHookOfAnEmptyField() {
    let field = TextField()
    let watcher = Watcher(field)
    var hits = 0
    field.deleteBackwardOnEmptyHandler = { _ in hits += 1 }
    field.deleteBackward()
    field.deleteForward()
    #expect(hits == 1 && watcher.log.all.isEmpty)
    field.text = "a"
    field.deleteBackward()
    #expect(hits == 1)
  }

  @Test func S14RefusedChangesLeaveNoStep() {
    let field = TextField()
    let watcher = Watcher(field)
    watcher.refuses = ["shouldChange"]
    field.paste("abc")
    field.insertText("x")
    #expect(!field.canUndo)
    watcher.refuses = []
    for key in ["a", "b", "c"] { field.insertText(key) }
    field.paste("def")
    field.undo()
    #expect(field.text == "abc")
    field.undo()
    #expect(field.text == "", "typing is one step")
    #expect(!field.canUndo)
  }

  @Test func S5UndoBeginsAnew() {
    let field = TextField()
    field.insertText("abc")
    field.text = "x"
    field.undo()
    #expect(field.text == "x" && !field.canUndo)
  }

  /// Ranges beyond the text, inside a pair or a character: never a crash, never half a character.
  @Test(
    arguments: [
      ("👍", 1, 0, 0, 0), ("👍", 1, 1, 0, 2), ("👨‍👩‍👧", 3, 2, 0, 8), ("🇩🇪", 2, 2, 0, 4),
      ("e\u{301}", 1, 1, 0, 2),
      ("abc", 7, 5, 3, 0), ("abc", NSNotFound, 0, 3, 0), ("abc", 1, Int.max, 1, 2),
      ("", 5, 5, 0, 0),
    ] as [(String, Int, Int, Int, Int)])
  func S15Ranges(_ text: String, _ at: Int, _ size: Int, _ location: Int, _ length: Int) {
    for isSecure in [false, true] {
      let field = TextField()
      field.preset = .friendly
      field.isSecureTextEntry = isSecure
      field.text = text
      field.selectedRange = NSRange(location: at, length: size)
      #expect(field.selectedRange == NSRange(location: location, length: length))
    }
  }

  /// Ranges that no text has, in every call that takes some.
  @Test(
    arguments: [
      NSRange(location: Int.max - 1, length: 5), NSRange(location: NSNotFound, length: 1),
      NSRange(location: Int.min, length: Int.max), NSRange(location: 1, length: -3),
      NSRange(location: 2, length: Int.max), NSRange(location: -1, length: Int.min),
    ])
  func S15RangesOfNoText(_ range: NSRange) {
    for isSecure in [false, true] {
      let field = TextField()
      field.preset = .friendly
      field.isSecureTextEntry = isSecure
      field.text = "a👍b"
      _ = field.text(in: range)
      field.setMarkedText("かな", selectedRange: range)
      field.unmarkText()
      field.selectedRange = range
      field.replace(range, with: "x")
      field.replace([range, NSRange(location: 0, length: 1)], with: "y")
      field.drop("z", at: range.location)
      #expect(field.text.hasPrefix("y") || field.text.hasPrefix("z"))
      #expect(NSMaxRange(field.selectedRange) <= field.text.utf16.count)
    }
  }

  /// The delegate asks for the focus while it is asked about it.
  @Test func askingForTheFocusWhileAsked() {
    let field = TextField()
    let watcher = Watcher(field)
    watcher.meanwhile = { name, field in
      if name == "shouldBegin" { field.becomeFirstResponder() }
    }
    #expect(field.becomeFirstResponder())
    #expect(watcher.log.all == ["d.shouldBegin"] + begun)
  }

  @Test func theMultiRangeMethodReplacesTheOther() {
    final class Modern: TextFieldDelegate {
      var ranges: [[NSRange]] = []
      var singles = 0
      func textField(
        _ textField: TextField, shouldChangeCharactersInRanges ranges: [NSRange],
        replacementString string: String
      ) -> Bool {
        self.ranges.append(ranges)
        return true
      }
      func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        singles += 1
        return true
      }
    }
    let modern = Modern()
    let field = TextField()
    field.delegate = modern
    field.insertText("abcdef")
    field.replace([NSRange(location: 0, length: 1), NSRange(location: 3, length: 1)], with: "")
    #expect(field.text == "bcef")
    #expect(modern.singles == 0)
    #expect(
      modern.ranges == [
        [NSRange(location: 0, length: 0)],
        [NSRange(location: 0, length: 1), NSRange(location: 3, length: 1)],
      ])
    field.undo()
    #expect(field.text == "abcdef", "one step")
  }
}
