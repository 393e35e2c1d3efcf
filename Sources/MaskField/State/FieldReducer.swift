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

  /// Where a finger was that brings the focus; `nil` for the caret's own place.
  var tappedOffset: Int?

  /// Whether the end of editing makes the text whole. A `TextField` does that a moment before, so that it
  /// still has the focus when the change is told.
  let finishesAtEnd: Bool

  /// Makes a reducer for a field under `rules`.
  public init(rules: FieldRules = FieldRules()) {
    self.init(rules: rules, finishesAtEnd: true)
  }

  init(rules: FieldRules = FieldRules(), finishesAtEnd: Bool) {
    self.rules = rules
    self.finishesAtEnd = finishesAtEnd
  }

  /// Runs a command that nobody refused.
  public func reduce(_ state: inout FieldState, _ command: EditCommand) -> [FieldEffect] {
    var effects: [FieldEffect] = []
    reduce(&state, command, into: &effects)
    return effects
  }

  /// Runs a command that nobody refused, and appends what follows to `effects`.
  public func reduce(
    _ state: inout FieldState, _ command: EditCommand, into effects: inout [FieldEffect]
  ) {
    if state.shownSecret != nil { state.shownSecret = nil }
    switch command {
    case .insert(let string, let source):
      insert(&state, string, source, into: &effects)
    case .insertSecret(let secret, let source):
      insert(&state, secret, source, into: &effects)
    case .replace(let range, let string, let source):
      replace(&state, range, with: string, source, before: command, into: &effects)
    case .replaceRanges(let ranges, let string, let source):
      replace(&state, ranges, with: string, source, before: command, into: &effects)
    case .delete(let direction, let unit, let source):
      delete(&state, direction, unit, source, into: &effects)
    case .select(let range): select(&state, range, into: &effects)
    case .move(let direction, let unit, let extending):
      move(&state, direction, unit, extending: extending, into: &effects)
    case .setText(let string): assign(&state, text: string)
    case .setValue(let string): assign(&state, value: string)
    case .setSecret(let secret): assign(&state, secret: secret)
    case .compose(let string, let selected): compose(&state, string, selected, into: &effects)
    case .commit: commit(&state, into: &effects)
    case .clear(let reason): clear(&state, reason, into: &effects)
    case .undo: undo(&state, into: &effects)
    case .redo: redo(&state, into: &effects)
    case .step(let step): self.step(&state, by: step, into: &effects)
    case .endUndoStep: state.history.close()
    case .beginEditing: beginEditing(&state, into: &effects)
    case .settle: settle(&state, into: &effects)
    case .finish: finish(&state, into: &effects)
    case .resign: if state.isEditing { effects.append(.perform(.endEditing())) }
    case .endEditing(let reason): endEditing(&state, reason, into: &effects)
    case .exit: endEditing(&state, .committed, afterExit: true, into: &effects)
    case .pressReturn: pressReturn(state, into: &effects)
    case .setSecure(let isSecure): setSecure(&state, isSecure, into: &effects)
    case .setClearsOnInsertion(let clears): state.clearsOnInsertion = clears
    case .probe, .hideTyped: break
    }
  }
}
