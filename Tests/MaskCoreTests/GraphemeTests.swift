import Foundation
import MaskCoreTestSupport
import SeededRandom
import Testing

@Suite struct GraphemeTests {
  @Test func passesGraphemeBreakTest() throws {
    let cases = try Self.breakTest()
    #expect(cases.count > 500)
    for characters in cases {
      let text = characters.joined()
      var ends: [Int] = []
      for character in characters {
        ends.append((ends.last ?? 0) + character.utf8.count)
      }
      #expect(CoreText.characterEnds(text) == ends, "\(text.hexadecimal)")
      #expect(CoreText.boundaries(text) == [0] + ends, "\(text.hexadecimal)")
    }
  }

  /// One array of characters a line: `0020 0308|0020`.
  private static func breakTest() throws -> [[String]] {
    let file = try #require(
      Bundle.module.url(
        forResource: "GraphemeBreakTest", withExtension: "txt", subdirectory: "Resources"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.map { line in
      try line.split(separator: "|").map { character in
        let scalars = try character.split(separator: " ").map { hexadecimal in
          try #require(UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init))
        }
        return String(scalars: scalars)
      }
    }
  }

  /// Rule GB9c came with 15.1, so the test file of 15.0 has no line for it.
  @Test(arguments: [
    "क\u{94D}त",  // consonant, linker, consonant
    "क\u{94D}\u{200D}त", "क\u{200D}\u{94D}त",  // a joiner on either side of the linker
    "क\u{93C}\u{94D}त", "क\u{94D}\u{93C}त",  // a nukta on either side
    "क\u{94D}\u{94D}त", "क\u{94D}त\u{94D}य",  // two linkers together, and apart
    "ক্ত", "ક્ત", "କ୍ତ", "క్త", "ക്ത",  // Bengali, Gujarati, Oriya, Telugu, Malayalam
    "👩‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "❤️‍🔥", "🇺🇦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣",  // and emoji
    "\r\n", "e\u{301}\u{323}", "\u{600}1", "\u{E01}\u{E33}",  // marks behind and before
    "\u{AC01}", "\u{1100}\u{1161}\u{11A8}", "\u{AC00}\u{11A8}",  // one Hangul syllable, three ways
  ])
  func isOneCharacter(_ text: String) {
    #expect(CoreText.characterEnds(text) == [text.utf8.count])
    #expect(CoreText.boundaries(text) == [0, text.utf8.count])
  }

  @Test(arguments: [
    ["क", "त"], ["क\u{94D}", "a"], ["क\u{94D}", "\u{1780}"], ["a\u{94D}", "त"],
    ["க\u{BCD}", "த"],  // Tamil is not among the scripts of GB9c
    ["क\u{94D}\u{200C}", "त"],  // a non-joiner keeps the letters apart
    ["क\u{941}\u{94D}", "त"],  // and so does a vowel sign, in 15.1
    ["🇺🇦", "🇵🇱"], ["🇺🇦", "🇵"], ["🇺\u{301}", "🇦"], ["\u{600}🇺🇦", "🇵"],
    ["a\u{200D}", "😀"], ["😀\u{200D}\u{301}", "😀"], ["😀\u{200D}\u{200D}", "😀"], ["😀", "😀"],
    ["\n", "\r"], ["\r", "\u{301}"], ["\n", "\u{301}"], ["\u{600}", "\n"], ["\u{200B}", "\u{301}"],
    ["\u{1161}", "\u{1100}"], ["\u{AC01}", "\u{1161}"], ["\u{11A8}", "\u{1100}"],
  ])
  func isTwoCharacters(_ characters: [String]) {
    let text = characters.joined()
    #expect(CoreText.characterEnds(text) == [characters[0].utf8.count, text.utf8.count])
    #expect(CoreText.boundaries(text) == [0, characters[0].utf8.count, text.utf8.count])
  }

  // MARK: Second opinion

  /// One scalar or two of each class, for texts that join in every way.
  static let general: [Unicode.Scalar] = [
    "a", "é", "\r", "\n", "\u{200B}", "\u{301}", "\u{FE0F}", "\u{20E3}", "\u{200C}", "\u{200D}",
    "\u{1F1FA}", "\u{1F1E6}", "\u{600}", "\u{903}", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각",
    "😀", "❤", "\u{1F3FD}", "\u{E0067}",
  ]

  /// The same around conjuncts, without marks of combining class 0, which 16.0 changed: see
  /// `VersionDifference.conjunctsKeepEveryMark`, and `agreesWithSwiftOnEveryScalar` for those.
  static let indic: [Unicode.Scalar] = [
    "a", "\n", "क", "\u{94D}", "\u{93C}", "ত", "\u{9CD}", "\u{301}", "\u{200C}", "\u{200D}",
    "\u{903}", "\u{600}", "\u{BCD}", "த", "\u{1F1FA}", "😀", "\u{1100}",
  ]

  @Test(arguments: [general, indic])
  func agreesWithSwiftOnEveryShortText(_ alphabet: [Unicode.Scalar]) {
    var different: [String] = []
    for first in alphabet {
      for second in alphabet {
        for third in alphabet {
          for fourth in alphabet {
            let text = String(scalars: [first, second, third, fourth])
            if CoreText.characterEnds(text) != CoreText.swiftEnds(text) {
              different.append(text.hexadecimal)
            }
          }
        }
      }
    }
    #expect(different == [])
  }

  @Test(arguments: [general, indic], [UInt64(1), 2, 3])
  func agreesWithSwiftOnLongTexts(_ alphabet: [Unicode.Scalar], seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let text = random.text(of: alphabet, length: 5...40)
      let ends = CoreText.characterEnds(text)
      try #require(ends == CoreText.swiftEnds(text), "\(text.hexadecimal)")
      try #require(CoreText.boundaries(text) == [0] + ends, "\(text.hexadecimal)")
    }
  }

  /// The two segmentations of the core, with no alphabet chosen for Swift's sake.
  @Test func boundariesAreTheEnds() throws {
    var random = SeededGenerator(seed: 4)
    let alphabet =
      Self.general + Self.indic + ["\u{941}", "\u{1000}", "★", "\u{1039}", "\u{11A3A}"]
    for _ in 0..<5_000 {
      let text = random.text(of: alphabet, length: 0...30)
      let ends = CoreText.characterEnds(text)
      try #require(CoreText.boundaries(text) == [0] + ends, "\(text.hexadecimal)")
    }
  }

  @Test func agreesWithSwiftOnEveryScalar() {
    var different: [String] = []
    // Ideographs are left out: 98,000 scalars that a segmentation takes for one another.
    for scalar in Unicode.Scalar.all
    where scalar.isAssignedBoth && !scalar.properties.isIdeographic {
      for place in VersionDifference.Place.allCases {
        let text = place.text(around: scalar)
        if CoreText.characterEnds(text) != CoreText.swiftEnds(text),
          !VersionDifference.excuses(scalar, in: place)
        {
          different.append("\(place): \(text.hexadecimal)")
        }
      }
    }
    #expect(different == [])
  }
}

extension SeededGenerator {
  mutating func text(of alphabet: [Unicode.Scalar], length: ClosedRange<Int>) -> String {
    let count = Int.random(in: length, using: &self)
    return String(
      scalars: (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &self)] })
  }
}
