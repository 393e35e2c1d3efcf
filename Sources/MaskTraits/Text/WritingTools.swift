/// How much of the writing tools a field offers, with the raw values of `UIWritingToolsBehavior`.
/// Since iOS 18.
public enum WritingToolsBehavior: Int, Sendable, Hashable, CaseIterable, Codable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// What the writing tools may put into a field, with the bits of `UIWritingToolsResultOptions`.
/// Since iOS 18.
public struct WritingToolsResultOptions: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The system decides: the empty set.
  public static let `default`: WritingToolsResultOptions = []
  public static let plainText = WritingToolsResultOptions(rawValue: 1)
  public static let richText = WritingToolsResultOptions(rawValue: 2)
  public static let list = WritingToolsResultOptions(rawValue: 4)
  public static let table = WritingToolsResultOptions(rawValue: 8)
}
