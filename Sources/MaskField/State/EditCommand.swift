public import MaskEngine

/// Everything that can happen to a field, as a value.
///
/// Feed it to `FieldReducer`, or to a `TextField`, which asks its delegate first. A description
/// never contains what was typed, so commands may be logged for a password too.
public enum EditCommand: Sendable, Equatable {
  /// Which way a deletion or a caret goes.
  public enum Direction: Sendable, Hashable, CaseIterable { case backward, forward }

  /// How far a deletion or a caret goes.
  public enum Unit: Sendable, Hashable, CaseIterable { case character, word, line }

  /// What asks for an empty field.
  public enum ClearReason: Sendable, Hashable, CaseIterable {
    /// The clear button.
    case button
    /// The field is set to empty itself when editing begins.
    case beginning
  }

  /// Puts a string in place of the selection, or of the marked text.
  case insert(String, EditSource)
  /// The same with a secret, which becomes a string only if a delegate is asked about it.
  case insertSecret(SecretText, EditSource)
  /// Puts a string in place of a range of UTF-16 units.
  case replace(Range<Int>, String, EditSource)
  /// Puts a string in place of the first of several ranges and deletes the others, as a selection
  /// needs that runs over text of both directions.
  case replaceRanges([Range<Int>], String, EditSource)
  /// Deletes the selection or, if it is empty, a piece beside the caret.
  case delete(Direction, Unit, EditSource = .delete)
  /// AutoFill asks whether the field would take a string, and puts nothing in.
  case probe(String)
  /// Sets the selection, in UTF-16 units.
  case select(Range<Int>)
  /// Moves the caret, or the moving end of the selection.
  case move(Direction, Unit, extending: Bool)
  /// The app assigns the text that is shown.
  case setText(String)
  /// The app assigns the value that the model stores.
  case setValue(String)
  /// The app assigns the password.
  case setSecret(SecretText)
  /// An input method shows unfinished text; the range is the selection inside it.
  case compose(String, selected: Range<Int>)
  /// Unfinished text is accepted as it stands.
  case commit
  /// Empties the field.
  case clear(ClearReason)
  /// Takes back the last step.
  case undo
  /// Does again what was taken back.
  case redo
  /// Steps the part of a date at the caret up or down, as the arrow keys do.
  case step(Int)
  /// Closes the running undo step, as a pause in typing does.
  case endUndoStep
  /// The field gets the focus.
  case beginEditing
  /// The focus has come: prefix and caret are put in place.
  case settle
  /// The text is made whole, as the end of editing does: a number or date is filled up.
  case finish
  /// The field is asked to give up the focus.
  case resign
  /// The focus is gone, whatever the delegate thinks of it.
  case endEditing(EndEditingReason = .committed)
  /// The return key.
  case pressReturn
  /// The focus goes because return was accepted.
  case exit
  /// Password entry is turned on or off.
  case setSecure(Bool)
  /// Whether the next insertion replaces everything. Any change of the selection ends it.
  case setClearsOnInsertion(Bool)
  /// The character of a password that was typed last becomes a bullet too.
  case hideTyped
}

extension EditCommand: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the command and its sizes; never the text.
  public var description: String {
    switch self {
    case .insert(let text, let source): "insert \(text.count) by \(source)"
    case .insertSecret(let secret, let source): "insert \(secret.count) by \(source)"
    case .replace(let range, let text, let source): "replace \(range) by \(text.count) by \(source)"
    case .replaceRanges(let ranges, let text, let source):
      "replace \(ranges) by \(text.count) by \(source)"
    case .delete(let direction, let unit, let source): "delete \(unit) \(direction) by \(source)"
    case .probe(let text): "probe \(text.count)"
    case .select(let range): "select \(range)"
    case .move(let direction, let unit, let extending):
      "move \(unit) \(direction)\(extending ? ", extending" : "")"
    case .setText(let text): "set text of \(text.count)"
    case .setValue(let value): "set value of \(value.count)"
    case .setSecret(let secret): "set secret of \(secret.count)"
    case .compose(let text, _): "compose \(text.count)"
    case .commit: "commit"
    case .clear(let reason): "clear by \(reason)"
    case .undo: "undo"
    case .redo: "redo"
    case .step(let step): "step \(step)"
    case .endUndoStep: "end undo step"
    case .beginEditing: "begin editing"
    case .settle: "settle"
    case .finish: "finish"
    case .resign: "resign"
    case .endEditing(let reason): "end editing, \(reason)"
    case .pressReturn: "press return"
    case .exit: "exit"
    case .setSecure(let isSecure): "set secure \(isSecure)"
    case .setClearsOnInsertion(let clears): "set clears on insertion \(clears)"
    case .hideTyped: "hide typed"
    }
  }
  /// The same, for the debugger.
  public var debugDescription: String { description }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["command": description]) }
}
