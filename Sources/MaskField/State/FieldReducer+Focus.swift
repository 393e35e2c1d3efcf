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
      state.text.hold(prefix)
    }
    if let tappedOffset {
      state.placeCaret(state.text.characterStart(at: tappedOffset))
    } else if state.isSecure {
      state.placeCaret(state.text.size)
    } else {
      state.placeCaret(caretForMore(behind: state.text.string, state.memory))
    }
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
    if finishesAtEnd { finish(&state, into: &effects) }
    if !state.text.isEmpty && rules.isBlank(state.text) {
      state.text.clear()
      state.placeCaret(0)
    }
    tellEnd(reason, afterExit: afterExit, into: &effects)
  }

  /// What the end of editing makes of the text: a number is filled up and loses lone signs, a date gets
  /// its century. Undo goes back over it, and whoever follows the value hears of it. A password stays.
  func finish(_ state: inout FieldState, into effects: inout [FieldEffect]) {
    guard let mask = rules.mask as? any EditEnding, !state.isSecure, !state.isComposing else {
      return
    }
    let old = state.text.string
    let ended = mask.ended(old)
    if ended.text == old { return }
    let before = state.snapshot
    state.text.hold(ended.text)
    state.placeCaret(ended.text.characterStart(atUTF16: ended.caret.utf16))
    state.keepStep(from: before)
    state.history.close()
    let values = [old, ended.text].map { mask.value(of: $0) }
    let isSame = values[0] == values[1] || mask is NumberMask && values[0].isNumber(as: values[1])
    if !isSame {
      tellChange(selectionMoved: before?.selection != state.selection, into: &effects)
    }
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

extension String {
  /// Whether two canonical decimals are the same number, whatever zeros they end with.
  fileprivate func isNumber(as other: String) -> Bool {
    func significant(_ text: String) -> Substring {
      guard let point = text.lastIndex(of: ".") else { return text[...] }
      let last = text.lastIndex { $0 != "0" && $0 != "." } ?? text.startIndex
      return last < point ? text[..<point] : text[...last]
    }
    return significant(self) == significant(other)
  }
}
