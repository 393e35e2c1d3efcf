/// Tells whether a text is an email address, may become one, or can no longer.
///
/// ```swift
/// let matcher = EmailMatcher(.rfc6531)
/// matcher.verdict(on: "почта@пример.рф")     // .valid
/// matcher.verdict(on: "ann@exam")            // .valid: a domain may be one word
/// matcher.verdict(on: "ann@")                // .incomplete(.missingDomain)
/// matcher.verdict(on: "ann..b@example")      // .impossible(at: 4, .doubleDot)
/// ```
///
/// A verdict is about the text exactly as it stands: nothing is trimmed, folded or looked up. What
/// a person may have meant is in ``hints(for:domains:)``.
///
/// Runs on PCRE2, or on Foundation's regular expressions where PCRE2 is absent, with the same
/// verdicts, offsets and reasons. Unicode is held to version 14.0 in both. A matcher never changes:
/// share it between tasks and threads freely. The pattern of a profile is compiled once a process.
public struct EmailMatcher: Sendable, Hashable {
  /// Which addresses count.
  public let profile: EmailProfile
  /// Whether `basic` and `html` are held to 64 bytes before the `@` and 254 in all, as the other
  /// profiles always are.
  public let limitsLength: Bool

  private let engine: EmailEngine
  private let runner: any EmailRunner

  /// Makes a matcher for `profile`.
  public init(_ profile: EmailProfile = .rfc5321, limitsLength: Bool = false) {
    self.profile = profile
    self.limitsLength = limitsLength
    if let core = CoreEmail(profile, limitsLength: limitsLength) {
      engine = .jit
      runner = core
    } else {
      engine = .foundation
      runner = FoundationEmail(profile, limitsLength: limitsLength)
    }
  }

  /// Makes a matcher that runs on `engine`; `nil` where this build has no PCRE2.
  package init?(_ profile: EmailProfile, limitsLength: Bool = false, engine: EmailEngine) {
    self.profile = profile
    self.limitsLength = limitsLength
    self.engine = engine
    if engine == .foundation {
      runner = FoundationEmail(profile, limitsLength: limitsLength)
    } else if let core = CoreEmail(
      profile, limitsLength: limitsLength, interprets: engine == .interpreter)
    {
      runner = core
    } else {
      return nil
    }
  }

  /// What runs the pattern, for a log or `--version`: `PCRE2 10.42, JIT`, `NSRegularExpression`.
  public var engineName: String { runner.engineName }

  /// Judges `text`, whole or half typed.
  ///
  /// - Complexity: At most twelve matches of at most 1,024 bytes, whatever the text; one match
  ///   unless it is impossible.
  public func verdict(on text: String) -> EmailVerdict {
    text.withBytes { unsafe runner.verdict(on: $0) }
  }

  /// Judges UTF-8, of which nobody need know yet that it is well-formed.
  ///
  /// Ill-formed bytes are impossible with ``EmailReason/notUTF8``, and undecided with
  /// ``EmailReason/cutCharacter`` where only the last character's bytes are not all there.
  public func verdict(on text: Span<UInt8>) -> EmailVerdict {
    unsafe text.withUnsafeBufferPointer { unsafe runner.verdict(on: $0) }
  }

  /// Whether `text` is an address: the verdict without its place and reason, for lists.
  ///
  /// - Complexity: One match of at most 1,024 bytes on PCRE2, whatever the text.
  public func isValid(_ text: String) -> Bool {
    text.withBytes { unsafe runner.isValid($0) }
  }

  /// Judges many texts, in order.
  public func verdicts(on texts: some Sequence<String>) -> [EmailVerdict] {
    texts.map { verdict(on: $0) }
  }

  /// Matchers are equal when they give the same verdicts in the same way.
  public static func == (a: EmailMatcher, b: EmailMatcher) -> Bool {
    a.profile == b.profile && a.limitsLength == b.limitsLength && a.engine == b.engine
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(profile)
    hasher.combine(limitsLength)
    hasher.combine(engine)
  }
}
