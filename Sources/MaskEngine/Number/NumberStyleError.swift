/// Why a `NumberStyle` makes no mask.
public struct NumberStyleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A part of a style.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    case grouping, decimal, zero, groupSize, nextGroupSize, minimumGrouping, minus
    case prefix, suffix, integerDigits, fractionDigits, minimum, maximum
  }

  /// What is wrong with a part.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// It contradicts another part, or would leave a display that cannot be read back.
    case contradiction
    /// It is longer or larger than a documented limit.
    case limit
    /// There is no memory for the mask.
    case memory
  }

  /// The part at fault.
  public var part: Part
  /// What is wrong with it.
  public var reason: Reason

  /// Makes an error from its parts.
  public init(_ part: Part, _ reason: Reason) {
    self.part = part
    self.reason = reason
  }

  /// The part and the reason, for logs.
  public var description: String { "\(part.rawValue): \(reason)" }
}
