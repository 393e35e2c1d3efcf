import MaskEngine
import SeededRandom
import Testing

/// What holds for every edit of every style.
@Suite struct NumberPropertyTests {
  /// Random keys and deletions give what the plain model gives: display, value and caret.
  @Test(arguments: NumberStyles.all.indices)
  func agreesWithTheReference(_ index: Int) throws {
    let style = NumberStyles.all[index]
    let mask = try NumberMask(style)
    var chance = SeededGenerator(seed: UInt64(index))
    for _ in 0..<25 {
      var reference = NumberReference(style)
      var text = ""
      var caret = 0
      for _ in 0..<50 {
        let units = text.utf16.count
        let offsets = text.unicodeScalars.indices.map { $0.utf16Offset(in: text) } + [units]
        var start = offsets.randomElement(using: &chance)!
        var end =
          Int.random(in: 0..<4, using: &chance) == 0
          ? offsets.randomElement(using: &chance)! : start
        if Bool.random(using: &chance) { (start, end) = (caret, caret) }
        let range = min(start, end)..<max(start, end)
        // A caret inside a minus of several scalars moves behind it, a range grows over it.
        var places =
          reference.count(
            before: range.lowerBound)..<reference.count(
            before: range.upperBound)
        if text.hasPrefix(style.symbols.minus), mask.style.allowsNegative,
          reference.characters.first == "-", places.upperBound == 0, range.upperBound > 0
        {
          places = (range.isEmpty ? 1 : 0)..<1
        }
        let key = "0123456789.-<>".randomElement(using: &chance)!
        let before = reference
        let expected: Int?
        let change: TextChange
        if key == "<" || key == ">" {
          expected = reference.delete(places, forward: key == ">")
          change =
            key == ">" ? TextChange(deletingForward: range) : TextChange(deletingBackward: range)
        } else {
          expected = reference.type(key, over: places)
          let typed = key == "." ? String(Character(style.symbols.decimal)) : String(key)
          change = TextChange(replacing: range, with: typed)
        }
        let edited = try mask.applying(change, to: text)
        let note = "\(text.debugDescription) \(range) \(key)"
        #expect(edited.text == reference.display, "\(note)")
        #expect(edited.value == reference.value, "\(note)")
        if let expected {
          #expect(edited.caret.utf16 == reference.offset(behind: expected), "\(note)")
        } else {
          #expect(edited.text == text, "\(note)")
          #expect(reference.characters == before.characters)
        }
        try Self.holds(edited, after: change, on: text, in: mask, note)
        text = edited.text
        caret = edited.caret.utf16
      }
    }
  }

  /// Whatever is put in, the outcome keeps the engine's promises.
  @Test(arguments: NumberStyles.all.indices)
  func keepsItsPromises(_ index: Int) throws {
    let style = NumberStyles.all[index]
    let mask = try NumberMask(style)
    var chance = SeededGenerator(seed: UInt64(1000 + index))
    let pieces = [
      "1", "0", "42", "1,234", "1.234,5", "-7", "(3)", "٣٫٥", "１２", " ", "\u{202F}", "-", ".", ",",
      "e",
      "1e3", "abc", "$", "€ 5", "\u{200E}", "\u{301}", "👍", "\r\n", style.symbols.minus,
      style.prefix,
      style.suffix, "",
    ]
    var text = ""
    for _ in 0..<1200 {
      let indices = Array(text.unicodeScalars.indices) + [text.endIndex]
      let ends = [indices.randomElement(using: &chance)!, indices.randomElement(using: &chance)!]
        .map { $0.utf16Offset(in: text) }
      let insert = (0..<Int.random(in: 1...3, using: &chance))
        .map { _ in pieces.randomElement(using: &chance)! }.joined()
      let intent = TextChange.Intent.allCases.randomElement(using: &chance)!
      let change = TextChange(
        replacing: ends.min()!..<ends.max()!, with: insert, intent: intent)
      let edited = try mask.applying(change, to: text)
      try Self.holds(
        edited, after: change, on: text, in: mask, "\(text.debugDescription) \(change)")
      text = edited.text
      switch Int.random(in: 0..<8, using: &chance) {
      case 0: text = pieces.randomElement(using: &chance)! + text  // an app assigned it
      case 1: text = mask.ended(text).text
      default: break
      }
    }
  }

  /// Digits outside the edited range survive in order, unless they are leading zeros.
  @Test(arguments: NumberStyles.all.indices)
  func losesNothingOutsideTheRange(_ index: Int) throws {
    var style = NumberStyles.all[index]
    style.prefix = ""
    style.suffix = ""
    let mask = try NumberMask(style)
    var chance = SeededGenerator(seed: UInt64(2000 + index))
    for _ in 0..<400 {
      let digits = (0..<Int.random(in: 1...9, using: &chance))
        .map { _ in "123456789".randomElement(using: &chance)! }
      let text = mask.formatted(value: String(digits)).text
      let offsets =
        text.unicodeScalars.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
      let ends = [0, 1].map { _ in offsets.randomElement(using: &chance)! }.sorted()
      let insert = ["5", "77", "1.5", "-", ".", "(8)", "x"].randomElement(using: &chance)!
      let change = TextChange(replacing: ends[0]..<ends[1], with: insert, intent: .paste)
      let edited = try mask.applying(change, to: text)
      let left = Self.digits(text.prefix(utf16: ends[0])),
        right = Self.digits(text.dropFirst(utf16: ends[1]))
      let all = Self.digits(edited.text[...])
      if edited.taken > 0 || edited.isChanged {
        #expect(all.hasPrefix(left) && all.hasSuffix(right), "\(text) \(change) \(edited.text)")
        #expect(all.count >= left.count + right.count, "\(text) \(change) \(edited.text)")
      } else {
        #expect(edited.text == text)
      }
    }
  }

  /// value → display → value is the identity, and so is display → display.
  @Test(arguments: NumberStyles.all.indices)
  func valuesSurvive(_ index: Int) throws {
    let style = NumberStyles.all[index]
    let mask = try NumberMask(style)
    var chance = SeededGenerator(seed: UInt64(3000 + index))
    for _ in 0..<200 {
      let integer = Int.random(
        in: 1...min(style.integerDigits.upperBound, 50), using: &chance)
      let fraction = Int.random(in: 0...style.fractionDigits.upperBound, using: &chance)
      func some(_ count: Int) -> String {
        String((0..<count).map { _ in "0123456789".randomElement(using: &chance)! })
      }
      let front = "123456789".randomElement(using: &chance)!
      let whole = Bool.random(using: &chance) ? "0" : String(front) + some(integer - 1)
      let text = whole + (fraction == 0 ? "" : "." + some(fraction))
      let isZero = text.allSatisfy { "0.".contains($0) }
      let negative = style.allowsNegative && !isZero && Bool.random(using: &chance)
      let value = (negative ? "-" : "") + text
      let shown = mask.formatted(value: value)
      #expect(shown.value == value)
      #expect(shown.isComplete)
      #expect(shown.refusal == nil)
      #expect(mask.value(of: shown.text) == value)
      #expect(mask.formatted(shown.text).text == shown.text)
      let ended = mask.ended(shown.text)
      #expect(mask.ended(ended.text).text == ended.text)
      #expect(Self.trimmed(ended.value) == Self.trimmed(value))
    }
  }

  private static func holds(
    _ edited: MaskedText, after change: TextChange, on text: String, in mask: NumberMask,
    _ note: String
  ) throws {
    let index = edited.text.utf8.index(edited.text.startIndex, offsetBy: edited.caret.utf8)
    #expect(edited.caret.utf16 == index.utf16Offset(in: edited.text), "\(note)")
    #expect(
      index == edited.text.endIndex || edited.text.indices.contains(index),
      "the caret splits a character: \(note)")
    #expect(edited.isChanged == (Array(edited.text.utf8) != Array(text.utf8)), "\(note)")
    if !change.replacement.isEmpty, ![.deleteBackward, .deleteForward].contains(change.intent) {
      #expect((edited.refused > 0) == (edited.refusal != nil), "\(note)")
    } else {
      #expect(edited.refused == 0, "\(note)")
    }
    if edited.refusal != nil, edited.taken == 0 {
      #expect(Array(edited.text.utf8) == Array(text.utf8), "a refused edit changed it: \(note)")
    }
    #expect(edited.isComplete == mask.isComplete(edited.text), "\(note)")
    if edited.isChanged {
      #expect(mask.formatted(edited.text).text == edited.text, "\(note)")
      #expect(!mask.formatted(edited.text).isChanged, "\(note)")
    }
  }

  private static func digits(_ text: Substring) -> String {
    String(text.compactMap { $0.wholeNumberValue.map(String.init) }.joined())
  }

  /// Without zeros at the end of a fraction.
  private static func trimmed(_ value: String) -> String {
    guard value.contains(".") else { return value }
    var value = value
    while value.last == "0" { value.removeLast() }
    if value.last == "." { value.removeLast() }
    return value
  }
}

extension String {
  fileprivate func prefix(utf16 count: Int) -> Substring {
    self[..<utf16.index(startIndex, offsetBy: count)]
  }

  fileprivate func dropFirst(utf16 count: Int) -> Substring {
    self[utf16.index(startIndex, offsetBy: count)...]
  }
}
