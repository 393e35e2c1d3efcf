/// What is to be said about a field's content, in plain words.
public struct Verdict: Sendable, Hashable {
  /// How far the content has come.
  public var state: ValidationState
  /// What is wrong or missing, as a sentence; `nil` when nothing is.
  public var message: String?

  /// Makes a verdict.
  public init(_ state: ValidationState, _ message: String? = nil) {
    self.state = state
    self.message = message
  }

  /// Nothing was entered.
  public static let empty = Verdict(.empty)
  /// It is right.
  public static let valid = Verdict(.valid)
}
