/// Judges a field's content beyond what its mask can see.
public protocol Validating: Sendable {
  /// The verdict on a text that is not empty, and the value behind it.
  func verdict(on text: String, value: String) -> Verdict
}

/// A validator made from a function.
public struct Validator: Validating {
  private let judge: @Sendable (_ text: String, _ value: String) -> Verdict

  /// Makes a validator that asks `judge`.
  public init(_ judge: @escaping @Sendable (_ text: String, _ value: String) -> Verdict) {
    self.judge = judge
  }

  /// What the function says.
  public func verdict(on text: String, value: String) -> Verdict {
    judge(text, value)
  }
}
