/// One thing that is to be said about a field's content.
///
/// ```swift
/// let finding = Finding(
///   "card.check-digit", "The number is mistyped: its check digit does not fit.", at: 18..<19)
/// finding.severity      // .error
/// ```
///
/// An app that speaks other languages looks up `code` in its table and puts `parameters` into what it
/// finds there; `message` is the English of it. A finding never quotes what was typed, so that it may
/// be logged for a password too.
public struct Finding: Sendable, Hashable {
  /// How much a finding weighs.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The content cannot be taken as it is.
    case error
    /// It can be taken, and is probably not what was meant.
    case warning
    /// Good to know.
    case notice
  }

  /// How much it weighs.
  public var severity: Severity
  /// A stable name, for logs and as the key of a translation: `card.check-digit`.
  public var code: String
  /// A plain English sentence, to show to people.
  public var message: String
  /// What the sentence mentions, by name, for translations: `["least": "8"]`.
  public var parameters: [String: String]
  /// Where it applies, in UTF-16 units of the displayed text; `nil` for the whole.
  public var range: Range<Int>?

  /// Makes a finding.
  public init(
    _ code: String, _ message: String, severity: Severity = .error,
    parameters: [String: String] = [:], at range: Range<Int>? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.parameters = parameters
    self.range = range
  }
}
