public import MaskEngine

/// The postal codes of a region: what they look like, and what is wrong with one.
///
/// ```swift
/// field.mask = PostalCode("GB")!.mask                    // the gap moves while it is typed
/// PostalCode("US")!.mask.isComplete("94105-12")          // false: half of ZIP+4
/// ```
///
/// 181 regions; those that have no postal codes are missing. A code of the right form need not have
/// been given out. Ten regions (BR, DE, FR, GB, IN, JP, NL, PL, RU, US) have more rules than a form
/// and are `Document`s as well. Sources stand in the generated tables.
public struct PostalCode: Validating, Identifiable {
  /// The region, `GB`.
  public let region: String
  /// A code of the right form.
  public let example: String
  /// What formats a code.
  public let mask: CheckedMask

  private let rule: CodeRule

  /// The region.
  public var id: String { region }

  /// The postal codes of a region, `GB`; `nil` for one without.
  public init?(_ region: String) {
    if let document = Self.documents.first(where: { $0.region == region }) {
      guard let document = Document(document.document) else { return nil }
      (example, mask, rule) = (document.example, document.mask, document.rule)
    } else {
      guard let row = Self.table.row(region) else { return nil }
      let patterns = row[1].parts(UInt8(ascii: ";")).map(String.init)
      rule = CodeRule(patterns: patterns, checks: row[2])
      mask = CheckedMask(
        masking(table: patterns), by: rule,
        labels: ["Postal code", "Postcode", "ZIP code", "ZIP"])
      example = row[3]
    }
    self.region = region
  }

  /// The regions, sorted.
  public static var regions: [String] { (table.keys + documents.map { $0.region }).inOrder() }

  private static let table = TableRows(PostcodeTable.rows)

  /// The regions whose postal codes stand among the documents.
  static let documents: [(region: String, document: String)] = [
    ("BR", "BR.cep"), ("DE", "DE.plz"), ("FR", "FR.cp"), ("GB", "GB.postcode"),
    ("IN", "IN.pin"), ("JP", "JP.postcode"), ("NL", "NL.postcode"), ("PL", "PL.postcode"),
    ("RU", "RU.postcode"), ("US", "US.zip"),
  ]

  /// What is wrong with a code; `nil` when nothing is.
  public func fault(in text: String) -> CodeFault? { rule.found(in: CodeText(text))?.fault }

  /// What is to be said about a code, half typed or whole, and where.
  public func verdict(on text: String, value: String) -> Verdict {
    rule.verdict(on: text, value: value)
  }

  /// Whether every place takes digits only.
  var isNumeric: Bool { rule.shapes.joined().allSatisfy(\.isDigit) }
}
