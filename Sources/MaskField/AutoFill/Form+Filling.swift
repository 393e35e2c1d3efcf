public import MaskEngine

/// What came of filling a form.
public struct AutoFillOutcome: Sendable, Hashable {
  /// The fields that were filled, in the order of the form.
  public var filled: [String] = []
  /// The fields whose delegates or masks took nothing.
  public var refused: [String] = []

  /// Makes an outcome of its parts.
  public init(filled: [String] = [], refused: [String] = []) {
    self.filled = filled
    self.refused = refused
  }
}

/// What one fill did to several fields, so that one undo takes all of it back.
struct FillStep {
  struct Entry {
    weak var field: TextField?
    /// What was filled in; `nil` for a secret, which is kept nowhere: taking it back empties its field.
    var after: FieldText?
    /// What the undo left; `nil` before it, and for a secret.
    var before: FieldText?

    /// Whether the field is still as the fill, or its undo, left it. A secret that changed has ended the
    /// step.
    var isUnchanged: Bool {
      guard let field else { return false }
      return (before ?? after).map { $0 == field.state.text } ?? true
    }
  }

  var entries: [Entry] = []
  var isUndone = false
}

extension Form {
  /// Fills in a suggestion: every field through its own funnel, in the order of the form.
  ///
  /// Each field gets the focus in turn, its delegate is asked about the whole text and told of the
  /// change. In the end the focus is where it was.
  ///
  /// An undo in any of the fields takes back all of them, as long as nothing was typed since, so that a
  /// password never stands beside another's name. Passwords are kept in no undo: the undo empties their
  /// fields, and a redo fills in the others and leaves these empty, to be filled anew by suggestion or
  /// hand.
  @discardableResult
  public func fill(_ suggestion: AutoFillSuggestion) -> AutoFillOutcome {
    let start = focused
    var outcome = AutoFillOutcome()
    filling = FillStep()
    for fill in suggestion.fills {
      guard let field = self[fill.name] else { continue }
      let isFilled =
        switch fill.content {
        case .text(let text): field.autofill(text)
        case .secret(let secret): field.autofill(secret)
        }
      if isFilled, field.hasContent {
        outcome.filled.append(fill.name)
        note(field)
      } else {
        outcome.refused.append(fill.name)
      }
    }
    endFilling()
    if let start, start !== focused { start.becomeFirstResponder() }
    return outcome
  }

  /// Spreads a code over boxes of one character each, from the first one. Spaces and hyphens in the code
  /// are left out; what is more than the boxes hold is not taken.
  ///
  /// - Parameters:
  ///   - names: the boxes, in their order.
  ///   - code: the whole code.
  ///   - source: where it comes from.
  /// - Returns: how many boxes were filled.
  @discardableResult
  public func fillBoxes(
    _ names: [String], with code: String, source: EditSource = .autofill
  ) -> Int {
    let boxes = names.compactMap { self[$0] }.filter { $0.isEnabled && !$0.isHidden }
    let isOuter = filling == nil
    if isOuter { filling = FillStep() }
    var count = 0
    for (box, character) in zip(boxes, code.filter { !$0.isWhitespace && $0 != "-" }) {
      if !box.isEditing { box.takeFocus() }
      // The whole box is replaced, as the code replaces whatever stood there.
      box.perform(.select(0..<box.state.text.size))
      guard box.perform(.insert(String(character), source)), box.hasContent else { break }
      note(box)
      count += 1
    }
    if isOuter { endFilling() }
    return count
  }

  /// The boxes that a field is one of: neighbours for a one-time code that hold one character each.
  /// Those that are hidden or disabled do not count.
  public func boxes(with field: TextField) -> [String] {
    guard field.isCodeBox else { return [] }
    let shown = items.filter { $0.field.isEnabled && !$0.field.isHidden }
    let runs = shown.split { !$0.field.isCodeBox }
    return runs.first { $0.contains { $0.field === field } }?.map(\.name) ?? []
  }

  /// Backspace in an empty box goes back to the one before and empties it.
  func nothingWasDeleted(in field: TextField) {
    guard focused === field, let name = name(of: field) else { return }
    let names = boxes(with: field)
    guard let place = names.firstIndex(of: name), place > 0, let box = self[names[place - 1]],
      box.becomeFirstResponder()
    else { return }
    box.deleteBackward()
  }

  /// Does a field's command itself where it concerns several fields.
  ///
  /// - Returns: whether it did.
  func takesOver(_ command: EditCommand, of field: TextField) -> Bool {
    switch command {
    case .undo: return undoFill(at: field)
    case .redo: return redoFill(at: field)
    case .setSecure(true):
      // What was filled in the open is a secret from now on.
      lastFill?.conceal(field)
      return false
    case .insert(let string, let source):
      guard source != .program, !isSpreading, string.count > 1 else { return false }
      return spread(string, from: field, source)
    default: return false
    }
  }

  private func spread(_ code: String, from field: TextField, _ source: EditSource) -> Bool {
    guard let name = name(of: field) else { return false }
    let names = boxes(with: field)
    guard names.count > 1, let place = names.firstIndex(of: name) else { return false }
    // A whole code begins at the first box, wherever the caret is.
    let size = code.filter { !$0.isWhitespace && $0 != "-" }.count
    isSpreading = true
    defer { isSpreading = false }
    fillBoxes(size >= names.count ? names : Array(names[place...]), with: code, source: source)
    return true
  }

  private func note(_ field: TextField) {
    filling?.entries.removeAll { $0.field === field }
    filling?.entries.append(
      FillStep.Entry(field: field, after: field.isSecureTextEntry ? nil : field.state.text))
  }

  private func endFilling() {
    if let filling, !filling.entries.isEmpty { lastFill = filling }
    filling = nil
  }

  private func undoFill(at field: TextField) -> Bool {
    guard fillAnswers(.undo, at: field), let step = lastFill else { return false }
    lastFill = nil
    for entry in step.entries {
      guard let field = entry.field else { continue }
      if entry.after == nil {
        field.perform(.replace(0..<field.state.text.size, "", .undo))
      } else {
        field.perform(.undo)
      }
    }
    var undone = step
    undone.isUndone = true
    for index in undone.entries.indices where undone.entries[index].after != nil {
      undone.entries[index].before = undone.entries[index].field?.state.text
    }
    lastFill = undone
    return true
  }

  private func redoFill(at field: TextField) -> Bool {
    guard fillAnswers(.redo, at: field), var step = lastFill else { return false }
    lastFill = nil
    step.entries.removeAll { $0.after == nil }
    for index in step.entries.indices {
      step.entries[index].field?.perform(.redo)
      step.entries[index].before = nil
    }
    step.isUndone = false
    if step.entries.allSatisfy(\.isUnchanged) { lastFill = step }
    return true
  }

  /// Whether an undo, or a redo, at a field takes back or brings back a whole fill.
  func fillAnswers(_ command: EditCommand, at field: TextField) -> Bool {
    guard let step = lastFill, step.isWhole(at: field) else { return false }
    if case .undo = command { return !step.isUndone }
    // Of a password there is nothing to bring back.
    return step.isUndone
      && step.entries.contains { $0.after != nil && $0.field?.state.canRedo == true }
  }

  /// A password that was filled and changed since cannot be told from others: its fill is no step any
  /// more.
  func filledSecretDidChange(in field: TextField) {
    guard filling == nil, let step = lastFill else { return }
    if step.entries.contains(where: { $0.field === field && $0.after == nil }) { lastFill = nil }
  }
}

extension FillStep {
  /// Keeps no longer what was filled into a field: an undo empties it.
  mutating func conceal(_ field: TextField) {
    for index in entries.indices where entries[index].field === field {
      entries[index].after = nil
      entries[index].before = nil
    }
  }

  /// Whether the field is one of several and nothing was typed into any since.
  fileprivate func isWhole(at field: TextField) -> Bool {
    entries.count > 1 && entries.contains { $0.field === field }
      && entries.allSatisfy(\.isUnchanged)
  }
}

extension TextField {
  /// Whether there is anything in the field but what the mask shows by itself.
  var hasContent: Bool { !isBlank }

  /// Whether it is one of the boxes of a code: for a one-time code, and one character holds it all.
  var isCodeBox: Bool {
    guard textContentType == .oneTimeCode, !isSecureTextEntry else { return false }
    if maxLength == 1 { return true }
    return mask.map { $0.value(of: $0.formatted("00").text).count == 1 } ?? false
  }

  /// Fills the whole field with a secret, as `autofill(_:)` does with a string. A field whose text is
  /// shown takes it as a string.
  ///
  /// - Returns: whether it was filled.
  @discardableResult
  public func autofill(_ secret: SecretText) -> Bool {
    if !state.isEditing { takeFocus() }
    return perform(.insertSecret(secret, .autofill))
  }
}
