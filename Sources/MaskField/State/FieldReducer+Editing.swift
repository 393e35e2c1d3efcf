import MaskEngine

extension FieldReducer {
  /// What an edit came to, before it is written into the state.
  private struct Outcome {
    var text: String
    var caret: Int
    var taken = 0
    var refused = 0
    var refusal: Refusal?
    var memory = MaskMemory()
  }

  func replace(
    _ state: inout FieldState, _ range: Range<Int>, with string: String, _ source: EditSource
  ) -> [FieldEffect] {
    let line = string.onOneLine
    if line.isEmpty && range.isEmpty { return [] }
    let intent: TextChange.Intent = line.isEmpty ? .deleteBackward : source.intent
    var range = range
    let shown = state.snapshot
    if let composition = state.composition {
      range = source == .autofill ? 0..<composition.base.size : composition.replaced
      state.dropComposition()
    }
    return edit(
      &state, TextChange(replacing: range, with: line, intent: intent), shown: shown,
      kind: source == .typing ? .typing : .other)
  }

  /// The range that a deletion covers for the eye: the selection or a piece beside the caret.
  func deletionRange(
    _ direction: EditCommand.Direction, _ unit: EditCommand.Unit, in state: FieldState
  ) -> Range<Int> {
    if !state.selection.isEmpty { return state.selection }
    let caret = state.selection.lowerBound
    let end = destination(from: caret, direction, unit, in: state)
    return min(caret, end)..<max(caret, end)
  }

  func delete(
    _ state: inout FieldState, _ direction: EditCommand.Direction, _ unit: EditCommand.Unit
  ) -> [FieldEffect] {
    if let composition = state.composition {
      let marked = state.text.string.slice(utf16: composition.marked).dropLast()
      return compose(&state, String(marked), marked.utf16.count..<marked.utf16.count)
    }
    var range = deletionRange(direction, unit, in: state)
    if range.isEmpty { return [] }
    if unit == .character && state.selection.isEmpty { range = state.selection }
    let isBackward = direction == .backward
    return edit(
      &state,
      isBackward ? TextChange(deletingBackward: range) : TextChange(deletingForward: range),
      shown: state.snapshot, kind: isBackward ? .deleteBackward : .deleteForward)
  }

  /// The one place where a person's edit changes the text.
  ///
  /// `shown` is what was on screen, which during a composition is more than the text it started from.
  func edit(
    _ state: inout FieldState, _ change: TextChange, shown: EditHistory.Snapshot,
    kind: EditHistory.Kind, isCommit: Bool = false
  ) -> [FieldEffect] {
    var change = change
    let before = state.snapshot
    if state.isWipeArmed {
      state.isWipeArmed = false
      state.text = state.text.holding("")
      state.memory = MaskMemory()
      change.range = 0..<0
    }
    let outcome = outcome(of: change, on: state.text.string, state.memory)
    state.memory = outcome.memory
    state.text = state.text.holding(outcome.text)
    state.placeCaret(outcome.text.characterStart(atUTF16: outcome.caret))
    if state.text != before.text {
      state.history.record(from: before, to: state.snapshot, kind: kind)
    }
    var effects: [FieldEffect] = []
    if outcome.refused > 0 {
      effects.append(.refuse(count: outcome.refused, reason: outcome.refusal))
    }
    let isChanged = state.text != shown.text
    if isChanged || state.selection != shown.selection {
      effects.append(.tell(.didChangeSelection))
    }
    if isChanged || isCommit || outcome.taken > 0 {
      effects += [.send(.editingChanged), .post(.didChange)]
    }
    return effects
  }

  /// What stepping the part at the caret comes to; `nil` where there is nothing to step.
  func stepped(_ state: FieldState, by step: Int) -> MaskedText? {
    guard let mask = rules.mask as? DateMask, state.composition == nil else { return nil }
    let masked = mask.stepped(state.text.string, at: state.selection.upperBound, by: step)
    return masked.text == state.text.string ? nil : masked
  }

  func step(_ state: inout FieldState, by step: Int) -> [FieldEffect] {
    guard let masked = stepped(state, by: step) else { return [] }
    let before = state.snapshot
    state.text = state.text.holding(masked.text)
    state.placeCaret(masked.text.characterStart(atUTF16: masked.caret.utf16))
    state.history.record(from: before, to: state.snapshot, kind: .other)
    return [.tell(.didChangeSelection), .send(.editingChanged), .post(.didChange)]
  }

  private func outcome(
    of change: TextChange, on text: String, _ memory: MaskMemory
  ) -> Outcome {
    guard let mask = rules.mask else { return plainOutcome(of: change, on: text) }
    let outcome = maskedOutcome(of: change, on: text, mask, memory)
    guard let limit = rules.maxLength, outcome.text.count > max(limit, text.count) else {
      return outcome
    }
    // Too long for the field: take as many characters of the insertion as leave it short enough.
    let count = change.replacement.count
    for length in stride(from: min(count, limit), through: 1, by: -1) where length < count {
      var shorter = change
      shorter.replacement = String(change.replacement.prefix(length))
      var outcome = maskedOutcome(of: shorter, on: text, mask, memory)
      if outcome.text.count <= limit {
        outcome.refused += count - length
        outcome.refusal = outcome.refusal ?? .full
        return outcome
      }
    }
    return Outcome(
      text: text, caret: change.range.upperBound, refused: count, refusal: .full, memory: memory)
  }

  private func maskedOutcome(
    of change: TextChange, on text: String, _ mask: any Masking, _ old: MaskMemory
  ) -> Outcome {
    do {
      var memory = old
      let masked = try mask.applying(change, to: text, remembering: &memory)
      return Outcome(
        text: masked.text, caret: masked.caret.utf16, taken: masked.taken,
        refused: masked.refused, refusal: masked.refusal, memory: memory)
    } catch {
      return Outcome(
        text: text, caret: change.range.upperBound, refused: change.replacement.count,
        refusal: .character, memory: old)
    }
  }

  private func plainOutcome(of change: TextChange, on text: String) -> Outcome {
    var range = text.wholeCharacters(change.range)
    if change.replacement.isEmpty && range.isEmpty {
      range =
        change.intent == .deleteForward
        ? text.characterAfter(utf16: range.lowerBound)
        : text.characterBefore(utf16: range.lowerBound)
    }
    var insertion = Substring(change.replacement)
    let count = insertion.count
    var result = text.replacing(utf16: range, with: change.replacement)
    if let limit = rules.maxLength, result.count > limit, !insertion.isEmpty {
      if rules.overflow == .dropTail {
        result = String(result.prefix(limit))
        let caret = min(range.lowerBound + insertion.utf16.count, result.utf16.count)
        return Outcome(text: result, caret: caret, taken: count)
      }
      let kept = text.replacing(utf16: range, with: "").count
      insertion = insertion.prefix(max(0, limit - kept))
      result = text.replacing(utf16: range, with: String(insertion))
      if insertion.isEmpty && !range.isEmpty || result.count > max(limit, text.count) {
        return Outcome(text: text, caret: range.upperBound, refused: count, refusal: .full)
      }
    }
    let end = range.lowerBound + insertion.utf16.count
    return Outcome(
      text: result, caret: result.characterEnd(atUTF16: end), taken: insertion.count,
      refused: count - insertion.count, refusal: insertion.count < count ? .full : nil)
  }
}
