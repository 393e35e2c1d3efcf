import MaskEngine
import Testing

@Suite struct NumberMaskTests {
  static let english = NumberSymbols(grouping: ",")

  private func type(_ keys: String, _ mask: NumberMask, into text: String = "") throws -> MaskedText
  {
    var typed = mask.formatted(text)
    for key in keys {
      let caret = typed.caret.utf16
      typed = try mask.applying(
        TextChange(replacing: caret..<caret, with: String(key)), to: typed.text)
    }
    return typed
  }

  @Test func boundsAreRefusedWhileTyping() throws {
    let mask = try NumberMask(
      NumberStyle(fractionDigits: 0...2, minimum: "-90", maximum: "90"))
    #expect(try type("91", mask).text == "9")
    #expect(try type("91", mask).refusal == .bounds)
    #expect(try type("-91", mask).text == "-9")
    #expect(try type("90.01", mask).text == "90.0")
    #expect(try type("90", mask).isComplete)
    let least = try NumberMask(NumberStyle(minimum: "10", maximum: "99"))
    #expect(try type("5", least).text == "5")
    #expect(try !type("5", least).isComplete)
    #expect(try type("-", least).refusal == .character)
    let negative = try NumberMask(NumberStyle(minimum: "-50", maximum: "-10"))
    #expect(try type("5-", negative).text == "-5")
    #expect(try type("51", negative).text == "5")
  }

  @Test func boundsNeverTrap() throws {
    let mask = try NumberMask(NumberStyle(fractionDigits: 0...2, maximum: "90"))
    let joined = try mask.applying(TextChange(deletingBackward: 2..<2), to: "1.50")
    #expect(joined.text == "1.50")
    #expect(joined.refusal == .bounds)
    // A number that an app left outside can be taken apart.
    let less = try mask.applying(TextChange(deletingBackward: 4..<4), to: "9999")
    #expect(less.text == "999")
  }

  @Test func clampingWaitsForTheEnd() throws {
    let mask = try NumberMask(
      NumberStyle(
        symbols: Self.english, fractionDigits: 2...2, minimum: "-1.5", maximum: "1000",
        outOfBounds: .clamp))
    let typed = try type("12345", mask)
    #expect(typed.text == "12,345")
    #expect(!typed.isComplete)
    #expect(mask.ended(typed.text).text == "1,000.00")
    #expect(mask.ended("-7").text == "-1.50")
    #expect(mask.ended("").text == "")
  }

  @Test func endOfEditing() throws {
    let mask = try NumberMask(
      NumberStyle(symbols: Self.english, prefix: "$", fractionDigits: 2...4))
    for (text, ended) in [
      ("$.5", "$0.50"), ("$1.", "$1.00"), ("-$", ""), ("$.", ""), ("-$.", ""), ("", ""),
      ("$000", "$0.00"), ("$0,007", "$7.00"), ("-$0", "$0.00"), ("-$0.00", "$0.00"),
      ("$1.2345", "$1.2345"), ("$1.2300", "$1.2300"), ("1234", "$1,234.00"), ("abc", ""),
    ] {
      #expect(mask.ended(text).text == ended, "\(text)")
    }
    let padded = try NumberMask(NumberStyle(integerDigits: 3...5))
    #expect(padded.ended("7").text == "007")
    #expect(padded.ended("12345").text == "12345")
  }

  @Test func incompleteIsNoError() throws {
    let mask = try NumberMask(NumberStyle(fractionDigits: 0...2))
    for text in ["-", "1.", ".", "-.", ""] {
      #expect(mask.formatted(text).text == text)
      #expect(mask.value(of: text) == "")
      #expect(!mask.isComplete(text))
    }
    #expect(mask.value(of: ".5") == "0.5")
    #expect(mask.value(of: "-0") == "0")
    #expect(mask.value(of: "-0.0") == "0.0")
    #expect(mask.value(of: "-.05") == "-0.05")
  }

  @Test func deletionKeepsZerosThatTypingDrops() throws {
    let mask = try NumberMask(NumberStyle(symbols: Self.english, fractionDigits: 0...4))
    let erased = try mask.applying(TextChange(deletingBackward: 1..<1), to: "1,000")
    #expect(erased.text == "000")
    #expect(erased.value == "0")
    #expect(try mask.applying(TextChange(replacing: 0..<0, with: "2"), to: "000").text == "2,000")
    #expect(try mask.applying(TextChange(deletingBackward: 2..<2), to: "0.0005").text == "00,005")
    #expect(try type("0005", mask).text == "5")
    #expect(try type("00", mask).text == "0")
  }

  @Test func aPlusTakesTheMinusAway() throws {
    let mask = try NumberMask(NumberStyle())
    #expect(try type("-5+", mask).text == "5")
    #expect(try type("5+", mask).refusal == .character)
    #expect(try type("5-", mask).text == "-5")
    #expect(try type("5--", mask).text == "5")
  }

  @Test func groupingKeys() throws {
    let english = try NumberMask(NumberStyle(symbols: Self.english, fractionDigits: 0...2))
    #expect(try type("1,5", english).text == "15")
    #expect(try type("1,", english).refusal == .character)
    let between = try english.applying(TextChange(replacing: 1..<1, with: ","), to: "1,234")
    #expect(between.text == "1,234")
    #expect(between.refusal == nil)
    let near = try english.applying(TextChange(replacing: 3..<3, with: ","), to: "1,234")
    #expect(near.refusal == .character)
    let french = try NumberMask(
      NumberStyle(symbols: NumberSymbols(grouping: "\u{202F}", decimal: ","), fractionDigits: 0...2)
    )
    #expect(try type("1 2 3", french).text == "123")
    #expect(try type("1 2", french).refused == 0)
    #expect(try type("1.5", french).text == "1,5")
  }

  @Test func assignedTextsAreReadBack() throws {
    let mask = try NumberMask(
      NumberStyle(symbols: Self.english, prefix: "$", fractionDigits: 0...2))
    #expect(mask.formatted("$1,234.5").text == "$1,234.5")
    #expect(mask.formatted("1234.5").text == "$1,234.5")
    #expect(mask.formatted("(5)").text == "-$5")
    #expect(mask.formatted("nonsense").text == "")
    #expect(mask.formatted(value: "-1234.5").text == "-$1,234.5")
    #expect(mask.formatted(value: "007.10").text == "$7.10")
    #expect(mask.formatted(value: "-0").text == "$0")
    for value in ["1,234", "1e3", "abc", "-", ".", "--1", "1.2.3", "٣"] {
      let refused = mask.formatted(value: value)
      #expect(refused.text == "")
      #expect(refused.refusal == .character)
    }
    // An edit of a text that is none of its displays: the caret finds its digit.
    let edited = try mask.applying(TextChange(replacing: 2..<2, with: "9"), to: "1234")
    #expect(edited.text == "$12,934")
    #expect(edited.caret.utf16 == 5)
    let zeros = try mask.applying(TextChange(replacing: 3..<3, with: "9"), to: "0012345")
    #expect(zeros.text == "$192,345")
    #expect(zeros.caret.utf16 == 3)
  }

  @Test func aReplacementIsOneStep() throws {
    let mask = try NumberMask(NumberStyle(symbols: Self.english, fractionDigits: 0...2))
    let refused = try mask.applying(TextChange(replacing: 0..<5, with: "x"), to: "1,234")
    #expect(refused.text == "1,234", "what is refused deletes nothing")
    #expect(refused.refused == 1)
    let erased = try mask.applying(TextChange(replacing: 0..<3, with: ""), to: "1,234")
    #expect(erased.text == "34")
    let set = try mask.applying(TextChange(replacing: 2..<2, with: "5.5", intent: .set), to: "77")
    #expect(set.text == "5.5", "a value replaces all")
  }

  @Test(arguments: [-1..<0, 0..<6, 6..<6, 1..<2])
  func rangesMustFit(_ range: Range<Int>) throws {
    let mask = try NumberMask(NumberStyle(prefix: "😀"))
    let text = "😀123"
    #expect(throws: RangeError(range: range, size: 5)) {
      try mask.applying(TextChange(replacing: range, with: "5"), to: text)
    }
  }

  @Test func aMaskIsItsStyle() throws {
    let one = try NumberMask(NumberStyle(prefix: "$")),
      two = try NumberMask(NumberStyle(prefix: "$"))
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    #expect(try one != NumberMask(NumberStyle(prefix: "€")))
    #expect(one.prefix == "")
    #expect(one.hint(behind: "") == "$")
    #expect(one.hint(behind: "$1") == "")
  }

  @Test func stylesThatMakeNoMask() {
    let long = String(repeating: "x", count: 257)
    let rows: [(NumberStyle, NumberStyleError)] = [
      (NumberStyle(symbols: NumberSymbols(grouping: "5")), .init(.grouping, .contradiction)),
      (NumberStyle(symbols: NumberSymbols(grouping: "\u{301}")), .init(.grouping, .contradiction)),
      (
        NumberStyle(symbols: NumberSymbols(grouping: ".", decimal: "."), fractionDigits: 0...1),
        .init(.decimal, .contradiction)
      ),
      (
        NumberStyle(symbols: NumberSymbols(decimal: "-"), fractionDigits: 0...1),
        .init(.decimal, .contradiction)
      ),
      (NumberStyle(symbols: NumberSymbols(zero: "1")), .init(.zero, .contradiction)),
      (NumberStyle(symbols: NumberSymbols(zero: "x")), .init(.zero, .contradiction)),
      (NumberStyle(symbols: NumberSymbols(groupSize: 0)), .init(.groupSize, .limit)),
      (NumberStyle(symbols: NumberSymbols(groupSize: 1025)), .init(.groupSize, .limit)),
      (NumberStyle(symbols: NumberSymbols(nextGroupSize: -1)), .init(.nextGroupSize, .limit)),
      (NumberStyle(symbols: NumberSymbols(minimumGrouping: 2000)), .init(.minimumGrouping, .limit)),
      (NumberStyle(symbols: NumberSymbols(minus: "\u{200E}")), .init(.minus, .contradiction)),
      (NumberStyle(symbols: NumberSymbols(minus: "7")), .init(.minus, .contradiction)),
      (NumberStyle(prefix: long), .init(.prefix, .limit)),
      // This joins the digit behind it to one character.
      (NumberStyle(prefix: "\u{600}"), .init(.prefix, .contradiction)),
      (NumberStyle(suffix: long), .init(.suffix, .limit)),
      (NumberStyle(suffix: "\u{301}"), .init(.suffix, .contradiction)),
      (NumberStyle(integerDigits: 0...0), .init(.integerDigits, .limit)),
      (NumberStyle(integerDigits: 1...1025), .init(.integerDigits, .limit)),
      (NumberStyle(fractionDigits: -1...1), .init(.fractionDigits, .limit)),
      (NumberStyle(fractionDigits: 0...1025), .init(.fractionDigits, .limit)),
      (NumberStyle(minimum: "1,5"), .init(.minimum, .contradiction)),
      (NumberStyle(minimum: "0.5"), .init(.minimum, .contradiction)),  // no fraction digit for it
      (NumberStyle(minimum: String(repeating: "1", count: 1025)), .init(.minimum, .limit)),
      (NumberStyle(minimum: "5", maximum: "4"), .init(.maximum, .contradiction)),
      (NumberStyle(minimum: "-4", maximum: "-5"), .init(.maximum, .contradiction)),
      (NumberStyle(maximum: "x"), .init(.maximum, .contradiction)),
      (NumberStyle(allowsNegative: false, maximum: "-1"), .init(.maximum, .contradiction)),
    ]
    for (style, error) in rows {
      #expect(throws: error, "\(error.description)") { try NumberMask(style) }
    }
  }
}
