public import Foundation
public import MaskEngine

/// Is asked before a field changes and told what happened, as `UITextFieldDelegate` is.
///
/// Every requirement has a default: `true` for questions, nothing for the rest. Mind the unnamed first
/// argument: a method `textFieldShouldReturn(textField:)` is another method, which nobody calls.
public protocol TextFieldDelegate: AnyObject {
  /// Whether the field may get the focus.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// The field has the focus.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether the field may lose the focus. Advice only: it can be overruled.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// The field has lost the focus, perhaps although it was told to keep it.
  func textFieldDidEndEditing(_ textField: TextField)
  /// The field has lost the focus, and why. If implemented, it is called instead of the form without.
  func textFieldDidEndEditing(_ textField: TextField, reason: EndEditingReason)
  /// Whether a range of the text, in UTF-16 units, may be replaced. An empty string deletes.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether several ranges may be replaced: the field puts the string in place of one of them and
  /// deletes the others. As in iOS 26, it is asked about every change, and if it is implemented, the
  /// form with one range is not called.
  func textField(
    _ textField: TextField, shouldChangeCharactersInRanges ranges: [NSRange],
    replacementString string: String
  ) -> Bool
  /// Whether a range may be replaced by a secret, such as a saved password. Implement it to look at the
  /// secret's bytes: by default the secret becomes a string, and the methods above are asked.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementSecret secret: SecretText
  ) -> Bool
  /// The selection or caret moved.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether the field may be emptied.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether the return key counts. `false` ignores it.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// What the menu over a range of the text offers; `nil` for the suggested actions.
  func textField(
    _ textField: TextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [EditMenuAction]
  ) -> [EditMenuAction]?
  /// The same for several ranges. If implemented, the form with one range is not called.
  func textField(
    _ textField: TextField, editMenuForCharactersInRanges ranges: [NSRange],
    suggestedActions: [EditMenuAction]
  ) -> [EditMenuAction]?
  /// A menu is about to be shown.
  func textFieldWillPresentEditMenu(_ textField: TextField)
  /// The menu is about to go.
  func textFieldWillDismissEditMenu(_ textField: TextField)
  /// The person chose a suggestion of the app's own, such as a smart reply.
  func textField(_ textField: TextField, insertInputSuggestion suggestion: String)
}

extension TextFieldDelegate {
  /// By default: yes.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// By default: nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// By default: yes.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// By default: nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// By default: the form without a reason.
  public func textFieldDidEndEditing(_ textField: TextField, reason: EndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// By default: yes.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// By default: what the form with one range says to each, the string going to the first.
  public func textField(
    _ textField: TextField, shouldChangeCharactersInRanges ranges: [NSRange],
    replacementString string: String
  ) -> Bool {
    guard let first = ranges.first else { return true }
    return self.textField(textField, shouldChangeCharactersIn: first, replacementString: string)
      && ranges.dropFirst().allSatisfy {
        self.textField(textField, shouldChangeCharactersIn: $0, replacementString: "")
      }
  }
  /// By default: what the methods for strings say.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementSecret secret: SecretText
  ) -> Bool {
    self.textField(
      textField, shouldChangeCharactersInRanges: [range], replacementString: secret.revealed())
  }
  /// By default: nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// By default: yes.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// By default: yes.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// By default: the suggested actions.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [EditMenuAction]
  ) -> [EditMenuAction]? { nil }
  /// By default: what the form with one range says to the first.
  public func textField(
    _ textField: TextField, editMenuForCharactersInRanges ranges: [NSRange],
    suggestedActions: [EditMenuAction]
  ) -> [EditMenuAction]? {
    self.textField(
      textField, editMenuForCharactersIn: ranges.first ?? NSRange(),
      suggestedActions: suggestedActions)
  }
  /// By default: nothing.
  public func textFieldWillPresentEditMenu(_ textField: TextField) {}
  /// By default: nothing.
  public func textFieldWillDismissEditMenu(_ textField: TextField) {}
  /// By default: it is inserted as the keyboard's predictions are.
  public func textField(_ textField: TextField, insertInputSuggestion suggestion: String) {
    textField.insertText(suggestion, source: .prediction)
  }
}
