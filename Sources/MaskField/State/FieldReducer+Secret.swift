import MaskEngine

// Editing a password in the memory it lives in. A `Mask` edits it there too; another kind of mask, or
// a mask with a limit of length, works on a string for the time of the call.
extension FieldReducer {
  /// Inserts a secret. Where the field is no password field, or its mask works on strings, it becomes a
  /// string.
  func insert(
    _ state: inout FieldState, _ secret: SecretText, _ source: EditSource,
    into effects: inout [FieldEffect]
  ) {
    let isDirect = rules.mask == nil && rules.maxLength == nil && !state.isComposing
    if !state.isSecure || !isDirect || secret.isEmpty {
      return insert(&state, secret.revealed(), source, into: &effects)
    }
    if state.isWipeArmed || state.clearsOnInsertion {
      state.text.clear()
      state.placeCaret(0)
    }
    state.isWipeArmed = false
    state.clearsOnInsertion = false
    let range = insertionRange(for: source, in: state)
    let outcome = state.text.withSecret { text in
      secret.withBytes { text.replace(range, with: $0) }
    }
    guard let outcome else { return }
    state.placeCaret(outcome.caret)
    if outcome.refused > 0 {
      effects.append(.refuse(count: outcome.refused, reason: outcome.refusal))
    } else {
      tellChange(into: &effects)
    }
  }

  /// Changes a password, and tells what came of it.
  func secretOutcome(of change: TextChange, on state: inout FieldState) -> Outcome {
    if let mask = rules.mask {
      guard let mask = mask as? Mask, rules.maxLength == nil else {
        let old = state.text.string
        var outcome = outcome(of: change, on: old, state.memory)
        outcome.isChanged = outcome.text != old
        return outcome
      }
      let outcome = state.text.withSecret { $0.apply(change, by: mask) }
      return Outcome(outcome, in: state)
    }
    var change = change
    change.range = state.text.wholeCharacters(change.range)
    let at = change.range.lowerBound
    if change.replacement.isEmpty && change.range.isEmpty {
      change.range =
        change.intent == .deleteForward
        ? at..<state.text.boundary(behind: at) : state.text.boundary(before: at)..<at
    }
    guard let limit = rules.maxLength, !change.replacement.isEmpty else {
      return Outcome(
        state.text.withSecret { $0.replace(change.range, with: change.replacement) }, in: state)
    }
    return limitedOutcome(of: change, on: &state, limit)
  }

  /// Takes as many characters of the insertion as the limit lets in.
  private func limitedOutcome(
    of change: TextChange, on state: inout FieldState, _ limit: Int
  ) -> Outcome {
    let unit = rules.lengthUnit
    let count = change.replacement.count
    if rules.policy.countsLengthAsTheSnippet
      && state.text.count + count - change.range.count > limit
    {
      return Outcome(caret: change.range.upperBound, refused: count, refusal: .full)
    }
    let old = unit.measure(state.text)
    for length in stride(from: count, through: 0, by: -1) {
      if length == 0 && !change.range.isEmpty { break }
      var trial = state.text
      let insertion = String(change.replacement.prefix(length))
      let outcome = trial.withSecret { $0.replace(change.range, with: insertion) }
      let fits =
        rules.policy.countsLengthAsTheSnippet || unit.measure(trial) <= limit
        || length == 0 && unit.measure(trial) <= old
      if fits {
        state.text = trial
        var result = Outcome(outcome, in: state)
        result.refused += count - length
        if length < count { result.refusal = .full }
        return result
      }
      if rules.overflow == .dropTail && length == count {
        return dropTail(of: trial, caret: outcome?.caret ?? 0, count, on: &state, limit)
      }
    }
    return Outcome(caret: change.range.upperBound, refused: count, refusal: .full)
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
