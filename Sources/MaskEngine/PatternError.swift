/// A mask that cannot be compiled, with the place where it went wrong.
public struct PatternError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// The pattern is malformed at the offset.
    case malformed
    /// The pattern or its options exceed a limit: 64 KiB, groups nested to 4, 64 classes.
    case limit
    /// Memory ran out.
    case memory
  }

  /// What went wrong.
  public var reason: Reason
  /// The pattern that was to be compiled.
  public var pattern: String
  /// Where in it.
  public var offset: TextOffset

  /// Makes an error for a place in a pattern.
  public init(_ reason: Reason, in pattern: String, at offset: TextOffset) {
    self.reason = reason
    self.pattern = pattern
    self.offset = offset
  }

  public var description: String {
    let place = "at offset \(offset.utf16) of \"\(pattern)\""
    switch reason {
    case .malformed: return "malformed mask \(place)"
    case .limit: return "mask beyond a limit \(place)"
    case .memory: return "no memory for the mask \"\(pattern)\""
    }
  }
}
