import MaskEngine

extension FieldReducer {
  /// The app assigns the text: nobody is asked or told, and undo begins anew.
  func assign(_ state: inout FieldState, text: String) {
    if !state.isComposing && state.text.isSame(as: text) { return }
    var masked = rules.mask?.formatted(text, remembering: &state.memory)
    if masked?.text == text { masked?.caret.utf16 = caretForMore(behind: text, state.memory) }
    assign(&state, masked, otherwise: text)
  }

  /// The app assigns the value.
  func assign(_ state: inout FieldState, value: String) {
    assign(
      &state, rules.mask?.formatted(value: value, remembering: &state.memory), otherwise: value)
  }

  /// The app assigns the password. Where the text is shown, or its mask reads strings, it becomes one.
  func assign(_ state: inout FieldState, secret: SecretText) {
    let mask = rules.mask as? Mask
    guard state.isSecure, mask != nil || rules.mask == nil else {
      return assign(&state, text: secret.revealed())
    }
    if !state.isComposing && state.text.secret == secret { return }
    guard let mask else { return assign(&state, state.text.holding(secret), caret: nil) }
    var text = SecretText()
    let change = text.apply(replacing: 0..<0, with: secret, intent: .paste, by: mask)
    assign(&state, state.text.holding(text), caret: change.caret)
  }

  private func assign(_ state: inout FieldState, _ masked: MaskedText?, otherwise text: String) {
    let text = masked?.text ?? text
    state.text.clear()
    assign(&state, state.text.holding(text), caret: masked?.caret.utf16)
  }

  private func assign(_ state: inout FieldState, _ text: FieldText, caret: Int?) {
    state.text.clear()
    state.text = text
    state.placeCaret(state.text.characterStart(at: caret ?? state.text.size))
    state.composition = nil
    state.isWipeArmed = false
    state.clearsOnInsertion = false
    state.history.clear()
  }

  func clear(
    _ state: inout FieldState, _ reason: EditCommand.ClearReason,
    into effects: inout [FieldEffect]
  ) {
    if state.text.isEmpty { return }
    let before = state.snapshot
    state.text.clear()
    state.placeCaret(0)
    state.composition = nil
    state.memory = MaskMemory()
    state.isWipeArmed = false
    state.clearsOnInsertion = false
    state.keepStep(from: before)
    if reason == .beginning { return tellClearingAtBegin(into: &effects) }
    tellChange(into: &effects)
    if !state.isEditing && rules.policy.clearButtonTakesFocus {
      effects.append(.perform(.beginEditing))
    }
  }

  func undo(_ state: inout FieldState, into effects: inout [FieldEffect]) {
    guard !state.isComposing, let target = state.history.undoTarget else { return }
    state.history.stepBack()
    restore(&state, target, into: &effects)
  }

  func redo(_ state: inout FieldState, into effects: inout [FieldEffect]) {
    guard !state.isComposing, let target = state.history.redoTarget else { return }
    state.history.stepForward()
    restore(&state, target, into: &effects)
  }

  private func restore(
    _ state: inout FieldState, _ target: EditHistory.Snapshot, into effects: inout [FieldEffect]
  ) {
    state.text.hold(target.text)
    state.memory = target.memory
    state.selection = target.selection
    state.isSelectionReversed = false
    state.clearsOnInsertion = false
    tellChange(into: &effects)
  }

  /// Turns password entry on or off. The text stays; the next key may replace it all.
  func setSecure(
    _ state: inout FieldState, _ isSecure: Bool, into effects: inout [FieldEffect]
  ) {
    if state.isSecure == isSecure { return }
    if state.isComposing {
      effects += [.perform(.commit), .perform(.setSecure(isSecure))]
      return
    }
    state.history.clear()
    state.text = state.text.concealed(isSecure)
    // What passed the room for secrets is gone, and the selection with it.
    state.selection = state.text.wholeCharacters(state.selection)
    state.isWipeArmed = isSecure && state.isEditing && rules.policy.wipesSecrets
  }
}
