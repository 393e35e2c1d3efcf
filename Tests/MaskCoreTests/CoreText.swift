import MaskCoreTestSupport

/// The core's view of a text: where its characters begin and end, in UTF-8 bytes.
enum CoreText {
  /// The end of each character, found from the start of the text to its end.
  static func characterEnds(_ text: String) -> [Int] {
    var text = text
    return text.withUTF8 { bytes in
      var ends: [Int] = []
      var at = 0
      while at < bytes.count {
        at = unsafe maskcore_i_grapheme_end(bytes.baseAddress, bytes.count, at)
        ends.append(at)
      }
      return ends
    }
  }

  /// The boundaries, 0 and the end among them, each found on its own.
  static func boundaries(_ text: String) -> [Int] {
    var text = text
    return text.withUTF8 { bytes in
      var found: [Int] = []
      for at in 0...bytes.count where unsafe at == bytes.count || bytes[at] & 0xC0 != 0x80 {
        if unsafe maskcore_i_grapheme_boundary(bytes.baseAddress, bytes.count, at) {
          found.append(at)
        }
      }
      return found
    }
  }

  /// The end of each `Character`: the standard library's opinion.
  static func swiftEnds(_ text: String) -> [Int] {
    var at = 0
    return text.map { character in
      at += character.utf8.count
      return at
    }
  }
}

extension String {
  init(scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }

  /// The text as `0915 094D 0924`.
  var hexadecimal: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
