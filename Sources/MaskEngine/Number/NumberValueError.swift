/// Why a text has no value under `NumberPolicy.reject`.
public enum NumberValueError: Error, Sendable, Hashable, CaseIterable {
  /// There is no text.
  case empty
  /// More has to be typed: `-`, `1.`.
  case incomplete
  /// The number lies outside the bounds of the style or of the type.
  case outOfBounds
}
