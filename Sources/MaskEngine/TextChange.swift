/// One change in a range: the text between two offsets is replaced.
///
/// ```swift
/// let typed = TextChange(replacing: 6..<6, with: "2")
/// let erased = TextChange(deletingBackward: 9..<10)
/// ```
///
/// Offsets count UTF-16 units, as `NSRange` does, and refer to the text before the change.
public struct TextChange: Sendable, Hashable {
  /// What the person did; it decides how the same characters are read.
  public enum Intent: Sendable, Hashable, CaseIterable {
    /// Typed, or put in by a keyboard's prediction.
    case insert
    /// Pasted or filled in: the text may carry the mask's prefix or a trunk prefix.
    case paste
    /// Backspace. At literals it moves on to the character before them.
    case deleteBackward
    /// Forward delete. At literals it moves on to the character behind them.
    case deleteForward
    /// The program assigns a value: every character is data.
    case set
  }

  /// The range that is replaced, in UTF-16 units of the text before the change.
  public var range: Range<Int>
  /// What replaces it.
  public var replacement: String
  /// What the person did.
  public var intent: Intent

  /// A replacement of `range` by `replacement`, typed unless `intent` says otherwise.
  public init(replacing range: Range<Int>, with replacement: String, intent: Intent = .insert) {
    self.range = range
    self.replacement = replacement
    self.intent = intent
  }

  /// A replacement of a range given as indices of `text`.
  public init(
    replacing range: Range<String.Index>, of text: String, with replacement: String,
    intent: Intent = .insert
  ) {
    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    let end = text.utf16.distance(from: text.startIndex, to: range.upperBound)
    self.init(replacing: start..<end, with: replacement, intent: intent)
  }

  /// A backspace over `range`; an empty range stands for the character before it.
  public init(deletingBackward range: Range<Int>) {
    self.init(replacing: range, with: "", intent: .deleteBackward)
  }

  /// A forward delete over `range`; an empty range stands for the character behind it.
  public init(deletingForward range: Range<Int>) {
    self.init(replacing: range, with: "", intent: .deleteForward)
  }
}
