/// A mask that cannot be compiled, with the place where it went wrong.
///
/// ```swift
/// do {
///   _ = try Mask("+7 ([000")
/// } catch {
///   print(error)
///   // expected a ] for this [, or \[ for the sign itself
///   //   +7 ([000
///   //       ^
/// }
/// ```
public struct PatternError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// A `[` is never closed.
    case slotsNotClosed
    /// `[]` holds no slot. The place is its `]`.
    case slotsEmpty
    /// A `]` closes nothing.
    case slotsNotOpened
    /// A symbol between `[` and `]` is neither built in nor one of the options' classes.
    case unknownSymbol
    /// Before the `:` of a segment stand no digits, or other slots too. The place is the `:`.
    case segmentWithoutDigits
    /// A bound of a segment is missing.
    case segmentWithoutNumber
    /// The `-` between a segment's bounds is missing.
    case segmentWithoutDash
    /// Behind a segment's bounds the `]` is missing.
    case segmentNotClosed
    /// A segment's bounds are reversed, or have more digits than its slots.
    case segmentBounds
    /// A segment, or a bound of it, has more than 9 digits.
    case segmentTooLong
    /// A `{` is never closed.
    case keptNotClosed
    /// A `}` closes nothing.
    case keptNotOpened
    /// One of `[ ] { < >` stands between `{` and `}` without a `\` before it.
    case markInKept
    /// A `<` is never closed.
    case groupNotClosed
    /// A `>` closes nothing.
    case groupNotOpened
    /// `<…>` holds no slot, so nothing could ever show it. The place is its `<`.
    case groupWithoutSlot
    /// More than 4 groups stand inside each other. The place is the fifth `<`.
    case groupsTooDeep
    /// A `\` ends the pattern.
    case escapeAtEnd
    /// Fixed text would join its neighbour into one character, as a combining mark does.
    case joinsNeighbour
    /// A mask that fills from its end has something other than plain slots and fixed text.
    case notPlainFromEnd
    /// The pattern has more than 64 KiB.
    case patternTooLong
    /// The blank is invisible, or joins its neighbours.
    case blankUnusable
    /// The options have more than 64 classes.
    case tooManyClasses
    /// The classes list more than 4096 ranges together.
    case tooManyRanges
    /// The options have more than 16 trunk prefixes.
    case tooManyTrunks
    /// The trunk prefixes have more than 64 KiB together.
    case trunksTooLong
    /// A choice has no mask, or more than 64.
    case maskCount
    /// Memory ran out.
    case memory

    /// What was expected instead: `a ] for this [, or \[ for the sign itself`.
    public var expected: String {
      switch self {
      case .maskCount: "1 to 64 masks to choose among"
      case .memory: "more memory"
      default: expectedByCore
      }
    }

    /// Whether the fault lies at a place in the pattern, and not in its size or in the options.
    public var hasPlace: Bool {
      switch self {
      case .patternTooLong, .blankUnusable, .tooManyClasses, .tooManyRanges, .tooManyTrunks,
        .trunksTooLong, .maskCount, .memory:
        false
      default: true
      }
    }
  }

  /// What went wrong.
  public var reason: Reason
  /// The pattern that was to be compiled.
  public var pattern: String
  /// Where in it; zero when the reason has no place.
  public var offset: TextOffset

  /// Makes an error for a place in a pattern.
  public init(_ reason: Reason, in pattern: String, at offset: TextOffset) {
    self.reason = reason
    self.pattern = pattern
    self.offset = offset
  }

  /// The pattern with a caret under the place, in two lines; the pattern alone when there is none.
  ///
  /// Wide characters count as two columns and combining marks as none, as terminals show them. Of a
  /// long pattern the part around the place is shown.
  public var diagram: String {
    let drawing = CaretDrawing(of: pattern, at: offset.utf8)
    return reason.hasPlace ? "\(drawing.line)\n\(drawing.caret)" : drawing.line
  }

  /// What was expected, and the diagram.
  public var description: String {
    let lines = diagram.split(separator: "\n", omittingEmptySubsequences: false)
    return "expected \(reason.expected)" + lines.map { "\n  \($0)" }.joined()
  }
}
