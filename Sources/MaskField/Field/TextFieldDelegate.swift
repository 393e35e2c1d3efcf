public import Foundation

/// Is asked before a field changes and told what happened, as `UITextFieldDelegate` is.
///
/// Every requirement has a default: `true` for questions, nothing for the rest.
public protocol TextFieldDelegate: AnyObject {
  /// Whether the field may get the focus.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// The field has the focus.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether the field may lose the focus.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// The field has lost the focus.
  func textFieldDidEndEditing(_ textField: TextField)
  /// The field has lost the focus, and why. If implemented, it is called instead of the form without.
  func textFieldDidEndEditing(_ textField: TextField, reason: EndEditingReason)
  /// Whether a range of the text, in UTF-16 units, may be replaced. An empty string deletes.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection or caret moved.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether the field may be emptied.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether the return key counts. `false` ignores it.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
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
  /// By default: nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// By default: yes.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// By default: yes.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
