/// What the built-in slots take: `[0]`, `[A]`, `[_]` and `[*]`.
public enum CharacterClass: Sendable, Hashable, CaseIterable {
  /// A decimal digit, of any script: `[0]` and `[9]`.
  case digit
  /// A letter (Unicode category L) with the marks that belong to it: `[A]` and `[a]`.
  case letter
  /// Either: `[_]` and `[-]`.
  case alphanumeric
  /// Any character but a control: `[*]` and `[?]`.
  case any
}
