import MaskEngine

extension TextField {
  /// Whether the field has the focus.
  public var isEditing: Bool { state.isEditing }

  /// Whether the field has the focus, in UIKit's words.
  public var isFirstResponder: Bool { state.isEditing }

  /// Whether the field may have the focus, as far as it is up to the field: it is enabled, takes touches
  /// and is on screen.
  public var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled && isInWindow }

  /// Asks for the focus. This field's delegate is asked first, then that of the field that has it.
  ///
  /// Fields know of each other through their `Form`; without one, no other field loses the focus.
  ///
  /// - Returns: `false` when one of them refused, or the field is disabled.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    if state.isEditing { return true }
    if !canBecomeFirstResponder || isAskedForFocus { return false }
    isAskedForFocus = true
    let isAllowed = mayTakeFocus()
    isAskedForFocus = false
    if !isAllowed { return false }
    run(.beginEditing)
    return state.isEditing
  }

  /// A finger touches the field: the event is sent, then the field asks for the focus, and the caret goes
  /// where the finger was.
  ///
  /// - Parameter offset: The place in UTF-16 units; `nil` for the end.
  /// - Returns: Whether the field has the focus.
  @discardableResult
  public func tap(at offset: Int? = nil) -> Bool {
    if rules.policy.announcesRefusedTouches || isEnabled && isUserInteractionEnabled {
      observer?("touchDown")
      sendActions(for: .touchDown)
    }
    if state.isEditing {
      if let offset { perform(.select(offset..<offset)) }
      return state.isEditing
    }
    withCore { $0.reducer.tappedOffset = offset }
    defer { withCore { $0.reducer.tappedOffset = nil } }
    return becomeFirstResponder()
  }

  /// Asks this field's delegate and the field that has the focus, in the order of the policy.
  private func mayTakeFocus() -> Bool {
    if rules.policy.asksNewFieldFirst {
      return allows(.shouldBeginEditing) && otherGivesUp()
    }
    if !otherGivesUp() { return false }
    if allows(.shouldBeginEditing) { return true }
    keyboard?.hide(from: self)
    return false
  }

  /// Whether no other field of the form has the focus any more.
  private func otherGivesUp() -> Bool {
    guard let other = form?.focused, other !== self else { return true }
    return other.handingOver { other.resignFirstResponder() }
  }

  /// Leaves the keyboard where it is while `action` ends the editing: another field needs it.
  private func handingOver<Result>(_ action: () -> Result) -> Result {
    isHandingOver = true
    defer { isHandingOver = false }
    return action()
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
    if force { perform(.endEditing()) }
    return force
  }

  /// Ends editing because the person backed out, as on a television: nobody is asked.
  public func cancelEditing() {
    perform(.endEditing(.cancelled))
  }

  /// The field goes off screen and loses the focus, whatever its delegate says.
  public func removeFromWindow() {
    endEditing(force: true)
    isInWindow = false
  }

  /// The field comes on screen.
  public func addToWindow() {
    isInWindow = true
  }

  /// Takes the focus without asking this field's delegate.
  func takeFocus() {
    if let other = form?.focused, other !== self {
      _ = other.handingOver { other.endEditing(force: true) }
    }
    run(.beginEditing)
  }

  /// Selection and focus, so that an app can come back to where it was. Never the text: restore that
  /// first.
  public var interactionState: InteractionState {
    get {
      InteractionState(selection: state.selection, isFirstResponder: state.isEditing)
    }
    set {
      perform(.select(newValue.selection))
      if newValue.isFirstResponder {
        becomeFirstResponder()
        perform(.select(newValue.selection))
      } else {
        resignFirstResponder()
      }
    }
  }
}

/// Where the person was in a field: selection and focus, without the text.
public struct InteractionState: Sendable, Hashable, Codable {
  /// The selection, in UTF-16 units.
  public var selection: Range<Int>
  /// Whether the field had the focus.
  public var isFirstResponder: Bool

  /// Makes a state.
  public init(selection: Range<Int>, isFirstResponder: Bool) {
    self.selection = selection
    self.isFirstResponder = isFirstResponder
  }
}
