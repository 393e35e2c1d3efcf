public import Foundation

extension TextField {
  /// Puts a string in place of the selection, as if it were typed.
  ///
  /// The delegate is asked first, unless the source is `.program`, which is UIKit's way when an app
  /// calls `insertText(_:)` itself.
  public func insertText(_ string: String, source: EditSource = .typing) {
    perform(.insert(string, source))
  }

  /// Puts the clipboard's string in place of the selection, as one step.
  public func paste(_ string: String) {
    perform(.insert(string, .paste))
  }

  /// Fills the whole field, as the system does with a saved value. The field gets the focus even if
  /// the app's own rules would refuse it.
  public func autofill(_ string: String) {
    if !state.isEditing { takeFocus() }
    perform(.insert(string, .autofill))
  }

  /// Deletes the selection or the character before the caret.
  public func deleteBackward() {
    perform(.delete(.backward, .character))
  }

  /// Deletes the selection or the character behind the caret.
  public func deleteForward() {
    perform(.delete(.forward, .character))
  }

  /// Presses the clear button.
  public func clear() {
    perform(.clear(.button))
  }

  /// Shows an input method's unfinished text; no mask sees it until it is committed.
  public func setMarkedText(_ string: String, selectedRange: NSRange? = nil) {
    let end = string.utf16.count
    let selected = selectedRange.flatMap { Range($0) } ?? end..<end
    perform(.compose(string, selected: selected))
  }

  /// Accepts the unfinished text as it stands.
  public func unmarkText() {
    perform(.commit)
  }

  /// Takes back the last step: a run of typing, a deletion, a paste.
  public func undo() {
    perform(.undo)
  }

  /// Does again what was taken back.
  public func redo() {
    perform(.redo)
  }

  /// Whether undo has something to take back.
  public var canUndo: Bool { state.canUndo }

  /// Whether redo has something to do again.
  public var canRedo: Bool { state.canRedo }

  /// Presses return. No line break is ever inserted.
  ///
  /// - Returns: `false` when the delegate ignored the key.
  @discardableResult
  public func pressReturn() -> Bool {
    rules.endsOnReturn = targets.contains { $0.events.contains(.editingDidEndOnExit) }
    if !FieldReducer(rules: rules).isReturnEnabled(in: state) || !perform(.pressReturn) {
      return false
    }
    form?.fieldDidReturn(self)
    return true
  }
}
