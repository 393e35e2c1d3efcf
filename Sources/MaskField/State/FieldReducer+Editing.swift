import MaskEngine

extension FieldReducer {
  /// What was on screen before an edit. The text only where it is more than what the edit starts from,
  /// and never a secret, so that nothing holds it.
  struct Shown {
    var selection: Range<Int>
    /// Whether some of it was unfinished, and goes or stays with the edit.
    var wasComposing: Bool
    var unfinished: FieldText?
  }

  func insert(
    _ state: inout FieldState, _ string: String, _ source: EditSource,
    into effects: inout [FieldEffect]
  ) {
    if isProbe(string, source) { return }
    guard let line = takenLine(string, into: &effects) else { return }
    if line.isEmpty && insertionRange(for: source, in: state).isEmpty { return }
    // An input method that ends with nothing takes its text back; it deletes nothing beside it.
    if line.isEmpty && state.isComposing {
      return compose(&state, "", 0..<0, into: &effects)
    }
    let shown = state.shown
    state.dropComposition()
    let range = insertionRange(for: source, in: state)
    let old = state.selection.lowerBound
    let insertion = source == .paste ? spaced(line, at: range, in: state) : line
    edit(
      &state, textChange(range, insertion, source), shown: shown,
      kind: source == .typing ? .typing : .other, source: source, into: &effects)
    if rules.showsLastTypedCharacter, state.isSecure, source == .typing, line.count == 1 {
      let caret = state.selection.lowerBound
      let start = state.text.boundary(before: caret)
      if caret > 0 && (start >= old || state.text.count == 1) { state.shownSecret = start..<caret }
    }
  }

  func replace(
    _ state: inout FieldState, _ range: Range<Int>, with string: String, _ source: EditSource,
    before command: EditCommand, into effects: inout [FieldEffect]
  ) {
    if state.isComposing {
      effects += [.perform(.commit), .perform(command)]
      return
    }
    let range = state.text.wholeCharacters(range)
    guard let line = takenLine(string, into: &effects), !(line.isEmpty && range.isEmpty) else {
      return
    }
    edit(
      &state, textChange(range, line, source), shown: state.shown,
      kind: source == .typing ? .typing : .other, source: source, into: &effects)
  }

  /// The first range gets the string, the others are deleted: one step, told once.
  func replace(
    _ state: inout FieldState, _ ranges: [Range<Int>], with string: String, _ source: EditSource,
    before command: EditCommand, into effects: inout [FieldEffect]
  ) {
    if state.isComposing {
      effects += [.perform(.commit), .perform(command)]
      return
    }
    let ranges = apart(ranges, in: state.text)
    guard let first = ranges.first, let line = takenLine(string, into: &effects) else { return }
    let shown = state.shown
    let before = state.snapshot
    // What the deletions say is said once, by the insertion behind them.
    var silent: [FieldEffect] = []
    for range in ranges.dropFirst().reversed() where !range.isEmpty {
      edit(
        &state, TextChange(deletingBackward: range), shown: shown, kind: .other, source: source,
        isRecorded: false, into: &silent)
    }
    if !(line.isEmpty && first.isEmpty) {
      edit(
        &state, textChange(state.text.wholeCharacters(first), line, source), shown: shown,
        kind: .other, source: source, isRecorded: false, into: &effects)
    } else if !silent.isEmpty {
      tellChange(into: &effects)
    }
    if let before, !state.text.isSame(as: before.text) {
      state.keepStep(from: before)
    }
  }

  /// What is put in for `string`; what its line breaks keep out is refused.
  private func takenLine(_ string: String, into effects: inout [FieldEffect]) -> String? {
    let line = line(of: string)
    if line == nil { effects.append(.refuse(count: string.count, reason: .character)) }
    return line
  }

  private func textChange(
    _ range: Range<Int>, _ line: String, _ source: EditSource
  ) -> TextChange {
    TextChange(
      replacing: range, with: line, intent: line.isEmpty ? .deleteBackward : source.intent)
  }

  /// The range that a deletion covers for the eye: the selection or a piece beside the caret.
  func deletionRange(
    _ direction: EditCommand.Direction, _ unit: EditCommand.Unit, in state: FieldState
  ) -> Range<Int> {
    if !state.selection.isEmpty { return closed(state.selection, in: state) }
    let caret = state.selection.lowerBound
    let end = destination(from: caret, direction, unit, in: state)
    return min(caret, end)..<max(caret, end)
  }

  func delete(
    _ state: inout FieldState, _ direction: EditCommand.Direction, _ unit: EditCommand.Unit,
    _ source: EditSource, into effects: inout [FieldEffect]
  ) {
    if let composition = state.composition {
      let marked = state.text.insertion(of: composition.marked).withoutLast
      return compose(&state, marked, marked.size..<marked.size, into: &effects)
    }
    if state.text.isEmpty && direction == .backward { return effects.append(.deletedNothing) }
    var range = deletionRange(direction, unit, in: state)
    if range.isEmpty { return }
    if unit == .character && state.selection.isEmpty { range = state.selection }
    let isBackward = direction == .backward
    edit(
      &state,
      isBackward ? TextChange(deletingBackward: range) : TextChange(deletingForward: range),
      shown: state.shown, kind: isBackward ? .deleteBackward : .deleteForward, source: source,
      into: &effects)
  }

  /// What stepping the part at the caret comes to; `nil` where there is nothing to step.
  func stepped(_ state: FieldState, by step: Int) -> MaskedText? {
    guard let mask = rules.mask as? DateMask, !state.isComposing else { return nil }
    let text = state.text.string
    let masked = mask.stepped(text, at: state.selection.upperBound, by: step)
    return masked.text == text ? nil : masked
  }

  func step(_ state: inout FieldState, by step: Int, into effects: inout [FieldEffect]) {
    guard let masked = stepped(state, by: step) else { return }
    let before = state.snapshot
    state.text.hold(masked.text)
    state.placeCaret(masked.text.characterStart(atUTF16: masked.caret.utf16))
    state.keepStep(from: before)
    tellChange(into: &effects)
  }
}

extension FieldState {
  /// What is on screen.
  var shown: FieldReducer.Shown {
    FieldReducer.Shown(
      selection: selection, wasComposing: isComposing,
      unfinished: isComposing && !isSecure ? text : nil)
  }
}
