import MaskEngine

/// All that a person can change about a field, as one value.
///
/// Two equal states behave alike under equal rules. `FieldReducer` turns a command into the next
/// state.
public struct FieldState: Sendable, Equatable {
  /// Unfinished text of an input method. It stands in `text` but no mask has seen it.
  struct Composition: Sendable, Equatable {
    /// The text before the composition, and what of it the composition replaces.
    var base: FieldText
    var replaced: Range<Int>
    var memory: MaskMemory
    /// Where the unfinished text stands in `text`.
    var marked: Range<Int>
  }

  /// The text that is shown; a password is in here too, but no description gives it away.
  public internal(set) var text = FieldText()
  /// The selection, in UTF-16 units; empty for a caret. It never splits a character.
  public internal(set) var selection = 0..<0
  /// Whether the selection grows at its start.
  var isSelectionReversed = false
  /// Whether the field has the focus.
  public internal(set) var isEditing = false
  /// Whether the next key replaces the whole password.
  public internal(set) var isWipeArmed = false
  /// What a choice of masks remembers beside the text.
  var memory = MaskMemory()
  var composition: Composition?
  var history = EditHistory()

  /// An empty field without focus.
  public init() {}

  /// Whether the text is a password.
  public var isSecure: Bool { text.isSecret }

  /// Where unfinished text stands; `nil` when there is none.
  public var markedRange: Range<Int>? { composition?.marked }

  /// Whether undo has something to take back.
  public var canUndo: Bool { history.canUndo }

  /// Whether redo has something to do again.
  public var canRedo: Bool { history.canRedo }

  var snapshot: EditHistory.Snapshot {
    EditHistory.Snapshot(text: text, selection: selection, memory: memory)
  }

  /// Goes back to the text and selection from before the composition.
  mutating func dropComposition() {
    guard let old = composition else { return }
    text = old.base
    selection = old.replaced
    memory = old.memory
    isSelectionReversed = false
    composition = nil
  }

  /// Puts the caret at an offset.
  mutating func placeCaret(_ offset: Int) {
    selection = offset..<offset
    isSelectionReversed = false
  }
}
