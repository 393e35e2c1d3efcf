/// What an edit came to: the text to show, the value to store, and where the caret belongs.
public struct MaskedText: Sendable, Hashable {
  /// What the person sees: `+7 (912) 345-67-89`.
  public var text: String
  /// What the model stores: `9123456789`.
  public var value: String
  /// Where the caret belongs in `text`.
  public var caret: TextOffset
  /// Whether nothing is missing any more.
  public var isComplete: Bool
  /// Whether `text` differs from the text before the edit.
  public var isChanged: Bool
  /// How many characters of the insertion were taken.
  public var taken: Int
  /// How many characters of the insertion were refused.
  public var refused: Int
  /// Why the first refused character was refused; `nil` when none was.
  public var refusal: Refusal?

  /// Makes an outcome from its parts.
  public init(
    text: String, value: String, caret: TextOffset, isComplete: Bool, isChanged: Bool,
    taken: Int = 0, refused: Int = 0, refusal: Refusal? = nil
  ) {
    self.text = text
    self.value = value
    self.caret = caret
    self.isComplete = isComplete
    self.isChanged = isChanged
    self.taken = taken
    self.refused = refused
    self.refusal = refusal
  }
}
