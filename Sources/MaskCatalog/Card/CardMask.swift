public import MaskEngine

/// The number of a payment card, grouped as its brand prints it.
///
/// ```swift
/// field.mask = .card
/// CardMask().formatted("378282246310005").text      // "3782 822463 10005"
/// CardMask().brand(of: "3782")?.name                // "American Express"
/// ```
///
/// The groups follow what is typed: `4` is shown in fours, `34` as 4-6-5. Digits and their order never
/// change, and the caret keeps the digits on its left. The value is the digits alone. A number is at
/// most as long as its brand's numbers are; the check digit never stops anybody.
///
/// A card number is cardholder data: show and log no more of it than `CardNumber.description` does.
public struct CardMask: Masking, Validating, Hashable {
  /// Whether the spaces are written. Without them the text is the value, and `gaps(in:)` tells where
  /// whoever draws the text leaves room.
  public let writesGaps: Bool

  /// Makes a mask; see `writesGaps`.
  public init(writesGaps: Bool = true) { self.writesGaps = writesGaps }

  /// The offsets in front of which a gap belongs, in UTF-16 units of a text without spaces.
  ///
  /// ```swift
  /// CardMask(writesGaps: false).gaps(in: "378282246310005")     // [4, 10]
  /// ```
  public func gaps(in text: String) -> [Int] {
    let digits = text.withoutSpaces
    return shape(of: digits).gaps.filter { $0 < digits.utf16.count }
  }

  /// The brand as soon as it is certain.
  public func brand(of text: String) -> CardBrand? { CardBrand.best(for: text) }

  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    try GroupedEditor(self).edited(change, in: text)
  }

  public func formatted(_ text: String) -> MaskedText { GroupedEditor(self).shown(text) }

  public func formatted(value: String) -> MaskedText {
    GroupedEditor(self).put(value, as: .set, over: "")
  }

  public func value(of text: String) -> String { formatted(text).value }

  public func isComplete(_ text: String) -> Bool { isComplete(characters: value(of: text)) }

  /// Nothing: an empty field shows its placeholder.
  public var prefix: String { "" }

  /// The places that are still empty, once the brand is certain.
  public func hint(behind text: String) -> String {
    let digits = text.withoutSpaces
    guard let brand = brand(of: digits), digits.count < brand.usualLength else { return "" }
    let whole = digits + String(repeating: "_", count: brand.usualLength - digits.count)
    return String((writesGaps ? shape(of: digits).grouped(whole) : whole).dropFirst(text.count))
  }

  public func verdict(on text: String, value: String) -> Verdict {
    CardCheck().verdict(on: text, value: value)
  }
}

extension CardMask: GroupedMask {
  /// ISO/IEC 7812 allows 19 digits.
  private static let longest = 19

  private static let all = GroupedShape(
    key: "", slots: String(repeating: "0", count: longest), groups: GroupedShape.fours(longest))
  private static let plains = (1...longest).map {
    Mask(table: "[\(String(repeating: "0", count: $0))]")
  }

  var widest: GroupedShape { Self.all }

  func plain(_ shape: GroupedShape) -> Mask { Self.plains[shape.slots.utf8.count - 1] }

  func shape(of characters: String) -> GroupedShape {
    var shape = widest
    guard let brand = CardRanges.best(characters) else { return shape }
    shape.key = brand.id
    // Too long for the brand: whatever it is, it stays.
    if characters.utf8.count > brand.longest { return shape }
    return GroupedShape(
      key: brand.id, slots: String(repeating: "0", count: brand.longest),
      groups: brand.groupsWhileTyping(characters.utf8.count))
  }

  func cleaned(_ pasted: String) -> String { pasted.withoutLabel([]) }

  /// A number that may still grow is complete at its usual length, and before it only if the check
  /// digit fits: a 13-digit number is also the beginning of ten others.
  func isComplete(characters: String) -> Bool {
    let number = CardNumber(characters)
    let state = CardCheck().verdict(on: characters, value: characters).state
    return state == .valid || state == .invalid && number.isWhole
  }
}
