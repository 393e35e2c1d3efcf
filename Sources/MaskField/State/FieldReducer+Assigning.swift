import MaskEngine

extension FieldReducer {
  /// The app assigns the text: nobody is asked or told, and undo begins anew.
  func assign(_ state: inout FieldState, text: String) -> [FieldEffect] {
    if state.composition == nil && state.text.string == text { return [] }
    var masked = rules.mask?.formatted(text, remembering: &state.memory)
    if masked?.text == text { masked?.caret.utf16 = caretForMore(behind: text, state.memory) }
    assign(&state, masked, otherwise: text)
    return []
  }

  /// The app assigns the value.
  func assign(_ state: inout FieldState, value: String) -> [FieldEffect] {
    assign(
      &state, rules.mask?.formatted(value: value, remembering: &state.memory), otherwise: value)
    return []
  }

  private func assign(_ state: inout FieldState, _ masked: MaskedText?, otherwise text: String) {
    let text = masked?.text ?? text
    state.text = state.text.holding(text)
    state.placeCaret(text.characterStart(atUTF16: masked?.caret.utf16 ?? text.utf16.count))
    state.composition = nil
    state.isWipeArmed = false
    state.history.clear()
  }

  func clear(_ state: inout FieldState, _ reason: EditCommand.ClearReason) -> [FieldEffect] {
    if state.text.isEmpty { return [] }
    let before = state.snapshot
    state.text = state.text.holding("")
    state.placeCaret(0)
    state.composition = nil
    state.memory = MaskMemory()
    state.isWipeArmed = false
    state.history.record(from: before, to: state.snapshot, kind: .other)
    let change: [FieldEffect] = [.send(.editingChanged), .post(.didChange)]
    if reason == .beginning { return change }
    let focus: [FieldEffect] = state.isEditing ? [] : [.perform(.beginEditing)]
    return [.tell(.didChangeSelection)] + change + focus
  }

  func undo(_ state: inout FieldState) -> [FieldEffect] {
    guard state.composition == nil, let target = state.history.undoTarget else { return [] }
    state.history.stepBack()
    return restore(&state, target)
  }

  func redo(_ state: inout FieldState) -> [FieldEffect] {
    guard state.composition == nil, let target = state.history.redoTarget else { return [] }
    state.history.stepForward()
    return restore(&state, target)
  }

  private func restore(
    _ state: inout FieldState, _ target: EditHistory.Snapshot
  ) -> [FieldEffect] {
    state.text = target.text
    state.memory = target.memory
    state.selection = target.selection
    state.isSelectionReversed = false
    return [.tell(.didChangeSelection), .send(.editingChanged), .post(.didChange)]
  }

  /// Turns password entry on or off. The text stays; the next key may replace it all.
  func setSecure(_ state: inout FieldState, _ isSecure: Bool) -> [FieldEffect] {
    if state.isSecure == isSecure { return [] }
    if state.composition != nil { return [.perform(.commit), .perform(.setSecure(isSecure))] }
    state.text.isSecret = isSecure
    state.isWipeArmed = isSecure && state.isEditing && rules.preset.wipesPasswords
    state.history.clear()
    return []
  }
}
