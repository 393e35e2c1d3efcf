import Foundation
import MaskField
import Testing

/// The orders S1 to S11 in which a field asks and tells.
@Suite struct CallOrderTests {
  let recorder = Recorder()

  @Test func gainingFocus() {
    let field = TextField()
    recorder.watch(field)
    #expect(field.becomeFirstResponder())
    #expect(
      recorder.log == [
        "shouldBegin", "didBegin", "editingDidBegin", "n.didBegin", "didChangeSelection",
      ])
    #expect(field.becomeFirstResponder())
    #expect(recorder.log.count == 5)
  }

  @Test func refusedFocus() {
    let field = TextField()
    recorder.watch(field)
    recorder.refuses = ["shouldBegin"]
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing)
    #expect(recorder.log == ["shouldBegin"])
  }

  @Test func disabledFieldIsNotAsked() {
    let field = TextField()
    field.isEnabled = false
    recorder.watch(field)
    #expect(!field.becomeFirstResponder())
    #expect(recorder.log.isEmpty)
  }

  @Test(arguments: [true, false])
  func clearingWhenEditingBegins(isAllowed: Bool) {
    let field = TextField()
    field.text = "abc"
    field.clearsOnBeginEditing = true
    recorder.watch(field)
    if !isAllowed { recorder.refuses = ["shouldClear"] }
    field.becomeFirstResponder()
    #expect(field.text == (isAllowed ? "" : "abc"))
    let change = isAllowed ? ["editingChanged", "n.didChange"] : []
    #expect(
      recorder.log == ["shouldBegin", "shouldClear"] + change + [
        "didBegin", "editingDidBegin", "n.didBegin", "didChangeSelection",
      ])
  }

  @Test func typing() {
    let field = focusedField(recorder)
    field.insertText("é")
    #expect(
      recorder.log == ["shouldChange", "didChangeSelection", "editingChanged", "n.didChange"])
    #expect(recorder.ranges == [NSRange(location: 0, length: 0)])
  }

  @Test func vetoedTyping() {
    let field = focusedField(recorder) { $0.text = "a" }
    recorder.refuses = ["shouldChange"]
    field.insertText("b")
    field.deleteBackward()
    field.paste("c")
    #expect(field.text == "a")
    #expect(recorder.log == ["shouldChange", "shouldChange", "shouldChange"])
  }

  @Test func pastedBreaksAreOneSpace() {
    let field = focusedField(recorder)
    field.paste("a\r\n\nb")
    #expect(field.text == "a b")
  }

  @Test func backspaceCoversTheWholeCharacter() {
    let field = focusedField(recorder) { $0.text = "a👨‍👩‍👧" }
    field.deleteBackward()
    #expect(recorder.ranges == [NSRange(location: 1, length: 8)])
    #expect(field.text == "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(recorder.ranges.count == 2, "an empty field does not ask")
  }

  @Test func assigningIsSilent() {
    let field = focusedField(recorder)
    field.text = "abc"
    field.value = "abcd"
    #expect(recorder.log.isEmpty)
    #expect(field.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test func insertionByTheAppIsNotAsked() {
    let field = focusedField(recorder)
    field.insertText("a", source: .program)
    #expect(recorder.log == ["didChangeSelection", "editingChanged", "n.didChange"])
  }

  @Test func clearButton() {
    let field = focusedField(recorder) { $0.text = "abc" }
    field.clear()
    #expect(field.text == "")
    #expect(
      recorder.log == ["shouldClear", "didChangeSelection", "editingChanged", "n.didChange"])
    field.clear()
    #expect(recorder.log.count == 4)
  }

  @Test func clearButtonBringsFocus() {
    let field = TextField()
    field.text = "abc"
    recorder.watch(field)
    field.clear()
    #expect(field.isEditing)
    #expect(recorder.log.prefix(5).last == "shouldBegin")
  }

  @Test func returnStaysWithoutTarget() {
    let field = focusedField(recorder) { $0.text = "abc" }
    #expect(field.pressReturn())
    #expect(recorder.log == ["shouldReturn", "editingDidEndOnExit", "primaryActionTriggered"])
    #expect(field.isEditing)
    #expect(field.text == "abc")
  }

  @Test func returnResignsWithTarget() {
    let field = focusedField(recorder)
    var hits = 0
    let token = field.addTarget(for: .editingDidEndOnExit) { _ in hits += 1 }
    field.pressReturn()
    #expect(
      recorder.log == [
        "shouldReturn", "editingDidEndOnExit", "primaryActionTriggered", "shouldEnd", "didEnd",
        "editingDidEnd", "n.didEnd",
      ])
    #expect(!field.isEditing)
    #expect(hits == 1)
    field.removeTarget(token)
    field.becomeFirstResponder()
    field.pressReturn()
    #expect(field.isEditing)
    #expect(hits == 1)
  }

  @Test func returnKeyOfAnEmptyField() {
    let field = focusedField(recorder) { $0.enablesReturnKeyAutomatically = true }
    #expect(!field.pressReturn())
    #expect(recorder.log.isEmpty)
    field.text = " "
    #expect(field.pressReturn())
  }

  @Test func resigning() {
    let field = focusedField(recorder)
    recorder.refuses = ["shouldEnd"]
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    #expect(field.endEditing(force: true))
    #expect(!field.isEditing)
    #expect(
      recorder.log == ["shouldEnd", "shouldEnd", "didEnd", "editingDidEnd", "n.didEnd"])
    #expect(field.resignFirstResponder(), "giving up what one does not have is fine")
  }

  @Test func movingFocusAsksTheNewFieldFirst() {
    let other = Recorder()
    let a = TextField()
    let b = TextField()
    let form = Form([("a", a), ("b", b)])
    form.focus("a")
    recorder.watch(a)
    other.watch(b)
    var order: [String] = []
    a.observer = { order.append("A." + $0) }
    b.observer = { order.append("B." + $0) }
    recorder.refuses = ["shouldEnd"]
    #expect(!form.focus("b"))
    #expect(order == ["B.shouldBegin", "A.shouldEnd"])
    #expect(form.focusedName == "a")
    recorder.refuses = []
    order = []
    #expect(form.focus("b"))
    #expect(
      order == [
        "B.shouldBegin", "A.shouldEnd", "A.didEnd", "A.editingDidEnd", "A.n.didEnd", "B.didBegin",
        "B.editingDidBegin", "B.n.didBegin", "B.didChangeSelection",
      ])
    #expect(form.focusedName == "b")
  }

  @Test func leavingCommitsTheCompositionFirst() {
    let field = focusedField(recorder)
    field.setMarkedText("かな")
    recorder.log = []
    field.resignFirstResponder()
    #expect(field.text == "かな")
    #expect(field.markedTextRange == nil)
    #expect(
      recorder.log == [
        "shouldEnd", "editingChanged", "n.didChange", "didEnd", "editingDidEnd", "n.didEnd",
      ])
  }

  @Test func autofillTakesTheFocusAndReplacesAll() {
    let field = TextField()
    field.text = "old"
    recorder.watch(field)
    recorder.refuses = ["shouldBegin"]
    field.autofill("new")
    #expect(field.isEditing)
    #expect(field.text == "new")
    #expect(recorder.ranges == [NSRange(location: 0, length: 3)])
  }

  @Test func delegateMayChangeTheFieldWhileAsked() {
    let field = focusedField(recorder) { $0.text = "abcdef" }
    recorder.onQuestion = { question, field in
      if question == "shouldChange" { field.text = "x" }
    }
    field.insertText("y")
    #expect(field.text == "xy")
  }

  @Test func notificationsCarryTheField() {
    let field = focusedField(recorder)
    let reason = Guarded<Int?>(nil)
    let token = NotificationCenter.default.addObserver(
      forName: TextField.textDidEndEditingNotification, object: field, queue: nil
    ) { notice in
      let number = notice.userInfo?[TextField.didEndEditingReasonKey] as? Int
      reason.withLock { $0 = number }
    }
    field.resignFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(reason.withLock { $0 } == EndEditingReason.committed.rawValue)
  }
}
