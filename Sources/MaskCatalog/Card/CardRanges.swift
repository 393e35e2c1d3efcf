/// Which brands the first digits of a card can belong to.
///
/// Kept apart from `CardBrand`, which is read from a whole row, because every key asks here.
struct CardRanges: Sendable {
  static let rows = TableRows(CardTable.rows).all

  /// One range of first digits, filled up to eight with zeros and nines.
  private struct Range: Sendable {
    let brand: Int
    let isActive: Bool
    let width: Int
    let low: Int
    let high: Int
  }

  private static let ranges: [Range] = rows.enumerated().flatMap { index, row in
    row[4].parts(UInt8(ascii: ",")).map { range in
      let ends = range.parts(UInt8(ascii: "-"))
      return Range(
        brand: index, isActive: !row[3].contains("e"), width: ends[0].utf8.count,
        low: filled(ends[0], with: 0), high: filled(ends.last ?? ends[0], with: 9))
    }
  }

  /// The first eight digits as a number, with `digit` in the places that are missing.
  private static func filled(_ digits: Substring, with digit: Int) -> Int {
    var number = 0
    var digits = digits.utf8.makeIterator()
    for _ in 0..<8 { number = number * 10 + (digits.next().map { Int($0) - 48 } ?? digit) }
    return number
  }

  /// The brands that are possible, and the best, if one is certain, as places in `CardBrand.all`.
  ///
  /// The best is the one whose range has most digits; before any range is complete, the only one that
  /// is possible.
  private static func found(_ digits: String, active: Bool) -> (possible: [Int], best: Int?) {
    let count = digits.utf8.count
    let low = filled(digits[...], with: 0)
    let high = filled(digits[...], with: 9)
    var possible: [Int] = []
    var best: Int?
    var width = 0
    for range in ranges where range.isActive == active && low <= range.high && range.low <= high {
      if possible.last != range.brand { possible.append(range.brand) }
      if count >= range.width && range.width > width { (best, width) = (range.brand, range.width) }
    }
    return (possible, best ?? (possible.count == 1 ? possible[0] : nil))
  }

  /// The best brand of some digits: an active one, or else one that has ended.
  static func best(_ digits: String, ended: Bool = false) -> CardBrand? {
    found(digits, active: !ended).best.map { CardBrand.all[$0] }
  }

  /// The active brands that are possible.
  static func candidates(_ digits: String) -> [CardBrand] {
    found(digits, active: true).possible.map { CardBrand.all[$0] }
  }
}

extension CardBrand {
  /// The brand that some first digits certainly belong to, as far as ranges can tell; `nil` while it is
  /// open. Signs other than digits do not count.
  ///
  /// Of several ranges that hold the digits the longest wins: `4571` is Dankort, and `457` Visa.
  public static func best(for digits: String) -> CardBrand? {
    CardRanges.best(CardNumber(digits).digits)
  }

  /// The brands that some first digits can still become, in the order of the catalog.
  public static func candidates(for digits: String) -> [CardBrand] {
    CardRanges.candidates(CardNumber(digits).digits)
  }
}
