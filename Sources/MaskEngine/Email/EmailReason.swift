/// Why a text is no address, or not yet one.
///
/// ```swift
/// if case .impossible(_, let reason) = matcher.verdict(on: "a..b@c.com") {
///   reason.key         // "double-dot"
///   reason.sentence    // "Two dots cannot follow each other."
/// }
/// ```
public enum EmailReason: Sendable, Hashable, CaseIterable {
  // The order is that of `maskcore_email_reason`, without its first; a test compares the names.

  /// The `@` has yet to come.
  case missingAt
  /// Nothing stands behind the `@` yet.
  case missingDomain
  /// The dot and two letters at the end have yet to come.
  case missingTopLevel
  /// Something has to follow the last dot.
  case endsWithDot
  /// A letter or digit has to follow the last hyphen.
  case endsWithHyphen
  /// A character has to follow the last joiner.
  case endsWithJoiner
  /// The quotation mark at the start is still open.
  case openQuote
  /// The IP address in brackets is not finished.
  case openLiteral
  /// Nothing stands before the `@`.
  case missingLocalPart
  /// A second `@`.
  case secondAt
  /// A space or tab.
  case space
  /// A line break.
  case lineBreak
  /// A control character.
  case controlCharacter
  /// A character that cannot be seen, such as a zero-width space.
  case invisibleCharacter
  /// A joiner or middle dot that does not stand between two other characters.
  case joiner
  /// A dot first in the address, or first behind the `@`.
  case leadingDot
  /// Two dots in a row.
  case doubleDot
  /// A dot right before the `@`.
  case trailingDot
  /// A letter or sign beyond ASCII, in a profile that does not take it there.
  case nonASCII
  /// A character that cannot stand before the `@`.
  case localCharacter
  /// A character that cannot stand in a domain.
  case domainCharacter
  /// A quotation mark that is not the first character.
  case quoteInside
  /// Text between the closing quotation mark and the `@`.
  case afterQuote
  /// A backslash before a character that cannot be escaped.
  case badEscape
  /// A part of the domain begins with a hyphen.
  case hyphenFirst
  /// A part of the domain ends with a hyphen.
  case hyphenLast
  /// A part of the domain begins with a combining mark.
  case markFirst
  /// More than 64 bytes before the `@`.
  case localPartTooLong
  /// A part of the domain of more than 63 letters, as DNS has it.
  case labelTooLong
  /// More than 254 bytes in all, or 253 of domain as DNS has it.
  case tooLong
  /// An IP address, in a profile that takes only names.
  case ipNotTaken
  /// Brackets hold neither an IPv4 address nor `IPv6:` and one.
  case badLiteral
  /// The IPv4 address is malformed.
  case badIPv4
  /// The IPv6 address is malformed.
  case badIPv6
  /// Text behind the closing bracket.
  case afterLiteral
  /// Bytes that are not UTF-8.
  case notUTF8
  /// The last character's bytes are not all there.
  case cutCharacter
  /// Too long to look at, or the engine gave up.
  case limit

  /// A stable name, for logs and to localise by: `second-at`.
  public var key: String { CoreEmail.key(of: self) }

  /// A plain English sentence, to show to people: `There can be only one @.`
  public var sentence: String { CoreEmail.sentence(for: self) }
}
