import MaskEngine

extension FieldReducer {
  func beginEditing(_ state: inout FieldState, into effects: inout [FieldEffect]) {
    if state.isEditing { return }
    state.isEditing = true
    state.isWipeArmed = state.isSecure && rules.policy.wipesSecrets
    if rules.clearsOnBeginEditing && !state.text.isEmpty {
      effects.append(.perform(.clear(.beginning)))
    }
    effects.append(.perform(.settle))
  }

  func settle(_ state: inout FieldState, into effects: inout [FieldEffect]) {
    if !state.isEditing { return }
    if let prefix = rules.mask?.prefix, state.text.isEmpty && !prefix.isEmpty {
      state.text = state.text.holding(prefix)
    }
    state.placeCaret(
      state.isSecure ? state.text.size : caretForMore(behind: state.text.string, state.memory))
    tellBegin(into: &effects)
  }

  /// Where the caret belongs so that the next character goes behind what was entered: the end of the
  /// text, or, where a mask shows its blanks, the first of those.
  func caretForMore(behind text: String, _ memory: MaskMemory) -> Int {
    let end = text.utf16.count
    guard let mask = rules.maskInForce(memory), !text.isEmpty else { return end }
    let entered = mask.formatted(value: mask.value(of: text))
    if entered.text == text { return text.characterStart(atUTF16: entered.caret.utf16) }
    // Only fixed text: a deletion finds nothing to delete and goes to the first slot.
    if let nothing = try? mask.applying(TextChange(deletingBackward: end..<end), to: text),
      nothing.text == text
    {
      return text.characterStart(atUTF16: nothing.caret.utf16)
    }
    return end
  }

  func endEditing(
    _ state: inout FieldState, _ reason: EndEditingReason, afterExit: Bool = false,
    into effects: inout [FieldEffect]
  ) {
    if !state.isEditing { return }
    if state.isComposing {
      effects += [.perform(.commit), .perform(.endEditing(reason))]
      return
    }
    state.isEditing = false
    state.isWipeArmed = false
    state.clearsOnInsertion = false
    state.history.close()
    if let mask = rules.mask as? NumberMask, !state.isSecure {
      finish(&state, mask.ended(state.text.string))
    }
    if !state.text.isEmpty && rules.isBlank(state.text) {
      state.text.clear()
      state.placeCaret(0)
    }
    tellEnd(reason, afterExit: afterExit, into: &effects)
  }

  /// What the end of editing makes of a number: filled up, without lone signs. Undo goes back over it.
  private func finish(_ state: inout FieldState, _ ended: MaskedText) {
    if state.text.isSame(as: ended.text) { return }
    let before = state.snapshot
    state.text = state.text.holding(ended.text)
    state.placeCaret(ended.text.characterStart(atUTF16: ended.caret.utf16))
    state.history.record(from: before, to: state.snapshot, kind: .other)
    state.history.close()
  }

  func isReturnEnabled(in state: FieldState) -> Bool {
    !(rules.enablesReturnKeyAutomatically && state.text.isEmpty)
  }

  func pressReturn(_ state: FieldState, into effects: inout [FieldEffect]) {
    if !isReturnEnabled(in: state) { return }
    tellExit(into: &effects)
    if !rules.endsOnReturn || !state.isEditing { return }
    if state.isComposing { effects.append(.perform(.commit)) }
    effects.append(.perform(.exit))
  }
}
