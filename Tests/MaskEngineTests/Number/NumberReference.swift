import MaskEngine

/// A number field in the plainest way: an array of significant characters in ASCII, and a display
/// that is built anew each time. Slow, and independent of the core.
struct NumberReference {
  let style: NumberStyle
  private(set) var characters: [Character] = []

  init(_ style: NumberStyle) { self.style = style }

  var display: String { shown.text }

  /// The value, empty while incomplete.
  var value: String {
    let parts = String(characters.drop { $0 == "-" }).split(
      separator: ".", omittingEmptySubsequences: false)
    guard let integer = parts.first, parts.joined() != "", parts.count == 1 || parts[1] != "" else {
      return ""
    }
    let digits = integer.drop { $0 == "0" }
    let text = (digits.isEmpty ? "0" : digits) + (parts.count == 1 ? "" : "." + parts[1])
    let isZero = text.allSatisfy { "0.".contains($0) }
    return (characters.first == "-" && !isZero ? "-" : "") + text
  }

  /// The offset behind so many significant characters, in UTF-16 units.
  func offset(behind count: Int) -> Int { shown.offsets[count] }

  /// How many significant characters lie before an offset of the display, in UTF-16 units.
  func count(before offset: Int) -> Int {
    // Each but a minus of several scalars is one scalar, which ends at its own offset.
    let ends = shown.offsets.dropFirst()
    return ends.filter { $0 <= offset }.count
  }

  /// Types one ASCII key over the characters in `range`; the new caret, or `nil` for a refusal.
  mutating func type(_ key: Character, over range: Range<Int>) -> Int? {
    var next = characters
    next.removeSubrange(range)
    var caret = range.lowerBound
    switch key {
    case "-":
      guard style.allowsNegative else { return nil }
      if next.first == "-" {
        next.removeFirst()
        caret = max(caret - 1, 0)
      } else {
        next.insert("-", at: 0)
        caret += 1
      }
    case ".":
      if style.fractionDigits.upperBound == 0 { return nil }
      if caret == 0, next.first == "-" { caret = 1 }
      if caret < next.count, next[caret] == "." {
        caret += 1
        break
      }
      if next.contains(".") { return nil }
      next.insert(".", at: caret)
      caret += 1
    default:
      if caret == 0, next.first == "-" { caret = 1 }
      next.insert(key, at: caret)
      caret += 1
      // A zero on the left of an integer digit that was typed goes when a digit stands behind it.
      let front = next.first == "-" ? 1 : 0
      let inFraction = next[..<caret].contains(".")
      while !inFraction, front < caret, next[front] == "0", front + 1 < next.count,
        next[front + 1] != "."
      {
        next.remove(at: front)
        caret -= 1
      }
    }
    guard fits(next) else { return nil }
    characters = next
    return caret
  }

  /// Deletes the characters in `range`, or the one before or behind an empty one.
  mutating func delete(_ range: Range<Int>, forward: Bool) -> Int? {
    var range = range
    if range.isEmpty {
      range =
        forward
        ? range.lowerBound..<min(range.lowerBound + 1, characters.count)
        : max(range.lowerBound - 1, 0)..<range.lowerBound
    }
    var next = characters
    next.removeSubrange(range)
    guard !range.isEmpty, fits(next) else { return nil }
    characters = next
    return range.lowerBound
  }

  private func fits(_ next: [Character]) -> Bool {
    let parts = String(next.drop { $0 == "-" }).split(
      separator: ".", omittingEmptySubsequences: false)
    let integer = parts.first?.drop { $0 == "0" } ?? ""
    return (parts.count < 2 || parts[1].count <= style.fractionDigits.upperBound)
      && integer.count <= style.integerDigits.upperBound
  }

  private var shown: (text: String, offsets: [Int]) {
    guard !characters.isEmpty else { return ("", [0]) }
    let symbols = style.symbols
    let integer = characters.drop { $0 == "-" }.prefix { $0 != "." }.count
    let groups =
      integer < symbols.groupSize + symbols.minimumGrouping ? nil : symbols.grouping
    var text = ""
    var offsets: [Int] = []
    if characters.first == "-" {
      offsets = [0]
      text = symbols.minus
      offsets.append(text.utf16.count)
    }
    text += style.prefix
    if offsets.isEmpty { offsets = [text.utf16.count] }
    var left = integer
    for character in characters where character != "-" {
      if character == "." {
        text.unicodeScalars.append(symbols.decimal)
        left = 0
      } else {
        let place = left - symbols.groupSize
        if let groups, left != integer, left > 0, place >= 0, place % symbols.nextGroupSize == 0 {
          text.unicodeScalars.append(groups)
        }
        let digit = symbols.zero.value + UInt32(character.wholeNumberValue!)
        text.unicodeScalars.append(Unicode.Scalar(digit)!)
        left -= 1
      }
      offsets.append(text.utf16.count)
    }
    return (text + style.suffix, offsets)
  }
}
