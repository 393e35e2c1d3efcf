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
  private let row: [String]

  /// The country's code, `DE`.
  public var id: String { row[0] }
  /// How many characters an IBAN has, country and check digits among them.
  public var length: Int { row[1].number ?? 0 }
  /// The structure behind the check digits: `8n10n` is 8 digits and 10 digits; `a` are letters, `c`
  /// either.
  public var structure: String { row[2] }
  /// Where the code of the bank stands, counted behind the check digits.
  public var bank: Range<Int> {
    let ends = row[3][...].numbers(UInt8(ascii: "-"))
    return ends[0]..<ends[1]
  }
  /// Whether the country is in SEPA.
  public var isSEPA: Bool { row[4] == "s" }
  /// The country whose code the IBANs of a territory are printed with: `FR` for `GP`.
  public var printedAs: String? { row[5].isEmpty ? nil : row[5] }
  /// An IBAN that belongs to nobody.
  public var example: String { row[6] }

  /// The country of a code; `nil` when it has no IBAN.
  @inline(never)
  public init?(_ code: String) {
    guard code.utf8.count == 2, let row = Self.table.row(code) else { return nil }
    self.row = row
  }

  /// Whether both are the same country.
  public static func == (left: IBANCountry, right: IBANCountry) -> Bool { left.id == right.id }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The codes of all countries, sorted.
  public static var codes: [String] { table.keys }

  private static let table = TableRows(IBANTable.rows)

  /// The slots of a whole IBAN, in the symbols of the tables' patterns.
  var slots: String {
    var slots = "UU00"
    var count = 0
    for byte in structure.utf8 {
      if byte &- 0x30 < 10 {
        count = count * 10 + Int(byte &- 0x30)
      } else {
        let symbol =
          byte == UInt8(ascii: "n") ? "0" : byte == UInt8(ascii: "a") ? "U" : "N"
        for _ in 0..<count { slots += symbol }
        count = 0
      }
    }
    return slots
  }
}
