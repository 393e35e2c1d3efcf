import MaskField

extension NaiveField {
  /// Runs a command as a field without a delegate does.
  mutating func perform(_ command: EditCommand) {
    switch command {
    case .insert(let string, let source): insert(string, source)
    case .delete(let direction, let unit, _): delete(direction, unit)
    case .replace(let range, let string, let source):
      if marked != nil {
        commit()
        return perform(command)
      }
      let (from, to) = characters(range)
      if string.isEmpty && from == to { return }
      edit(
        from, to, string, intent: string.isEmpty ? .deleteBackward : intent(source),
        kind: source == .typing ? "typing" : "other", shown: kept,
        announced: source == .autofill || source == .composition)
    case .select(let range): select(range)
    case .move(let direction, let unit, let extending): move(direction, unit, extending)
    case .setText(let string):
      if marked == nil && String(text) == string { return }
      assign(mask?.formatted(string), string)
    case .setValue(let string): assign(mask?.formatted(value: string), string)
    case .compose(let string, _): compose(string)
    case .commit: commit()
    case .clear: clear()
    case .undo: undo()
    case .redo: redo()
    case .endUndoStep: isOpen = false
    case .beginEditing: begin()
    case .resign, .endEditing:
      if !isEditing { return }
      if case .resign = command {
        tell("shouldEnd")
        if !isEditing { return }
      }
      while marked != nil { commit() }
      if !isEditing { return }
      isEditing = false
      isArmed = false
      clearsOnInsertion = false
      isOpen = false
      tell("didEnd", "editingDidEnd", "n.didEnd")
    case .setSecure(let secure):
      if secure == isSecure { return }
      if marked != nil {
        commit()
        return perform(command)
      }
      isSecure = secure
      forget()
      isArmed = secure && isEditing && !isFriendly
    case .setClearsOnInsertion(let clears): clearsOnInsertion = clears
    default: break
    }
  }

  private func intent(_ source: EditSource) -> TextChange.Intent {
    source == .paste || source == .autofill ? .paste : .insert
  }

  /// A UTF-16 range as characters, widened.
  private func characters(_ range: Range<Int>) -> (Int, Int) {
    let from = Self.character(atOrBefore: range.lowerBound, in: text)
    if range.isEmpty { return (from, from) }
    return (from, max(from, Self.character(atOrBehind: range.upperBound, in: text)))
  }

  private mutating func insert(_ string: String, _ source: EditSource) {
    if source == .autofill && (string.isEmpty || string == " ") { return }
    if marked != nil && string.isEmpty { return compose("") }
    let shown = kept
    let composing = marked != nil
    var (from, to) = (start, end)
    if let marked {
      text = marked.base.text
      (from, to) = (marked.base.start, marked.base.end)
      (start, end) = (from, to)
      growsAtStart = false
      self.marked = nil
    }
    if source == .autofill { (from, to) = (0, text.count) }
    if string.isEmpty && from == to && shown == kept { return }
    edit(
      from, to, string, intent: string.isEmpty ? .deleteBackward : intent(source),
      kind: source == .typing ? "typing" : "other", shown: shown,
      announced: source == .autofill || source == .composition, composing: composing)
  }

  private mutating func delete(_ direction: EditCommand.Direction, _ unit: EditCommand.Unit) {
    if let marked {
      let left = marked.text.dropLast()
      compose(String(left))
      return
    }
    if text.isEmpty { return }
    var (from, to) = (start, end)
    if from == to {
      let other = target(from, direction, unit)
      if other == from { return }
      if unit != .character { (from, to) = (min(from, other), max(from, other)) }
    }
    let isBackward = direction == .backward
    edit(
      from, to, "", intent: isBackward ? .deleteBackward : .deleteForward,
      kind: isBackward ? "backward" : "forward", shown: kept, announced: false)
  }

  /// Where a caret goes that stands at `at`.
  private func target(
    _ at: Int, _ direction: EditCommand.Direction, _ unit: EditCommand.Unit
  ) -> Int {
    func isWord(_ index: Int) -> Bool { text[index].isLetter || text[index].isNumber }
    var at = at
    switch (unit, direction) {
    case (.character, .backward): return max(0, at - 1)
    case (.character, .forward): return min(text.count, at + 1)
    case (.line, .backward): return 0
    case (.line, .forward): return text.count
    case (.word, .backward):
      if isSecure { return 0 }
      while at > 0 && !isWord(at - 1) { at -= 1 }
      while at > 0 && isWord(at - 1) { at -= 1 }
      return at
    case (.word, .forward):
      if isSecure { return text.count }
      while at < text.count && !isWord(at) { at += 1 }
      while at < text.count && isWord(at) { at += 1 }
      return at
    }
  }

  private mutating func select(_ range: Range<Int>) {
    let (from, to) = characters(range)
    if let marked {
      let inside = marked.base.start...marked.base.start + marked.text.count
      let units = Self.units(text)
      if !inside.contains(from) || !inside.contains(to) {
        let range = units[from]..<units[to]
        commit()
        select(range)
        return
      }
    }
    if from == start && to == end { return }
    (start, end) = (from, to)
    growsAtStart = false
    isOpen = false
    clearsOnInsertion = false
    tell("didChangeSelection")
  }

  private mutating func move(
    _ direction: EditCommand.Direction, _ unit: EditCommand.Unit, _ extending: Bool
  ) {
    if marked != nil {
      commit()
      return move(direction, unit, extending)
    }
    let old = (start, end)
    if extending {
      let (anchor, moving) = growsAtStart ? (end, start) : (start, end)
      let to = target(moving, direction, unit)
      (start, end) = (min(anchor, to), max(anchor, to))
      growsAtStart = to < anchor
    } else if start != end && unit == .character {
      caret(direction == .backward ? start : end)
    } else {
      caret(target(direction == .backward ? start : end, direction, unit))
    }
    if old == (start, end) { return }
    isOpen = false
    clearsOnInsertion = false
    tell("didChangeSelection")
  }

  private mutating func compose(_ string: String) {
    if string.isEmpty {
      guard let marked else {
        if start == end { return }
        let shown = kept
        edit(
          start, end, "", intent: .deleteBackward, kind: "other", shown: shown, announced: true)
        return
      }
      let shown = kept
      back(to: marked)
      if start != end {
        edit(
          start, end, "", intent: .deleteBackward, kind: "other", shown: shown, announced: true,
          composing: true)
      } else {
        tellChange()
      }
      return
    }
    if marked == nil && (isArmed || clearsOnInsertion) {
      isArmed = false
      clearsOnInsertion = false
      text = []
      caret(0)
    }
    let base = marked?.base ?? kept
    marked = Marked(base: base, text: Array(string))
    text = Array(base.text[..<base.start]) + Array(string) + Array(base.text[base.end...])
    caret(base.start + string.count)
    tellChange()
  }

  private mutating func back(to marked: Marked) {
    text = marked.base.text
    (start, end) = (marked.base.start, marked.base.end)
    growsAtStart = false
    self.marked = nil
  }

  private mutating func commit() {
    guard let marked else { return }
    let shown = kept
    back(to: marked)
    edit(
      start, end, String(marked.text), intent: .insert, kind: "other", shown: shown,
      announced: true, composing: true)
  }

  private mutating func assign(_ masked: MaskedText?, _ string: String) {
    text = Array(masked?.text ?? string)
    caret(masked.map { Self.character(atOrBefore: $0.caret.utf16, in: text) } ?? text.count)
    marked = nil
    isArmed = false
    clearsOnInsertion = false
    forget()
  }

  private mutating func clear() {
    if text.isEmpty { return }
    tell("shouldClear")
    if text.isEmpty { return }
    let wasEditing = isEditing
    let before = kept
    text = []
    caret(0)
    marked = nil
    isArmed = false
    clearsOnInsertion = false
    if !isSecure { record(before, "other") }
    tellChange()
    if !wasEditing { begin() }
  }

  private mutating func undo() {
    guard marked == nil, let step = done.popLast() else { return }
    undone.append(step)
    restore(step.before)
  }

  private mutating func redo() {
    guard marked == nil, let step = undone.popLast() else { return }
    done.append(step)
    restore(step.after)
  }

  private mutating func restore(_ kept: Kept) {
    isOpen = false
    text = kept.text
    (start, end) = (kept.start, kept.end)
    growsAtStart = false
    clearsOnInsertion = false
    tellChange()
  }

  private mutating func begin() {
    if isEditing || isAsked { return }
    isAsked = true
    tell("shouldBegin")
    isAsked = false
    if isEditing { return }
    isEditing = true
    isArmed = isSecure && !isFriendly
    caret(text.count)
    tell("didBegin", "editingDidBegin", "n.didBegin", "didChangeSelection")
  }
}
