import MaskField
import Testing

@Suite struct FormFlowTests {
  let first = TextField()
  let second = TextField()
  let third = TextField()

  func makeForm() -> Form { Form([("first", first), ("second", second), ("third", third)]) }

  @Test func focusIsAValue() {
    let form = makeForm()
    form.focusedName = "second"
    #expect(second.isEditing && form.focusedName == "second")
    form.focusedName = nil
    #expect(form.focusedName == nil && !second.isEditing)
    form.focusedName = "nobody"
    #expect(form.focusedName == nil)
    second.isHidden = true
    form.focusedName = "second"
    #expect(form.focusedName == nil)
  }

  @Test func hiddenFieldsArePassedOver() {
    let form = makeForm()
    second.isHidden = true
    form.focus("first")
    #expect(form.focusNext())
    #expect(form.focusedName == "third")
    #expect(!form.focusNext())
    form.wraps = true
    #expect(form.focusNext())
    #expect(form.focusedName == "first")
    #expect(!form.focusPrevious(wrapping: false))
  }

  @Test func theLastFieldThatIsShownSubmits() {
    let form = makeForm()
    var submitted = 0
    form.submitHandler = { _ in submitted += 1 }
    form.returnFlow = .nextThenSubmit
    third.isHidden = true
    form.focus("second")
    #expect(form.isLast(second))
    second.pressReturn()
    #expect(submitted == 1)
  }

  @Test func aDelegateMayAdvanceByHand() {
    let form = makeForm()
    let recorder = Recorder()
    recorder.watch(first)
    form.returnFlow = .next
    recorder.onQuestion = { question, field in
      if question == "shouldReturn" { form.advance(from: field) }
    }
    form.focus("first")
    first.pressReturn()
    #expect(form.focusedName == "second", "and the form does not advance a second time")
    #expect(!form.advance(from: first), "who has no focus cannot pass it on")
  }

  @Test func aFieldRefusesToBeLeft() {
    let form = makeForm()
    form.leaving = .whenAcceptable
    first.validator = ValidationRules(.atLeast(3))
    form.focus("first")
    first.insertText("ab")
    #expect(!form.focusNext())
    #expect(form.focusedName == "first")
    #expect(first.feedbackMessage == "At least 3 characters, please.")
    #expect(!first.resignFirstResponder())
    first.insertText("c")
    #expect(form.focusNext())
    first.text = "x"
    form.focus("first")
    #expect(first.endEditing(force: true), "force has the last word")
  }

  @Test func aSubmitReachesTheFieldInErrorFromOneThatHoldsOn() {
    let form = makeForm()
    form.leaving = .whenAcceptable
    first.requirement = "Needed."
    second.requirement = "Needed too."
    second.becomeFirstResponder()
    #expect(!form.submit())
    #expect(form.focusedName == "first")
    #expect(form.leaving == .whenAcceptable)
  }

  @Test func aFullMaskPassesOnTheFocus() throws {
    let form = makeForm()
    first.mask = try Mask("[00]/[00]")
    first.advancesWhenComplete = true
    form.focus("first")
    first.paste("122")
    #expect(form.focusedName == "first")
    first.insertText("6")
    #expect(form.focusedName == "second")
    form.focus("first")
    first.text = "1234"
    #expect(form.focusedName == "first", "an app's own assignment moves nothing")
    first.perform(.select(0..<1))
    first.insertText("0")
    #expect(form.focusedName == "first", "whoever corrects the middle stays")
  }

  @Test func whatLeavingCompletesPassesNoFocusOn() throws {
    let form = makeForm()
    first.mask = try Mask("[0]")
    first.advancesWhenComplete = true
    form.focus("first")
    first.setMarkedText("1")
    form.focus("third")
    #expect(first.text == "1")
    #expect(form.fields.map(\.isEditing) == [false, false, true])
  }

  @Test func theLastWhoTakesTheFocusHasIt() {
    let form = makeForm()
    form.focus("first")
    first.addTarget(for: .editingDidEnd) { [unowned form] _ in form.focus("second") }
    form.focus("third")
    #expect(form.fields.map(\.isEditing) == [false, false, true])
    #expect(form.focusedName == "third")
  }

  @Test func returnKeysSayWhatTheyDo() {
    let form = makeForm()
    third.isHidden = true
    form.labelReturnKeys(last: .go)
    #expect(form.fields.map(\.returnKeyType) == [.next, .go, .default])
  }

  @Test func fieldsJoinAndLeave() {
    let form = makeForm()
    form.focus("third")
    form.sections = [Form.Section("a", [Form.Item("first", first)])]
    #expect(form.focusedName == nil)
    #expect(third.form == nil && first.form === form)
    form.sections.append(Form.Section("b", [Form.Item("third", third)]))
    #expect(form.focusedName == "third", "it never lost its own focus")
    #expect(form.names == ["first", "third"])
  }
}
