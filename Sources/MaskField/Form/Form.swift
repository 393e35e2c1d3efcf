/// Fields with names and an order. One of them at most has the focus.
///
/// ```swift
/// let form = Form([("email", email), ("password", password)])
/// form.returnFlow = .nextThenSubmit
/// form.focusNext()
/// ```
public final class Form {
  /// What an accepted return does.
  public enum ReturnFlow: Sendable, Hashable, CaseIterable {
    /// Nothing: focus stays unless a delegate moves it, as in UIKit.
    case stays
    /// It moves on to the next field, and stays on the last.
    case next
    /// It moves on, and on the last field it submits.
    case nextThenSubmit
  }

  /// The names, in the order of the focus.
  public let names: [String]
  /// The fields, in the order of the focus.
  public let fields: [TextField]
  /// The field that has the focus.
  public private(set) weak var focused: TextField?
  /// What an accepted return does.
  public var returnFlow = ReturnFlow.stays
  /// Is called when every field is right and the person submits.
  public var submitHandler: ((Form) -> Void)?

  /// Makes a form of named fields. A field belongs to one form.
  public init(_ fields: [(name: String, field: TextField)]) {
    names = fields.map(\.name)
    self.fields = fields.map(\.field)
    for field in self.fields {
      field.form = self
      if field.isEditing { focused = field }
    }
  }

  /// The field called `name`.
  public subscript(name: String) -> TextField? {
    names.firstIndex(of: name).map { fields[$0] }
  }

  /// The name of the field that has the focus.
  public var focusedName: String? {
    fields.firstIndex { $0 === focused }.map { names[$0] }
  }

  /// Moves the focus to the field called `name`.
  ///
  /// - Returns: `false` when there is none, or a delegate refused.
  @discardableResult
  public func focus(_ name: String) -> Bool {
    self[name]?.becomeFirstResponder() ?? false
  }

  /// Moves the focus to the next enabled field; from the last it stays, or goes round if so asked.
  @discardableResult
  public func focusNext(wrapping: Bool = false) -> Bool {
    move(by: 1, wrapping: wrapping)
  }

  /// Moves the focus to the enabled field before; from the first it stays, or goes round if so asked.
  @discardableResult
  public func focusPrevious(wrapping: Bool = false) -> Bool {
    move(by: -1, wrapping: wrapping)
  }

  private func move(by step: Int, wrapping: Bool) -> Bool {
    guard !fields.isEmpty else { return false }
    var index = fields.firstIndex { $0 === focused } ?? (step > 0 ? -1 : fields.count)
    for _ in fields {
      index += step
      if !fields.indices.contains(index) {
        if !wrapping { return false }
        index = step > 0 ? 0 : fields.count - 1
      }
      if fields[index].isEnabled { return fields[index].becomeFirstResponder() }
    }
    return false
  }

  /// Shows every error and, if there is none, hands the form over; else the first wrong field gets
  /// the focus.
  ///
  /// - Returns: whether the form was handed over.
  @discardableResult
  public func submit() -> Bool {
    focused?.unmarkText()
    for field in fields { field.revealFeedback() }
    if let wrong = fields.first(where: { $0.isEnabled && !$0.verdict.isAcceptable }) {
      wrong.becomeFirstResponder()
      return false
    }
    submitHandler?(self)
    return true
  }

  func fieldDidBegin(_ field: TextField) {
    focused = field
  }

  func fieldDidEnd(_ field: TextField) {
    if focused === field { focused = nil }
  }

  func fieldDidReturn(_ field: TextField) {
    // A delegate or target that moved the focus meanwhile has the last word.
    if returnFlow == .stays || focused !== field { return }
    if !focusNext() && returnFlow == .nextThenSubmit && field === fields.last { submit() }
  }
}
