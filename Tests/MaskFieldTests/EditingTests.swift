import Foundation
import MaskField
import Testing

@Suite struct EditingTests {
  let recorder = Recorder()

  /// Draws a field's text with `|` at its caret or selection.
  func drawn(_ field: TextField) -> String {
    var text = field.text
    let range = field.selectedRange
    for offset in Set([range.location, NSMaxRange(range)]).sorted(by: >) {
      text.insert("|", at: String.Index(utf16Offset: offset, in: text))
    }
    return text
  }

  @Test func selectionIsClampedAndWidened() {
    let field = focusedField(recorder) { $0.text = "a👍e\u{301}" }
    field.selectedRange = NSRange(location: 2, length: 2)
    #expect(field.selectedRange == NSRange(location: 1, length: 4))
    field.selectedRange = NSRange(location: 2, length: 0)
    #expect(field.selectedRange == NSRange(location: 1, length: 0))
    field.selectedRange = NSRange(location: -5, length: Int.max)
    #expect(field.selectedRange == NSRange(location: 0, length: 5))
    field.selectedRange = NSRange(location: NSNotFound, length: 0)
    #expect(field.selectedRange == NSRange(location: 5, length: 0))
    field.selectedRange = NSRange(location: 99, length: Int.max)
    #expect(field.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test func maskedEditing() {
    let field = focusedField(recorder) { $0.mask = PairMask() }
    for digit in "1234" { field.insertText(String(digit)) }
    #expect(drawn(field) == "12-34|")
    field.selectedRange = NSRange(location: 3, length: 0)
    field.deleteBackward()
    #expect(drawn(field) == "1|3-4")
    field.deleteForward()
    #expect(drawn(field) == "1|4")
    #expect(field.value == "14")
  }

  @Test func refusedCharactersAreToldAndChangeNothing() {
    let field = focusedField(recorder) { $0.mask = PairMask() }
    var refusals: [(Int, Refusal?)] = []
    field.refusalHandler = { refusals.append(($0, $1)) }
    field.insertText("x")
    #expect(recorder.log == ["shouldChange"])
    field.paste("1234567")
    #expect(drawn(field) == "12-34-56|")
    #expect(refusals.map(\.0) == [1, 1])
    #expect(refusals.map(\.1) == [.character, .full])
  }

  @Test func maxLengthCountsCharacters() {
    let field = focusedField(recorder) { $0.maxLength = 2 }
    field.paste("👨‍👩‍👧🇩🇪x")
    #expect(field.text == "👨‍👩‍👧🇩🇪")
    field.insertText("a")
    #expect(field.text == "👨‍👩‍👧🇩🇪")
    field.selectedRange = NSRange(location: 0, length: 8)
    field.insertText("ab")
    #expect(drawn(field) == "a|🇩🇪")
  }

  @Test func overlongAssignedTextCanBeShortened() {
    let field = focusedField(recorder) {
      $0.maxLength = 2
      $0.text = "abcd"
    }
    field.deleteBackward()
    #expect(field.text == "abc")
    field.insertText("x")
    #expect(field.text == "abc")
  }

  @Test func dropTailGivesWayAtTheEnd() {
    let field = focusedField(recorder) {
      $0.maxLength = 3
      $0.overflow = .dropTail
      $0.text = "abc"
    }
    field.selectedRange = NSRange(location: 1, length: 0)
    field.insertText("x")
    #expect(drawn(field) == "ax|b")
  }

  @Test func maxLengthOfAMaskedField() {
    let field = focusedField(recorder) {
      $0.mask = PairMask()
      $0.maxLength = 5
    }
    field.paste("123456")
    #expect(field.text == "12-34")
    field.insertText("5")
    #expect(drawn(field) == "12-34|")
  }

  @Test func changingTheMaskKeepsTheValue() {
    let field = focusedField(recorder) { $0.mask = PairMask() }
    field.paste("1234")
    field.mask = PairMask(separator: ".")
    #expect(drawn(field) == "12.34|")
    field.mask = nil
    #expect(field.text == "1234")
    field.mask = PairMask()
    #expect(field.text == "12-34")
  }

  @Test func aChoiceOfMasksRemembersTheOneInForce() throws {
    let short = "[000]-[000]"
    let long = "[0000]-[0000]"
    let field = focusedField(recorder)
    field.mask = try MaskSet([short, long])
    for digit in "1234567" { field.insertText(String(digit)) }
    #expect(drawn(field) == "1234-567|")
    #expect(field.validationState == .incomplete)
    field.deleteBackward()
    #expect(drawn(field) == "123-456|")
    field.undo()
    #expect(drawn(field) == "1234-567|")
    field.insertText("8")
    #expect(drawn(field) == "1234-5678|")
    #expect(field.validationState == .valid)
    field.mask = try MaskSet([long, short])
    #expect(drawn(field) == "1234-5678|")
    field.clear()
    field.mask = try MaskSet([short, long])
    field.insertText("1234")
    #expect(drawn(field) == "123-4|")
  }

  @Test func aDateIsSteppedAtTheCaret() throws {
    let field = focusedField(recorder)
    field.mask = try DateMask("dd.MM.yyyy")
    field.value = "2026-11-30"
    field.selectedRange = NSRange(location: 4, length: 0)
    field.perform(.step(1))
    #expect(field.text == "30.12.2026")
    #expect(recorder.ranges == [NSRange(location: 4, length: 1)])
    #expect(Array(recorder.log.suffix(2)) == ["editingChanged", "n.didChange"])
    field.undo()
    #expect(field.text == "30.11.2026")
    recorder.refuses = ["shouldChange"]
    field.perform(.step(-1))
    #expect(field.text == "30.11.2026")
    recorder.refuses = []
    field.text = "31.02"
    #expect(field.validationState == .invalid)
    field.mask = nil
    field.perform(.step(1))
    #expect(field.text == "")
  }

  @Test func prefixIsShownWhileThePersonHasTypedNothing() {
    let field = TextField()
    field.mask = PairMask(prefix: "+ ")
    field.becomeFirstResponder()
    #expect(drawn(field) == "+ |")
    #expect(field.validationState == .empty)
    field.resignFirstResponder()
    #expect(field.text == "")
    field.becomeFirstResponder()
    field.insertText("1")
    field.deleteBackward()
    field.resignFirstResponder()
    #expect(field.text == "")
  }

  @Test func theCaretGoesToTheFirstBlank() throws {
    var options = MaskOptions()
    options.literals = .guide
    options.showsPrefix = true
    let field = TextField()
    field.mask = try Mask("+7 ([000]) [000]", options: options)
    field.becomeFirstResponder()
    #expect(drawn(field) == "+7 (|___) ___")
    field.insertText("9")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(drawn(field) == "+7 (9|__) ___")
    field.text = "+7 (912) ___"
    field.insertText("3")
    #expect(drawn(field) == "+7 (912) 3|__")
    field.perform(.delete(.backward, .line))
    field.resignFirstResponder()
    #expect(field.text == "", "a bare prefix makes way for the placeholder")
  }

  @Test func theTemplateOfTheExample() throws {
    let field = TextField()
    field.mask = try Mask(template: "+{7} (XXX) XXX-XX-XX")
    field.becomeFirstResponder()
    for digit in "9999999999" { field.insertText(String(digit)) }
    #expect(field.text == "+7 (999) 999-99-99")
    #expect(field.value == "79999999999")
    #expect(field.validationState == .valid)
    field.mask = try Mask(template: "+7 (XXX) XXX-XX-XX")
    field.value = "9999999999"
    #expect(field.text == "+7 (999) 999-99-99")
    #expect(field.value == "9999999999")
  }

  @Test func undoGroupsTypingAndSurvivesFormatting() {
    let field = focusedField(recorder) { $0.mask = PairMask() }
    for digit in "123" { field.insertText(String(digit)) }
    field.paste("45")
    #expect(field.text == "12-34-5")
    field.undo()
    #expect(drawn(field) == "12-3|")
    field.undo()
    #expect(drawn(field) == "|")
    field.undo()
    #expect(!field.canUndo)
    field.redo()
    field.redo()
    #expect(drawn(field) == "12-34-5|")
    #expect(!field.canRedo)
  }

  @Test func aPauseOrAMoveEndsAnUndoStep() {
    let field = focusedField(recorder)
    field.insertText("a")
    field.perform(.endUndoStep)
    field.insertText("b")
    field.perform(.move(.backward, .character, extending: false))
    field.insertText("c")
    #expect(field.text == "acb")
    field.undo()
    #expect(drawn(field) == "a|b")
    field.undo()
    #expect(field.text == "a")
  }

  @Test func undoAsksForTheSmallestChange() {
    let field = focusedField(recorder) { $0.text = "ab" }
    field.selectedRange = NSRange(location: 1, length: 0)
    field.paste("👍")
    recorder.ranges = []
    field.undo()
    #expect(recorder.ranges == [NSRange(location: 1, length: 2)])
    recorder.refuses = ["shouldChange"]
    field.redo()
    #expect(field.text == "ab")
    #expect(field.canRedo)
  }

  @Test func assigningTextForgetsUndo() {
    let field = focusedField(recorder)
    field.insertText("a")
    field.text = "b"
    #expect(!field.canUndo)
    field.undo()
    #expect(field.text == "b")
  }

  @Test func vetoedEditsAreNotRecorded() {
    let field = focusedField(recorder)
    recorder.refuses = ["shouldChange"]
    field.paste("abc")
    #expect(!field.canUndo)
  }

  @Test func wordsAndLines() {
    let field = focusedField(recorder) { $0.text = "one two, three" }
    field.perform(.delete(.backward, .word))
    #expect(drawn(field) == "one two, |")
    field.perform(.move(.backward, .word, extending: true))
    #expect(drawn(field) == "one |two, |")
    field.perform(.move(.forward, .word, extending: true))
    #expect(drawn(field) == "one two|, |")
    field.perform(.move(.backward, .line, extending: false))
    field.perform(.delete(.forward, .word))
    #expect(drawn(field) == "| two, ")
    field.perform(.delete(.forward, .line))
    #expect(field.text == "")
  }

  @Test func extendingASelectionBackAndForth() {
    let field = focusedField(recorder) { $0.text = "a👍b" }
    field.perform(.move(.backward, .character, extending: true))
    field.perform(.move(.backward, .character, extending: true))
    #expect(drawn(field) == "a|👍b|")
    field.perform(.move(.forward, .character, extending: true))
    #expect(drawn(field) == "a👍|b|")
    field.perform(.move(.backward, .character, extending: false))
    #expect(drawn(field) == "a👍|b")
  }
}
