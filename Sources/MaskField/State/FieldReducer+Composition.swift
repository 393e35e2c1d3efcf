import MaskEngine

extension FieldReducer {
  /// Shows unfinished text. No mask and no limit looks at it.
  func compose(
    _ state: inout FieldState, _ string: String, _ selected: Range<Int>,
    into effects: inout [FieldEffect]
  ) {
    guard let string = line(of: string) else {
      return effects.append(.refuse(count: string.count, reason: .character))
    }
    compose(&state, .text(string), selected, into: &effects)
  }

  /// Shows something unfinished, which of a secret is one.
  func compose(
    _ state: inout FieldState, _ insertion: Insertion, _ selected: Range<Int>,
    into effects: inout [FieldEffect]
  ) {
    if !state.isComposing && !insertion.isEmpty
      && (state.isWipeArmed || state.clearsOnInsertion)
    {
      state.isWipeArmed = false
      state.clearsOnInsertion = false
      state.text.clear()
      state.placeCaret(0)
    }
    let composition =
      state.composition
      ?? FieldState.Composition(
        base: state.text, replaced: state.selection, memory: state.memory,
        marked: state.selection)
    if insertion.isEmpty { return cancel(&state, composition, into: &effects) }
    let start = composition.replaced.lowerBound
    var text = composition.base
    text.replace(composition.replaced, with: insertion)
    state.text = text
    // What did not fit into a secret's memory is not marked.
    let size = min(insertion.size, text.size - start)
    let end = start + size
    state.composition = FieldState.Composition(
      base: composition.base, replaced: composition.replaced, memory: composition.memory,
      marked: start..<end)
    let lower = start + min(max(0, selected.lowerBound), size)
    let upper = start + min(max(0, selected.upperBound), size)
    state.selection = state.text.wholeCharacters(lower..<upper)
    state.isSelectionReversed = false
    tellChange(into: &effects)
  }

  /// Accepts the unfinished text: now the mask sees it.
  func commit(_ state: inout FieldState, into effects: inout [FieldEffect]) {
    guard let composition = state.composition else { return }
    let shown = state.shown
    let marked = state.text.insertion(of: composition.marked)
    state.dropComposition()
    // Nothing of it fitted into the memory of a secret.
    if marked.isEmpty { return tellChange(into: &effects) }
    let change =
      if case .text(let string) = marked {
        TextChange(replacing: composition.replaced, with: string)
      } else {
        TextChange(replacing: composition.replaced, with: "")
      }
    edit(
      &state, change, with: marked, shown: shown, kind: .other, source: .composition,
      into: &effects)
  }

  /// The input method has nothing left: what the composition replaced is deleted.
  private func cancel(
    _ state: inout FieldState, _ composition: FieldState.Composition,
    into effects: inout [FieldEffect]
  ) {
    let wasComposing = state.isComposing
    let shown = state.shown
    state.composition = composition
    state.dropComposition()
    if !composition.replaced.isEmpty {
      edit(
        &state, TextChange(deletingBackward: composition.replaced), shown: shown, kind: .other,
        source: .composition, into: &effects)
    } else if wasComposing {
      tellChange(into: &effects)
    }
  }
}
