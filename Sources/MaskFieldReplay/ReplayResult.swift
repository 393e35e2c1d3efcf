/// How a session went.
public struct ReplayResult: Sendable, Hashable {
  /// What was to be seen and what was seen instead, one entry a difference; empty when all is well.
  public var differences: [String]
  /// One line a step, drawn with `|` for the caret.
  public var transcript: [String]

  /// Whether the field showed all that was expected.
  public var isPassed: Bool { differences.isEmpty }
}
