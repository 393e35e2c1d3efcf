extension Character {
  /// How many columns of a terminal it takes: none, one, or two.
  ///
  /// Two for what Unicode calls wide or full-width (UAX #11) and for emoji; the blocks stand here in
  /// the large, since the standard library does not know the property.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The character, or a picture of it when it is a control that would break a line.
  var drawn: String {
    guard let scalar = unicodeScalars.first else { return "" }
    switch scalar.value {
    case 0..<0x20:
      // The block Control Pictures lists them in order.
      return Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
    case 0x7F: return "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029: return "\u{FFFD}"
    default: return String(self)
    }
  }
}

extension String {
  /// How many columns of a terminal it takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text with spaces behind it up to `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - columns))
  }
}
