/// The signs that a language writes numbers with.
///
/// ```swift
/// let german = NumberSymbols(grouping: ".", decimal: ",")
/// let indian = NumberSymbols(grouping: ",", decimal: ".", groupSize: 3, nextGroupSize: 2)
/// ```
///
/// `MaskCatalog` has those of 108 locales, from CLDR.
public struct NumberSymbols: Sendable, Hashable {
  /// The sign between groups of digits, or `nil` for none.
  public var grouping: Unicode.Scalar?
  /// The sign between integer and fraction.
  public var decimal: Unicode.Scalar
  /// How many digits the group next to the decimal sign has.
  public var groupSize: Int
  /// How many digits the other groups have: 2 in India.
  public var nextGroupSize: Int
  /// How many digits stand before the first grouping sign at least: with 2, `1234` but `12.345`.
  public var minimumGrouping: Int
  /// The minus, which may come with marks of direction.
  public var minus: String
  /// The digit zero. The other nine follow it in Unicode.
  public var zero: Unicode.Scalar

  /// Makes symbols; those left out are the ones of English, without grouping.
  public init(
    grouping: Unicode.Scalar? = nil, decimal: Unicode.Scalar = ".", groupSize: Int = 3,
    nextGroupSize: Int? = nil, minimumGrouping: Int = 1, minus: String = "-",
    zero: Unicode.Scalar = "0"
  ) {
    self.grouping = grouping
    self.decimal = decimal
    self.groupSize = groupSize
    self.nextGroupSize = nextGroupSize ?? groupSize
    self.minimumGrouping = minimumGrouping
    self.minus = minus
    self.zero = zero
  }
}
