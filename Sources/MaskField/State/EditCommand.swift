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
  /// Puts a string in place of a range of UTF-16 units.
  case replace(Range<Int>, String, EditSource)
  /// Deletes the selection or, if it is empty, a piece beside the caret.
  case delete(Direction, Unit)
  /// Sets the selection, in UTF-16 units.
  case select(Range<Int>)
  /// Moves the caret, or the moving end of the selection.
  case move(Direction, Unit, extending: Bool)
  /// The app assigns the text that is shown.
  case setText(String)
  /// The app assigns the value that the model stores.
  case setValue(String)
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
  /// The field is asked to give up the focus.
  case resign
  /// The focus is gone, whatever the delegate thinks of it.
  case endEditing
  /// The return key.
  case pressReturn
  /// Password entry is turned on or off.
  case setSecure(Bool)
}

extension EditCommand: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the command and its sizes; never the text.
  public var description: String {
    switch self {
    case .insert(let text, let source): "insert \(text.count) by \(source)"
    case .replace(let range, let text, let source): "replace \(range) by \(text.count) by \(source)"
    case .delete(let direction, let unit): "delete \(unit) \(direction)"
    case .select(let range): "select \(range)"
    case .move(let direction, let unit, let extending):
      "move \(unit) \(direction)\(extending ? ", extending" : "")"
    case .setText(let text): "set text of \(text.count)"
    case .setValue(let value): "set value of \(value.count)"
    case .compose(let text, _): "compose \(text.count)"
    case .commit: "commit"
    case .clear(let reason): "clear by \(reason)"
    case .undo: "undo"
    case .redo: "redo"
    case .step(let step): "step \(step)"
    case .endUndoStep: "end undo step"
    case .beginEditing: "begin editing"
    case .settle: "settle"
    case .resign: "resign"
    case .endEditing: "end editing"
    case .pressReturn: "press return"
    case .setSecure(let isSecure): "set secure \(isSecure)"
    }
  }
  /// The same, for the debugger.
  public var debugDescription: String { description }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["command": description]) }
}
