/// A condition on a field's content, and what is said where it is not met.
///
/// ```swift
/// let rule = ValidationRule("nick.space", "No spaces, please.") { text, _ in !text.contains(" ") }
/// field.validator = ValidationRules(.atLeast(3), .atMost(20), rule)
/// ```
public struct ValidationRule: Validating {
  private let judge: @Sendable (_ text: String, _ value: String) -> Verdict

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

  /// What the rule says of a content.
  public func verdict(on text: String, value: String) -> Verdict { judge(text, value) }

  /// So many characters (grapheme clusters) at least; fewer are incomplete.
  public static func atLeast(_ least: Int) -> ValidationRule {
    ValidationRule(
      "length.too-short",
      least == 1 ? "At least one character, please." : "At least \(least) characters, please.",
      state: .incomplete, parameters: ["least": "\(least)"],
      isMet: { text, _ in text.count >= least }
    )
  }

  /// So many characters (grapheme clusters) at most; the range is what is too much.
  public static func atMost(_ most: Int) -> ValidationRule {
    ValidationRule(
      "length.too-long",
      most == 1 ? "One character at most, please." : "At most \(most) characters, please.",
      parameters: ["most": "\(most)"],
      fault: { text, _ in
        let kept = text.prefix(max(0, most)).utf16.count
        return kept < text.utf16.count ? kept..<text.utf16.count : nil
      })
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
