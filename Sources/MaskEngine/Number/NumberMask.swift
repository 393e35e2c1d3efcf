/// A field for one exact decimal: grouped, signed, between a prefix and a suffix.
///
/// ```swift
/// let style = NumberStyle(symbols: NumberSymbols(grouping: ","), prefix: "$", fractionDigits: 0...2)
/// let amount = try NumberMask(style)
/// let typed = try amount.applying(TextChange(replacing: 6..<6, with: "5"), to: "$1,234")
/// typed.text                              // "$12,345"
/// typed.value                             // "12345"
/// amount.ended("$.5").text                // "$0.5"
/// ```
///
/// The value is canonical decimal text: exact, up to `digitLimit` digits, never by way of a `Double`.
/// One inserted character is a key; a longer insertion is read as one number, in this notation, that
/// of another locale, of a machine or of an account (`(1,234.50)`), and taken whole or not at all.
///
/// A mask is immutable and cheap to copy. Share it between tasks freely.
public struct NumberMask: Masking, Hashable {
  /// The most digits in one number.
  public static let digitLimit = 1024

  /// What the mask was made of.
  public let style: NumberStyle
  private let core: CoreNumber

  /// Makes the mask of a style.
  ///
  /// - Throws: `NumberStyleError` when two parts of the style contradict each other (grouping and
  ///   decimal sign are equal, a minimum above the maximum), when a part exceeds a limit, or when the
  ///   caret could not stand between two signs.
  public init(_ style: NumberStyle) throws(NumberStyleError) {
    self.style = style
    core = try CoreNumber(style)
  }

  /// Applies one change to a displayed text.
  ///
  /// - Parameters:
  ///   - change: what the person did, with its range in UTF-16 units of `text`.
  ///   - text: what is displayed. A text that is no display of this mask is first read as a paste.
  /// - Returns: the new text, value and caret. A refused change gives `text` back as it was.
  /// - Throws: `RangeError` when the range leaves `text` or splits a scalar.
  /// - Complexity: O(*n*) in the size of `text` and the insertion. More than 1 MiB is refused.
  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    try core.edited(text, change)
  }

  /// Formats a text that a program assigned: a display stays, anything else is read as a paste.
  public func formatted(_ text: String) -> MaskedText { core.formatted(text) }

  /// Formats canonical decimal text, `-1234.5`. What is none, or does not fit, gives the empty text
  /// with the reason.
  public func formatted(value: String) -> MaskedText { core.formatted(value: value) }

  /// What `text` becomes when editing ends: zeros up to the least digits, no lone sign, and with
  /// `NumberStyle.OutOfBounds.clamp` a number within the bounds.
  ///
  /// ```swift
  /// mask.ended("1,5").text                // "1,50", with two fraction digits
  /// mask.ended("-").text                  // ""
  /// ```
  public func ended(_ text: String) -> MaskedText { core.ended(text) }

  /// The value behind `text` as canonical decimal text: `-1234.5`. Empty for a number that is still
  /// incomplete, such as `-` or `1.`.
  public func value(of text: String) -> String { core.value(of: text) }

  /// Whether `text` is a whole number in the bounds of the style.
  public func isComplete(_ text: String) -> Bool { core.isComplete(text) }

  /// Empty: an empty number shows its placeholder.
  public var prefix: String { "" }

  /// The prefix behind the empty text, for a placeholder; nothing behind a number.
  public func hint(behind text: String) -> String { text.isEmpty ? style.prefix : "" }

  /// Whether two masks were made of equal styles.
  public static func == (left: NumberMask, right: NumberMask) -> Bool { left.style == right.style }

  /// Hashes the style.
  public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
