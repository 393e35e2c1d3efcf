import MaskEngine

/// Turns a command into the next state and the effects that follow, in order.
///
/// ```swift
/// let reducer = FieldReducer(rules: rules)
/// if let question = reducer.question(before: command, in: state), !delegate(question) { return }
/// for effect in reducer.reduce(&state, command) { deliver(effect) }
/// ```
///
/// Both functions are pure: no clock, no locale, no delegate. Whoever asks the question may change
/// the state meanwhile; `reduce` looks at the state it is given.
public struct FieldReducer: Sendable {
  /// What the app decided about the field.
  public var rules: FieldRules

  /// Makes a reducer for a field under `rules`.
  public init(rules: FieldRules = FieldRules()) {
    self.rules = rules
  }

  /// What the delegate must be asked before `command` may run; `nil` when nobody has a say.
  public func question(before command: EditCommand, in state: FieldState) -> FieldQuestion? {
    switch command {
    case .insert(let string, let source):
      let range = insertionRange(for: source, in: state)
      if !source.asksDelegate || (string.isEmpty && range.isEmpty) { return nil }
      return .shouldChange(range, string.onOneLine)
    case .replace(let range, let string, let source):
      let range = state.text.string.wholeCharacters(range)
      if !source.asksDelegate || (string.isEmpty && range.isEmpty) { return nil }
      return .shouldChange(range, string.onOneLine)
    case .delete(let direction, let unit):
      if state.composition != nil { return nil }
      let range = deletionRange(direction, unit, in: state)
      return range.isEmpty ? nil : .shouldChange(range, "")
    case .compose(let string, _):
      return .shouldChange(state.markedRange ?? state.selection, string.onOneLine)
    case .clear:
      return state.text.isEmpty ? nil : .shouldClear
    case .undo, .redo:
      if state.composition != nil { return nil }
      let target = command == .undo ? state.history.undoTarget : state.history.redoTarget
      return target.map { change(from: state.text.string, to: $0.text.string) }
    case .step(let step):
      return stepped(state, by: step).map { change(from: state.text.string, to: $0.text) }
    case .beginEditing:
      return state.isEditing ? nil : .shouldBeginEditing
    case .resign:
      return state.isEditing ? .shouldEndEditing : nil
    case .pressReturn:
      return isReturnEnabled(in: state) ? .shouldReturn : nil
    case .select, .move, .setText, .setValue, .commit, .endUndoStep, .settle, .endEditing,
      .setSecure:
      return nil
    }
  }

  /// Runs a command that nobody refused.
  public func reduce(_ state: inout FieldState, _ command: EditCommand) -> [FieldEffect] {
    switch command {
    case .insert(let string, let source):
      let range = insertionRange(for: source, in: state)
      return replace(&state, range, with: string, source)
    case .replace(let range, let string, let source):
      if state.composition != nil { return [.perform(.commit), .perform(command)] }
      return replace(&state, state.text.string.wholeCharacters(range), with: string, source)
    case .delete(let direction, let unit): return delete(&state, direction, unit)
    case .select(let range): return select(&state, range)
    case .move(let direction, let unit, let extending):
      return move(&state, direction, unit, extending: extending)
    case .setText(let string): return assign(&state, text: string)
    case .setValue(let string): return assign(&state, value: string)
    case .compose(let string, let selected): return compose(&state, string, selected)
    case .commit: return commit(&state)
    case .clear(let reason): return clear(&state, reason)
    case .undo: return undo(&state)
    case .redo: return redo(&state)
    case .step(let step): return self.step(&state, by: step)
    case .endUndoStep:
      state.history.close()
      return []
    case .beginEditing: return beginEditing(&state)
    case .settle: return settle(&state)
    case .resign: return state.isEditing ? [.perform(.endEditing)] : []
    case .endEditing: return endEditing(&state)
    case .pressReturn: return pressReturn(state)
    case .setSecure(let isSecure): return setSecure(&state, isSecure)
    }
  }

  /// What an insertion takes the place of.
  func insertionRange(for source: EditSource, in state: FieldState) -> Range<Int> {
    if source == .autofill { return 0..<state.text.size }
    return state.markedRange ?? state.selection
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
}
