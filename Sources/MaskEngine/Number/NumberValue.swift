/// A type that a number field can be bound to.
///
/// The integers of the standard library and `Double` conform here, `Decimal` in `MaskField`. Texts are
/// canonical decimal text, as `NumberMask.value(of:)` gives it: `-1234.5`.
public protocol NumberValue: Comparable, ExpressibleByIntegerLiteral, Sendable {
  /// The value that `text` stands for; `nil` when there is none in this type.
  init?(decimalText text: String)

  /// The value as canonical decimal text, without an exponent.
  var decimalText: String { get }

  /// The value of this type that lies nearest to `text`, which stands for a number beyond its ends;
  /// `nil` when `text` stands for none.
  init?(nearestTo text: String)
}

extension NumberValue where Self: FixedWidthInteger {
  /// An integer may come with a fraction of zeros, `12.00`, and with no other.
  public init?(decimalText text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let integer = parts.first, parts.dropFirst().joined().allSatisfy({ $0 == "0" }) else {
      return nil
    }
    self.init(integer, radix: 10)
  }

  /// The value in decimal digits.
  public var decimalText: String { String(self) }

  /// The nearest integer towards 0, or the end of the type that the number lies beyond.
  public init?(nearestTo text: String) {
    if let value = Self(decimalText: text) {
      self = value
      return
    }
    let digits = text.drop { $0 == "-" }
    guard let integer = digits.split(separator: ".", omittingEmptySubsequences: false).first,
      !integer.isEmpty, digits.allSatisfy({ $0 == "." || $0.isASCII && $0.isNumber })
    else { return nil }
    // Within the type only a fraction is too much: the integer before it is the nearest towards 0.
    self =
      Self((text.hasPrefix("-") ? "-" : "") + integer, radix: 10)
      ?? (text.hasPrefix("-") ? .min : .max)
  }
}

extension Int: NumberValue {}
extension Int8: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: NumberValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: NumberValue {}
