public import MaskEngine

/// A field for a telephone number, grouped as it is typed.
///
/// ```swift
/// let phone = try PhoneMask("GB")
/// phone.formatted("07400123456").text               // "07400 123456"
/// phone.formatted("+44 (0)7400 123456").text        // "+44 7400 123456"
/// phone.value(of: "07400 123456")                   // "+447400123456"
/// phone.number(in: "+1 201-555-0123")?.region       // "US"
/// ```
///
/// A person may type a number as it is dialled inside the field's region, or with `+` or what is
/// dialled instead of it for any country. The groups are those of libphonenumber's
/// AsYouTypeFormatter, except that a number without its trunk prefix is grouped too (`912 345-67-89`
/// in Russia), and that the field holds them after every edit in the middle. The caret keeps the
/// digits on its left.
///
/// One inserted character is a key. A longer insertion is read as a number that somebody copied, in
/// any common form. The value is E.164, `+447400123456`; of a number that is not finished it is what
/// there is of it. No check ever stops typing: up to `digitLimit` digits are taken, and the verdict
/// says what is wrong.
///
/// The data is that of `PhoneTable`, whose head names its version. A mask is small, reads its region's
/// row once, and never changes; share it between tasks freely.
public struct PhoneMask: Masking, Hashable {
  /// How a number is shown that a program assigns.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// `+44 7400 123456`.
    case international
    /// `07400 123456` in the number's own region, and the international form elsewhere.
    case national
  }

  /// The most digits that are taken: the longest number, what is dialled in front of it, and some.
  public static let digitLimit = 22

  /// Where the number is typed; `nil` where it must begin with a plus, which then shows by itself.
  public let region: PhoneRegion?
  /// How a number is shown that a program assigns.
  public let style: Style
  let reader: PhoneReader

  /// Whether both show every number alike.
  public static func == (left: PhoneMask, right: PhoneMask) -> Bool {
    left.reader.plan == right.reader.plan && left.style == right.style
  }

  /// Hashes the region and the style.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(reader.plan)
    hasher.combine(style)
  }

  /// Makes a field for numbers of all countries, each with its calling code.
  public init() {
    region = nil
    style = .international
    reader = PhoneReader(plan: nil)
  }

  /// Makes a field for a region, and for numbers of others with their calling code.
  public init(_ region: PhoneRegion, style: Style = .international) {
    self.region = region
    self.style = style
    reader = PhoneReader(plan: region.plan)
  }

  /// Makes a field for a region named by its two letters, `GB`.
  ///
  /// - Throws: `PhoneRegionError` when there is no such region.
  public init(_ region: String, style: Style = .international) throws(PhoneRegionError) {
    self.init(try PhoneRegion(region), style: style)
  }

  /// The number in a displayed text; `nil` while there are too few digits to be one, or no country has
  /// the calling code.
  public func number(in text: String) -> PhoneNumber? {
    reader.reading(PhoneText(pasted: text).keys)?.number
  }

  /// Formats a text that a program assigned: a display stays, anything else is read as a paste.
  public func formatted(_ text: String) -> MaskedText {
    let pasted = PhoneText(pasted: text)
    let keys = begun(pasted.keys)
    let shown = outcome(keys, .end)
    if shown.text == text { return unchanged(text, shown) }
    if let number = reader.reading(keys)?.number, number.national == text {
      return unchanged(text, shown)
    }
    var result = outcome(settled(keys), .end)
    result.isChanged = true
    result.taken = keys.count
    result.refused = pasted.leftOut + (keys.isEmpty && !text.isEmpty ? text.count : 0)
    result.refusal = result.refused > 0 ? .character : nil
    return result
  }

  /// Formats a value, `+447400123456`, in the style of the field.
  public func formatted(value: String) -> MaskedText {
    let keys = begun(PhoneText(pasted: value).keys)
    var result = outcome(keys, .end)
    if style == .national, let number = reader.reading(keys)?.number, number.isValid,
      number.callingCode == region?.callingCode
    {
      result.text = number.national
      result.caret = TextOffset(utf8: result.text.utf8.count, utf16: result.text.utf8.count)
    }
    result.isChanged = !result.text.isEmpty
    return result
  }

  /// The value behind a displayed text: E.164, or what there is of it.
  public func value(of text: String) -> String {
    let keys = PhoneText(pasted: text).keys
    return value(keys, reader.reading(keys))
  }

  /// Whether the text is a number that a region has assigned.
  public func isComplete(_ text: String) -> Bool {
    number(in: text)?.isValid ?? false
  }

  /// Empty: an empty field shows its placeholder.
  public var prefix: String { "" }

  /// The rest of the groups behind `text`, `_` for each digit; nothing where sizes differ.
  ///
  /// ```swift
  /// phone.hint(behind: "+7 912 3")        // "__-__-__"
  /// ```
  public func hint(behind text: String) -> String {
    let keys = PhoneText(pasted: text).keys
    let shape = PhoneShape(keys, inside: reader.plan?.inside ?? 0)
    guard let reading = reader.reading(keys, shape) else { return "" }
    let missing = shape.missing(behind: keys)
    let size = reading.plan.size(of: reading.national.count + missing.count { $0 == "_" })
    return size == .possible ? missing : ""
  }

  private func unchanged(_ text: String, _ shown: MaskedText) -> MaskedText {
    var result = shown
    result.text = text
    result.caret = TextOffset(utf8: text.utf8.count, utf16: text.utf16.count)
    result.isChanged = false
    return result
  }
}

extension Masking where Self == PhoneMask {
  /// A field for telephone numbers of all countries: `field.mask = .phone`.
  public static var phone: PhoneMask { PhoneMask() }

  /// A field for telephone numbers in a region: `field.mask = try .phone("RU")`.
  public static func phone(
    _ region: String, style: PhoneMask.Style = .international
  ) throws(PhoneRegionError) -> PhoneMask {
    try PhoneMask(region, style: style)
  }
}
