import MaskField

/// A mask so small that its behaviour is plain: digits in pairs, `12-34`, at most six of them.
///
/// The field is tested with it where the engine's own masks must not get in the way.
struct PairMask: Masking {
  var separator: Character = "-"
  var prefix = ""

  func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    let units = Array(text.utf16)
    guard change.range.lowerBound >= 0, change.range.upperBound <= units.count else {
      throw RangeError(range: change.range, size: units.count)
    }
    func digits(_ range: Range<Int>) -> String {
      String(decoding: units[range], as: UTF16.self).filter(\.isNumber)
    }
    var head = digits(0..<change.range.lowerBound)
    var tail = digits(change.range.upperBound..<units.count)
    if change.range.isEmpty || digits(change.range).isEmpty {
      if change.intent == .deleteBackward { head = String(head.dropLast()) }
      if change.intent == .deleteForward { tail = String(tail.dropFirst()) }
    }
    let room = 6 - head.count - tail.count
    let taken = change.replacement.filter(\.isNumber).prefix(max(0, room))
    let refused = change.replacement.count - taken.count
    let isFull = change.replacement.filter(\.isNumber).count > taken.count
    var masked = shown(head + taken + tail, caretBehind: head.count + taken.count)
    masked.isChanged = masked.text != text
    masked.taken = taken.count
    masked.refused = refused
    masked.refusal = refused == 0 ? nil : isFull ? .full : .character
    return masked
  }

  private func shown(_ digits: String, caretBehind count: Int) -> MaskedText {
    var text = ""
    var caret = 0
    for (index, digit) in digits.enumerated() {
      if index > 0 && index.isMultiple(of: 2) { text.append(separator) }
      text.append(digit)
      if index + 1 == count { caret = text.utf8.count }
    }
    return MaskedText(
      text: text, value: digits, caret: TextOffset(utf8: caret, utf16: caret),
      isComplete: digits.count == 6, isChanged: true)
  }

  func formatted(_ text: String) -> MaskedText { formatted(value: text) }

  func formatted(value: String) -> MaskedText {
    let digits = String(value.filter(\.isNumber).prefix(6))
    return shown(digits, caretBehind: digits.count)
  }

  func value(of text: String) -> String { text.filter(\.isNumber) }
  func isComplete(_ text: String) -> Bool { value(of: text).count == 6 }
  func hint(behind text: String) -> String { String("__-__-__".dropFirst(text.count)) }
}
