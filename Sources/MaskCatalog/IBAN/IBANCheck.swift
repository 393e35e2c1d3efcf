public import MaskEngine

/// Judges the number of a bank account: country, length, structure, check digits.
public struct IBANCheck: Validating, Hashable {
  /// The country that is expected; `nil` takes all.
  public let country: IBANCountry?

  /// Makes a check for one country or all.
  public init(country: IBANCountry? = nil) { self.country = country }

  /// What is to be said about a number, half typed or whole, and where.
  public func verdict(on text: String, value: String) -> Verdict {
    let code = CodeText(text)
    if code.count == 0 { return .empty }
    guard code.count >= 2 else { return incomplete("The country comes first: two letters.") }
    let name = String(code.string.prefix(2))
    guard let country = IBANCountry(name) else {
      return wrong("iban.country", "No country with IBANs has this code.", code.range(0..<2))
    }
    if let expected = self.country, expected != country {
      return wrong(
        "iban.other-country", "The account is not in the expected country.", code.range(0..<2),
        ["country": expected.id])
    }
    let rule = CodeRule(patterns: ["[\(country.slots)]"])
    if let found = rule.found(in: code) {
      let range = found.fault.isOpen ? nil : code.range(found.range)
      let isOpen =
        found.fault.isOpen
        && IBANMask(country: country, writesGaps: true)
          .shape(of: code.string).slots == country.slots
      return Verdict(isOpen ? .incomplete : .invalid, found.fault.finding(at: range))
    }
    let digits = code.scalars[2...3].reduce(0) { $0 * 10 + $1.codeValue }
    let isRight =
      (2...98).contains(digits)
      && Checksums.mod97(Array(code.scalars.dropFirst(4) + code.scalars.prefix(4))) == 1
    if isRight { return .valid }
    return wrong(
      "iban.check-digits", "The check digits do not fit: something is mistyped.", code.range(2..<4))
  }

  private func incomplete(_ message: String) -> Verdict {
    Verdict(.incomplete, message, code: "iban.incomplete")
  }

  private func wrong(
    _ code: String, _ message: String, _ range: Range<Int>, _ parameters: [String: String] = [:]
  ) -> Verdict {
    Verdict(.invalid, message, code: code, parameters: parameters, at: range)
  }
}
