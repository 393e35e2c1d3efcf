/// A form at one moment, as a list shows it: a value to keep, compare and send to another thread.
///
/// ```swift
/// let now = form.snapshot
/// list.apply(now.difference(from: shown))
/// shown = now
/// ```
///
/// It never holds a password, nor how long one is.
public struct FormSnapshot: Sendable, Hashable {
  /// A section, by the name that stays.
  public struct Section: Sendable, Hashable, Identifiable {
    /// The section's name.
    public var id: String
    /// What is read above it.
    public var title: String?
    /// Its fields that are not hidden.
    public var rows: [Row]
  }

  /// A field, by the name that stays.
  public struct Row: Sendable, Hashable, Identifiable {
    /// The field's name.
    public var id: String
    /// What is read before it.
    public var label: String?
    /// What is read in it: its text, or four bullets for a password.
    public var text: String
    /// What is read in it while it is empty.
    public var placeholder: String?
    /// Whether it can have the focus.
    public var isEnabled: Bool
    /// Whether it has the focus.
    public var isFocused: Bool
    /// Whether it is a password.
    public var isSecure: Bool
    /// What is drawn around and beside it.
    public var look: FeedbackLook
  }

  /// The sections, from the top.
  public var sections: [Section]
}

extension Form {
  /// The form as it is now.
  public var snapshot: FormSnapshot {
    FormSnapshot(
      sections: sections.map { section in
        FormSnapshot.Section(
          id: section.id, title: section.title,
          rows: section.items.filter { !$0.field.isHidden }.map(FormSnapshot.Row.init))
      })
  }
}

extension FormSnapshot.Row {
  init(_ item: Form.Item) {
    let field = item.field
    self.init(
      id: item.name, label: field.label, text: field.state.text.description,
      placeholder: field.placeholder, isEnabled: field.isEnabled, isFocused: field.isEditing,
      isSecure: field.isSecureTextEntry, look: field.feedbackLook)
  }
}
