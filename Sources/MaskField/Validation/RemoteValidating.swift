public import MaskEngine

/// Judges values by asking somebody far away: a server that knows which addresses are taken.
///
/// A field tells it the value after each change that is right otherwise, and asks it for what is known.
/// It is never told a password.
public protocol RemoteValidating: AnyObject, Sendable {
  /// The value is `value` now; `nil` while there is nothing to ask about.
  func consider(_ value: String?)
  /// What is known of a value; `nil` while nothing is.
  func verdict(for value: String) -> Verdict?
  /// Returns when no question is open.
  func settled() async
}
