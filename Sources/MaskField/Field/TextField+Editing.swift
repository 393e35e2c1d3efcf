public import Foundation
public import MaskEngine

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

  /// Puts a secret in place of the selection. In a password field it becomes no string on the way, unless
  /// the mask is another than a `Mask`, or a delegate has no method for secrets.
  public func insertSecret(_ secret: SecretText, source: EditSource = .paste) {
    perform(.insertSecret(secret, source))
  }

  /// Puts a string in place of a range, in UTF-16 units, which is brought into the text.
  public func replace(_ range: NSRange, with string: String, source: EditSource = .typing) {
    if let range = range.units { perform(.replace(range, string, source)) }
  }

  /// Puts a string where it was dropped, as a paste there. The caret ends behind it.
  public func drop(_ string: String, at offset: Int) {
    perform(.replace(offset..<offset, string, .paste))
  }

  /// The part of the text in a range, in UTF-16 units, which is brought into the text and widened to
  /// whole characters. Of a password it is a copy that nobody wipes.
  public func text(in range: NSRange) -> String {
    state.text.slice(state.text.wholeCharacters(range.units ?? 0..<0))
  }

  /// Steps the part of a date at the caret up or down, as the arrow keys do.
  public func step(by steps: Int) {
    perform(.step(steps))
  }

  /// Puts a string in place of the first of several ranges, and deletes the others: one step.
  public func replace(_ ranges: [NSRange], with string: String, source: EditSource = .typing) {
    perform(.replaceRanges(ranges.compactMap(\.units), string, source))
  }

  /// How AutoFill goes about filling a field. Systems differ; the others are for replaying what was
  /// seen.
  public enum FillStyle: Sendable, Hashable {
    /// The delegate is asked about the whole text, then the text is filled in.
    case asked
    /// As iOS 14 and later fill contacts: the delegate is first asked about an empty string, and a
    /// refusal cancels the fill.
    case probing
    /// As iOS 11 to 13 did: the same with a space, which then also stands at the end of the text.
    case probingWithSpace
    /// As the second field for a new password is filled: nobody is asked.
    case silent
  }

  /// Fills the whole field, as the system does with a saved value. The field gets the focus even if
  /// the app's own rules would refuse it. An empty string, or a lone space, only asks whether the field
  /// would take one: nothing changes.
  ///
  /// - Returns: Whether it was filled.
  @discardableResult
  public func autofill(_ string: String, style: FillStyle = .asked) -> Bool {
    if !state.isEditing { takeFocus() }
    let command = EditCommand.insert(string, .autofill)
    switch style {
    case .asked: return perform(command)
    case .probing: return perform(.probe("")) && perform(command)
    case .probingWithSpace:
      return perform(.probe(" ")) && perform(.insert(string + " ", .autofill))
    case .silent:
      run(command)
      return true
    }
  }

  /// Deletes the selection or the character before the caret.
  ///
  /// The delegate is asked first, unless the source is `.program`, which is UIKit's way when an app
  /// calls `deleteBackward()` itself.
  public func deleteBackward(source: EditSource = .delete) {
    perform(.delete(.backward, .character, source))
  }

  /// Deletes the selection or the character behind the caret.
  public func deleteForward(source: EditSource = .delete) {
    perform(.delete(.forward, .character, source))
  }

  /// Presses the clear button.
  public func clear() {
    perform(.clear(.button))
  }

  /// Shows an input method's unfinished text; no mask sees it until it is committed.
  public func setMarkedText(_ string: String, selectedRange: NSRange? = nil) {
    let end = string.utf16.count
    let selected = selectedRange?.units ?? end..<end
    perform(.compose(string, selected: selected))
  }

  /// Accepts the unfinished text as it stands.
  public func unmarkText() {
    perform(.commit)
  }

  /// Takes back the last step: a run of typing, a deletion, a paste, or all that AutoFill put into the
  /// form. Of a password nothing is ever kept: see `Form.fill(_:)`.
  public func undo() {
    perform(.undo)
  }

  /// Does again what was taken back.
  public func redo() {
    perform(.redo)
  }

  /// Whether undo has something to take back.
  public var canUndo: Bool { state.canUndo || form?.fillAnswers(.undo, at: self) == true }

  /// Whether redo has something to do again.
  public var canRedo: Bool { state.canRedo || form?.fillAnswers(.redo, at: self) == true }

  /// Presses return. No line break is ever inserted.
  ///
  /// - Returns: `false` when the delegate ignored the key.
  @discardableResult
  public func pressReturn() -> Bool {
    if !isReturnKeyEnabled || !perform(.pressReturn) { return false }
    form?.fieldDidReturn(self)
    return true
  }
}
