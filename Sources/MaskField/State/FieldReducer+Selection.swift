extension FieldReducer {
  func select(
    _ state: inout FieldState, _ range: Range<Int>, into effects: inout [FieldEffect]
  ) {
    let range = state.text.wholeCharacters(range)
    if let marked = state.markedRange,
      range.lowerBound < marked.lowerBound || range.upperBound > marked.upperBound
    {
      effects += [.perform(.commit), .perform(.select(range))]
      return
    }
    if state.selection == range { return }
    state.selection = range
    moved(&state, into: &effects)
    state.isSelectionReversed = false
  }

  func move(
    _ state: inout FieldState, _ direction: EditCommand.Direction, _ unit: EditCommand.Unit,
    extending: Bool, into effects: inout [FieldEffect]
  ) {
    if state.isComposing {
      effects += [.perform(.commit), .perform(.move(direction, unit, extending: extending))]
      return
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
    if state.selection != old { moved(&state, into: &effects) }
  }

  private func moved(_ state: inout FieldState, into effects: inout [FieldEffect]) {
    state.history.close()
    state.clearsOnInsertion = false
    effects.append(.tell(.didChangeSelection))
  }

  /// Where a caret arrives that starts at `offset`.
  func destination(
    from offset: Int, _ direction: EditCommand.Direction, _ unit: EditCommand.Unit,
    in state: FieldState
  ) -> Int {
    let text = state.text
    switch (unit, direction) {
    case (.character, .backward): return text.boundary(before: offset)
    case (.character, .forward): return text.boundary(behind: offset)
    case (.line, .backward): return 0
    case (.line, .forward): return text.size
    // The words of a password are nobody's business.
    case (.word, .backward): return text.isSecret ? 0 : text.string.wordStart(before: offset)
    case (.word, .forward):
      return text.isSecret ? text.size : text.string.wordEnd(behind: offset)
    }
  }
}

extension String {
  /// The start of the word that lies before a UTF-16 offset.
  fileprivate func wordStart(before offset: Int) -> Int {
    let head = self[..<index(atUTF16: offset)].reversed()
    let word = head.drop { !$0.isWordPart }.drop(while: \.isWordPart)
    return String(word.reversed()).utf16.count
  }

  /// The end of the word that lies behind a UTF-16 offset.
  fileprivate func wordEnd(behind offset: Int) -> Int {
    let rest = self[index(atUTF16: offset)...]
    let behind = rest.drop { !$0.isWordPart }.drop(while: \.isWordPart)
    return utf16.count - behind.utf16.count
  }
}
