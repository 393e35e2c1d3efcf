import MaskEngine
import Testing

@Suite struct MaskExplanationTests {
  @Test func theExampleOfTheDocumentation() throws {
    let explanation = try Mask("+{7} ([000])").explanation
    #expect(
      explanation.description == """
        mask     +{7} ([000])

        1  text    "+"
        2  text    "7"      belongs to the value
        3  text    " ("
        4  slot 1  a digit  required              1
        5  slot 2  a digit  required              2
        6  slot 3  a digit  required              3
        7  text    ")"

        example  +7 (123
        value    7123
        """)
  }

  @Test func aRunPutsItsRequiredSlotsFirst() throws {
    let slots = try slots(of: "[9900]")
    #expect(slots.map(\.isOptional) == [false, false, true, true])
    #expect(slots.map(\.example) == ["1", "2", "3", "4"])
  }

  @Test func everyClassHasWordsAndAnExample() throws {
    var options = MaskOptions()
    options.classes = [
      SlotClass("h", accepting: ["0"..."9", "a"..."f"], isOptional: true, letterCase: .upper),
      SlotClass("l", accepting: .letter, letterCase: .lower),
      SlotClass("s", accepting: [" "..." ", "\u{301}"..."\u{301}"]),
      SlotClass("n", accepting: []),
      SlotClass(
        "m",
        accepting: (0..<9).compactMap { i in
          Unicode.Scalar(0x410 + 2 * UInt32(i)).map { $0...$0 }
        }),
    ]
    let rows: [(pattern: String, words: String, rule: String, example: Character?)] = [
      ("[0]", "a digit", "required", "1"), ("[9]", "a digit", "optional", "1"),
      ("[A]", "a letter", "required", "A"), ("[a]", "a letter", "optional", "A"),
      ("[_]", "a letter or digit", "required", "A"), ("[-]", "a letter or digit", "optional", "A"),
      ("[*]", "any character", "required", "A"), ("[?]", "any character", "optional", "A"),
      ("[0…]", "a digit", "any number of them", "1"),
      ("[…]", "any character", "any number of them", "A"),
      ("[h]", "one of 0–9 a–f", "optional, upper case", "1"),
      ("[l]", "a letter", "required, lower case", "a"),
      ("[s]", "one of U+0020 U+0301", "required", " "),
      ("[n]", "nothing", "required", nil),
      ("[m]", "one of А В Д Ж И К and 3 more ranges", "required", "А"),
      ("[00:1-31]", "a digit of a number from 1 to 31", "required", "3"),
    ]
    for row in rows {
      let explanation = try Mask(row.pattern, options: options).explanation
      guard case .slot(let slot) = explanation.elements[0].kind else {
        Issue.record("\(row.pattern) begins with no slot")
        continue
      }
      #expect(slot.words == row.words)
      #expect(slot.rule == row.rule)
      #expect(slot.example == row.example)
    }
  }

  @Test func aClassTellsItsSymbolAndScalars() throws {
    var options = MaskOptions()
    options.classes = [
      SlotClass("x", accepting: ["x"..."x"]), SlotClass("h", accepting: ["0"..."9", "a"..."f"]),
    ]
    let slots = try slots(of: "[xh0]", options)
    #expect(slots.map(\.symbol) == ["x", "h", nil])
    #expect(slots.map(\.accepted) == [["x"..."x"], ["0"..."9", "a"..."f"], []])
    #expect(slots.map(\.base) == [nil, nil, .digit])
  }

  @Test func groupsTellTheirDepth() throws {
    let explanation = try Mask("[0]<-[0]<.[0]>>").explanation
    let drawn = explanation.elements.map { element in
      switch element.kind {
      case .text(let text, _): "\(element.depth)\(text)"
      case .slot: "\(element.depth)_"
      case .groupBegin: "\(element.depth)<"
      case .groupEnd: "\(element.depth)>"
      }
    }
    #expect(drawn == ["0_", "0<", "1-", "1_", "1<", "2.", "2_", "1>", "0>"])
    #expect(explanation.example == "1-2.3")
  }

  @Test func segmentsShowANumberWithinTheirBounds() throws {
    let date = try Mask("[00:1-31].[00:1-12].[0000]").explanation
    #expect(date.example == "31.12.1234")
    #expect(
      try slots(of: "[09:1-31]-[000:0-9]").map(\.segment) == [
        .init(1, within: 1...31), .init(1, within: 1...31), .init(2, within: 0...9),
        .init(2, within: 0...9), .init(2, within: 0...9),
      ])
    #expect(try Mask("[000:0-9]").explanation.example == "009")
  }

  @Test func theBlankIsNoExample() throws {
    var options = MaskOptions()
    options.literals = .guide
    options.blank = "1"
    #expect(try Mask("[00]", options: options).explanation.example == "23")
  }

  @Test func controlsAndWideTextKeepTheTableAligned() throws {
    let lines = try Mask("日本\n[0]").explanation.description.split(separator: "\n")
    #expect(lines[0] == "mask     日本␊[0]")
    #expect(lines[1] == #"1  text    "日本␊""#)
    #expect(lines[2] == "2  slot 1  a digit  required  1")
  }

  @Test(arguments: [
    "", "abc", "{7}", "[0]", "[…]", "+{7} ([000]) [000]-[00]-[00]", "<-[0000]>", "[09]1[0]",
    "<[0]-><[A]>[_]", #"\[[0]\]"#, "[a0]{-}[9A]", "[00:1-31]/[00:1-12]", "é[*]e\u{301}",
  ])
  func theExampleIsARendering(_ pattern: String) throws {
    let mask = try Mask(pattern)
    let explanation = mask.explanation
    #expect(mask.formatted(explanation.example).text == explanation.example)
    #expect(mask.value(of: explanation.example) == explanation.exampleValue)
    let texts = explanation.elements.compactMap { element in
      if case .text(let text, _) = element.kind { text } else { nil }
    }
    #expect(texts.allSatisfy { $0.count == 1 })
  }

  private func slots(
    of pattern: String, _ options: MaskOptions = MaskOptions()
  ) throws -> [MaskExplanation.Slot] {
    try Mask(pattern, options: options).explanation.elements.compactMap { element in
      if case .slot(let slot) = element.kind { slot } else { nil }
    }
  }
}
