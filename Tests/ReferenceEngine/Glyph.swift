/// One character of a text: the scalars of one extended grapheme cluster.
///
/// Unlike `Character`, two glyphs are equal only when their scalars are.
public struct Glyph: Hashable, Sendable {
  public var first: Unicode.Scalar
  public var rest: [Unicode.Scalar]

  public init(_ first: Unicode.Scalar, _ rest: [Unicode.Scalar] = []) {
    self.first = first
    self.rest = rest
  }

  init(_ character: Character) {
    let scalars = Array(character.unicodeScalars)
    self.init(scalars[0], Array(scalars.dropFirst()))
  }

  var scalars: [Unicode.Scalar] { [first] + rest }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  var utf8Count: Int { scalars.reduce(0) { $0 + UTF8.width($1) } }
  var utf16Count: Int { scalars.reduce(0) { $0 + UTF16.width($1) } }

  /// The characters of a text.
  static func glyphs(of text: String) -> [Glyph] { text.map(Glyph.init) }

  /// The text of some characters, one behind the other.
  static func text(_ glyphs: some Sequence<Glyph>) -> String {
    var view = String.UnicodeScalarView()
    for glyph in glyphs {
      view.append(glyph.first)
      view.append(contentsOf: glyph.rest)
    }
    return String(view)
  }
}

// MARK: - What a character is

extension Glyph {
  /// A decimal digit of any script, on its own.
  var isDigit: Bool { rest.isEmpty && first.isDecimalDigit }

  /// A letter, with the marks that stand on it.
  var isLetter: Bool { first.isLetter && rest.allSatisfy(\.joinsLetters) }

  /// Neither letter nor digit.
  var isSign: Bool { !first.isLetter && !first.isDecimalDigit }

  var isControl: Bool { scalars.contains(where: \.isControl) }

  /// A character that would become part of the one before or behind it.
  var joinsNeighbours: Bool {
    if first.isASCII { return false }
    return ("a" + text).count == 1 || (text + "a").count == 1
  }

  /// Whether `other`, or the beginning of it, becomes part of this character in front of it.
  func joins(_ other: Glyph) -> Bool {
    if first.isASCII, rest.isEmpty, other.first.isASCII { return false }
    return (text + other.text).first.map(Glyph.init) != self
  }

  /// Signs that a person types to get past a literal.
  var isSeparator: Bool { rest.isEmpty && " -./,):".unicodeScalars.contains(first.matched) }

  /// The character as literals are compared: digits, spaces, dashes and full-width forms are one.
  var matched: Glyph { isDigit ? withASCIIDigit : Glyph(first.matched, rest) }

  /// The character with its digit in ASCII.
  var withASCIIDigit: Glyph {
    guard isDigit, let value = first.properties.numericValue,
      let digit = Unicode.Scalar(UInt32(value) + 48)
    else { return self }
    return Glyph(digit)
  }

  func folded(_ letterCase: ReferenceOptions.LetterCase) -> Glyph {
    letterCase == .keep
      ? self : Glyph(first.folded(letterCase), rest.map { $0.folded(letterCase) })
  }

  /// The character without what rule N drops, or nothing if nothing is left.
  var withoutIgnorables: Glyph? {
    var kept: [Unicode.Scalar] = []
    let all = scalars
    for (index, scalar) in all.enumerated() {
      switch scalar.value {
      case 0x200D:
        // A joiner stays between two emoji.
        let before = all[..<index].last { $0.value != 0xFE0F && !$0.properties.isEmojiModifier }
        let after = index + 1 < all.count ? all[index + 1] : nil
        if before?.isPictograph == true, after?.isPictograph == true {
          kept.append(scalar)
        }
      case 0xFE00...0xFE0F:
        if kept.last?.properties.isEmoji == true { kept.append(scalar) }
      default:
        if !scalar.isIgnorable { kept.append(scalar) }
      }
    }
    return kept.first.map { Glyph($0, Array(kept.dropFirst())) }
  }
}

extension Unicode.Scalar {
  var isDecimalDigit: Bool {
    isASCII ? (48...57).contains(value) : properties.generalCategory == .decimalNumber
  }

  var isLetter: Bool {
    if isASCII { return (65...90).contains(value) || (97...122).contains(value) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }

  /// Marks, joiners, and letters that join the one before them (Hangul).
  var joinsLetters: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: isLetter || value == 0x200D || value == 0x200C
    }
  }

  var isControl: Bool {
    if isASCII { return value < 32 || value == 127 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Bidi marks, zero widths, soft hyphens and byte order marks.
  var isIgnorable: Bool {
    switch value {
    case 0xAD, 0x61C, 0x200B, 0x200C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069,
      0xFEFF:
      true
    default: false
    }
  }

  var isPictograph: Bool { value > 127 && properties.isEmoji }

  var matched: Unicode.Scalar {
    if isASCII { return self }
    switch properties.generalCategory {
    case .spaceSeparator: return " "
    case .dashPunctuation: return "-"
    default: break
    }
    if value == 0x2212 { return "-" }
    if (0xFF01...0xFF5E).contains(value) { return Unicode.Scalar(value - 0xFEE0) ?? self }
    return self
  }

  func folded(_ letterCase: ReferenceOptions.LetterCase) -> Unicode.Scalar {
    let mapped: String
    switch letterCase {
    case .keep: return self
    case .lower where value == 0x130: return "i"  // the one whose full mapping is longer
    case .upper: mapped = properties.uppercaseMapping
    case .lower: mapped = properties.lowercaseMapping
    }
    let scalars = Array(mapped.unicodeScalars)
    return scalars.count == 1 ? scalars[0] : self
  }
}
