import MaskEngine

extension FieldReducer {
  /// The one place where a person's edit changes the text.
  ///
  /// `shown` is what was on screen, which during a composition is more than the text it started from.
  /// A secret is given apart as `insertion`, so that the change holds no string of it.
  func edit(
    _ state: inout FieldState, _ change: TextChange, with insertion: Insertion? = nil,
    shown: Shown, kind: EditHistory.Kind, source: EditSource, isRecorded: Bool = true,
    into effects: inout [FieldEffect]
  ) {
    let wipes = takeWipe(&state, isDeletion: insertion?.isEmpty ?? change.replacement.isEmpty)
    let outcome =
      if let old = state.text.takePlain() {
        editPlain(&state, old, change, wipes: wipes, as: isRecorded ? kind : nil)
      } else {
        editSecret(&state, change, with: insertion ?? .text(change.replacement), wipes: wipes)
      }
    var isChanged = outcome.isChanged || state.isSecure && shown.wasComposing
    if let unfinished = shown.unfinished { isChanged = state.text != unfinished }
    if outcome.refused > 0 {
      effects.append(.refuse(count: outcome.refused, reason: outcome.refusal))
    }
    let isMoved = isChanged || state.selection != shown.selection
    // A fill and the end of a composition are announced even where they change nothing to see.
    let isAnnounced = source == .autofill || source == .composition
    if isChanged || isAnnounced || outcome.taken > 0 {
      tellChange(selectionMoved: isMoved, into: &effects)
    } else if isMoved {
      effects.append(.tell(.didChangeSelection))
    }
  }

  /// Whether everything is to be replaced. That holds for one edit.
  private func takeWipe(_ state: inout FieldState, isDeletion: Bool) -> Bool {
    let wipes = state.isWipeArmed || (state.clearsOnInsertion && !isDeletion)
    state.isWipeArmed = false
    state.clearsOnInsertion = false
    return wipes
  }

  /// Changes plain text; `kind` is that of the step in which undo takes it back, `nil` for none.
  private func editPlain(
    _ state: inout FieldState, _ old: String, _ change: TextChange, wipes: Bool,
    as kind: EditHistory.Kind?
  ) -> Outcome {
    let before = EditHistory.Snapshot(text: old, selection: state.selection, memory: state.memory)
    var (text, outcome) =
      wipes
      ? outcome(of: change.atStart, on: "", MaskMemory())
      : outcome(of: change, on: old, before.memory)
    outcome.isChanged = text != old
    state.text.hold(text)
    state.memory = outcome.memory
    state.placeCaret(text.characterStart(atUTF16: outcome.caret))
    if outcome.isChanged, let kind {
      let after = EditHistory.Snapshot(
        text: text, selection: state.selection, memory: state.memory)
      state.history.record(from: before, to: after, kind: kind)
    }
    return outcome
  }

  /// Changes a password, which leaves no trace.
  private func editSecret(
    _ state: inout FieldState, _ change: TextChange, with insertion: Insertion, wipes: Bool
  ) -> Outcome {
    let isWiped = wipes && !state.text.isEmpty
    if wipes {
      state.text.clear()
      state.memory = MaskMemory()
    }
    var outcome = secretOutcome(of: wipes ? change.atStart : change, with: insertion, on: &state)
    outcome.isChanged = outcome.isChanged || isWiped
    state.memory = outcome.memory
    state.placeCaret(state.text.characterStart(at: outcome.caret))
    state.history.clear()
    return outcome
  }
}

extension TextChange {
  /// The same of an empty text.
  fileprivate var atStart: TextChange {
    var change = self
    change.range = 0..<0
    return change
  }
}
