import MaskEngine

/// The code of a bank by ISO 9362: four letters or digits for the bank, two letters for its country,
/// two characters for the place, and three for a branch if there is one.
///
/// ```swift
/// let bic = BIC("COBADEFFXXX")!
/// bic.country                                // "DE"
/// bic.fits(iban: "DE89 3704 0044 0532 0130 00")   // true: the same country
/// ```
public struct BIC: Sendable, Hashable {
  /// The eight or eleven characters, in upper case.
  public let code: String

  /// Reads a code; `nil` when it has not the form of one.
  public init?(_ text: String) {
    let code = CodeText(text)
    if Self.rule.found(in: code) != nil { return nil }
    self.code = code.string
  }

  /// The country of the bank.
  public var country: String { String(code.dropFirst(4).prefix(2)) }

  /// The branch; `nil` for the head office (`XXX`, or none given).
  public var branch: String? {
    let branch = code.dropFirst(8)
    return branch.isEmpty || branch == "XXX" ? nil : String(branch)
  }

  /// Whether the account may be one of the bank's: they are in the same country.
  ///
  /// A territory's accounts are printed with the code of the country it belongs to, and its banks have
  /// their own, so both count.
  public func fits(iban: String) -> Bool {
    let iban = CodeText(iban).string
    guard let account = IBANCountry(String(iban.prefix(2))) else { return false }
    let bank = IBANCountry(country)
    return account.id == country || account.printedAs == country || bank?.printedAs == account.id
  }

  /// A bank's letters may be digits since ISO 9362:2014.
  static let patterns = ["[NNNNUUNN]", "[NNNNUUNNNNN]"]
  static let rule = CodeRule(patterns: patterns)
}
