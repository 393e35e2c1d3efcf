import MaskEngine

/// All that a person can change about a field, as one value.
///
/// Two equal states behave alike under equal rules. `FieldReducer` turns a command into the next
/// state. Encoded, a state has its text, selection and focus, but never a secret and no undo steps.
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
  /// Whether the next insertion replaces the whole text.
  public internal(set) var clearsOnInsertion = false
  /// Where the character of a password stands that was typed last and is still shown.
  public internal(set) var shownSecret: Range<Int>?
  /// What a choice of masks remembers beside the text.
  var memory = MaskMemory()
  var composition: Composition?
  var history = EditHistory()

  /// An empty field without focus.
  public init() {}

  /// Whether the text is a password.
  public var isSecure: Bool { text.isSecret }

  /// Whether the text is kept out of descriptions and of what is encoded, as a password is.
  public internal(set) var isSensitive: Bool {
    get { text.isSensitive }
    set {
      text.isSensitive = newValue
      composition?.base.isSensitive = newValue
    }
  }

  /// Whether some of the text is unfinished.
  var isComposing: Bool { if case .some = composition { true } else { false } }

  /// Where unfinished text stands; `nil` when there is none.
  public var markedRange: Range<Int>? { composition?.marked }

  /// Whether undo has something to take back.
  public var canUndo: Bool { history.canUndo }

  /// Whether redo has something to do again.
  public var canRedo: Bool { history.canRedo }

  /// Where undo would come back to; of a secret there is none.
  var snapshot: EditHistory.Snapshot? {
    text.plain.map { EditHistory.Snapshot(text: $0, selection: selection, memory: memory) }
  }

  /// Keeps a step of its own that leads from `before` to what is there now; of a secret nothing.
  mutating func keepStep(from before: EditHistory.Snapshot?) {
    guard let before, let after = snapshot else { return history.clear() }
    history.record(from: before, to: after, kind: .other)
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

extension FieldState: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, isSecure, isSensitive, selection, isEditing, clearsOnInsertion
  }

  /// Writes everything but secrets, sensitive text, undo steps and the unfinished state of a
  /// composition.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isSecure, forKey: .isSecure)
    try container.encode(text.isSensitive, forKey: .isSensitive)
    if !isSecure && !text.isSensitive {
      try container.encode(text.string, forKey: .text)
      try container.encode([selection.lowerBound, selection.upperBound], forKey: .selection)
    }
    try container.encode(isEditing, forKey: .isEditing)
    try container.encode(clearsOnInsertion, forKey: .clearsOnInsertion)
  }

  /// Reads a state. A selection that does not fit the text is brought into it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isSecure = try container.decode(Bool.self, forKey: .isSecure)
    let string = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
    text = FieldText(isSecure ? "" : string, isSecret: isSecure)
    text.isSensitive = try container.decodeIfPresent(Bool.self, forKey: .isSensitive) ?? false
    let ends = try container.decodeIfPresent([Int].self, forKey: .selection) ?? []
    if ends.count == 2, ends[0] <= ends[1] {
      selection = text.wholeCharacters(ends[0]..<ends[1])
    }
    isEditing = try container.decode(Bool.self, forKey: .isEditing)
    clearsOnInsertion = try container.decode(Bool.self, forKey: .clearsOnInsertion)
  }
}
