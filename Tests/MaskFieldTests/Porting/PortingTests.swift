import Foundation
import MaskField
import Testing

/// Code that apps have for UITextField does the same here.
@Suite struct PortingTests {
  private func type(_ text: String, into field: TextField) {
    for character in text { field.insertText(String(character)) }
  }

  @Test func aFilterWithALimit() {
    let delegate = DigitsOnly()
    let field = TextField()
    field.delegate = delegate
    type("12ab34", into: field)
    #expect(field.text == "1234")
    field.paste("567890123")
    #expect(field.text == "1234", "a paste that is too long is refused as a whole")
    field.deleteBackward()
    #expect(field.text == "123")
  }

  @Test func formattingByHand() {
    let delegate = PhoneByHand()
    let field = TextField()
    field.delegate = delegate
    var heard = 0
    field.addTarget(for: .editingChanged) { _ in heard += 1 }
    field.becomeFirstResponder()
    type("5551234567", into: field)
    #expect(field.text == "(555) 123-4567" && heard == 10)
    #expect(field.selectedRange == NSRange(location: 14, length: 0))
    field.deleteBackward()
    #expect(field.text == "(555) 123-456")
    field.setMarkedText("7")
    #expect(field.text == "(555) 123-4567" && field.markedTextRange == nil)
  }

  @Test func insertingWhileAsked() {
    let delegate = Capitals()
    let field = TextField()
    field.delegate = delegate
    field.becomeFirstResponder()
    type("abc", into: field)
    #expect(field.text == "ABC")
    #expect(delegate.asked == 3, "nobody is asked about what the app inserts")
    field.selectAll()
    field.paste("straße")
    #expect(field.text == "STRASSE")
    field.undo()
    #expect(field.text == "ABC" && delegate.asked == 5, "the delegate types what undo asks for")
  }

  @Test func aControllerOfThreeFields() {
    let fields = (0..<3).map { _ in TextField() }
    let form = Form(fields.enumerated().map { ("\($0)", $1) })
    let controller = FormController(fields)
    fields[0].text = "x"
    fields[0].becomeFirstResponder()
    #expect(fields[0].selectedRange == NSRange(location: 0, length: 1), "all is selected")
    type("Ann", into: fields[0])
    #expect(fields[0].text == "Ann" && controller.changes == ["A", "An", "Ann"])
    fields[0].pressReturn()
    #expect(form.focusedName == "1" && controller.invalid.isEmpty)
    type("L", into: fields[1])
    fields[1].pressReturn()
    #expect(controller.invalid == [1] && !controller.canSubmit)
    type("12", into: fields[2])
    #expect(controller.canSubmit)
    fields[2].pressReturn()
    #expect(controller.didSubmit && form.focusedName == nil)
    fields[2].removeTarget(controller)
    fields[2].insertText("3", source: .program)
    #expect(controller.changes.last == "12")
  }

  @Test func completingAWord() {
    let delegate = Completion()
    let field = TextField()
    field.delegate = delegate
    type("L", into: field)
    #expect(field.text == "London" && field.text(in: field.selectedRange) == "ondon")
    type("i", into: field)
    #expect(field.text == "Lisbon" && field.text(in: field.selectedRange) == "sbon")
    field.deleteBackward()
    #expect(field.text == "Li")
  }

  @Test func aCounterThatListensToNotifications() {
    let field = TextField()
    let count = Guarded(0)
    let token = NotificationCenter.default.addObserver(
      forName: TextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    type("ab", into: field)
    field.text = "abc"
    field.clear()
    NotificationCenter.default.removeObserver(token)
    #expect(count.withLock { $0 } == 3)
  }

  @Test func aCaretThatStaysWhileTheAppRewrites() {
    let field = TextField()
    field.becomeFirstResponder()
    field.addTarget(for: .editingChanged) { field in
      let caret = field.selectedRange
      field.text = field.text.uppercased()
      field.selectedRange = caret
    }
    type("ac", into: field)
    field.selectedRange = NSRange(location: 1, length: 0)
    type("b", into: field)
    #expect(field.text == "ABC" && field.selectedRange.location == 2)
  }

  @Test func targetsComeAndGo() {
    final class Owner {
      var heard: [String] = []
      func changed(_ field: TextField) { heard.append(field.text) }
      func any() { heard.append("any") }
    }
    let owner = Owner()
    let field = TextField()
    field.addTarget(owner, action: Owner.changed, for: .editingChanged)
    field.addTarget(owner, action: Owner.any, for: .allEditingEvents)
    field.insertText("a")
    #expect(owner.heard == ["a", "any"])
    field.removeTarget(owner, for: .editingChanged)
    field.insertText("b")
    field.becomeFirstResponder()
    #expect(owner.heard == ["a", "any", "any"], "the other events of a target stay")
    field.removeTarget(owner)
    field.resignFirstResponder()
    #expect(owner.heard.count == 3)
  }

  /// A stream only looks on; a target for the same event makes return end the editing, as in UIKit.
  @Test func whoLooksOnEndsNothing() async {
    let field = TextField()
    field.becomeFirstResponder()
    let stream = field.events()
    field.pressReturn()
    #expect(field.isEditing)
    for await event in stream {
      #expect(event == .editingDidEndOnExit)
      break
    }
    field.addTarget(for: .editingDidEndOnExit) { _ in }
    field.pressReturn()
    #expect(!field.isEditing)
  }

  @Test func theBarAboveANumberPad() {
    let fields = (0..<3).map { _ in TextField() }
    let form = Form(fields.enumerated().map { ("\($0)", $1) })
    let keyboard = Keyboard()
    for field in fields {
      field.keyboard = keyboard
      field.keyboardType = .decimalPad
      field.inputAccessory = .navigation
    }
    form.returnFlow = .next
    #expect(!form.lint().contains { $0.code == .noReturnKey })
    fields[1].isHidden = true
    #expect(!fields[0].press(.done))
    fields[0].becomeFirstResponder()
    #expect(keyboard.accessory?.items == [.previous, .next, .done])
    #expect(!fields[0].canPress(.previous) && !fields[0].press(.previous))
    #expect(fields[0].press(.next) && form.focusedName == "2")
    #expect(!fields[2].canPress(.next) && fields[2].canPress(.previous))
    var pressed: [String] = []
    #expect(!fields[2].press(.custom("clear")))
    fields[2].inputAccessoryHandler = { _, name in pressed.append(name) }
    #expect(fields[2].press(.custom("clear")) && pressed == ["clear"])
    var events: [Keyboard.Event] = []
    keyboard.handler = { events.append($0) }
    fields[2].inputAccessory = InputAccessory(.done)
    fields[2].reloadInputViews()
    #expect(keyboard.accessory?.items == [.done] && events.first == .willChangeFrame)
    #expect(fields[2].press(.done) && form.focusedName == nil && keyboard.accessory == nil)
    form.lint().forEach { #expect($0.code != .noReturnKey) }
  }

  @Test func unfinishedTextReachesNoModel() throws {
    var name = ""
    let field = TextField()
    field.bind(to: Binding(get: { name }, set: { name = $0 }), as: .text)
    field.validator = Validator { text, _ in
      text == "漢" ? .valid : Verdict(.invalid, "No.", code: "x.no")
    }
    field.feedbackTiming = .live
    field.becomeFirstResponder()
    field.setMarkedText("kan")
    #expect(name == "" && field.feedbackMessage == nil)
    field.insertText("漢", source: .composition)
    #expect(name == "漢" && field.feedbackMessage == nil)
    field.setMarkedText("ji")
    field.resignFirstResponder()
    #expect(name == "漢ji" && field.feedbackMessage == "No.")
  }
}
