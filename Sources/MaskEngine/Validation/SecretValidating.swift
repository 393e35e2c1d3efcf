/// Judges a password from its bytes, so that no `String` has to be made of it.
///
/// A field with password entry on asks its validator this way where it can. What is read must not be
/// kept, and no finding may quote it.
public protocol SecretValidating: Sendable {
  /// The verdict on a password that is not empty.
  ///
  /// - Parameter bytes: its characters as UTF-8; they are gone after the call.
  func verdict(onSecret bytes: Span<UInt8>) -> Verdict
}
