/// The fields of a payment card, which move on by themselves.
///
/// ```swift
/// let card = CardForm(today: DateValue(year: 2026, month: 11, day: 30))
/// card.number.becomeFirstResponder()
/// for digit in "4242424242424242" { card.form.focused?.insertText(String(digit)) }
/// card.form.focusedName          // "expiry"
/// card.brand?.name               // "Visa"
/// ```
///
/// When what was typed, pasted or filled in at the end of a field makes it complete and right, the
/// focus goes to the next. A number that is mistyped keeps it. The security code has as many digits as
/// the brand's codes have, and its field is hidden for a brand without one.
///
/// It belongs to the thread or actor that made it, as its fields do. None of it is kept anywhere, and
/// its description tells no more than the number's last four digits.
public final class CardForm {
  /// The number of the card.
  public let number: TextField
  /// Month and year until which it is valid.
  public let expiry: TextField
  /// The code on the card.
  public let securityCode: TextField
  /// The postal code of the holder's address; `nil` where it is not asked for.
  public let postalCode: TextField?
  /// The fields in their order: `number`, `expiry`, `securityCode`, `postalCode`.
  public let form: Form
  /// Is called when another brand, or none, is certain.
  public var brandHandler: ((CardBrand?) -> Void)?

  /// The brand, as soon as it is certain.
  public private(set) var brand: CardBrand?
  private var sizes: [ObjectIdentifier: Int] = [:]

  /// Makes the fields.
  ///
  /// - Parameters:
  ///   - today: the day on which a card may have expired; `nil` does not look.
  ///   - region: the region whose postal codes are asked for, `US`. `nil`, or a region without postal
  ///     codes, asks for none.
  public init(today: DateValue?, postalCodeOf region: String? = nil) {
    number = TextField(.card)
    expiry = TextField(.cardExpiry(today: today))
    securityCode = TextField(.cardSecurityCode(digits: 3))
    let kind = region.flatMap { try? FieldKind("postcode:\($0)") }
    postalCode = kind.map { TextField($0) }
    var fields = [("number", number), ("expiry", expiry), ("securityCode", securityCode)]
    if let postalCode { fields.append(("postalCode", postalCode)) }
    form = Form(fields)
    form.returnFlow = .nextThenSubmit
    number.requirement = "The card number is needed."
    expiry.requirement = "The date on the card is needed."
    securityCode.requirement = "The code on the card is needed."
    postalCode?.requirement = "The postal code is needed."
    for (_, field) in fields {
      sizes[ObjectIdentifier(field)] = 0
      field.addTarget(for: .editingChanged) { [unowned self] field in changed(field) }
    }
  }

  /// The number, which gives no more of itself away than its last four digits.
  public var cardNumber: CardNumber { CardNumber(number.text) }

  private func changed(_ field: TextField) {
    let grew = field.text.count > sizes[ObjectIdentifier(field), default: 0]
    sizes[ObjectIdentifier(field)] = field.text.count
    if field === number { follow(cardNumber.brand) }
    let isAtEnd = field.state.selection.lowerBound == field.text.utf16.count
    // A verdict that only warns is worth a look before the focus is gone.
    if grew && isAtEnd && field.isEditing && field.verdict == .valid && isWhole(field) {
      form.focusNext()
    }
  }

  /// Whether more would be the exception: a 16-digit Visa number could still get three more.
  private func isWhole(_ field: TextField) -> Bool {
    field !== number || cardNumber.digits.count >= (brand?.usualLength ?? 16)
  }

  private func follow(_ found: CardBrand?) {
    if found == brand { return }
    brand = found
    let digits = found?.securityCode.digits ?? 3
    securityCode.isHidden = digits == 0
    var kind = FieldKind.cardSecurityCode(digits: digits)
    if let name = found?.securityCode.name, !name.isEmpty { kind.placeholder = name }
    securityCode.become(kind)
    brandHandler?(found)
  }
}

extension CardForm: CustomStringConvertible {
  /// Brand and last four digits.
  public var description: String { "CardForm(\(brand?.name ?? "?") \(cardNumber))" }
}
