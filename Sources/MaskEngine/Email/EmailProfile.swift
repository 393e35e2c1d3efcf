/// Which addresses count as addresses.
///
/// ```swift
/// EmailMatcher(.rfc5321).verdict(on: "o'brien@example.com")    // .valid
/// EmailMatcher(.basic).verdict(on: "o'brien@example.com")      // .impossible(at: 1, .localCharacter)
/// ```
///
/// The raw value is the profile's stable name.
public enum EmailProfile: String, Sendable, Hashable, CaseIterable {
  /// The common short pattern: letters, digits and `._%+-`, an `@`, a domain, a dot, two letters.
  ///
  /// Generous with dots and hyphens, strict with everything else. No lengths.
  case basic
  /// What browsers take for `<input type=email>`: the WHATWG HTML standard's production. No lengths.
  case html
  /// What mail servers exchange: `Mailbox` of RFC 5321, in ASCII.
  ///
  /// Quoted local parts and IP literals included; 64 bytes before the `@`, 254 in all.
  case rfc5321
  /// `Mailbox` of RFC 6531: as `rfc5321`, with every script on both sides of the `@`.
  case rfc6531

  /// Another name for `rfc6531`: email address internationalisation.
  public static let eai = EmailProfile.rfc6531

  /// The profile called `name`: a raw value, or one of the usual other names `eai` and `rfc5322`.
  public init?(name: String) {
    switch name {
    case "eai": self = .rfc6531
    case "rfc5322": self = .rfc5321
    default: self.init(rawValue: name)
    }
  }
}
