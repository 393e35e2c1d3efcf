/// What a password may and must contain, as sites and apps declare it.
///
/// ```swift
/// let rules = try PasswordRules("required: lower; required: digit, [-_.]; minlength: 8")
/// field.validator = rules          // says what is still missing, while it is typed
/// let password = try PasswordGenerator(rules).password()
/// ```
///
/// The language is that of `UITextInputPasswordRules` and of HTML's `passwordrules`:
///
/// | rule | means |
/// | --- | --- |
/// | `required: upper, digit` | one of these at least; each rule of its own must be met |
/// | `allowed: [-_.]` | these too; rules add up, and what is required is allowed |
/// | `max-consecutive: 2` | at most so many of one character in a row; the smallest holds |
/// | `minlength: 8` | the largest holds |
/// | `maxlength: 20` | the smallest holds |
///
/// Classes are `upper`, `lower`, `digit`, `special`, `ascii-printable`, `unicode` and sets in brackets,
/// in which `-` stands first and `]` last. Lengths count Unicode scalars.
public struct PasswordRules: Sendable, Hashable {
  /// The sets of which one character each must be there, in the order of the rules.
  public var required: [PasswordCharacters]
  /// What else may be there; `nil` when no rule says so.
  public var allowed: PasswordCharacters?
  /// How many of one character may follow each other; `nil` for any number.
  public var maxConsecutive: Int?
  /// The least length; `nil` for none.
  public var minLength: Int?
  /// The greatest length; `nil` for none.
  public var maxLength: Int?

  /// Makes rules; without any, printable ASCII of every length is allowed.
  public init(
    required: [PasswordCharacters] = [], allowed: PasswordCharacters? = nil,
    maxConsecutive: Int? = nil, minLength: Int? = nil, maxLength: Int? = nil
  ) {
    self.required = required
    self.allowed = allowed
    self.maxConsecutive = maxConsecutive
    self.minLength = minLength
    self.maxLength = maxLength
  }

  /// Reads rules, and takes nothing that another reader could understand differently.
  ///
  /// - Throws: `PasswordRulesError` with every fault and its place. `reading(_:)` takes what it can.
  /// - Complexity: linear in the descriptor.
  public init(_ descriptor: String) throws(PasswordRulesError) {
    let reading = Self.reading(descriptor)
    if !reading.diagnostics.isEmpty { throw PasswordRulesError(reading.diagnostics) }
    self = reading.rules
  }

  /// Every character that a password may contain.
  public var characters: PasswordCharacters {
    let all = required.reduce(allowed ?? []) { $0.union($1) }
    return all.isEmpty ? .asciiPrintable : all
  }
}

extension PasswordRules: CustomStringConvertible {
  /// The rules in canonical form: what is required, what is allowed, then the numbers.
  ///
  /// ```swift
  /// "\(try PasswordRules("minlength: 8; required: lower"))"
  /// // "required: lower; allowed: lower; minlength: 8;"
  /// ```
  public var description: String {
    var parts = required.map { "required: \($0);" }
    parts.append("allowed: \(characters);")
    if let maxConsecutive { parts.append("max-consecutive: \(maxConsecutive);") }
    if let minLength { parts.append("minlength: \(minLength);") }
    if let maxLength { parts.append("maxlength: \(maxLength);") }
    return parts.joined(separator: " ")
  }
}
