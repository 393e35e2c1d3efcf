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
  private let row: [String]

  /// The name, `de_DE`.
  public var identifier: String { row[0] }
  /// The signs that numbers are written with.
  public var symbols: NumberSymbols { symbols(nextGroupSize: 4) }
  /// The ISO 4217 code of the currency, `EUR`.
  public var currencyCode: String { row[12] }
  /// Amounts of the currency, with its sign and as many fraction digits as it has. A minus stands in
  /// front, wherever the locale's own pattern has it.
  public var currency: NumberStyle {
    let digits = row[10].number ?? 2
    return NumberStyle(
      symbols: symbols(nextGroupSize: 11), prefix: row[8], suffix: row[9],
      fractionDigits: digits...digits)
  }
  /// Percentages; `26%` is the value 26.
  public var percent: NumberStyle {
    NumberStyle(symbols: symbols, prefix: row[13], suffix: row[14])
  }

  /// Up to three fraction digits, as the locale's plain pattern has them.
  public var decimal: NumberStyle { NumberStyle(symbols: symbols, fractionDigits: 0...3) }

  /// The locale of a name: `de_DE`, `de-DE`, or `de` for the first one of its language.
  public init?(_ identifier: String) {
    let name = identifier.replacing("-", with: "_")
    // A language alone has no separator, and its first locale stands for it.
    let row =
      name.contains("_") ? Self.table.row(name) : Self.table.firstRow(beginningWith: name + "_")
    guard let row, !name.isEmpty else { return nil }
    self.row = row
  }

  /// The names of all locales, sorted.
  public static var identifiers: [String] { table.keys.inOrder() }

  private static let table = TableRows(NumberTable.rows)

  /// The signs, with the size of all groups but the last from one of the row's fields.
  @inline(never)
  private func symbols(nextGroupSize field: Int) -> NumberSymbols {
    func scalar(_ index: Int) -> Unicode.Scalar { row[index].unicodeScalars.first ?? "0" }
    func number(_ index: Int) -> Int { row[index].number ?? 3 }
    return NumberSymbols(
      grouping: scalar(2), decimal: scalar(1), groupSize: number(3), nextGroupSize: number(field),
      minimumGrouping: number(5), minus: row[6], zero: scalar(7))
  }

  /// Whether both are the same locale.
  public static func == (left: NumberLocale, right: NumberLocale) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
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
