/// Why the first refused character of an insertion was refused.
public enum Refusal: Sendable, Hashable, CaseIterable {
  /// The place that comes next takes other characters.
  case character
  /// No place is left, or a character behind the caret would be pushed out.
  case full
  /// The number would leave its bounds.
  case bounds
}
