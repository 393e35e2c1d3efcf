/// What is to be said about a field's content.
///
/// ```swift
/// Verdict(.invalid, "The end is before the beginning.")
/// Verdict(.invalid, "The check digit is wrong.", code: "card.check-digit", at: 18..<19)
/// Verdict(.valid, Finding("email.domain-typo", "Did you mean gmail.com?", severity: .warning))
/// ```
public struct Verdict: Sendable, Hashable {
  /// How far the content has come.
  public var state: ValidationState
  /// What is wrong or missing, or good to know; the most important first.
  public var findings: [Finding]

  /// Makes a verdict with any number of findings.
  public init(_ state: ValidationState, findings: [Finding]) {
    self.state = state
    self.findings = findings
  }

  /// Makes a verdict with one finding.
  public init(_ state: ValidationState, _ finding: Finding) {
    self.init(state, findings: [finding])
  }

  /// Makes a verdict in plain words, or one without any.
  ///
  /// - Parameters:
  ///   - state: how far the content has come.
  ///   - message: what is to be said, as a sentence; an error unless the state is `valid`, then a
  ///     notice.
  ///   - code: a stable name for the message; the name of the state where there is none.
  ///   - parameters: what the sentence mentions, by name.
  ///   - range: where it applies, in UTF-16 units of the displayed text.
  public init(
    _ state: ValidationState, _ message: String? = nil, code: String? = nil,
    parameters: [String: String] = [:], at range: Range<Int>? = nil
  ) {
    let finding = message.map {
      Finding(
        code ?? state.rawValue, $0, severity: state == .valid ? .notice : .error,
        parameters: parameters, at: range)
    }
    self.init(state, findings: finding.map { [$0] } ?? [])
  }

  /// Nothing was entered.
  public static let empty = Verdict(.empty)
  /// It is right.
  public static let valid = Verdict(.valid)

  /// What the first finding says; `nil` when there is nothing to say.
  public var message: String? { findings.first?.message }

  /// What cannot stay as it is.
  public var errors: [Finding] { findings.filter { $0.severity == .error } }

  /// Whether the content can be taken: right, or empty where that is allowed.
  public var isAcceptable: Bool {
    (state == .valid || state == .empty) && !findings.contains { $0.severity == .error }
  }
}
