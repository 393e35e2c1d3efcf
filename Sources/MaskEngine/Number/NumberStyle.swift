/// How a number looks and what it may be: what a `NumberMask` is made of.
///
/// ```swift
/// var price = NumberStyle(symbols: NumberSymbols(grouping: ","))
/// price.prefix = "$"
/// price.fractionDigits = 2...2
/// price.minimum = "0"
/// let mask = try NumberMask(price)
/// ```
public struct NumberStyle: Sendable, Hashable {
  /// What becomes of a number outside the bounds.
  public enum OutOfBounds: Sendable, Hashable, CaseIterable {
    /// An edit that no more typing could bring back into the bounds is refused.
    case refuse
    /// The end of editing moves the number to the nearest bound.
    case clamp
  }

  /// The signs of the language.
  public var symbols: NumberSymbols
  /// What stands before the digits, behind a minus.
  public var prefix: String
  /// What stands behind the digits.
  public var suffix: String
  /// How many integer digits there are: the end of editing fills up with zeros to the first number,
  /// a digit beyond the second is refused. Leading zeros do not count.
  public var integerDigits: ClosedRange<Int>
  /// How many fraction digits there are, likewise. `0...0` makes an integer.
  public var fractionDigits: ClosedRange<Int>
  /// Whether a minus is taken. A `minimum` of 0 or more rules it out.
  public var allowsNegative: Bool
  /// The least value, as canonical decimal text such as `-90.5`; `nil` for none.
  public var minimum: String?
  /// The greatest value, likewise.
  public var maximum: String?
  /// What becomes of a number outside the bounds.
  public var outOfBounds: OutOfBounds

  /// Makes a style; what is left out is an integer of either sign, without bounds.
  public init(
    symbols: NumberSymbols = NumberSymbols(), prefix: String = "", suffix: String = "",
    integerDigits: ClosedRange<Int> = 1...NumberMask.digitLimit,
    fractionDigits: ClosedRange<Int> = 0...0, allowsNegative: Bool = true, minimum: String? = nil,
    maximum: String? = nil, outOfBounds: OutOfBounds = .refuse
  ) {
    self.symbols = symbols
    self.prefix = prefix
    self.suffix = suffix
    self.integerDigits = integerDigits
    self.fractionDigits = fractionDigits
    self.allowsNegative = allowsNegative
    self.minimum = minimum
    self.maximum = maximum
    self.outOfBounds = outOfBounds
  }

  /// This style for the values of an integer type: no fraction, and its least and greatest value as
  /// bounds where the style's own are wider. An overflow is then refused while it is typed.
  ///
  /// ```swift
  /// let mask = try NumberMask(NumberStyle().holding(Int8.self))   // -128 to 127
  /// ```
  public func holding<Value: FixedWidthInteger & NumberValue>(_ type: Value.Type) -> NumberStyle {
    var style = self
    style.fractionDigits = 0...0
    style.allowsNegative = allowsNegative && Value.isSigned
    style.minimum = (minimum.flatMap { Value(decimalText: $0) } ?? Value.min).decimalText
    style.maximum = (maximum.flatMap { Value(decimalText: $0) } ?? Value.max).decimalText
    return style
  }
}
