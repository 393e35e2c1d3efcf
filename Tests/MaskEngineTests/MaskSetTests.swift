import MaskEngine
import Testing

@Suite struct MaskSetTests {
  /// What a field shows after each key; `<` is backspace.
  private func typed(_ keys: String, into set: MaskSet) throws -> [String] {
    var memory = MaskMemory()
    var text = ""
    var caret = 0
    return try keys.map { key in
      let change =
        key == "<"
        ? TextChange(deletingBackward: caret..<caret)
        : TextChange(replacing: caret..<caret, with: String(key))
      let edited = try set.applying(change, to: text, remembering: &memory)
      text = edited.text
      caret = edited.caret.utf16
      return text
    }
  }

  @Test func theShortestThatFitsAndBackAgain() throws {
    let set = try MaskSet(["[0]+[0]", "[00]+[00]", "([00])+[00]+[00]"])
    #expect(
      try typed("12345<<<", into: set)
        == ["1", "1+2", "12+3", "12+34", "(12)+34+5", "(12)+34", "(12)+3", "1+2"])
  }

  @Test func typedLiteralsChoose() throws {
    let set = try MaskSet(["+7 ([000]) [000]", "+1 ([000]) [0000]"])
    #expect(try typed("+123", into: set) == ["+", "+1", "+1 (2", "+1 (23"])
    #expect(try typed("+723", into: set) == ["+", "+7", "+7 (2", "+7 (23"])
  }

  @Test func conditionsOnTheLeadingDigits() throws {
    let plain = try Mask("[0000] [0000] [0000] [0000]")
    let amex = try Mask("[0000] [000000] [00000]")
    let set = try #require(
      MaskSet([
        .init(plain), .init(amex, leads: [.init(digits: 2, 34...34), .init(digits: 2, 37...37)]),
      ]))
    #expect(set.formatted(value: "378282246310005").text == "3782 822463 10005")
    #expect(set.formatted(value: "4111111111111111").text == "4111 1111 1111 1111")
    #expect(
      try typed("37828<<<<0", into: set) == [
        "3", "37", "378", "3782", "3782 8", "3782", "378", "37", "3", "30",
      ])
  }

  @Test func nothingIsLostBeyondTheRoom() throws {
    let set = try MaskSet(["[00]", "[000]"])
    let full = try set.applying(TextChange(replacing: 3..<3, with: "4"), to: "123")
    #expect(full.text == "123")
    #expect(full.refusal == .full)
  }

  @Test func emptyAndTooManyAreRefused() throws {
    #expect(MaskSet([]) == nil)
    #expect(throws: PatternError.self) { try MaskSet(Array(repeating: "[0]", count: 65)) }
  }
}
