/// How far a field's content has come.
public enum ValidationState: String, Sendable, Hashable, CaseIterable {
  /// Nothing was entered.
  case empty
  /// What is there may become right.
  case incomplete
  /// It is right.
  case valid
  /// It is wrong, and going on does not mend it.
  case invalid
}
