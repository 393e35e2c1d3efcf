/// An email address as a field's content: whatever is typed stands, and the verdict says what it is.
///
/// ```swift
/// let email = EmailFormat(.rfc6531)
/// let pasted = try email.applying(
///   TextChange(replacing: 0..<0, with: " mailto:Ann@Example.COM ", intent: .paste), to: "")
/// pasted.text         // "Ann@Example.COM"
/// pasted.value        // "Ann@example.com"
/// pasted.isComplete   // true
/// ```
///
/// No character is ever refused. A paste or autofill loses the white space around it and a `mailto:`
/// link's other parts; typing and assigned texts are taken as they are. The text keeps the person's
/// case; the value has its domain in lower case, which means the same, and nothing else changed.
public struct EmailFormat: Masking, Hashable {
  /// What judges the text.
  public var matcher: EmailMatcher

  /// Makes a format for the addresses of `profile`.
  public init(_ profile: EmailProfile = .rfc5321, limitsLength: Bool = false) {
    self.init(EmailMatcher(profile, limitsLength: limitsLength))
  }

  /// Makes a format that judges by `matcher`.
  public init(_ matcher: EmailMatcher) { self.matcher = matcher }

  /// Applies one change to the text. Never refuses.
  ///
  /// A caret inside a character counts as one behind it, and a range is widened to whole characters.
  /// - Throws: `RangeError` when the range leaves the text or splits a surrogate pair.
  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    let range = try text.characters(in: change.range)
    var (start, end) = (range.lowerBound, range.upperBound)
    var insertion = change.replacement
    switch change.intent {
    case .insert, .set: break
    case .paste: insertion = Self.stripped(change.replacement)
    case .deleteBackward:
      if start == end, start > text.startIndex { start = text.index(before: start) }
    case .deleteForward:
      if start == end, end < text.endIndex { end = text.index(after: end) }
    }
    let head = text[..<start] + insertion
    let edited = String(head + text[end...])
    return MaskedText(
      text: edited, value: value(of: edited), caret: edited.offset(atOrAfter: head.utf8.count),
      isComplete: isComplete(edited), isChanged: !edited.utf8.elementsEqual(text.utf8),
      taken: insertion.count)
  }

  /// Gives `text` back as it is.
  public func formatted(_ text: String) -> MaskedText {
    MaskedText(
      text: text, value: value(of: text),
      caret: TextOffset(utf8: text.utf8.count, utf16: text.utf16.count),
      isComplete: isComplete(text), isChanged: false)
  }

  /// Gives `value` back as it is.
  public func formatted(value: String) -> MaskedText { formatted(value) }

  /// The text with its domain in lower case. An IP literal is no domain and stays as it is.
  public func value(of text: String) -> String {
    let scalars = EmailScalars(text)
    guard let separator = scalars.separator else { return text }
    let domain = scalars.text((separator + 1)...)
    return domain.hasPrefix("[") ? text : scalars.text(...separator) + domain.lowercased()
  }

  /// Whether `text` is a valid address.
  public func isComplete(_ text: String) -> Bool { matcher.verdict(on: text).isValid }

  /// Nothing: an empty field stays empty at focus.
  public var prefix: String { "" }

  /// Nothing: an address has no template.
  public func hint(behind text: String) -> String { "" }

  /// What a paste or autofill brings, without the white space around it and without `mailto:`.
  static func stripped(_ text: String) -> String {
    let trimmed = trimmed(text)
    return EmailHintReader.withoutMailto(trimmed).map(Self.trimmed) ?? trimmed
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    // A byte order mark comes along with files, and looks like nothing too.
    func isPadding(_ scalar: Unicode.Scalar) -> Bool { scalar.isBlank || scalar.value == 0xFEFF }
    guard let first = scalars.firstIndex(where: { !isPadding($0) }),
      let last = scalars.lastIndex(where: { !isPadding($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension String {
  /// The characters that a range of UTF-16 units touches; none for a caret, which moves behind the
  /// character it lies in.
  fileprivate func characters(in range: Range<Int>) throws(RangeError) -> Range<Index> {
    let size = utf16.count
    guard range.lowerBound >= 0, range.upperBound <= size else {
      throw RangeError(range: range, size: size)
    }
    var start = utf16.index(startIndex, offsetBy: range.lowerBound)
    var end = utf16.index(startIndex, offsetBy: range.upperBound)
    guard start.samePosition(in: unicodeScalars) != nil, end.samePosition(in: unicodeScalars) != nil
    else { throw RangeError(range: range, size: size) }
    let isCaret = start == end
    if end.samePosition(in: self) == nil { end = index(after: end) }
    if isCaret { return end..<end }
    if start.samePosition(in: self) == nil { start = index(before: index(after: start)) }
    return start..<end
  }

  /// The place `utf8` bytes in, or the next one between two characters.
  fileprivate func offset(atOrAfter utf8: Int) -> TextOffset {
    var place = self.utf8.index(startIndex, offsetBy: utf8)
    if place.samePosition(in: self) == nil { place = index(after: place) }
    return TextOffset(utf8: self[..<place].utf8.count, utf16: self[..<place].utf16.count)
  }
}
