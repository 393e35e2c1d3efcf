/// How many cells of a terminal text takes.
public enum CellWidth {
  /// The cells of one character: 0, 1 or 2. A flag, a family or a letter with its accents is one
  /// character.
  public static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F && width > 0 { return 2 }
      width = max(width, of(scalar))
    }
    let isFlag = character.unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
    return isFlag && character.unicodeScalars.count == 2 ? 2 : width
  }

  /// The cells of a text.
  public static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .surrogate: return 0
    case .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    // The vowels and finals of a Hangul syllable join the consonant before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return contains(wide, scalar.value) ? 2 : 1
  }

  private static func contains(_ table: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < table.count && table[low].contains(value)
  }
}
