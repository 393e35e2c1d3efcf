public import MaskEngine

/// How one locale writes numbers, amounts of its currency and percentages.
///
/// ```swift
/// let germany = NumberLocale("de_DE")!
/// germany.symbols.decimal                        // ","
/// let price = try NumberMask(germany.currency)   // 1.234,50 €
/// ```
///
/// 108 locales, from CLDR; the generated `NumberTable.swift` names the version.
public struct NumberLocale: Sendable, Hashable {
  /// The name, `de_DE`.
  public let identifier: String
  /// The signs that numbers are written with.
  public let symbols: NumberSymbols
  /// The ISO 4217 code of the currency, `EUR`.
  public let currencyCode: String
  /// Amounts of the currency, with its sign and as many fraction digits as it has. A minus stands in
  /// front, wherever the locale's own pattern has it.
  public let currency: NumberStyle
  /// Percentages; `26%` is the value 26.
  public let percent: NumberStyle

  /// Up to three fraction digits, as the locale's plain pattern has them.
  public var decimal: NumberStyle { NumberStyle(symbols: symbols, fractionDigits: 0...3) }

  /// The locale of a name: `de_DE`, `de-DE`, or `de` for the first one of its language.
  public init?(_ identifier: String) {
    let name = identifier.replacing("-", with: "_")
    // A language alone has no separator, and its first locale stands for it.
    let row =
      name.contains("_") ? Self.table.row(name) : Self.table.firstRow(beginningWith: name + "_")
    guard let row, !name.isEmpty else { return nil }
    self.init(row: row)
  }

  /// The names of all locales, sorted.
  public static var identifiers: [String] { table.keys.sorted() }

  private static let table = TableRows(NumberTable.rows)

  @inline(never)
  private init(row fields: [String]) {
    func scalar(_ index: Int) -> Unicode.Scalar { fields[index].unicodeScalars.first! }
    identifier = fields[0]
    symbols = NumberSymbols(
      grouping: scalar(2), decimal: scalar(1), groupSize: Int(fields[3])!,
      nextGroupSize: Int(fields[4])!, minimumGrouping: Int(fields[5])!, minus: fields[6],
      zero: scalar(7))
    let digits = Int(fields[10])!
    currencyCode = fields[12]
    var amounts = symbols
    amounts.nextGroupSize = Int(fields[11])!
    currency = NumberStyle(
      symbols: amounts, prefix: fields[8], suffix: fields[9], fractionDigits: digits...digits)
    percent = NumberStyle(symbols: symbols, prefix: fields[13], suffix: fields[14])
  }
}

extension NumberSymbols {
  /// The signs of a locale: `de_DE`, `de-DE`, or `de`. `nil` for one that is not in the catalog.
  ///
  /// ```swift
  /// NumberSymbols.locale("hi_IN")?.nextGroupSize   // 2
  /// ```
  public static func locale(_ identifier: String) -> NumberSymbols? {
    NumberLocale(identifier)?.symbols
  }
}
