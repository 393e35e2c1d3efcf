public import MaskEngine
import MaskTraits

extension FieldFamily {
  static let card = FieldFamily(
    id: "card", title: "Payment cards", members: { ["", "expiry", "cvv", "cvv4"] }
  ) { member in
    switch member {
    case "": .card
    case "expiry": .cardExpiry(today: nil)
    case "cvv": .cardSecurityCode(digits: 3)
    case "cvv4": .cardSecurityCode(digits: 4)
    default: nil
    }
  }
}

extension FieldKind {
  /// The number of a card of any brand.
  public static var card: FieldKind {
    FieldKind(
      id: "card", title: "Card number", mask: CardMask(), keyboard: .asciiCapableNumberPad,
      contentType: .creditCardNumber, placeholder: "0000 0000 0000 0000",
      example: "4111 1111 1111 1111", isSensitive: true)
  }

  /// Month and year until which a card is valid, judged on a day; `nil` judges the form alone.
  public static func cardExpiry(today: DateValue?) -> FieldKind {
    FieldKind(
      id: "card:expiry", title: "Valid until", mask: CardExpiryCheck(today: today).mask,
      keyboard: .asciiCapableNumberPad, contentType: .creditCardExpiration, placeholder: "MM/YY",
      example: "12/45")
  }

  /// The code of three or four digits on a card.
  public static func cardSecurityCode(digits: Int) -> FieldKind {
    let digits = min(max(digits, 3), 4)
    let pattern = "[\(String(repeating: "0", count: digits))]"
    return FieldKind(
      id: digits == 4 ? "card:cvv4" : "card:cvv", title: "Security code",
      mask: CheckedMask(Mask(table: pattern), by: CodeRule(patterns: [pattern])),
      keyboard: .asciiCapableNumberPad, contentType: .creditCardSecurityCode,
      example: digits == 4 ? "1234" : "123", isSensitive: true)
  }

  /// The code on the cards of a brand; `nil` for a brand without one.
  public static func cardSecurityCode(of brand: CardBrand) -> FieldKind? {
    guard brand.securityCode.digits > 0 else { return nil }
    var kind = cardSecurityCode(digits: brand.securityCode.digits)
    kind.title = brand.securityCode.name
    return kind
  }
}
