/// What a call on bytes came to, beside the bytes it wrote.
public struct MaskEdit: Sendable, Hashable {
  /// Where the caret belongs in what was written.
  public var caret: TextOffset
  /// Whether nothing is missing any more.
  public var isComplete: Bool
  /// Whether what was written differs from the text given.
  public var isChanged: Bool
  /// How many characters of the insertion were taken.
  public var taken: Int
  /// How many were refused.
  public var refused: Int
  /// Why the first of them was refused; `nil` when none was.
  public var refusal: Refusal?

  @inlinable
  init(
    caret: TextOffset, isComplete: Bool, isChanged: Bool, taken: Int, refused: Int,
    refusal: Refusal?
  ) {
    self.caret = caret
    self.isComplete = isComplete
    self.isChanged = isChanged
    self.taken = taken
    self.refused = refused
    self.refusal = refusal
  }
}

/// Why a call on bytes wrote nothing.
public enum MaskByteError: Error, Sendable, Hashable {
  /// The range leaves the text, or splits a scalar.
  case range
  /// The output has no room for that many bytes.
  case space(needed: Int)
  /// The text or the insertion is not UTF-8.
  case notUTF8
  /// The text or the insertion has more than 1 MiB.
  case limit
}
