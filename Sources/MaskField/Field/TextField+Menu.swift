public import Foundation

extension TextField {
  /// Whether an action makes sense now. A password can be pasted and selected, but neither copied nor
  /// cut nor undone.
  public func canPerform(_ action: EditMenuAction.Kind) -> Bool {
    switch action {
    case .cut, .copy: !state.isSecure && !state.selection.isEmpty
    case .delete: !state.selection.isEmpty
    case .paste: isEnabled
    case .select: !state.text.isEmpty && state.selection.isEmpty
    case .selectAll: !state.text.isEmpty && state.selection != 0..<state.text.size
    case .undo: canUndo
    case .redo: canRedo
    case .custom: true
    }
  }

  /// What the menu over the selection offers, after the delegate had its say. The host calls it when it
  /// is about to show the menu, and `dismissEditMenu()` when it goes.
  public func presentEditMenu(for ranges: [NSRange]? = nil) -> [EditMenuAction] {
    let all: [EditMenuAction] = [
      EditMenuAction(.cut, title: "Cut"), EditMenuAction(.copy, title: "Copy"),
      EditMenuAction(.paste, title: "Paste"), EditMenuAction(.delete, title: "Delete"),
      EditMenuAction(.select, title: "Select"), EditMenuAction(.selectAll, title: "Select All"),
    ]
    let suggested = all.filter { canPerform($0.kind) }
    let actions = delegate?.textField(
      self, editMenuForCharactersInRanges: ranges ?? [selectedRange], suggestedActions: suggested)
    delegate?.textFieldWillPresentEditMenu(self)
    return actions ?? suggested
  }

  /// The menu goes.
  public func dismissEditMenu() {
    delegate?.textFieldWillDismissEditMenu(self)
  }

  /// The person chose a suggestion of the app's own.
  public func insertInputSuggestion(_ suggestion: String) {
    guard let delegate else { return insertText(suggestion, source: .prediction) }
    delegate.textField(self, insertInputSuggestion: suggestion)
  }

  /// The selected text for the clipboard; `nil` where nothing is selected, and always for a password.
  public func copy() -> String? {
    canPerform(.copy) ? state.text.slice(state.selection) : nil
  }

  /// Deletes the selection and gives its text for the clipboard; `nil` where `copy()` gives it, or the
  /// delegate refuses.
  public func cut() -> String? {
    guard let text = copy(), perform(.delete(.backward, .character)) else { return nil }
    return text
  }

  /// Selects everything.
  public func selectAll() {
    perform(.select(0..<state.text.size))
  }
}
