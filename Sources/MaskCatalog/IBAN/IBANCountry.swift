/// How IBANs of one country are built.
///
/// ```swift
/// IBANCountry("DE")?.length        // 22
/// IBANCountry("DE")?.isSEPA        // true
/// ```
///
/// 105 countries and territories: the SWIFT registry and what goes along with it. The generated
/// `IBANTable.swift` names the version.
public struct IBANCountry: Sendable, Hashable, Identifiable {
  /// The country's code, `DE`.
  public let id: String
  /// How many characters an IBAN has, country and check digits among them.
  public let length: Int
  /// The structure behind the check digits: `8n10n` is 8 digits and 10 digits; `a` are letters, `c`
  /// either.
  public let structure: String
  /// Where the code of the bank stands, counted behind the check digits.
  public let bank: Range<Int>
  /// Whether the country is in SEPA.
  public let isSEPA: Bool
  /// The country whose code the IBANs of a territory are printed with: `FR` for `GP`.
  public let printedAs: String?
  /// An IBAN that belongs to nobody.
  public let example: String

  /// The country of a code; `nil` when it has no IBAN.
  @inline(never)
  public init?(_ code: String) {
    guard code.utf8.count == 2, let row = Self.table.row(code) else { return nil }
    id = row[0]
    length = Int(row[1]) ?? 0
    structure = row[2]
    let ends = row[3].split(separator: "-").compactMap { Int($0) }
    bank = ends[0]..<ends[1]
    isSEPA = row[4] == "s"
    printedAs = row[5].isEmpty ? nil : row[5]
    example = row[6]
  }

  /// The codes of all countries, sorted.
  public static var codes: [String] { table.keys }

  private static let table = TableRows(IBANTable.rows)

  /// The slots of a whole IBAN, in the symbols of the tables' patterns.
  var slots: String {
    var slots = "UU00"
    var count = 0
    for character in structure {
      if let digit = character.wholeNumberValue {
        count = count * 10 + digit
      } else {
        let symbol = character == "n" ? "0" : character == "a" ? "U" : "N"
        slots += String(repeating: symbol, count: count)
        count = 0
      }
    }
    return slots
  }
}
