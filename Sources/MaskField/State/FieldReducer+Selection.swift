extension FieldReducer {
  func select(_ state: inout FieldState, _ range: Range<Int>) -> [FieldEffect] {
    let range = state.text.string.wholeCharacters(range)
    if let marked = state.markedRange,
      range.lowerBound < marked.lowerBound || range.upperBound > marked.upperBound
    {
      return [.perform(.commit), .perform(.select(range))]
    }
    if state.selection == range { return [] }
    state.selection = range
    state.isSelectionReversed = false
    state.history.close()
    return [.tell(.didChangeSelection)]
  }

  func move(
    _ state: inout FieldState, _ direction: EditCommand.Direction, _ unit: EditCommand.Unit,
    extending: Bool
  ) -> [FieldEffect] {
    if state.composition != nil {
      return [.perform(.commit), .perform(.move(direction, unit, extending: extending))]
    }
    let old = state.selection
    if extending {
      let anchor = state.isSelectionReversed ? old.upperBound : old.lowerBound
      let moving = state.isSelectionReversed ? old.lowerBound : old.upperBound
      let end = destination(from: moving, direction, unit, in: state)
      state.selection = min(anchor, end)..<max(anchor, end)
      state.isSelectionReversed = end < anchor
    } else if !old.isEmpty && unit == .character {
      state.placeCaret(direction == .backward ? old.lowerBound : old.upperBound)
    } else {
      let start = direction == .backward ? old.lowerBound : old.upperBound
      state.placeCaret(destination(from: start, direction, unit, in: state))
    }
    if state.selection == old { return [] }
    state.history.close()
    return [.tell(.didChangeSelection)]
  }

  /// Where a caret arrives that starts at `offset`.
  func destination(
    from offset: Int, _ direction: EditCommand.Direction, _ unit: EditCommand.Unit,
    in state: FieldState
  ) -> Int {
    let text = state.text.string
    switch (unit, direction) {
    case (.character, .backward): return text.characterBefore(utf16: offset).lowerBound
    case (.character, .forward): return text.characterAfter(utf16: offset).upperBound
    case (.line, .backward): return 0
    case (.line, .forward): return state.text.size
    // The words of a password are nobody's business.
    case (.word, .backward): return state.isSecure ? 0 : text.wordStart(before: offset)
    case (.word, .forward): return state.isSecure ? state.text.size : text.wordEnd(behind: offset)
    }
  }
}

extension String {
  /// The start of the word that lies before a UTF-16 offset.
  fileprivate func wordStart(before offset: Int) -> Int {
    let head = self[..<index(atUTF16: offset)].reversed()
    let word = head.drop { !$0.isPartOfWord }.drop(while: \.isPartOfWord)
    return String(word.reversed()).utf16.count
  }

  /// The end of the word that lies behind a UTF-16 offset.
  fileprivate func wordEnd(behind offset: Int) -> Int {
    let rest = self[index(atUTF16: offset)...]
    let behind = rest.drop { !$0.isPartOfWord }.drop(while: \.isPartOfWord)
    return utf16.count - behind.utf16.count
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
