import MaskEngine

extension FieldReducer {
  /// Shows unfinished text. No mask and no limit looks at it.
  func compose(
    _ state: inout FieldState, _ string: String, _ selected: Range<Int>
  ) -> [FieldEffect] {
    let string = string.onOneLine
    if state.composition == nil && state.isWipeArmed {
      state.isWipeArmed = false
      state.text = state.text.holding("")
      state.placeCaret(0)
    }
    let composition =
      state.composition
      ?? FieldState.Composition(
        base: state.text, replaced: state.selection, memory: state.memory,
        marked: state.selection)
    if string.isEmpty { return cancel(&state, composition) }
    let start = composition.replaced.lowerBound
    state.text = composition.base.holding(
      composition.base.string.replacing(utf16: composition.replaced, with: string))
    let size = string.utf16.count
    let end = start + size
    state.composition = FieldState.Composition(
      base: composition.base, replaced: composition.replaced, memory: composition.memory,
      marked: start..<end)
    let selection = state.text.string.wholeCharacters(
      start + min(max(0, selected.lowerBound), size)..<start
        + min(max(0, selected.upperBound), size))
    state.selection = selection
    state.isSelectionReversed = false
    return [.tell(.didChangeSelection), .send(.editingChanged), .post(.didChange)]
  }

  /// Accepts the unfinished text: now the mask sees it.
  func commit(_ state: inout FieldState) -> [FieldEffect] {
    guard let composition = state.composition else { return [] }
    let shown = state.snapshot
    let string = shown.text.string.slice(utf16: composition.marked)
    state.dropComposition()
    return edit(
      &state, TextChange(replacing: composition.replaced, with: string), shown: shown,
      kind: .other, isCommit: true)
  }

  /// The input method has nothing left: what the composition replaced is deleted.
  private func cancel(
    _ state: inout FieldState, _ composition: FieldState.Composition
  ) -> [FieldEffect] {
    let shown = state.snapshot
    state.composition = composition
    state.dropComposition()
    if !composition.replaced.isEmpty {
      return edit(
        &state, TextChange(deletingBackward: composition.replaced), shown: shown, kind: .other,
        isCommit: true)
    }
    if state.text == shown.text { return [] }
    return [.tell(.didChangeSelection), .send(.editingChanged), .post(.didChange)]
  }
}
