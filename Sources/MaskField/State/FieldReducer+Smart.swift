import MaskEngine

// Smart insert and delete: a space comes and goes around what is pasted and cut. Only where the app
// asks for it, and never under a mask or in a password.
extension FieldReducer {
  private func isSmart(_ state: FieldState) -> Bool {
    rules.traits.smartInsertDeleteType == .yes && rules.mask == nil && !state.isSecure
  }

  /// What is put in for a pasted `line`: with a space where it would run into a word.
  func spaced(_ line: String, at range: Range<Int>, in state: FieldState) -> String {
    guard isSmart(state) else { return line }
    let text = state.text.string
    let before = text[..<text.index(atUTF16: range.lowerBound)].last
    let behind = text[text.index(atUTF16: range.upperBound)...].first
    let opens = before.map(\.isWordPart) ?? false && line.first.map(\.isWordPart) ?? false
    let closes = behind.map(\.isWordPart) ?? false && line.last.map(\.isWordPart) ?? false
    return (opens ? " " : "") + line + (closes ? " " : "")
  }

  /// What is deleted of a selection: with one of the spaces around it where two would be left.
  func closed(_ selection: Range<Int>, in state: FieldState) -> Range<Int> {
    guard isSmart(state), !selection.isEmpty else { return selection }
    let text = state.text.string
    let before = text[..<text.index(atUTF16: selection.lowerBound)].last
    let behind = text[text.index(atUTF16: selection.upperBound)...].first
    if before == " " && behind.map({ $0 == " " }) ?? true {
      return selection.lowerBound - 1..<selection.upperBound
    }
    if before == nil && behind == " " { return selection.lowerBound..<selection.upperBound + 1 }
    return selection
  }
}

extension Character {
  /// Whether it belongs to a word, so that another word needs a space before it.
  var isWordPart: Bool { isLetter || isNumber }
}
