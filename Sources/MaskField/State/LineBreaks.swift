/// What becomes of line breaks in a text that is put into a field of one line.
public enum LineBreaks: String, Sendable, Hashable, CaseIterable, Codable {
  /// Each run of them becomes one space.
  case space
  /// They are left out.
  case strip
  /// A text that holds one is not taken.
  case reject
  /// They stay.
  case keep

  /// What is put in for `string`; `nil` when it is not taken.
  func line(of string: String) -> String? {
    if !string.mayHoldBreaks || !string.contains(where: \.isNewline) { return string }
    switch self {
    case .space: return string.onOneLine
    case .strip: return string.filter { !$0.isNewline }
    case .reject: return nil
    case .keep: return string
    }
  }
}

extension String {
  /// Whether one of its bytes may belong to a line break: a cheap look before the thorough one.
  fileprivate var mayHoldBreaks: Bool {
    let found = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.contains { $0 &- 0x0A <= 3 || $0 == 0xC2 || $0 == 0xE2 }
    }
    return found ?? true
  }

  /// The text with each run of line breaks turned into one space.
  fileprivate var onOneLine: String {
    var line = ""
    var isInBreak = false
    for character in self {
      if !character.isNewline { line.append(character) } else if !isInBreak { line.append(" ") }
      isInBreak = character.isNewline
    }
    return line
  }
}
