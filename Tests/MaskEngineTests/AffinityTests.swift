import MaskEngine
import Testing

@Suite struct AffinityTests {
  /// The examples of input-mask's documentation, as its code answers them.
  ///
  /// Of `1.234` it says 5 symbols - 1 - 1 = 3, and so counts the superfluous point among the taken
  /// ones; its code adds 1 for the four it takes alone.
  @Test(arguments: [
    ("[00].[00]", "1234", 3), ("[00].[00]", "12.34", 5), ("[00].[00]", "1.234", 2),
    // Left out behind the end, optional slots, a required slot that does not take it.
    ("[00]", "123", 1), ("[99]x", "1x", 1), ("[99]x", "x", -1), ("[00]", "a1", 0),
    // Fixed text that comes in before a character that is left out counts as missing.
    ("[0].[0]", "1a", -1), ("+{7} ([000])", "+7 (912)", 8), ("+{7} ([000])", "912", -1),
    // Groups are passed over like slots, and entered at their text or their first slot.
    ("[0]<-[0]>x", "1x", 1), ("[0]<-[0]>x", "1-2x", 4), ("[0]<-[0]>x", "12x", 2),
    // Repeated slots, segments, folding, grapheme clusters, what rule N drops.
    ("[0…]x", "123x", 3), ("[00:1-31]", "99", 2), ("[00]", "٣٤", 2), ("[**]", "👩‍👩‍👧é", 2),
    ("[00]-[00]", "12–34", 5), ("[00]", "1\u{200F}2", 2), ("[00]", "", 0),
  ])
  func wholeString(pattern: String, text: String, affinity: Int) throws {
    #expect(try Mask(pattern).affinity(of: text, by: .wholeString) == affinity)
  }

  @Test(arguments: [
    ("+7 [000] [000]", "+7 12 345", 5), ("8 [000] [000]", "+7 12 345", 0),
    ("+7 [000] [000]", "8 12 345", 0), ("8 [000] [000]", "8 12 345", 4),
    ("[00].[00]", "1234", 2), ("[00].[00]", "12.34", 5), ("[00].[00]", "12.345", 5),
    ("[00]", "a1", 0), ("[0…]", "123", 3), ("[00]", "٣٤", 0), ("[00]", "", 0),
    ("[00]-[00]", "12–34", 2), ("[0]<-[0]>x", "1x", 2), ("[**]", "👩‍👩‍👧é", 2),
  ])
  func prefix(pattern: String, text: String, affinity: Int) throws {
    #expect(try Mask(pattern).affinity(of: text, by: .prefix) == affinity)
  }

  private static let none = MaskSet.Affinity.none

  @Test(arguments: [
    ("[000]", [-2, -1, 0, none, none, none]), ("[00000]", [-4, -3, -2, -1, 0, none]),
    ("[0000000]", [-6, -5, -4, -3, -2, -1]), ("[0…]", Array(repeating: none + 1, count: 6)),
    ("x[99]{7}<-[0]>", [-5, -4, -3, -2, -1, 0]),
  ])
  func capacity(pattern: String, affinities: [Int]) throws {
    let mask = try Mask(pattern)
    let texts = ["1", "12", "123", "1234", "12345", "123456"]
    #expect(texts.map { mask.affinity(of: $0, by: .capacity) } == affinities)
  }

  @Test(arguments: [
    ("[000]", "123", 0), ("[000]", "1a2", -1), ("[000]", "1234", 0), ("+{7} ([000])", "+7 (91", -1),
    ("+{7} ([000])", "91", -1), ("+7 ([000])", "91", -1), ("+7 ([000])", "", -3),
    ("[0…]", "123", none + 1), ("{1}[0]<{2}[0]>", "3", -2),
  ])
  func extractedCapacity(pattern: String, text: String, affinity: Int) throws {
    #expect(try Mask(pattern).affinity(of: text, by: .extractedCapacity) == affinity)
  }

  private func pasted(_ text: String, into set: MaskSet) throws -> String {
    try set.applying(TextChange(replacing: 0..<0, with: text, intent: .paste), to: "").text
  }

  @Test func aWholeTextChooses() throws {
    let patterns = ["+7 [000] [000]", "8 [000] [000]"]
    let set = try MaskSet(patterns, affinity: .prefix)
    for (text, display) in [("+7 12 345", "+7 123 45"), ("8 12 345", "8 123 45")] {
      #expect(set.formatted(text).text == display)
      #expect(try pasted(text, into: set) == display)
    }
    var memory = MaskMemory()
    _ = set.formatted("8 12 345", remembering: &memory)
    #expect(set.mask(in: memory).pattern == patterns[1])
    #expect(set.value(of: "8 123 45") == "12345")
    #expect(set.affinity == .prefix)
    #expect(try MaskSet(patterns).affinity == nil)
    #expect(try set != MaskSet(patterns))
  }

  @Test func lengthChooses() throws {
    let set = try MaskSet(["[000]-[0000]", "[0]-[00]", "[00]-[000]"], affinity: .capacity)
    // The strategy counts fixed text, so it may choose a mask too short for the digits.
    #expect(
      ["12", "1234", "12345", "1234567", "12345678"].map { set.formatted($0).text }
        == ["1-2", "1-23", "12-345", "123-4567", "123-4567"])
    let value = try MaskSet(
      ["[000]-[0000]", "[0]-[00]", "[00]-[000]"], affinity: .extractedCapacity)
    #expect(value.formatted("12").text == "1-2")
  }

  /// Typing goes on under the mask that the text has, by the rules of every choice.
  @Test func typingGoesOn() throws {
    let set = try MaskSet(["+7 [000] [000]", "8 [000] [000]"], affinity: .prefix)
    var memory = MaskMemory()
    let text = set.formatted("8 12 345", remembering: &memory).text
    let typed = try set.applying(
      TextChange(replacing: 8..<8, with: "6"), to: text, remembering: &memory)
    #expect(typed.text == "8 123 456")
  }

  @Test func conditionsComeFirst() throws {
    let plain = try Mask("[0000] [0000] [0000] [0000]")
    let amex = try Mask("[0000] [000000] [00000]")
    let candidates: [MaskSet.Candidate] = [
      .init(amex, leads: [.init(digits: 2, 34...37)]), .init(plain),
    ]
    let set = try #require(MaskSet(candidates, affinity: .wholeString))
    #expect(set.formatted("371449635398431").text == "3714 496353 98431")
    #expect(set.formatted("4111111111111111").text == "4111 1111 1111 1111")
    let onlyAmex = try #require(MaskSet([candidates[0]], affinity: .wholeString))
    #expect(onlyAmex.formatted("41").text == "41")
  }
}
