import MaskEngine

// Editing a password in the memory it lives in, with or without a `Mask` and a limit of length. Masks
// of another kind read strings: under those a password becomes one for the time of the call.
extension FieldReducer {
  /// Inserts a secret. Where the field is no password field, or its mask works on strings, it becomes a
  /// string.
  func insert(
    _ state: inout FieldState, _ secret: SecretText, _ source: EditSource,
    into effects: inout [FieldEffect]
  ) {
    if !state.isSecure || secret.isEmpty {
      return insert(&state, secret.revealed(), source, into: &effects)
    }
    guard let line = rules.policy.lineBreaks.line(of: secret) else {
      return effects.append(.refuse(count: secret.count, reason: .character))
    }
    if line.isEmpty { return }
    let shown = state.shown
    state.dropComposition()
    let range = insertionRange(for: source, in: state)
    edit(
      &state, TextChange(replacing: range, with: "", intent: source.intent), with: .secret(line),
      shown: shown, kind: .other, source: source, into: &effects)
  }

  /// Changes a password, and tells what came of it.
  func secretOutcome(
    of change: TextChange, with insertion: Insertion, on state: inout FieldState
  ) -> Outcome {
    let mask = rules.mask as? Mask
    if rules.mask != nil && mask == nil {
      var change = change
      change.replacement = insertion.string
      let old = state.text.string
      var (text, outcome) = outcome(of: change, on: old, state.memory)
      outcome.isChanged = text != old
      state.text.hold(text)
      return outcome
    }
    let range = mask == nil ? plainRange(of: change, with: insertion, in: state.text) : change.range
    guard let limit = rules.maxLength, !insertion.isEmpty else {
      let outcome = state.text.withSecret {
        insertion.put(into: &$0, at: range, change.intent, by: mask)
      }
      return Outcome(outcome, in: state)
    }
    return limitedOutcome(
      of: insertion, at: range, change.intent, by: mask, on: &state, limit)
  }

  /// What a change without a mask covers: a deletion beside the caret one character.
  private func plainRange(
    of change: TextChange, with insertion: Insertion, in text: FieldText
  ) -> Range<Int> {
    let range = text.wholeCharacters(change.range)
    if !insertion.isEmpty || !range.isEmpty { return range }
    let at = range.lowerBound
    return change.intent == .deleteForward
      ? at..<text.boundary(behind: at) : text.boundary(before: at)..<at
  }

  /// Takes as many characters of the insertion as the limit lets in.
  private func limitedOutcome(
    of insertion: Insertion, at range: Range<Int>, _ intent: TextChange.Intent, by mask: Mask?,
    on state: inout FieldState, _ limit: Int
  ) -> Outcome {
    let unit = rules.lengthUnit
    let count = insertion.count
    let isSnippet = mask == nil && rules.policy.countsLengthAsTheSnippet
    let refused = Outcome(
      caret: range.upperBound, refused: count, refusal: .full, memory: state.memory)
    if isSnippet && state.text.count + count - range.count > limit { return refused }
    let old = unit.measure(state.text)
    // The whole of it, then ever fewer of its first characters; none only to say where the caret goes.
    let shorter = mask == nil ? count - 1 : min(count - 1, max(0, limit))
    let lengths = [count] + stride(from: shorter, through: mask == nil ? 0 : 1, by: -1)
    for length in lengths {
      if length == 0 && !range.isEmpty { break }
      var trial = state.text
      let taken = length == count ? insertion : insertion.prefix(length)
      let outcome = trial.withSecret { taken.put(into: &$0, at: range, intent, by: mask) }
      let size = unit.measure(trial)
      let isWhole = length == count && mask != nil || length == 0
      if isSnippet || size <= limit || isWhole && size <= old {
        state.text = trial
        var result = Outcome(outcome, in: state)
        result.refused += count - length
        if length < count { result.refusal = mask == nil ? .full : result.refusal ?? .full }
        return result
      }
      if mask == nil && rules.overflow == .dropTail && length == count {
        return dropTail(of: trial, caret: outcome?.caret ?? 0, count, on: &state, limit)
      }
    }
    return refused
  }

  /// The insertion is taken and the end of the text gives way.
  private func dropTail(
    of text: FieldText, caret: Int, _ count: Int, on state: inout FieldState, _ limit: Int
  ) -> Outcome {
    var text = text
    while rules.lengthUnit.measure(text) > max(0, limit), !text.isEmpty {
      let end = text.size
      text.replace(text.boundary(before: end)..<end, with: "")
    }
    state.text = text
    return Outcome(caret: min(caret, text.size), taken: count, isChanged: true)
  }
}

extension FieldReducer.Outcome {
  fileprivate init(_ change: SecretText.Change?, in state: FieldState) {
    self.init(
      caret: change?.caret ?? state.selection.upperBound, taken: change?.taken ?? 0,
      refused: change?.refused ?? 0, refusal: change?.refusal,
      isChanged: change?.isChanged ?? false, memory: state.memory)
  }
}
