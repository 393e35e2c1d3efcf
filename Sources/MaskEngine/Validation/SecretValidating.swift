/// Judges a password from its bytes, so that no `String` has to be made of it.
///
/// A field with password entry on asks its validator this way where it can: besides the validators that
/// conform, `ValidationRule.atLeast(_:)` and `atMost(_:)`, rules made with `onSecret`, and
/// `ValidationRules` of such alone. What is read must not be kept, and no finding may quote it.
public protocol SecretValidating: Sendable {
  /// The verdict on a password that is not empty.
  ///
  /// - Parameter bytes: its characters as UTF-8; they are gone after the call.
  func verdict(onSecret bytes: Span<UInt8>) -> Verdict
}

extension Validating {
  /// The verdict on a password from its bytes; `nil` where some of what judges it reads strings only.
  package func verdictOnSecret(_ bytes: Span<UInt8>) -> Verdict? {
    if let judge = self as? any SecretValidating { return judge.verdict(onSecret: bytes) }
    if let rule = self as? ValidationRule { return rule.secretVerdict(bytes) }
    guard let all = self as? ValidationRules else { return nil }
    var verdict = Verdict.valid
    for rule in all.rules {
      guard let next = rule.verdictOnSecret(bytes) else { return nil }
      verdict = verdict.joined(with: next)
    }
    return verdict
  }
}
