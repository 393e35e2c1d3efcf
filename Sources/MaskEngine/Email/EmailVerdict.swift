/// What a matcher says of a text, whole or half typed.
///
/// ```swift
/// switch matcher.verdict(on: text) {
/// case .valid: save(text)
/// case .impossible(let place, let reason): show(reason.sentence, at: place.utf16)
/// case .empty, .incomplete, .undecided: break
/// }
/// ```
public enum EmailVerdict: Sendable, Hashable {
  /// There is no text.
  case empty
  /// No address yet, but one may still come of it; the reason says what is missing.
  case incomplete(EmailReason)
  /// An address as it stands. It may go on all the same.
  case valid
  /// No continuation can make it an address.
  ///
  /// The place is the start of the first Unicode scalar after which nothing can help. It may lie
  /// inside a character where that scalar is an accent.
  case impossible(at: TextOffset, EmailReason)
  /// A limit was hit, or the bytes end inside a character. Never to be taken for `valid`.
  case undecided(at: TextOffset, EmailReason)

  /// A stable name: `empty`, `incomplete`, `valid`, `impossible` or `undecided`.
  public var name: String { CoreEmail.name(of: self) }

  /// Whether the text is an address as it stands.
  public var isValid: Bool { self == .valid }

  /// Why the text is no address, or not yet; `nil` when empty or valid.
  public var reason: EmailReason? {
    switch self {
    case .empty, .valid: nil
    case .incomplete(let reason), .impossible(_, let reason), .undecided(_, let reason): reason
    }
  }

  /// Where hope ends; `nil` unless impossible or undecided.
  public var offset: TextOffset? {
    switch self {
    case .empty, .valid, .incomplete: nil
    case .impossible(let offset, _), .undecided(let offset, _): offset
    }
  }
}
