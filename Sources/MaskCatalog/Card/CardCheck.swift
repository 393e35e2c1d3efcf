public import MaskEngine

/// Judges the number of a card: brand, length, check digit.
public struct CardCheck: Validating, Hashable {
  /// Makes the check.
  public init() {}

  /// What is to be said about a number, half typed or whole.
  ///
  /// A brand of which some cards have no check digit gets a warning, and so does a number that no known
  /// brand begins with, if its check digit fits.
  public func verdict(on text: String, value: String) -> Verdict {
    let number = CardNumber(text)
    let count = number.digits.count
    if count == 0 { return .empty }
    let brand = number.brand
    if count > brand?.longest ?? 19 {
      return wrong("card.too-long", "The card number is too long.", text)
    }
    guard number.hasRightLength else { return incomplete(number) }
    let asks = brand.map { $0.checkDigit == .always || $0.checkDigit == .mostly } ?? true
    if asks && !number.hasRightCheckDigit {
      if !number.isWhole { return incomplete(number) }
      let finding = Finding(
        "card.check-digit", "The card number is mistyped: its check digit does not fit.",
        severity: brand?.checkDigit == .mostly ? .warning : .error)
      return Verdict(brand?.checkDigit == .mostly ? .valid : .invalid, finding)
    }
    guard let brand else {
      return Verdict(
        .valid, Finding("card.unknown", "This kind of card is not known.", severity: .warning))
    }
    if brand.isActive { return .valid }
    return Verdict(
      .valid,
      Finding(
        "card.ended", "\(brand.name) cards are no longer issued.", severity: .warning,
        parameters: ["brand": brand.name]))
  }

  private func incomplete(_ number: CardNumber) -> Verdict {
    let count = number.digits.count
    let next = number.brand?.lengths.first { $0 > count } ?? max(12, count + 1)
    let usual = number.brand.map { count < $0.usualLength ? $0.usualLength : next } ?? next
    let missing = usual - count
    return Verdict(
      .incomplete,
      missing == 1 ? "One more digit is needed." : "\(missing) more digits are needed.",
      code: "card.too-short", parameters: ["count": "\(missing)"])
  }

  private func wrong(_ code: String, _ message: String, _ text: String) -> Verdict {
    Verdict(.invalid, message, code: code, at: 0..<text.utf16.count)
  }
}
