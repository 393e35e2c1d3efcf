/// What a region changes about the keys of a pad.
///
/// ```swift
/// let egypt = KeyboardRegion(zero: "٠", decimalSeparator: "٫")
/// KeyboardType.numberPad.produces("٣", in: egypt)     // true
/// ```
public struct KeyboardRegion: Sendable, Hashable {
  /// The ten digits, zero first.
  public let digits: [Character]
  /// What stands between the whole part of a number and its fraction.
  public let decimalSeparator: String

  /// A region from its digit zero; the other nine follow it in Unicode, as in every decimal system
  /// of the standard. A zero that is no decimal digit of value 0 stands for `0`.
  public init(zero: Unicode.Scalar = "0", decimalSeparator: String = ".") {
    let isZero = zero.properties.numericType == .decimal && zero.properties.numericValue == 0
    let first = isZero ? zero.value : 0x30
    digits = (0..<10).compactMap { Unicode.Scalar(first + $0).map(Character.init) }
    self.decimalSeparator = decimalSeparator
  }

  /// `0`–`9` and a point.
  public static let ascii = KeyboardRegion()
  /// `0`–`9` and a comma, as in Germany and most of Europe.
  public static let germany = KeyboardRegion(decimalSeparator: ",")
}
