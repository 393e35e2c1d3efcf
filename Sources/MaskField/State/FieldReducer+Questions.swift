import MaskEngine

extension FieldReducer {
  /// What the delegate must be asked before `command` may run; `nil` when nobody has a say.
  public func question(before command: EditCommand, in state: FieldState) -> FieldQuestion? {
    switch command {
    case .insert(let string, let source):
      if !asks(about: source) { return nil }
      if isProbe(string, source) { return probe(string) }
      let range = insertionRange(for: source, in: state)
      if source != .paste { return change(range, string) }
      // What is asked about is what is put in, the space before it included.
      return line(of: string).flatMap { change(range, spaced($0, at: range, in: state)) }
    case .insertSecret(let secret, let source):
      let range = insertionRange(for: source, in: state)
      if !asks(about: source) || (secret.isEmpty && range.isEmpty) { return nil }
      return .shouldChangeSecret(range, secret)
    case .replace(let range, let string, let source):
      return asks(about: source) ? change(state.text.wholeCharacters(range), string) : nil
    case .replaceRanges(let ranges, let string, let source):
      if !asks(about: source) { return nil }
      let ranges = apart(ranges, in: state.text)
      if ranges.count < 2 { return ranges.first.flatMap { change($0, string) } }
      return line(of: string).map { .shouldChangeRanges(ranges, $0) }
    case .delete(let direction, let unit, let source):
      if state.isComposing || !asks(about: source) { return nil }
      let range = deletionRange(direction, unit, in: state)
      return range.isEmpty ? nil : .shouldChange(range, "")
    case .compose(let string, _):
      return line(of: string).map { .shouldChange(state.markedRange ?? state.selection, $0) }
    case .probe(let string): return probe(string)
    case .clear: return state.text.isEmpty ? nil : .shouldClear
    case .undo, .redo:
      guard !state.isComposing else { return nil }
      let isUndo = if case .undo = command { true } else { false }
      let target = isUndo ? state.history.undoTarget : state.history.redoTarget
      return target.map { change(from: state.text.string, to: $0.text) }
    case .step(let step):
      return stepped(state, by: step).map { change(from: state.text.string, to: $0.text) }
    case .beginEditing: return state.isEditing ? nil : .shouldBeginEditing
    case .resign, .exit: return state.isEditing ? .shouldEndEditing : nil
    case .pressReturn: return isReturnEnabled(in: state) ? .shouldReturn : nil
    case .select, .move, .setText, .setValue, .setSecret, .commit, .endUndoStep, .settle, .finish,
      .endEditing, .setSecure, .setClearsOnInsertion, .hideTyped:
      return nil
    }
  }

  /// What an insertion takes the place of.
  func insertionRange(for source: EditSource, in state: FieldState) -> Range<Int> {
    if source == .autofill { return 0..<state.text.size }
    return state.markedRange ?? state.selection
  }

  /// Whether AutoFill only asks: it offers nothing, or a space, and means neither.
  func isProbe(_ string: String, _ source: EditSource) -> Bool {
    source == .autofill && (string.isEmpty || string == " ")
  }

  /// What is put in for `string`; `nil` when its line breaks keep it out.
  func line(of string: String) -> String? { rules.policy.lineBreaks.line(of: string) }

  /// Whether the delegate may veto an edit from `source`.
  private func asks(about source: EditSource) -> Bool {
    source.asksDelegate && (source != .prediction || rules.policy.asksAboutPredictions)
  }

  private func probe(_ string: String) -> FieldQuestion? {
    rules.policy.asksAboutProbes ? .shouldChange(0..<0, string) : nil
  }

  private func change(_ range: Range<Int>, _ string: String) -> FieldQuestion? {
    if string.isEmpty && range.isEmpty { return nil }
    return line(of: string).map { .shouldChange(range, $0) }
  }

  /// The smallest change that leads from one text to another.
  private func change(from old: String, to new: String) -> FieldQuestion {
    let head = zip(old, new).prefix { $0 == $1 }.map(\.0)
    let rest = (old.dropFirst(head.count), new.dropFirst(head.count))
    let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let start = String(head).utf16.count
    let size = String(rest.0.dropLast(tail)).utf16.count
    return .shouldChange(start..<start + size, String(rest.1.dropLast(tail)))
  }

  /// Ranges brought into the text, in order, none of which touches the next.
  func apart(_ ranges: [Range<Int>], in text: FieldText) -> [Range<Int>] {
    let whole = ranges.map(text.wholeCharacters).sorted { $0.lowerBound < $1.lowerBound }
    var apart: [Range<Int>] = []
    for range in whole {
      if let last = apart.last, range.lowerBound <= last.upperBound {
        apart[apart.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        apart.append(range)
      }
    }
    return apart
  }
}
