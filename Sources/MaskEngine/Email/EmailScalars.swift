/// A text as Unicode scalars with the places between them: what hints read.
struct EmailScalars {
  var scalars: [Unicode.Scalar]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }
  init(_ scalars: some Sequence<Unicode.Scalar>) { self.scalars = Array(scalars) }

  var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// A range of scalars in UTF-8 bytes and in UTF-16 units.
  func ranges(of range: Range<Int>) -> (utf8: Range<Int>, utf16: Range<Int>) {
    func sizes(_ part: ArraySlice<Unicode.Scalar>) -> (Int, Int) {
      part.reduce((0, 0)) { ($0.0 + UTF8.width($1), $0.1 + UTF16.width($1)) }
    }
    let (start8, start16) = sizes(scalars[..<range.lowerBound])
    let (size8, size16) = sizes(scalars[range])
    return (start8..<start8 + size8, start16..<start16 + size16)
  }

  /// Where the `@` between local part and domain stands: behind the closing quotation mark of a
  /// quoted local part, else the first one.
  var separator: Int? {
    guard scalars.first == "\"" else { return scalars.firstIndex(of: "@") }
    var at = 1
    while at < scalars.count, scalars[at] != "\"" { at += scalars[at] == "\\" ? 2 : 1 }
    return at + 1 < scalars.count && scalars[at + 1] == "@" ? at + 1 : nil
  }

  /// The text with each scalar that `change` answers for replaced by what it answers.
  func replacing(in range: Range<Int>? = nil, by change: (Unicode.Scalar) -> String?) -> String {
    let range = range ?? scalars.indices
    var text = String.UnicodeScalarView()
    for (at, scalar) in scalars.enumerated() {
      if range.contains(at), let changed = change(scalar) {
        text.append(contentsOf: changed.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The scalars of `range`, or of all from there, as text.
  func text(_ range: some RangeExpression<Int>) -> String {
    EmailScalars(scalars[range.relative(to: scalars)]).text
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
  }
}

extension Unicode.Scalar {
  /// White space of any script, but not what only looks like nothing.
  var isBlank: Bool { properties.isWhitespace }

  /// U+200C and U+200D, which some scripts need between letters.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Marks that set or override the direction of text.
  var isBidiMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Controls, format characters and other things nobody meant to type, white space left out.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control: !isBlank
    case .format: !isBidiMark
    default: value == 0x034F || value == 0xFFFD
    }
  }

  /// A letter, a mark or a digit.
  var isWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      true
    default: false
    }
  }
}
