import MaskEngine
import Testing

/// Masks that fill from their end.
@Suite struct FillFromEndTests {
  private func mask(_ pattern: String, _ literals: MaskOptions.Literals = .lazy) throws -> Mask {
    var options = MaskOptions()
    options.fillsFromEnd = true
    options.literals = literals
    return try Mask(pattern, options: options)
  }

  /// What a field shows after each key, the caret drawn; `<` is backspace.
  private func shown(_ keys: String, in mask: Mask) throws -> [String] {
    var text = ""
    var caret = 0
    return try keys.map { key in
      let change =
        key == "<"
        ? TextChange(deletingBackward: caret..<caret)
        : TextChange(replacing: caret..<caret, with: String(key))
      let edited = try mask.applying(change, to: text)
      text = edited.text
      caret = edited.caret.utf16
      var drawn = Array(text.utf16)
      drawn.insert(UInt16(UInt8(ascii: "|")), at: caret)
      return String(decoding: drawn, as: UTF16.self)
    }
  }

  @Test func digitsMoveUpAsTheyAreTyped() throws {
    let amount = try mask("$[990].[00]", .eager)
    #expect(
      try shown("12345<<<<<", in: amount)
        == [
          "$1|", "$12|", "$1.23|", "$12.34|", "$123.45|", "$12.34|", "$1.23|", "$12|", "$1|", "|",
        ])
    #expect(try shown("123456", in: amount).last == "$123.45|")
  }

  @Test func editsInTheMiddleKeepWhatStandsBehind() throws {
    let amount = try mask("[000].[000],[00] €", .eager)
    let text = amount.formatted(value: "12345").text
    #expect(text == "123,45 €")
    let typed = try amount.applying(TextChange(replacing: 1..<1, with: "9"), to: text)
    #expect(typed.text == "1.923,45 €")
    #expect(typed.caret.utf16 == 3)
    let erased = try amount.applying(TextChange(deletingBackward: 3..<4), to: text)
    #expect(erased.text == "12,45 €")
    let forward = try amount.applying(TextChange(deletingForward: 3..<4), to: text)
    #expect(forward.text == "12,35 €")
  }

  @Test func theTemplateShowsItsBlanksInFront() throws {
    let amount = try mask("[000].[00]", .guide)
    #expect(try shown("123<", in: amount) == ["___._1|", "___.12|", "__1.23|", "___.12|"])
  }

  /// Optional slots show no blanks, so `_` is a character like any other there.
  @Test func theBlankIsACharacterWhereNoneIsShown() throws {
    let optional = try mask("([??])0", .guide)
    #expect(try shown("a_b<<<", in: optional) == ["(a|)0", "(a_|)0", "(a_|)0", "(a|)0", "|", "|"])
    #expect(optional.formatted("(a_)0").text == "(a_)0")
  }

  @Test func completeOnceTheRequiredPlacesAreFilled() throws {
    let amount = try mask("[990].[00]")
    #expect(!amount.isComplete("12"))
    #expect(amount.isComplete("1.23"))
    #expect(amount.value(of: "1.23") == "123")
    #expect(amount.hint(behind: "") == "_.__")
  }

  @Test func refusalsChangeNothing() throws {
    let code = try mask("[0][A]")
    #expect(try shown("1A", in: code) == ["|", "A|"])
    #expect(try shown("A1", in: code) == ["A|", "A|"])
    let refused = try code.applying(TextChange(replacing: 1..<1, with: "1"), to: "A")
    #expect(refused.text == "A")
    #expect(refused.refusal == .character)
  }
}
