import FieldExamples
import Foundation
import MaskEngine
import MaskField
import Testing

@Suite struct FieldExamplesTests {
  @Test func aLoginByHand() {
    var signedIn: (String, SecretText)?
    let login = LoginForm { signedIn = ($0, $1) }
    #expect(login.form.lint().isEmpty)
    login.form.focusNext()
    login.username.insertText("ann@example.com")
    login.username.pressReturn()
    #expect(login.password.isEditing)
    login.password.pressReturn()
    #expect(signedIn == nil && login.password.feedbackMessage == "Your password, please.")
    for key in "hunter2" { login.password.insertText(String(key)) }
    #expect(login.password.shownText == "•••••••")
    login.password.pressReturn()
    #expect(signedIn?.0 == "ann@example.com" && signedIn?.1 == SecretText("hunter2"))
  }

  @Test func aLoginByAutoFill() async throws {
    let provider = MemoryAutoFillProvider(credentials: [
      Credential(username: "ann", password: SecretText("hunter2"), domains: ["example.com"])
    ])
    var submitted = false
    let login = LoginForm { _, _ in submitted = true }
    let autoFill = AutoFill(login.form, domains: ["example.com"], provider: provider)
    try await autoFill.load()
    login.form.focusNext()
    autoFill.fill(autoFill.suggestions[0])
    #expect(login.username.text == "ann" && login.password.state.text.count == 7)
    #expect(login.form.submit() && submitted)
    #expect(autoFill.saveCandidate == nil, "it is saved already")
  }

  @Test func theEyeKeepsTextAndCaret() {
    let toggle = PasswordToggle()
    let field = toggle.field
    field.becomeFirstResponder()
    for key in "hunter2" { field.insertText(String(key)) }
    field.selectedRange = NSRange(location: 3, length: 0)
    toggle.eyeTapped()
    #expect(toggle.symbol == "eye.slash" && field.shownText == "hunter2")
    #expect(field.selectedRange == NSRange(location: 3, length: 0))
    toggle.eyeTapped()
    field.insertText("X")
    #expect(field.state.text.secret == SecretText("hunXter2"), "nothing was replaced")
    #expect(!"\(field)".contains("hun"))
  }

  @Test func aCodeInOneField() throws {
    var verified: [String] = []
    let code = try OneTimeCodeField { verified.append($0) }
    code.field.becomeFirstResponder()
    code.field.insertText("12a3")
    #expect(code.field.text == "123" && verified.isEmpty)
    code.field.autofill("482910")
    #expect(verified == ["482910"])
    #expect(code.field.accessibility.value == "4 8 2 9 1 0")
  }

  @Test func aCodeInBoxes() throws {
    var verified: [String] = []
    let boxes = try OneTimeCodeBoxes { verified.append($0) }
    boxes.form.focusNext()
    for key in "48291" { boxes.form.focused?.insertText(String(key)) }
    #expect(boxes.form.focusedName == "6" && verified.isEmpty)
    boxes.form.focused?.deleteBackward()
    #expect(boxes.form.focusedName == "5")
    boxes.form.focused?.paste("482910")
    #expect(verified == ["482910"])
  }

  @Test func aNumberThatResets() throws {
    var quantity = 7
    let number = try quantityThatResets(Binding(get: { quantity }, set: { quantity = $0 }))
    number.field.becomeFirstResponder()
    number.field.clear()
    #expect(quantity == 0)
    number.field.insertText("x")
    #expect(quantity == 0, "what is no number is not taken as one")
    number.field.insertText("12")
    #expect(quantity == 12)
    number.field.clear()
    number.field.resignFirstResponder()
    #expect(quantity == 0 && number.field.text == "0")
  }

  @Test func aNumberThatKeeps() throws {
    var quantity = 7
    let number = try quantityThatKeeps(Binding(get: { quantity }, set: { quantity = $0 }))
    number.field.becomeFirstResponder()
    number.field.clear()
    #expect(quantity == 7)
    number.field.insertText("12")
    #expect(quantity == 12)
    number.field.clear()
    number.field.resignFirstResponder()
    #expect(quantity == 12 && number.field.text == "12")
  }

  @Test func aSignUp() async throws {
    let signUp = try SignUpForm { $0 == "ann@example.com" }
    #expect(signUp.form.lint().isEmpty)
    signUp.address.text = "ann@example.com"
    signUp.password.text = "hunter22"
    signUp.repeated.text = "hunter2"
    #expect(await signUp.form.submitWhenChecked() == false)
    #expect(signUp.address.feedbackMessage == "This address is taken.")
    #expect(signUp.repeated.feedbackMessage == "The passwords are not the same.")
    signUp.address.text = "bea@example.com"
    signUp.form.focus("password")
    let suggestions = signUp.form.suggestions(from: AutoFillItems())
    #expect(signUp.form.fill(suggestions[0]).filled == ["password", "repeated"])
    #expect(await signUp.form.submitWhenChecked())
  }
}
