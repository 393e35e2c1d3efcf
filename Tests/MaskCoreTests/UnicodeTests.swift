import MaskCoreTestSupport
import Testing

/// Flags, digits and case, against `Unicode.Scalar.Properties`.
@Suite struct UnicodeTests {
  @Test func flagsFollowTheGeneralCategory() {
    var different: [String] = []
    for scalar in Unicode.Scalar.all where scalar.isAssignedBoth {
      let kept = ~(UNICODE_IGNORABLE | UNICODE_PICTURE)
      if maskcore_i_unicode_flags(scalar.value) & kept != Self.flags(scalar) {
        different.append(String(scalar).hexadecimal)
      }
    }
    #expect(different == [])
  }

  private static func flags(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      UNICODE_LETTER
    case .decimalNumber: UNICODE_DIGIT
    case .nonspacingMark, .spacingMark, .enclosingMark: UNICODE_MARK
    case .control, .lineSeparator, .paragraphSeparator: UNICODE_CONTROL
    case .spaceSeparator: UNICODE_SPACE
    case .dashPunctuation: UNICODE_DASH
    default: scalar == "\u{2212}" ? UNICODE_DASH : 0
    }
  }

  @Test func nothingHasFlagsThatIsNoScalar() {
    for value: UInt32 in [0xD800, 0xDFFF, 0x10FFFF, 0x110000, .max] {
      #expect(maskcore_i_unicode_flags(value) == 0)
    }
  }

  /// All that rule N drops is ignorable by default in Unicode, and this is what it leaves alone.
  @Test func ignorableIsASmallerDefaultIgnorable() {
    let left: [ClosedRange<UInt32>] = [
      0x115F...0x1160,  // Hangul jamo fillers
      0x17B4...0x17B5,  // Khmer inherent vowels
      0x206A...0x206F,  // deprecated format characters
      0x3164...0x3164, 0xFFA0...0xFFA0,  // Hangul fillers
      0x1BCA0...0x1BCA3,  // shorthand format controls
      0x1D173...0x1D17A,  // musical beams and slurs
      0xE0001...0xE0001, 0xE0020...0xE007F,  // tags, which spell subdivision flags
    ]
    var different: [String] = []
    for scalar in Unicode.Scalar.all where scalar.isAssignedBoth {
      let isIgnorable = maskcore_i_unicode_flags(scalar.value) & UNICODE_IGNORABLE != 0
      let isExpected =
        scalar.properties.isDefaultIgnorableCodePoint
        && !left.contains { $0.contains(scalar.value) }
      if isIgnorable != isExpected {
        different.append(String(scalar).hexadecimal)
      }
    }
    #expect(different == [])
  }

  /// Swift has no Extended_Pictographic. Emoji are it, but for keycap bases, flags and skin tones.
  @Test func emojiArePictures() {
    var different: [String] = []
    for scalar in Unicode.Scalar.all where scalar.isAssignedBoth && scalar.properties.isEmoji {
      let isPart =
        scalar.isASCII || ("\u{1F1E6}"..."\u{1F1FF}").contains(scalar)
        || scalar.properties.isEmojiModifier
      if (maskcore_i_unicode_flags(scalar.value) & UNICODE_PICTURE != 0) == isPart {
        different.append(String(scalar).hexadecimal)
      }
    }
    #expect(different == [])
  }

  @Test func digitsHaveTheirValues() {
    var count = 0
    for scalar in Unicode.Scalar.all
    where maskcore_i_unicode_flags(scalar.value) & UNICODE_DIGIT != 0 {
      count += 1
      #expect(
        Double(maskcore_i_unicode_digit_value(scalar.value)) == scalar.properties.numericValue,
        "\(String(scalar).hexadecimal)")
    }
    #expect(count == 680)
  }

  /// Swift has the full mappings. Where one is a single scalar it is the simple mapping too.
  @Test func caseFollowsTheSimpleMappings() {
    var different: [String] = []
    for scalar in Unicode.Scalar.all where scalar.isAssignedBoth {
      let properties = scalar.properties
      // Where the full mapping is longer, the simple one is the titlecase letter, or none.
      let upper =
        Self.single(properties.uppercaseMapping) ?? Self.single(properties.titlecaseMapping)
        ?? scalar
      if maskcore_i_unicode_upper(scalar.value) != upper.value,
        !Self.newCapitals.contains(scalar)
      {
        different.append("upper \(String(scalar).hexadecimal)")
      }
      // One lowercase mapping is longer: İ is i with a dot above, and simply i.
      let lower = Self.single(properties.lowercaseMapping) ?? "i"
      if maskcore_i_unicode_lower(scalar.value) != lower.value {
        different.append("lower \(String(scalar).hexadecimal)")
      }
    }
    #expect(different == [])
  }

  /// Small letters of 15.0 whose capitals came with 16.0 and 17.0.
  private static let newCapitals: Set<Unicode.Scalar> = [
    "\u{019B}",  // lambda with stroke
    "\u{0264}",  // rams horn
    "\u{A7D3}",  // double thorn
    "\u{A7D5}",  // double wynn
  ]

  private static func single(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
