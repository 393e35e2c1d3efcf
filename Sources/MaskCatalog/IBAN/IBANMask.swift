public import MaskEngine

/// The number of a bank account, in groups of four, as long as its country's are.
///
/// ```swift
/// field.mask = .iban                                        // any country
/// field.mask = .iban("DE")                                  // hints at 22 places from the start
/// IBANMask().formatted("IBAN gb82-west-1234-5698-7654-32").text   // "GB82 WEST 1234 5698 7654 32"
/// ```
///
/// The first two letters pick the country, and with it which places take digits, letters or either.
/// Before that, and where what is pasted does not fit its country, any letters and digits stand in
/// groups of four, 34 at most; the verdict says what is wrong. Letters are raised. The value has no
/// spaces.
public struct IBANMask: Masking, Validating, Hashable {
  /// The country that is expected; an IBAN of another one is wrong. `nil` takes all.
  public let country: IBANCountry?
  /// Whether the spaces are written. Without them the text is the value, and `gaps(in:)` tells where
  /// whoever draws the text leaves room.
  public let writesGaps: Bool

  /// Makes a mask for IBANs of every country.
  public init() { self.init(country: nil) }

  /// Makes a mask for IBANs of one country; `nil` when it has none.
  public init?(_ country: String) {
    guard let country = IBANCountry(country) else { return nil }
    self.init(country: country)
  }

  /// Makes a mask for one country or all, with or without written spaces.
  public init(country: IBANCountry?, writesGaps: Bool = true) {
    self.country = country
    self.writesGaps = writesGaps
  }

  /// The same mask without spaces in its text; see `gaps(in:)`.
  public var withoutWrittenGaps: IBANMask { IBANMask(country: country, writesGaps: false) }

  /// The offsets in front of which a gap belongs, in UTF-16 units of a text without spaces.
  public func gaps(in text: String) -> [Int] {
    let characters = text.withoutSpaces
    return shape(of: characters).gaps.filter { $0 < characters.utf16.count }
  }

  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    try GroupedEditor(self).edited(change, in: text)
  }

  public func formatted(_ text: String) -> MaskedText { GroupedEditor(self).shown(text) }

  public func formatted(value: String) -> MaskedText {
    GroupedEditor(self).put(value, as: .set, over: "")
  }

  public func value(of text: String) -> String { formatted(text).value }

  public func isComplete(_ text: String) -> Bool {
    isComplete(characters: formatted(text).text.withoutSpaces)
  }

  /// Nothing: an empty field shows its placeholder.
  public var prefix: String { "" }

  /// The places that are still empty, once the country is known.
  public func hint(behind text: String) -> String {
    let characters = text.withoutSpaces
    guard let country = Self.country(of: characters) ?? (characters.isEmpty ? country : nil),
      characters.count < country.length
    else { return "" }
    let head = characters.isEmpty ? country.id + "__" : characters
    let blanks = String(repeating: "_", count: country.length - head.count)
    let whole = writesGaps ? shape(of: characters).grouped(head + blanks) : head + blanks
    return String(whole.dropFirst(text.count))
  }

  public func verdict(on text: String, value: String) -> Verdict {
    IBANCheck(country: country).verdict(on: text, value: value)
  }

  /// The country that the first two characters name.
  static func country(of characters: String) -> IBANCountry? {
    IBANCountry(String(characters.prefix(2)))
  }
}

extension IBANMask: GroupedMask {
  private static let all = GroupedShape(
    key: "", slots: "UU00" + String(repeating: "N", count: 30), groups: GroupedShape.fours(34))
  private static let allPlain = all.plain

  var widest: GroupedShape { Self.all }

  func plain(_ shape: GroupedShape) -> Mask {
    shape.slots == Self.all.slots ? Self.allPlain : shape.plain
  }

  func shape(of characters: String) -> GroupedShape {
    var shape = widest
    guard let country = Self.country(of: characters) else { return shape }
    shape.key = country.id
    shape.slots = country.slots
    if shape.fits(characters) { return shape }
    // Too long, or a letter in a digit's place: whatever it is, it stays.
    shape.slots = widest.slots
    return shape
  }

  func cleaned(_ pasted: String) -> String { pasted.withoutLabel(["IBAN"]) }

  func isComplete(characters: String) -> Bool {
    guard let country = Self.country(of: characters) else { return false }
    return characters.withoutBlanks.count == country.length
  }
}
