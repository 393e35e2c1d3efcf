/// Which brands the first digits of a card can belong to.
///
/// Kept apart from `CardBrand`, which is read from a whole row, because every key asks here.
struct CardRanges: Sendable {
  static let table = TableRows(CardTable.rows)

  /// One range of first digits: both ends have as many digits.
  private struct Range: Sendable {
    let brand: Int
    let isActive: Bool
    let low: [UInt8]
    let high: [UInt8]
  }

  /// How far some digits are in a range.
  private enum Place { case outside, within, below }

  private static let rows = table.all
  private static let ranges: [Range] = rows.enumerated().flatMap { index, row in
    row[4].split(separator: ",").map { range in
      let ends = range.split(separator: "-").map { Array($0.utf8) }
      return Range(
        brand: index, isActive: !row[3].contains("e"), low: ends[0], high: ends.last ?? ends[0])
    }
  }

  /// The rows of the brands that are possible, and of the best, if one is certain.
  ///
  /// The best is the one whose range has most digits; before any range is complete, the only one that
  /// is possible.
  private static func found(_ digits: [UInt8], active: Bool) -> (possible: [Int], best: Int?) {
    var possible: [Int] = []
    var best: Int?
    var width = 0
    for range in ranges where range.isActive == active {
      let place = place(of: digits, in: range)
      if place == .outside { continue }
      if possible.last != range.brand { possible.append(range.brand) }
      if place == .within, range.low.count > width {
        (best, width) = (range.brand, range.low.count)
      }
    }
    return (possible, best ?? (possible.count == 1 ? possible[0] : nil))
  }

  private static func place(of digits: [UInt8], in range: Range) -> Place {
    let count = min(digits.count, range.low.count)
    let head = digits.prefix(count)
    let isBelow = head.lexicographicallyPrecedes(range.low.prefix(count))
    let isAbove = range.high.prefix(count).lexicographicallyPrecedes(head)
    if isBelow || isAbove { return .outside }
    return count == range.low.count ? .within : .below
  }

  /// The best brand of some digits: an active one, or else one that has ended.
  static func best(_ digits: String, ended: Bool = false) -> CardBrand? {
    found(Array(digits.utf8), active: !ended).best.map { CardBrand(row: rows[$0]) }
  }

  /// The active brands that are possible.
  static func candidates(_ digits: String) -> [CardBrand] {
    found(Array(digits.utf8), active: true).possible.map { CardBrand(row: rows[$0]) }
  }
}

extension CardBrand {
  /// The brand that some first digits certainly belong to, as far as ranges can tell; `nil` while it is
  /// open. Signs other than digits do not count.
  ///
  /// Of several ranges that hold the digits the longest wins: `4571` is Dankort, and `457` Visa.
  public static func best(for digits: String) -> CardBrand? {
    CardRanges.best(CodeText(digits).string)
  }

  /// The brands that some first digits can still become, in the order of the catalog.
  public static func candidates(for digits: String) -> [CardBrand] {
    CardRanges.candidates(CodeText(digits).string)
  }
}
