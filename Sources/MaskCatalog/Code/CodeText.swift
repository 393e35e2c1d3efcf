/// The letters and digits of a text, as a code is compared: in upper case, digits of every script as
/// ASCII, full-width forms as plain ones. Spaces, dashes and other signs do not count.
struct CodeText: Sendable {
  /// The letters and digits.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each of them stands, in UTF-16 units of the text.
  private var ranges: [Range<Int>] = []
  private var size = 0

  @inline(never)
  init(_ text: String) {
    for scalar in text.unicodeScalars {
      if let plain = Self.plain(scalar) {
        scalars.append(plain)
        ranges.append(size..<size + UTF16.width(scalar))
      }
      size += UTF16.width(scalar)
    }
  }

  var count: Int { scalars.count }

  /// Where some of the characters stand in the text, in UTF-16 units.
  func range(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return size..<size }
    return ranges[range.lowerBound].lowerBound..<ranges[range.upperBound - 1].upperBound
  }

  /// The letters and digits as text.
  var string: String {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    return string
  }

  @inline(never)
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "0"..."9", "A"..."Z": return scalar
    case "a"..."z": return Unicode.Scalar(scalar.value - 0x20)
    case "\u{FF21}"..."\u{FF3A}": return Unicode.Scalar(scalar.value - 0xFEE0)
    case "\u{FF41}"..."\u{FF5A}": return Unicode.Scalar(scalar.value - 0xFF00)
    case "\0"..."\u{7F}": return nil
    default: break
    }
    let properties = scalar.properties
    if properties.numericType == .decimal, let value = properties.numericValue {
      return Unicode.Scalar(0x30 + UInt32(value))
    }
    guard properties.isAlphabetic else { return nil }
    let upper = properties.uppercaseMapping.unicodeScalars
    return upper.count == 1 ? upper.first : scalar
  }
}

extension Unicode.Scalar {
  /// The number that a digit stands for, 17 … 42 for a capital letter (its ASCII code less 48).
  var codeValue: Int { Int(value) - 48 }
}
