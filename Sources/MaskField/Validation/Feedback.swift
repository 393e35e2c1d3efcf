/// When an error is shown: first after leaving the field or submitting, then live until it is mended.
///
/// Nobody is scolded for a half-typed word, and nobody has to leave a field to see that it is right
/// now.
public struct Feedback: Sendable, Hashable {
  /// Whether errors are shown at the moment.
  public private(set) var isRevealed = false

  /// Nothing is shown yet.
  public init() {}

  /// The person left the field. Passing through an empty field is no error.
  public mutating func left(_ verdict: Verdict) {
    if verdict.state == .incomplete || verdict.state == .invalid { isRevealed = true }
  }

  /// The person submitted: whatever is wrong or missing is shown.
  public mutating func submitted(_ verdict: Verdict) {
    isRevealed = verdict.message != nil
  }

  /// The content changed. An error that is mended stays away until the next leaving.
  public mutating func changed(_ verdict: Verdict) {
    if verdict.message == nil { isRevealed = false }
  }

  /// The message to show now.
  public func message(for verdict: Verdict) -> String? {
    isRevealed ? verdict.message : nil
  }
}
