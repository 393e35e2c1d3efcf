/// A condition on a field's content, and what is said where it is not met.
///
/// ```swift
/// let rule = ValidationRule("nick.space", "No spaces, please.") { text, _ in !text.contains(" ") }
/// field.validator = ValidationRules(.atLeast(3), .atMost(20), rule)
/// ```
public struct ValidationRule: Validating {
  private let judge: @Sendable (_ text: String, _ value: String) -> Verdict
  /// The same from the bytes of a password; `nil` for a rule that reads strings only.
  private var judgeOfSecrets: (@Sendable (Span<UInt8>) -> Verdict)?

  /// Makes a rule of a condition.
  ///
  /// - Parameters:
  ///   - code: a stable name, for logs and as the key of a translation.
  ///   - message: what is said where the condition is not met, as a sentence.
  ///   - severity: how much that weighs. A warning or notice leaves the content valid.
  ///   - state: what the content is without it: `incomplete` where going on can mend it.
  ///   - parameters: what the sentence mentions, by name.
  ///   - isMet: the condition on the displayed text and the value behind it.
  public init(
    _ code: String, _ message: String, severity: Finding.Severity = .error,
    state: ValidationState = .invalid, parameters: [String: String] = [:],
    isMet: @escaping @Sendable (_ text: String, _ value: String) -> Bool
  ) {
    let finding = Finding(code, message, severity: severity, parameters: parameters)
    let verdict = Verdict(severity == .error ? state : .valid, finding)
    judge = { isMet($0, $1) ? .valid : verdict }
  }

  /// Makes a rule of a condition on the UTF-8 of a text, so that a password need not become a string
  /// for it.
  ///
  /// ```swift
  /// let rule = ValidationRule("pin.zeros", "Not only zeros, please.", onSecret: { pin in
  ///   pin.indices.contains { pin[$0] != 0x30 }
  /// })
  /// ```
  ///
  /// The condition is on the displayed text; what it reads must not be kept. The rest is as in a rule with
  /// a condition on strings.
  public init(
    _ code: String, _ message: String, severity: Finding.Severity = .error,
    state: ValidationState = .invalid, parameters: [String: String] = [:],
    onSecret isMet: @escaping @Sendable (Span<UInt8>) -> Bool
  ) {
    let finding = Finding(code, message, severity: severity, parameters: parameters)
    let verdict = Verdict(severity == .error ? state : .valid, finding)
    judge = { text, _ in
      var text = text
      return text.withUTF8 { unsafe isMet($0.span) } ? .valid : verdict
    }
    judgeOfSecrets = { isMet($0) ? .valid : verdict }
  }

  /// Makes a rule that says where the content is at fault.
  ///
  /// `fault` gives the place, in UTF-16 units of the displayed text, and `nil` where nothing is wrong;
  /// the rest is as in a rule with a condition.
  public init(
    _ code: String, _ message: String, severity: Finding.Severity = .error,
    state: ValidationState = .invalid, parameters: [String: String] = [:],
    fault: @escaping @Sendable (_ text: String, _ value: String) -> Range<Int>?
  ) {
    let finding = Finding(code, message, severity: severity, parameters: parameters)
    judge = { text, value in
      guard let range = fault(text, value) else { return .valid }
      var finding = finding
      finding.range = range
      return Verdict(severity == .error ? state : .valid, finding)
    }
  }

  /// What the rule says of a password; `nil` where it reads strings only.
  func secretVerdict(_ bytes: Span<UInt8>) -> Verdict? { judgeOfSecrets.map { $0(bytes) } }

  /// What the rule says of a content.
  public func verdict(on text: String, value: String) -> Verdict { judge(text, value) }

  /// So many characters (grapheme clusters) at least; fewer are incomplete.
  public static func atLeast(_ least: Int) -> ValidationRule {
    let message =
      least == 1 ? "At least one character, please." : "At least \(least) characters, please."
    let short = Verdict(
      .incomplete, Finding("length.too-short", message, parameters: ["least": "\(least)"]))
    return ValidationRule(
      { text, _ in text.count >= least ? .valid : short },
      onSecret: { SecretText($0).count >= least ? .valid : short })
  }

  /// So many characters (grapheme clusters) at most; the range is what is too much.
  public static func atMost(_ most: Int) -> ValidationRule {
    let message =
      most == 1 ? "One character at most, please." : "At most \(most) characters, please."
    let finding = Finding("length.too-long", message, parameters: ["most": "\(most)"])
    @Sendable func verdict(_ size: Int, over kept: Int) -> Verdict {
      if kept >= size { return .valid }
      var finding = finding
      finding.range = kept..<size
      return Verdict(.invalid, finding)
    }
    return ValidationRule(
      { text, _ in verdict(text.utf16.count, over: text.prefix(max(0, most)).utf16.count) },
      onSecret: { bytes in
        let secret = SecretText(bytes)
        var kept = 0
        for _ in 0..<max(0, min(most, secret.count)) { kept = secret.boundary(behind: kept) }
        return verdict(secret.size.utf16, over: kept)
      })
  }

  private init(
    _ judge: @escaping @Sendable (String, String) -> Verdict,
    onSecret judgeOfSecrets: @escaping @Sendable (Span<UInt8>) -> Verdict
  ) {
    self.judge = judge
    self.judgeOfSecrets = judgeOfSecrets
  }
}

/// Several judges as one: the worst state, and all that they say, errors first.
public struct ValidationRules: Validating {
  /// The judges, in the order in which they speak.
  public var rules: [any Validating]

  /// Joins rules.
  public init(_ rules: ValidationRule...) { self.rules = rules }

  /// Joins judges of any kind.
  public init(_ rules: [any Validating]) { self.rules = rules }

  /// What all of them say.
  public func verdict(on text: String, value: String) -> Verdict {
    rules.reduce(.valid) { $0.joined(with: $1.verdict(on: text, value: value)) }
  }
}
