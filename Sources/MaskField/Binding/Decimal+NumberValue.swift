public import Foundation
public import MaskEngine

/// Exact up to the 38 digits that a `Decimal` holds; a longer number is out of its bounds.
extension Decimal: NumberValue {
  /// The value that `text` stands for; `nil` when it has more digits than a `Decimal`, or is none.
  public init?(decimalText text: String) {
    let plain = Decimal.significant(text)
    guard !plain.isEmpty, Decimal.precision(of: plain) <= 38,
      let value = Decimal(string: text, locale: Decimal.machine),
      Decimal.significant(value.decimalText) == plain
    else { return nil }
    self = value
  }

  /// The value without an exponent; `0` for not a number.
  public var decimalText: String {
    isNaN ? "0" : NSDecimalNumber(decimal: self).description(withLocale: Decimal.machine)
  }

  /// A number of more digits than a `Decimal` holds loses its last ones; one beyond the greatest
  /// becomes that.
  public init?(nearestTo text: String) {
    guard !Decimal.significant(text).isEmpty else { return nil }
    guard let value = Decimal(string: text, locale: Decimal.machine), !value.isNaN else {
      self = text.hasPrefix("-") ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
      return
    }
    self = value
  }

  /// Digits of a significant text from the first to the last that is not 0.
  private static func precision(of plain: String) -> Int {
    var digits = plain.filter { $0 != "." && $0 != "-" }.drop { $0 == "0" }
    while digits.last == "0" { digits.removeLast() }
    return digits.count
  }

  private static let machine = Locale(identifier: "en_US_POSIX")

  /// `text` without zeros that say nothing; empty if it is no canonical decimal text.
  private static func significant(_ text: String) -> String {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard digits.utf8.contains(where: { $0 &- 0x30 < 10 }),
      parts.allSatisfy({ $0.utf8.allSatisfy { $0 &- 0x30 < 10 } })
    else { return "" }
    let integer = parts[0].drop { $0 == "0" }
    var fraction = parts.count == 1 ? "" : parts[1]
    while fraction.last == "0" { fraction.removeLast() }
    let sign = text.hasPrefix("-") && !(integer.isEmpty && fraction.isEmpty) ? "-" : ""
    return sign + (integer.isEmpty ? "0" : integer) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
