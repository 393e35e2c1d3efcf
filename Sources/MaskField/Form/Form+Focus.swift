public import MaskTraits

extension Form {
  /// The name of the field that has the focus. Assigning it moves the focus if everybody agrees, and
  /// `nil` takes it away; reading it again tells what came of it.
  public var focusedName: String? {
    get { focused.flatMap(name(of:)) }
    set {
      if let newValue { focus(newValue) } else { focused?.resignFirstResponder() }
    }
  }

  /// Moves the focus to the field called `name`.
  ///
  /// - Returns: `false` when there is none, it is hidden or disabled, or somebody refused.
  @discardableResult
  public func focus(_ name: String) -> Bool {
    guard let field = self[name], !field.isHidden else { return false }
    return field.becomeFirstResponder()
  }

  /// Moves the focus to the next field that can have it; from the last it stays, or goes round if so
  /// asked.
  ///
  /// - Parameter wrapping: whether it goes round; without it, `wraps` says so.
  @discardableResult
  public func focusNext(wrapping: Bool? = nil) -> Bool {
    move(by: 1, wrapping: wrapping ?? wraps)
  }

  /// Moves the focus to the field before that can have it; from the first it stays, or goes round if so
  /// asked.
  ///
  /// - Parameter wrapping: whether it goes round; without it, `wraps` says so.
  @discardableResult
  public func focusPrevious(wrapping: Bool? = nil) -> Bool {
    move(by: -1, wrapping: wrapping ?? wraps)
  }

  /// Goes on from a field as its return key does under `returnFlow`: to the next, or to the submit.
  ///
  /// A delegate that wants to do it by hand calls this in `textFieldShouldReturn(_:)`.
  ///
  /// - Returns: whether the focus moved or the form was handed over.
  @discardableResult
  public func advance(from field: TextField) -> Bool {
    guard returnFlow != .stays, focused === field else { return false }
    if isLast(field) && !wraps { return returnFlow == .nextThenSubmit && submit() }
    return focusNext()
  }

  /// Writes *next* on the return key of every field that can have the focus, and `last` on the last one.
  ///
  /// Call it again when fields come and go; keyboards that are up show it with `reloadInputViews()`.
  public func labelReturnKeys(last: ReturnKeyType = .done) {
    for field in reachable { field.returnKeyType = isLast(field) ? last : .next }
  }

  /// Whether no field behind this one can have the focus.
  public func isLast(_ field: TextField) -> Bool {
    reachable.last === field
  }

  /// The fields that can have the focus.
  var reachable: [TextField] { fields.filter { $0.isEnabled && !$0.isHidden } }

  private func move(by step: Int, wrapping: Bool) -> Bool {
    neighbour(of: focused, by: step, wrapping: wrapping)?.becomeFirstResponder() ?? false
  }

  /// The nearest field before or behind another that can have the focus; without the other, the last or
  /// the first.
  func neighbour(of field: TextField?, by step: Int, wrapping: Bool? = nil) -> TextField? {
    let fields = fields
    var index = fields.firstIndex { $0 === field } ?? (step > 0 ? -1 : fields.count)
    for _ in fields {
      index += step
      if !fields.indices.contains(index) {
        if !(wrapping ?? wraps) { return nil }
        index = step > 0 ? 0 : fields.count - 1
      }
      if fields[index].isEnabled && !fields[index].isHidden { return fields[index] }
    }
    return nil
  }

  /// Whether the form wants the field to keep the focus. The person is told why.
  func keeps(_ field: TextField) -> Bool {
    guard leaving == .whenAcceptable, field.isEditing else { return false }
    field.finish()
    if field.verdict.isAcceptable { return false }
    field.revealFeedback()
    return true
  }

  func fieldDidReturn(_ field: TextField) {
    // A delegate or target that moved the focus meanwhile has the last word.
    if focused === field { advance(from: field) }
  }

  /// Everybody has been told of a change: a full field may pass on the focus.
  func changeWasTold(by field: TextField) {
    guard filling == nil, field.advancesWhenComplete, focused === field, !field.services.isLeaving,
      field.state.markedRange == nil, field.isMaskComplete,
      field.state.selection == field.state.text.size..<field.state.text.size,
      field.verdict.isAcceptable
    else { return }
    focusNext(wrapping: false)
  }
}

extension TextField {
  /// Does to the text what leaving the field does: what an input method has not finished is accepted, a
  /// number or date filled up. The focus stays.
  func finish() {
    let wasLeaving = services.isLeaving
    services.isLeaving = true
    unmarkText()
    perform(.finish)
    services.isLeaving = wasLeaving
  }

  /// Whether there is a mask that misses nothing. A password is looked at only by what reads no string.
  fileprivate var isMaskComplete: Bool {
    guard let mask = maskInForce else { return false }
    if let secret = state.text.secret {
      return (mask as? Mask).map { secret.isComplete(by: $0) } ?? false
    }
    return mask.isComplete(text)
  }
}
