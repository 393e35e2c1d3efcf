public import MaskEngine

extension Form {
  /// Shows every error and, if there is none, hands the form over; else the first wrong field gets
  /// the focus.
  ///
  /// A field that a remote rule is still looking at counts as wrong; `submitWhenChecked()` waits.
  ///
  /// - Returns: whether the form was handed over.
  @discardableResult
  public func submit() -> Bool {
    if firstError(revealing: true) != nil { return false }
    submitHandler?(self)
    return true
  }

  /// Submits, and yields what the fields hold.
  ///
  /// ```swift
  /// let (address, amount) = try form.submit(.text("address"), .number("amount", as: Decimal.self))
  /// ```
  ///
  /// - Parameter keys: what to read, and as what.
  /// - Returns: one value a key, in their order.
  /// - Throws: `FormError` with the first field in error, which has the focus now. Every error is
  ///   shown then, and `submitHandler` is not called.
  public func submit<each Value>(
    _ keys: repeat FormKey<each Value>
  ) throws(FormError) -> (repeat each Value) {
    if let error = firstError(revealing: true) { throw error }
    let values = try values(repeat each keys)
    submitHandler?(self)
    return values
  }

  /// What the fields hold at the moment, without showing or judging anything.
  ///
  /// - Throws: `FormError` with the first field whose content cannot be read as its key wants it.
  public func values<each Value>(
    _ keys: repeat FormKey<each Value>
  ) throws(FormError) -> (repeat each Value) {
    (repeat try read(each keys))
  }

  private func read<Value>(_ key: FormKey<Value>) throws(FormError) -> Value {
    guard let field = self[key.name] else {
      throw FormError(key.name, Verdict(.empty, "There is no such field.", code: "form.no-field"))
    }
    guard let value = key.read(field) else {
      let own = field.verdict
      let unread = Verdict(.invalid, "This cannot be read.", code: "form.unreadable")
      throw FormError(key.name, own.isAcceptable ? unread : own)
    }
    return value
  }

  /// Waits for the answers to open questions, then submits.
  ///
  /// - Returns: whether the form was handed over.
  @discardableResult
  public func submitWhenChecked(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    for field in reachable {
      field.finish()
      field.remoteRule?.consider(field.remoteQuestion)
      await field.remoteRule?.settled()
    }
    return submit()
  }

  /// The first field in error, in the order of the focus.
  public var firstError: FormError? { firstError(revealing: false) }

  private func firstError(revealing: Bool) -> FormError? {
    if revealing {
      focused?.finish()
      for field in reachable { field.revealFeedback() }
    }
    for item in items where item.field.isEnabled && !item.field.isHidden {
      let verdict = item.field.verdict
      if verdict.isAcceptable { continue }
      if revealing { focusInError(item.field) }
      return FormError(item.name, verdict)
    }
    return nil
  }

  /// Moves the focus to a field in error, even from one that would keep it.
  private func focusInError(_ field: TextField) {
    let rule = leaving
    leaving = .free
    field.becomeFirstResponder()
    leaving = rule
  }
}

/// Which field of a form stands in the way, and why.
public struct FormError: Error, Sendable, Hashable {
  /// The name of the field.
  public var name: String
  /// What is wrong with it.
  public var verdict: Verdict

  /// Makes an error of its parts.
  public init(_ name: String, _ verdict: Verdict) {
    self.name = name
    self.verdict = verdict
  }
}
