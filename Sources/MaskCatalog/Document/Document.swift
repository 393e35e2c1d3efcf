public import MaskEngine

/// A number that stands on a document: what it looks like, its check digits, what is wrong with one.
///
/// ```swift
/// let snils = Document("RU.snils")!
/// snils.fault(in: "112-233-445 95")       // nil
/// snils.fault(in: "112-233-445 96")       // .checkDigit
/// field.mask = snils.mask                 // formats, and judges
/// ```
///
/// 60 documents of 20 regions; the generated `DocumentTable.swift` names the source. A check never
/// stops typing: it is asked once nothing is missing. A right check digit says that the number was
/// not mistyped, and not that it was given to anybody.
public struct Document: Validating, Identifiable {
  /// The region and the document: `RU.snils`, `BR.cpf`.
  public let id: String
  /// What the document calls itself, `СНИЛС`.
  public let name: String
  /// A number that is right, and nobody's.
  public let example: String
  /// Whether the number stands for a person or an account, and is to be kept out of logs.
  public let isSensitive: Bool

  private let patterns: [String]
  let rule: CodeRule

  /// The region, `RU`.
  public var region: String { String(id.prefix { $0 != "." }) }

  /// The document of a name; `nil` when it is not in the catalog.
  public init?(_ id: String) {
    guard let row = Self.table.row(id) else { return nil }
    self.id = row[0]
    name = row[1]
    patterns = row[2].parts(UInt8(ascii: ";")).map(String.init)
    isSensitive = row[4].contains("s")
    example = row[5]
    rule = CodeRule(patterns: patterns, checks: row[3], isLenient: row[4].contains("w"))
  }

  /// The names of all documents, region by region.
  public static var identifiers: [String] { table.keys }

  private static let table = TableRows(DocumentTable.rows)

  /// What formats the number. A text that is pasted with the document's name in front loses the name.
  public var mask: CheckedMask {
    let words = [name, String(id.drop { $0 != "." }.dropFirst())]
    return CheckedMask(masking(table: patterns), by: self, labels: words)
  }

  /// What is wrong with a number, with or without its separators; `nil` when nothing is.
  public func fault(in text: String) -> CodeFault? { rule.found(in: CodeText(text))?.fault }

  /// What is to be said about a number, half typed or whole, and where.
  ///
  /// Where right numbers with a wrong check digit exist (`KR.rrn`, `UZ.pinfl`), it only warns.
  public func verdict(on text: String, value: String) -> Verdict {
    rule.verdict(on: text, value: value)
  }
}

extension Document: Hashable {
  /// Whether both are the same document.
  public static func == (left: Document, right: Document) -> Bool { left.id == right.id }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
