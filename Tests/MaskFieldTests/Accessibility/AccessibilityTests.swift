import MaskField
import MaskTraits
import Testing

@Suite struct AccessibilityTests {
  @Test func digitsOfACodeAreSpelled() throws {
    let field = TextField()
    field.textContentType = .oneTimeCode
    field.text = "1234"
    #expect(field.accessibility.sentence == "verification code, text field, 1 2 3 4")
    field.textContentType = nil
    field.label = "Phone"
    field.mask = try Mask("+7 ([000]) [000]-[00]-[00]")
    field.text = "9123456789"
    #expect(field.accessibility.value == "+7 (9 1 2) 3 4 5-6 7-8 9")
    field.mask = try NumberMask(NumberStyle())
    field.text = "1234"
    #expect(field.accessibility.value == "1234", "an amount is read as one")
    field.spellsDigits = true
    #expect(field.accessibility.value == "1 2 3 4")
  }

  @Test func aPasswordIsNeverSpoken() {
    let field = TextField()
    field.textContentType = .password
    field.isSecureTextEntry = true
    field.text = "hunter2"
    #expect(field.accessibility.sentence == "password, secure text field")
    var output = ""
    dump(field.accessibility, to: &output)
    #expect(!output.contains("hunter2") && !output.contains("•"))
  }

  @Test func whatIsWrongIsSaidWithItsReason() {
    let field = TextField()
    field.label = "Email"
    field.mask = EmailFormat()
    field.requirement = "An address is needed."
    field.becomeFirstResponder()
    field.insertText("a@b@c")
    #expect(field.accessibility.sentence == "Email, text field, required, a@b@c")
    field.resignFirstResponder()
    #expect(
      field.accessibility.sentence
        == "Email, text field, required, a@b@c, invalid: There can be only one @.")
    #expect(field.accessibility.traits == [.textField, .required, .invalid])
    field.isEnabled = false
    #expect(field.accessibility.traits.contains(.notEnabled))
  }

  @Test func theNextBestNameIsTaken() {
    let field = TextField()
    #expect(field.accessibilityLabel == "")
    field.placeholder = "name@example.com"
    #expect(field.accessibilityLabel == "name@example.com" && field.accessibility.hint == nil)
    field.textContentType = .emailAddress
    #expect(field.accessibility.sentence == "email address, text field, name@example.com")
    field.label = "Your email"
    field.accessibilityHint = "We send the receipt there."
    #expect(
      field.accessibility.sentence == "Your email, text field, We send the receipt there.")
  }
}
