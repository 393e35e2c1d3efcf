/// A pattern that formats text as it is typed.
///
/// ```swift
/// let phone = try Mask("+7 ([000]) [000]-[00]-[00]")
/// let typed = try phone.applying(TextChange(replacing: 6..<6, with: "2"), to: "+7 (91")
/// typed.text        // "+7 (912"
/// ```
///
/// Outside brackets everything is fixed text; `[0]` is a digit, `[9]` an optional one, `[A]` `[a]`
/// a letter, `[_]` `[-]` either, `[*]` `[?]` any character; `[0…]` repeats; `{7}` is fixed text that
/// belongs to the value; `<-[0000]>` is an optional group; `\` takes the next character as it is.
///
/// A mask is immutable and cheap to copy. Share it between tasks freely. Patterns have at most
/// 64 KiB, texts at most 1 MiB; a longer text is given back unchanged.
public struct Mask: Masking, Hashable {
  /// The pattern it was made from.
  public let pattern: String
  /// The options it was made with.
  public let options: MaskOptions
  @usableFromInline let core: CoreMask

  /// Compiles a pattern.
  ///
  /// - Throws: `PatternError`, with the place, when the pattern is malformed.
  /// - Complexity: linear in the pattern.
  public init(_ pattern: String, options: MaskOptions = MaskOptions()) throws(PatternError) {
    self.pattern = pattern
    self.options = options
    core = try CoreMask(pattern: pattern, options: options)
  }

  /// Compiles a plain template, in which each `slot` stands for a digit.
  ///
  /// ```swift
  /// let phone = try Mask(template: "+{7} (XXX) XXX-XX-XX")
  /// phone.formatted(value: "79999999999").text     // "+7 (999) 999-99-99"
  /// ```
  ///
  /// Braces mark what belongs to the value, as in patterns; everything else is fixed text.
  /// - Throws: `PatternError`, whose offset counts in the pattern that the template stands for.
  public init(
    template: String, slot: Character = "X", options: MaskOptions = MaskOptions()
  ) throws(PatternError) {
    try self.init(Self.pattern(of: template, slot: slot), options: options)
  }

  /// The pattern that a plain template stands for.
  static func pattern(of template: String, slot: Character) -> String {
    var pattern = ""
    var inSlots = false
    for character in template {
      let isSlot = character == slot
      if isSlot != inSlots {
        pattern += inSlots ? "]" : "["
        inSlots = isSlot
      }
      if isSlot {
        pattern += "0"
      } else {
        pattern += "[]<>\\".contains(character) ? "\\\(character)" : String(character)
      }
    }
    return inSlots ? pattern + "]" : pattern
  }

  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    if let edited = core.edit(text, change) { return edited }
    return try refused(change, in: text)
  }

  public func showing(
    _ change: TextChange, in text: String, remembering memory: inout MaskMemory
  ) throws(RangeError) -> MaskedText {
    if let edited = core.edit(text, change, shown: true) { return edited }
    return try refused(change, in: text)
  }

  public func formatted(_ text: String) -> MaskedText {
    core.format(text) ?? refusing(TextChange(replacing: 0..<0, with: text), in: "")
  }

  public func formatted(value: String) -> MaskedText {
    let change = TextChange(replacing: 0..<0, with: value, intent: .set)
    return core.edit("", change) ?? refusing(change, in: "")
  }

  public func value(of text: String) -> String { core.unmask(text) }

  public func isComplete(_ text: String) -> Bool { core.isComplete(text) }

  public var prefix: String { core.prefix }

  public func hint(behind text: String) -> String { core.hint(behind: text) }

  public static func == (left: Mask, right: Mask) -> Bool {
    left.pattern == right.pattern && left.options == right.options
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pattern)
    hasher.combine(options)
  }

  /// What comes of a change that was not made.
  private func refused(_ change: TextChange, in text: String) throws(RangeError) -> MaskedText {
    guard change.range.fits(text) else {
      throw RangeError(range: change.range, size: text.utf16.count)
    }
    return refusing(change, in: text)
  }

  /// What comes of a text beyond the limits: nothing changes, nothing is lost.
  private func refusing(_ change: TextChange, in text: String) -> MaskedText {
    let index = text.utf16.index(text.startIndex, offsetBy: change.range.upperBound)
    let utf8 = text.utf8.distance(from: text.startIndex, to: index)
    return MaskedText(
      text: text, value: value(of: text),
      caret: TextOffset(utf8: utf8, utf16: change.range.upperBound),
      isComplete: isComplete(text), isChanged: false, refused: change.replacement.count,
      refusal: .full)
  }
}
