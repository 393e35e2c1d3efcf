import MaskEngine

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
    string.mayHoldBreaks ? lineWithoutBreaks(of: string) : string
  }

  private func lineWithoutBreaks(of string: String) -> String? {
    if !string.contains(where: \.isNewline) { return string }
    switch self {
    case .space: return string.onOneLine
    case .strip: return string.filter { !$0.isNewline }
    case .reject: return nil
    case .keep: return string
    }
  }
}

extension LineBreaks {
  /// The same for a secret, without a string of it.
  func line(of secret: SecretText) -> SecretText? {
    if self == .keep { return secret }
    let breaks = secret.withBytes(Self.breaks)
    if breaks.isEmpty { return secret }
    if self == .reject { return nil }
    var line = secret
    for run in breaks.reversed() { line.replace(run, with: self == .space ? " " : "") }
    return line
  }

  /// The runs of line breaks in UTF-8, counted in UTF-16 units.
  private static func breaks(in bytes: Span<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var at = 0
    var place = 0
    while at < bytes.count {
      let first = bytes[at]
      let size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let second = size > 1 && at + 1 < bytes.count ? bytes[at + 1] : 0
      let third = size == 3 && at + 2 < bytes.count ? bytes[at + 2] : 0
      let isBreak =
        (0x0A...0x0D).contains(first) || first == 0xC2 && second == 0x85
        || first == 0xE2 && second == 0x80 && (third == 0xA8 || third == 0xA9)
      if isBreak {
        if let last = runs.last, last.upperBound == place {
          runs[runs.count - 1] = last.lowerBound..<place + 1
        } else {
          runs.append(place..<place + 1)
        }
      }
      place += size == 4 ? 2 : 1
      at += size
    }
    return runs
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
