public import MaskEngine

/// A mistake in how a field or form is set up, for a developer to read.
///
/// ```swift
/// for finding in form.lint() { print(finding) }
/// // warning email-on-login at email: A login wants .username, with the email keyboard …
/// ```
public struct LintFinding: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong. The raw value is a stable name.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// `.emailAddress` beside a password: no saved user name is offered.
    case emailOnLogin = "email-on-login"
    /// `.name` where the form has parts of a name too.
    case genericName = "generic-name"
    /// No content type, though the field's words or place tell what it is for.
    case missingType = "missing-type"
    /// No content type although the text is hidden.
    case missingPasswordType = "missing-password-type"
    /// A password type on a field that shows its text.
    case shownPassword = "shown-password"
    /// A text that is hidden, with a type that is no secret.
    case hiddenText = "hidden-text"
    /// A decimal pad where codes of digits are typed: it has a separator that nobody needs.
    case decimalPadOnCode = "decimal-pad-on-code"
    /// A digit pad of the locale, whose digits may not be ASCII, where codes are typed.
    case localeDigitsOnCode = "locale-digits-on-code"
    /// A keyboard that cannot type what the field holds.
    case keyboardContradicts = "keyboard-contradicts"
    /// A keyboard that can, while another has it at hand.
    case keyboardUnsuited = "keyboard-unsuited"
    /// A number pad for a number that may be negative: it has no minus.
    case noMinus = "no-minus"
    /// A keyboard without a return key on a form whose return key goes on.
    case noReturnKey = "no-return-key"
    /// Two fields of one content type without identifiers of their own.
    case duplicateType = "duplicate-type"
    /// Two fields of one name or identifier.
    case duplicateName = "duplicate-name"
    /// A single field for a new password, or more than two.
    case newPasswordCount = "new-password-count"
    /// Password rules that count for nothing, as the text is shown or is no new password.
    case idlePasswordRules = "idle-password-rules"
    /// Correction, capitals or smart punctuation on an address, a code or a user name.
    case correctionOnCode = "correction-on-code"
    /// A limit that the text of the mask does not fit.
    case limitBelowMask = "limit-below-mask"
    /// Nothing to call the field by for who cannot see it.
    case noLabel = "no-label"
    /// A content type that the system does not know.
    case unknownType = "unknown-type"
  }

  /// How much it weighs.
  public var severity: Finding.Severity
  /// What is wrong.
  public var code: Code
  /// The name of the field in the form, its identifier or its label; `nil` where it has none.
  public var field: String?
  /// What is wrong and what to do, in a sentence or two.
  public var message: String

  /// All of it in one line.
  public var description: String {
    "\(severity.rawValue) \(code.rawValue)\(field.map { " at \($0)" } ?? ""): \(message)"
  }
}
