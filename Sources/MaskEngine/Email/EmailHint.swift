/// What a person may have meant: shown beside a verdict, never part of it.
///
/// ```swift
/// let hint = matcher.hints(for: "ann@gmial.com").first
/// hint?.code          // .domainTypo
/// hint?.suggestion    // "ann@gmail.com"
/// ```
///
/// Ask for consent before a suggestion replaces what was typed, and never while the person composes
/// (marked text).
public struct EmailHint: Sendable, Hashable {
  /// What kinds of hints there are, in the order in which they are worth showing.
  ///
  /// The raw value is a stable name, for logs and to localise by.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// White space at either end.
    case trimWhitespace = "trim-whitespace"
    /// A character that cannot be seen, a control, or a sign of damaged text.
    case invisibleCharacter = "invisible-character"
    /// A mark that turns the direction of text.
    case bidiMark = "bidi-mark"
    /// A link instead of an address: `mailto:ann@example.com?subject=…`.
    case stripMailto = "strip-mailto"
    /// An address in angle brackets: `Ann <ann@example.com>`.
    case extractAngleAddress = "extract-angle-address"
    /// Several addresses.
    case multipleAddresses = "multiple-addresses"
    /// An address, and a mark of the sentence it stood in.
    case trimTrailingPunctuation = "trim-trailing-punctuation"
    /// A full-width or small-form `@`.
    case fullwidthAt = "fullwidth-at"
    /// Full-width letters, digits or signs.
    case fullwidthCharacters = "fullwidth-characters"
    /// A dot as Chinese and Japanese keyboards write it.
    case ideographicDot = "ideographic-dot"
    /// Curly quotation marks, long dashes or an ellipsis, where ASCII has plain ones.
    case smartPunctuation = "smart-punctuation"
    /// A comma in the domain, where a dot is meant.
    case commaForDot = "comma-for-dot"
    /// Two dots in a row. Some old mailboxes have them.
    case consecutiveDots = "consecutive-dots"
    /// A dot first. Some old mailboxes have it.
    case leadingDotLocal = "leading-dot-local"
    /// A dot before the `@`. Some old mailboxes have it.
    case trailingDotLocal = "trailing-dot-local"
    /// A domain close to a widely used one.
    case domainTypo = "domain-typo"
    /// A domain of one word.
    case singleLabelDomain = "single-label-domain"
    /// A domain that ends in a number.
    case numericTopLevel = "numeric-tld"
    /// A domain that ends in a name set apart for tests and local networks.
    case reservedTopLevel = "reserved-tld"
    /// A domain that ends in a name that was not delegated when the list was made.
    case unknownTopLevel = "tld-unknown"
    /// A part of the domain that registries refuse, though its letters are letters.
    case doubtfulLabel = "doubtful-label"
  }

  /// What kind of hint it is.
  public var code: Code
  /// Where it applies, in UTF-8 bytes.
  public var utf8Range: Range<Int>
  /// Where it applies, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// The whole text, corrected; itself valid. `nil` where no correction is safe.
  public var suggestion: String?

  /// Makes a hint from its parts.
  public init(
    code: Code, utf8Range: Range<Int>, utf16Range: Range<Int>, suggestion: String? = nil
  ) {
    self.code = code
    self.utf8Range = utf8Range
    self.utf16Range = utf16Range
    self.suggestion = suggestion
  }

  /// A stable name, for logs and to localise by: `domain-typo`.
  public var key: String { code.rawValue }

  /// A plain English sentence, to show to people: `Did you mean ann@gmail.com?`
  public var sentence: String {
    switch (suggestion, code) {
    case (let suggestion?, .domainTypo), (let suggestion?, .unknownTopLevel):
      "Did you mean \(suggestion)?"
    default: code.sentence
    }
  }
}

extension EmailHint.Code {
  fileprivate var sentence: String {
    switch self {
    case .trimWhitespace: "There is a space before or after the address."
    case .invisibleCharacter: "There is an invisible or damaged character in the address."
    case .bidiMark: "There is an invisible mark for right-to-left text in the address."
    case .stripMailto: "This is a link. The address alone is enough."
    case .extractAngleAddress: "The address between the brackets is enough."
    case .multipleAddresses: "There seems to be more than one address here."
    case .trimTrailingPunctuation: "There is a punctuation mark behind the address."
    case .fullwidthAt: "The @ is full-width. An address needs the plain one."
    case .fullwidthCharacters: "There are full-width characters in the address."
    case .ideographicDot: "An address needs plain dots."
    case .smartPunctuation: "There is a curly quotation mark or a long dash in the address."
    case .commaForDot: "There is a comma where a dot may be meant."
    case .consecutiveDots: "There are two dots in a row."
    case .leadingDotLocal: "The address begins with a dot."
    case .trailingDotLocal: "There is a dot right before the @."
    case .domainTypo: "The domain looks like a mistyped one."
    case .singleLabelDomain: "The domain has no dot. Is an ending such as .com missing?"
    case .numericTopLevel: "The domain ends in a number."
    case .reservedTopLevel: "Addresses with this ending get no mail from the internet."
    case .unknownTopLevel: "No known domain has this ending."
    case .doubtfulLabel: "Registries do not give out a domain like this one."
    }
  }
}
