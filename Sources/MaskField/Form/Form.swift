/// Fields with names and an order. One of them at most has the focus.
///
/// ```swift
/// let form = Form([("email", email), ("password", password)])
/// form.returnFlow = .nextThenSubmit
/// form.rules = [.same("repeated", as: "password")]
/// form.focusNext()
/// ```
///
/// Fields that are disabled or hidden are passed over, and nothing is asked of them. A form belongs to
/// the thread or actor of its fields.
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

  /// Whether a field lets go of the focus.
  public enum Leaving: Sendable, Hashable, CaseIterable {
    /// Whenever its delegate agrees.
    case free
    /// Only with content that can be taken; else it keeps the focus and says why. Force ends it all
    /// the same, as in UIKit.
    case whenAcceptable
  }

  /// Fields that belong together, and what is read above them.
  public struct Section {
    /// What the section is called by the program; it stays the same while rows come and go.
    public var id: String
    /// What is read above it.
    public var title: String?
    /// Its fields, in the order of the focus.
    public var items: [Item]

    /// Makes a section.
    public init(_ id: String, title: String? = nil, _ items: [Item]) {
      self.id = id
      self.title = title
      self.items = items
    }
  }

  /// A field with its name.
  public struct Item {
    /// What the field is called by the program. No two fields of a form have the same.
    public var name: String
    /// The field.
    public var field: TextField

    /// Makes an item.
    public init(_ name: String, _ field: TextField) {
      self.name = name
      self.field = field
    }
  }

  /// The sections, in the order of the focus. A field that goes loses the form and keeps its content.
  public var sections: [Section] {
    didSet { adopt(leaving: oldValue.flatMap { $0.items.map(\.field) }) }
  }

  /// The field that has the focus.
  public internal(set) weak var focused: TextField?
  /// What an accepted return does.
  public var returnFlow = ReturnFlow.stays
  /// Whether a field lets go of the focus.
  public var leaving = Leaving.free
  /// Whether the focus goes round from the last field to the first, where a call does not say so.
  public var wraps = false
  /// What concerns several fields at once.
  public var rules: [FormRule] = []
  /// Is called when every field is right and the person submits.
  public var submitHandler: ((Form) -> Void)?

  /// The fill that is going on.
  var filling: FillStep?
  /// The last fill, for as long as one undo takes it back.
  var lastFill: FillStep?
  /// Whether a code is being spread over boxes.
  var isSpreading = false

  /// Makes a form of sections. A field belongs to one form.
  public init(sections: [Section]) {
    self.sections = sections
    adopt(leaving: [])
  }

  /// Makes a form of named fields, in one section.
  public convenience init(_ fields: [(name: String, field: TextField)]) {
    self.init(sections: [Section("fields", fields.map { Item($0.name, $0.field) })])
  }

  /// Every item, in the order of the focus.
  public var items: [Item] { sections.flatMap(\.items) }
  /// The names, in the order of the focus.
  public var names: [String] { items.map(\.name) }
  /// The fields, in the order of the focus.
  public var fields: [TextField] { items.map(\.field) }

  /// The field called `name`.
  public subscript(name: String) -> TextField? {
    items.first { $0.name == name }?.field
  }

  /// The name of a field of this form.
  public func name(of field: TextField) -> String? {
    items.first { $0.field === field }?.name
  }

  private func adopt(leaving old: [TextField]) {
    let fields = fields
    for field in old where !fields.contains(where: { $0 === field }) && field.form === self {
      if focused === field { focused = nil }
      field.form = nil
    }
    for field in fields {
      field.form = self
      if field.isEditing { focused = field }
    }
  }

  func fieldDidBegin(_ field: TextField) {
    // Somebody may have given the focus to a third field while this one was getting it.
    if let other = focused, other !== field, other.isEditing { other.endEditing(force: true) }
    focused = field
  }

  func fieldDidEnd(_ field: TextField) {
    if focused === field { focused = nil }
  }
}
