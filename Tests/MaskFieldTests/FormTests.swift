import MaskField
import Testing

@Suite struct FormTests {
  let email = TextField()
  let middle = TextField()
  let phone = TextField()

  func makeForm() -> Form {
    Form([("email", email), ("middle", middle), ("phone", phone)])
  }

  @Test func focusGoesRound() {
    let form = makeForm()
    middle.isEnabled = false
    #expect(form.focusNext())
    #expect(form.focusedName == "email")
    #expect(form.focusNext())
    #expect(form.focusedName == "phone")
    #expect(!form.focusNext())
    #expect(form.focusNext(wrapping: true))
    #expect(form.focusedName == "email")
    #expect(form.focusPrevious(wrapping: true))
    #expect(form.focusedName == "phone")
    #expect(!form.focus("nobody"))
  }

  @Test func returnStaysUnlessTheFlowMovesIt() {
    let form = makeForm()
    form.focus("email")
    email.pressReturn()
    #expect(form.focusedName == "email")
    form.returnFlow = .next
    email.pressReturn()
    #expect(form.focusedName == "middle")
  }

  @Test func returnOnTheLastFieldSubmits() {
    let form = makeForm()
    var submitted = 0
    form.submitHandler = { _ in submitted += 1 }
    form.returnFlow = .nextThenSubmit
    form.focus("phone")
    email.requirement = "An address is needed."
    phone.pressReturn()
    #expect(submitted == 0)
    #expect(form.focusedName == "email")
    #expect(email.feedbackMessage == "An address is needed.")
    email.insertText("x")
    #expect(email.feedbackMessage == nil)
    #expect(form.submit())
    #expect(submitted == 1)
  }

  @Test func aDelegateThatMovesTheFocusHasTheLastWord() {
    let form = makeForm()
    form.returnFlow = .next
    form.focus("email")
    let recorder = Recorder()
    recorder.watch(email)
    recorder.onQuestion = { question, _ in
      if question == "shouldReturn" { form.focus("phone") }
    }
    email.pressReturn()
    #expect(form.focusedName == "phone")
  }

  @Test func theClearButtonTakesTheFocusFromTheOtherField() {
    let form = makeForm()
    phone.text = "1"
    form.focus("email")
    phone.clear()
    #expect(form.focusedName == "phone")
    #expect(!email.isEditing)
    middle.text = "x"
    middle.isEnabled = false
    middle.clear()
    #expect(form.focusedName == "phone")
  }

  @Test func errorsWaitForLeavingAndVanishWhenMended() {
    let form = makeForm()
    email.validator = Validator { text, _ in
      text.contains("@") ? .valid : Verdict(.incomplete, "The @ is missing.")
    }
    form.focus("email")
    email.insertText("a")
    #expect(email.validationState == .incomplete)
    #expect(email.feedbackMessage == nil)
    form.focus("phone")
    #expect(email.feedbackMessage == "The @ is missing.")
    form.focus("email")
    #expect(email.feedbackMessage == "The @ is missing.")
    email.insertText("@")
    #expect(email.feedbackMessage == nil)
    email.deleteBackward()
    #expect(email.feedbackMessage == nil, "it waits for the next leaving")
  }

  @Test func leavingAnEmptyFieldIsNoError() {
    let form = makeForm()
    email.requirement = "An address is needed."
    form.focus("email")
    form.focus("phone")
    #expect(email.feedbackMessage == nil)
    #expect(email.validationState == .empty)
  }

  @Test func aMaskDecidesWhatIsFinished() {
    phone.mask = PairMask()
    phone.paste("12")
    #expect(phone.validationState == .incomplete)
    phone.paste("3456")
    #expect(phone.validationState == .valid)
  }
}
