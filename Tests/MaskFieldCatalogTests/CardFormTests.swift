import MaskFieldCatalog
import Testing

@Suite("Card form")
struct CardFormTests {
  private let today = DateValue(year: 2026, month: 11, day: 30)

  @Test("typing goes from field to field by itself")
  func typing() {
    let card = CardForm(today: today, postalCodeOf: "US")
    card.number.becomeFirstResponder()
    for key in "4242424242424242122712394105" { card.form.focused?.insertText(String(key)) }
    #expect(card.number.text == "4242 4242 4242 4242")
    #expect(card.expiry.text == "12/27" && card.expiry.value == "2027-12")
    #expect(card.securityCode.text == "123")
    #expect(card.postalCode?.text == "94105")
    #expect(card.form.focusedName == "postalCode")
    #expect(card.form.submit())
  }

  @Test("the code follows the brand, and the brand is told once")
  func brands() {
    let card = CardForm(today: today)
    var told: [String?] = []
    card.brandHandler = { told.append($0?.id) }
    card.number.becomeFirstResponder()
    for key in "378282246310005" { card.form.focused?.insertText(String(key)) }
    #expect(card.number.text == "3782 822463 10005")
    #expect(told == ["amex"])
    #expect(card.securityCode.placeholder == "CID")
    for key in "5271234" { card.form.focused?.insertText(String(key)) }
    #expect(card.expiry.text == "05/27")
    #expect(card.securityCode.text == "1234")
    card.number.text = ""
    card.number.becomeFirstResponder()
    card.number.paste("8600123456789012")
    #expect(card.brand?.id == "uzcard")
    #expect(card.securityCode.isHidden)
    #expect(card.form.focusedName == "expiry")
  }

  @Test("a mistyped number, a deletion and a change in the middle keep the focus")
  func staying() {
    let card = CardForm(today: today)
    card.number.becomeFirstResponder()
    for key in "4242424242424241" { card.form.focused?.insertText(String(key)) }
    #expect(card.form.focusedName == "number")
    #expect(card.number.verdict.findings.first?.code == "card.check-digit")
    card.number.deleteBackward()
    card.number.insertText("2")
    #expect(card.form.focusedName == "expiry")
    card.number.becomeFirstResponder()
    card.number.perform(.select(2..<2))
    card.number.deleteBackward()
    card.number.insertText("2")
    #expect(card.number.value == "4242424242424242")
    #expect(card.form.focusedName == "number")
  }

  @Test("autofill brings every field in its own form")
  func autofill() {
    let card = CardForm(today: today, postalCodeOf: "GB")
    card.number.becomeFirstResponder()
    card.number.autofill("4111-1111-1111-1111")
    card.expiry.autofill("2027-12")
    card.securityCode.autofill("123")
    card.postalCode?.autofill("ec1a1bb")
    #expect(card.form.fields.map(\.text) == ["4111 1111 1111 1111", "12/27", "123", "EC1A 1BB"])
    #expect(card.form.submit())
    #expect("\(card)" == "CardForm(Visa •••• 1111)")
  }

  @Test("an expired card is told, and an empty form says what is needed")
  func errors() {
    let card = CardForm(today: today)
    #expect(!card.form.submit())
    #expect(card.form.focusedName == "number")
    card.expiry.becomeFirstResponder()
    card.expiry.paste("10/26")
    #expect(card.expiry.verdict.message == "The card has expired.")
    #expect(card.form.focusedName == "expiry")
  }

  @Test("every kind makes a field that takes its example")
  func kinds() {
    for kind in FieldKind.all {
      let field = TextField(kind)
      field.text = kind.example
      #expect(field.text == kind.example)
      #expect(field.verdict.state == .valid, "\(kind.id)")
    }
  }
}
