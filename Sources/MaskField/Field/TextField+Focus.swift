extension TextField {
  /// Whether the field has the focus.
  public var isEditing: Bool { state.isEditing }

  /// Whether the field has the focus, in UIKit's words.
  public var isFirstResponder: Bool { state.isEditing }

  /// Asks for the focus. This field's delegate is asked first, then that of the field that has it.
  ///
  /// - Returns: `false` when one of them refused, or the field is disabled.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    if state.isEditing { return true }
    if !isEnabled || !allows(.shouldBeginEditing) { return false }
    if let other = form?.focused, other !== self, !other.resignFirstResponder() { return false }
    focus()
    return state.isEditing
  }

  /// Gives up the focus.
  ///
  /// - Returns: `false` when the delegate wants to keep it.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    perform(.resign)
  }

  /// Ends editing; by force, the delegate's objection is only heard.
  ///
  /// - Returns: `true` when the field is without focus now.
  @discardableResult
  public func endEditing(force: Bool) -> Bool {
    if resignFirstResponder() { return true }
    if force { perform(.endEditing) }
    return force
  }

  /// Takes the focus without asking this field's delegate.
  func takeFocus() {
    if let other = form?.focused, other !== self { other.endEditing(force: true) }
    focus()
  }

  /// The part of getting the focus that is behind the question.
  private func focus() {
    run(.beginEditing)
  }
}
