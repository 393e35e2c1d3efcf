/// When what a person typed goes into the model.
public enum CommitTiming: Sendable, Hashable, CaseIterable {
  /// With every change.
  case live
  /// When the person leaves the field, or presses return.
  case onLeave
  /// When the person presses return. Leaving without it shows the model's value again.
  case onReturn
}

/// Holds a field and a value in a model together, in both directions, so that nothing loops.
///
/// ```swift
/// let link = field.bind(to: Binding(get: { model.name }, set: { model.name = $0 }), as: .text)
/// model.name = "Ann"
/// link.refresh()             // the model changed by itself: the field shows it
/// ```
///
/// What the field writes into the model never comes back to rewrite the text: `1.` stays `1.` while the
/// model holds 1. The field keeps its binding; `unbind()` ends it.
public final class FieldBinding<Value> {
  /// Who is changing the value.
  public enum Origin: Sendable, Hashable, CaseIterable {
    /// The person, through the field.
    case person
    /// The model.
    case model
  }

  /// Who is changing the value right now; `nil` while nobody is. A setter that is called by the
  /// person's typing finds `person` here.
  public private(set) var origin: Origin?

  /// Why the field holds no value at the moment; `nil` while it does.
  public private(set) var failure: (any Error)?

  /// When what a person typed goes into the model.
  public let commit: CommitTiming

  private weak var field: TextField?
  private let binding: Binding<Value>
  private let format: FieldFormat<Value>
  private var tokens: [TextField.TargetToken] = []
  /// The last value that was entered as a whole. A run of deletions does not change it.
  private var last: Value
  private var lastSize = 0
  private var hasPending = false

  init(
    _ field: TextField, _ binding: Binding<Value>, _ format: FieldFormat<Value>,
    _ commit: CommitTiming
  ) {
    self.field = field
    self.binding = binding
    self.format = format
    self.commit = commit
    last = binding.wrappedValue
    tokens = [
      field.addTarget(for: .editingChanged) { [self] _ in contentChanged() },
      field.addTarget(for: .primaryActionTriggered) { [self] _ in write() },
      field.addTarget(for: .editingDidEnd) { [self] _ in ended() },
    ]
    show(last)
  }

  /// Shows the model's value, unless the field stands for it already, the person is composing, or the
  /// field is just writing into the model.
  public func refresh() {
    guard origin == nil, let field, field.state.markedRange == nil else { return }
    let value = binding.wrappedValue
    if let shown = try? format.read(field, last), format.isSame(shown, value), !field.isBlank {
      last = value
      return
    }
    last = value
    show(value)
  }

  /// Ends the binding. Text and value stay as they are.
  public func unbind() {
    for token in tokens { field?.removeTarget(token) }
    tokens = []
    field = nil
  }

  private func contentChanged() {
    // What an input method has not finished waits for its end, which is told as a change.
    guard origin == nil, let field, field.state.markedRange == nil else { return }
    hasPending = true
    // Who deletes a number digit by digit means to be rid of it, not of all but its first.
    let isDeleting = field.state.text.size < lastSize
    lastSize = field.state.text.size
    guard let value = read() else { return }
    if commit == .live { put(value) }
    // Of a secret nothing that was deleted is kept.
    if !isDeleting || field.state.text.isEmpty || format.assign != nil { last = value }
  }

  private func read() -> Value? {
    guard let field else { return nil }
    do {
      let value = try format.read(field, last)
      failure = nil
      return value
    } catch {
      failure = error
      return nil
    }
  }

  /// Writes what stands in the field.
  private func write() {
    guard hasPending, let value = read() else { return }
    hasPending = false
    put(value)
    last = value
  }

  private func ended() {
    if commit == .onReturn {
      hasPending = false
      failure = nil
      last = binding.wrappedValue
      return show(last)
    }
    write()
    if format.showsValueAtEnd && failure == nil { refresh() }
  }

  private func put(_ value: Value) {
    if format.isSame(value, binding.wrappedValue) { return }
    origin = .person
    defer { origin = nil }
    binding.wrappedValue = value
  }

  private func show(_ value: Value) {
    guard let field else { return }
    origin = .model
    defer { origin = nil }
    if let assign = format.assign {
      assign(value, field)
      lastSize = field.state.text.size
      return
    }
    switch format.content(value, field) {
    case .text(let text): field.text = text
    case .value(let text): field.value = text
    }
    lastSize = field.state.text.size
  }
}

extension TextField {
  /// Holds the field and a value together: the field shows the value, and what is typed goes into it.
  ///
  /// - Parameters:
  ///   - binding: where the value lives.
  ///   - format: how the value becomes content, and back.
  ///   - commit: when what is typed goes into the model.
  /// - Returns: the link, to refresh when the model changes by itself, and to end it.
  @discardableResult
  public func bind<Value>(
    to binding: Binding<Value>, as format: FieldFormat<Value>, commit: CommitTiming = .live
  ) -> FieldBinding<Value> {
    FieldBinding(self, binding, format, commit)
  }
}
