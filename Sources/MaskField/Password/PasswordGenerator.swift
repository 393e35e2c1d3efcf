public import MaskEngine

/// Makes passwords that obey rules.
///
/// ```swift
/// let rules = try PasswordRules("required: upper; required: digit; maxlength: 12")
/// let password = try PasswordGenerator(rules).password()      // a SecretText
/// ```
///
/// Where the rules let it, the password is of the form `xxxxxx-xxxxxx-xxxxxx`, 18 letters and digits
/// with one capital letter and one digit: at least 71 bits, and easy to copy by hand. Otherwise it is
/// 20 characters, or as many as the rules ask for, each drawn evenly from those that are allowed.
/// Characters that look alike (`l I 1 O o 0`) and spaces are left out where the rules leave others.
///
/// Every draw is even: the standard library draws again rather than fold a number. The work is
/// bounded, whatever the rules. The password is put together in memory that is wiped.
public struct PasswordGenerator: Sendable, Hashable {
  /// What the password must obey.
  public var rules: PasswordRules
  /// Whether to do without characters that look alike.
  public var avoidsLookAlikes = true

  /// The longest password that is made.
  public static let lengthLimit = 1024

  /// Makes a generator; without rules, for the readable form.
  public init(_ rules: PasswordRules = PasswordRules()) {
    self.rules = rules
  }

  /// A new password, from the system's secure random numbers.
  ///
  /// - Throws: `PasswordGeneratorError` where no password can obey the rules.
  public func password() throws(PasswordGeneratorError) -> SecretText {
    var source = SystemRandomNumberGenerator()
    return try password(using: &source)
  }

  /// A new password, from the random numbers of `source`: for tests, which want the same ones again.
  ///
  /// - Throws: `PasswordGeneratorError` where no password can obey the rules.
  public func password(
    using source: inout some RandomNumberGenerator
  ) throws(PasswordGeneratorError) -> SecretText {
    let plan = try PasswordPlan(rules, avoidsLookAlikes: avoidsLookAlikes)
    return try plan.password(using: &source)
  }
}

/// Why there is no password that obeys the rules.
public enum PasswordGeneratorError: Error, Sendable, Hashable, CaseIterable {
  /// No printable ASCII character is allowed, or a required set has none.
  case noCharacters
  /// More sets are required than the greatest length has room for.
  case tooManyRequired
  /// More characters in a row would have to be alike than the rules let be.
  case tooMuchAlike
  /// The least length is above `PasswordGenerator.lengthLimit`.
  case tooLong

  /// The reason in a plain English sentence.
  public var sentence: String {
    switch self {
    case .noCharacters: "The rules leave no character to choose from."
    case .tooManyRequired: "The rules require more than the greatest length has room for."
    case .tooMuchAlike: "The rules leave too few characters to avoid repeating one."
    case .tooLong: "The rules ask for a longer password than is made here."
    }
  }
}
