/// What is wrong in the text of password rules, where, and what other readers make of it.
public struct PasswordRulesDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No rule has this name. Names are written small: `minlength`.
    case unknownRule = "unknown-rule"
    /// A colon has to follow the name, without a space.
    case missingColon = "missing-colon"
    /// There is nothing behind the colon.
    case missingValue = "missing-value"
    /// No class has this name; that of the digits is `digit`.
    case unknownClass = "unknown-class"
    /// A class or a set in brackets belongs here.
    case missingClass = "missing-class"
    /// The bracket is not closed.
    case openBracket = "open-bracket"
    /// There is nothing between the brackets.
    case emptyBrackets = "empty-brackets"
    /// A hyphen that is not the first character between brackets.
    case hyphenInside = "hyphen-inside"
    /// A character between brackets that is not printable ASCII.
    case notPrintable = "not-printable"
    /// A number belongs here.
    case notANumber = "not-a-number"
    /// Something follows the number, a space perhaps, where a semicolon belongs.
    case afterNumber = "after-number"
    /// The number is 0, which says nothing.
    case zero
    /// A semicolon has to stand between two rules.
    case missingSemicolon = "missing-semicolon"
    /// No rule begins like this.
    case noRule = "no-rule"
    /// The least length is above the greatest.
    case lengthsContradict = "lengths-contradict"
  }

  /// What the reference reader, and so browsers and systems, make of the fault.
  public enum Consequence: Sendable, Hashable, CaseIterable {
    /// The character or the number is passed over.
    case ignored
    /// The rule is lost.
    case ruleLost
    /// This rule and all behind it are lost.
    case restLost
    /// Every rule is lost.
    case allLost
  }

  /// What is wrong.
  public var reason: Reason
  /// What other readers make of it.
  public var consequence: Consequence
  /// Where, in UTF-16 units.
  public var range: Range<Int>

  /// Makes a diagnostic of its parts.
  public init(_ reason: Reason, _ consequence: Consequence, at range: Range<Int>) {
    self.reason = reason
    self.consequence = consequence
    self.range = range
  }

  /// The fault in a plain English sentence.
  public var sentence: String {
    switch reason {
    case .unknownRule: "No rule has this name."
    case .missingColon: "A colon has to follow the name directly."
    case .missingValue: "There is nothing behind the colon."
    case .unknownClass: "No class has this name."
    case .missingClass: "A class or a set in brackets belongs here."
    case .openBracket: "The bracket is not closed."
    case .emptyBrackets: "There is nothing between the brackets."
    case .hyphenInside: "A hyphen counts only as the first character between brackets."
    case .notPrintable: "Only printable ASCII counts between brackets."
    case .notANumber: "A number belongs here."
    case .afterNumber: "A semicolon has to follow the number directly."
    case .zero: "The number 0 says nothing."
    case .missingSemicolon: "A semicolon has to stand between two rules."
    case .noRule: "No rule begins like this."
    case .lengthsContradict: "The least length is above the greatest."
    }
  }

  /// The place and the sentence, for logs.
  public var description: String { "\(range.lowerBound): \(sentence)" }
}

/// Why a text makes no password rules.
public struct PasswordRulesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Every fault, in the order of the text; at least one.
  public var diagnostics: [PasswordRulesDiagnostic]

  init(_ diagnostics: [PasswordRulesDiagnostic]) { self.diagnostics = diagnostics }

  /// Every fault on a line of its own, for logs.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
