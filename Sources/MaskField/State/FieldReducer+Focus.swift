import MaskEngine

extension FieldReducer {
  func beginEditing(_ state: inout FieldState) -> [FieldEffect] {
    if state.isEditing { return [] }
    state.isEditing = true
    state.isWipeArmed = state.isSecure && rules.preset.wipesPasswords
    if rules.clearsOnBeginEditing && !state.text.isEmpty {
      return [.perform(.clear(.beginning)), .perform(.settle)]
    }
    return [.perform(.settle)]
  }

  func settle(_ state: inout FieldState) -> [FieldEffect] {
    if !state.isEditing { return [] }
    if let mask = rules.mask {
      if state.text.isEmpty && !mask.prefix.isEmpty {
        state.text = state.text.holding(mask.prefix)
        state.showsBarePrefix = true
        state.placeCaret(state.text.size)
      } else {
        let text = state.text.string
        state.placeCaret(text.characterStart(atUTF16: mask.formatted(text).caret.utf16))
      }
    } else {
      state.placeCaret(state.text.size)
    }
    return [
      .tell(.didBeginEditing), .send(.editingDidBegin), .post(.didBeginEditing),
      .tell(.didChangeSelection),
    ]
  }

  func endEditing(_ state: inout FieldState) -> [FieldEffect] {
    if !state.isEditing { return [] }
    if state.composition != nil { return [.perform(.commit), .perform(.endEditing)] }
    state.isEditing = false
    state.isWipeArmed = false
    state.history.close()
    if state.showsBarePrefix {
      state.text = state.text.holding("")
      state.placeCaret(0)
      state.showsBarePrefix = false
    }
    return [
      .tell(.didEndEditing(.committed)), .send(.editingDidEnd),
      .post(.didEndEditing(.committed)),
    ]
  }

  func isReturnEnabled(in state: FieldState) -> Bool {
    !(rules.enablesReturnKeyAutomatically && state.text.isEmpty)
  }

  func pressReturn(_ state: FieldState) -> [FieldEffect] {
    if !isReturnEnabled(in: state) { return [] }
    let exit: [FieldEffect] = [.send(.editingDidEndOnExit), .send(.primaryActionTriggered)]
    return rules.endsOnReturn && state.isEditing ? exit + [.perform(.resign)] : exit
  }
}
