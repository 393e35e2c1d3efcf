public import MaskField

/// Turns keys into what a person does with a form.
public final class FormController {
  /// How it goes on.
  public enum Outcome: Sendable, Hashable {
    /// The form waits for the next key.
    case goesOn
    /// The person left without submitting.
    case left
    /// The form was handed over.
    case submitted
  }

  /// The fields, from the top.
  public let items: [FormItem]
  /// The form they make.
  public let form: Form
  /// What is said about the last key.
  public private(set) var note: String?
  private var isSubmitted = false
  private var shownSecrets: [TextField] = []

  /// Makes a form of the fields; the first one gets the focus.
  public init(_ items: [FormItem]) {
    self.items = items
    form = Form(items.map { ($0.name, $0.field) })
    form.returnFlow = .nextThenSubmit
    form.submitHandler = { [unowned self] _ in isSubmitted = true }
    for item in items {
      item.field.refusalHandler = { [unowned self] _, reason in
        note =
          switch reason {
          case .full: "No place is left."
          case .bounds: "That would be out of bounds."
          case .character, nil: "That does not go there."
          }
      }
    }
    form.focusNext()
  }

  /// The place of the field that has the focus.
  public var focused: Int {
    items.firstIndex { $0.field === form.focused } ?? 0
  }

  /// Carries out one key.
  public func handle(_ key: Key) -> Outcome {
    note = nil
    switch key {
    case .text(let text): for character in text { field.insertText(String(character)) }
    case .paste(let text): field.paste(text)
    case .control("c"), .named(.escape, _): return .left
    case .control(let letter): control(letter)
    case .alt(let letter): alt(letter)
    case .named(let name, let held): named(name, held)
    case .unknown: break
    }
    return isSubmitted ? .submitted : .goesOn
  }

  /// Ends the running undo step, as a pause in typing does.
  public func pause() {
    field.perform(.endUndoStep)
  }

  private var field: TextField {
    form.focused ?? items[0].field
  }

  private func control(_ letter: Character) {
    switch letter {
    case "a": field.perform(.move(.backward, .line, extending: false))
    case "e": field.perform(.move(.forward, .line, extending: false))
    case "b": field.perform(.move(.backward, .character, extending: false))
    case "f": field.perform(.move(.forward, .character, extending: false))
    case "d": field.deleteForward()
    case "w": field.perform(.delete(.backward, .word))
    case "u": field.perform(.delete(.backward, .line))
    case "k": field.perform(.delete(.forward, .line))
    case "z", "_": field.undo()
    case "y": field.redo()
    case "r": toggleSecret()
    case "l": field.clear()
    default: break
    }
  }

  private func alt(_ letter: Character) {
    switch letter {
    case "b": field.perform(.move(.backward, .word, extending: false))
    case "f": field.perform(.move(.forward, .word, extending: false))
    case "d": field.perform(.delete(.forward, .word))
    default: break
    }
  }

  private func named(_ name: Key.Name, _ held: Key.Modifiers) {
    let isExtending = held.contains(.shift)
    let unit: EditCommand.Unit = held.isDisjoint(with: [.control, .alt]) ? .character : .word
    switch name {
    case .up where unit == .word: field.perform(.step(1))
    case .down where unit == .word: field.perform(.step(-1))
    case .enter: field.pressReturn()
    case .tab where isExtending, .up: form.focusPrevious(wrapping: true)
    case .tab, .down: form.focusNext(wrapping: true)
    case .left: field.perform(.move(.backward, unit, extending: isExtending))
    case .right: field.perform(.move(.forward, unit, extending: isExtending))
    case .home: field.perform(.move(.backward, .line, extending: isExtending))
    case .end: field.perform(.move(.forward, .line, extending: isExtending))
    case .backspace: field.perform(.delete(.backward, unit))
    case .delete: field.perform(.delete(.forward, unit))
    case .pageDown: moveToGroup(items.indices.dropFirst(focused + 1))
    case .pageUp: moveToGroup(items.indices.prefix(focused).reversed())
    case .escape, .insert: break
    }
  }

  /// Moves to the first of some fields that begins a group.
  private func moveToGroup(_ indices: some Sequence<Int>) {
    guard let index = indices.first(where: { items[$0].heading != nil }) else { return }
    form.focus(items[index].name)
  }

  /// Shows a hidden password, or hides a shown one.
  private func toggleSecret() {
    let field = field
    if field.isSecureTextEntry {
      shownSecrets.append(field)
      field.isSecureTextEntry = false
    } else if let index = shownSecrets.firstIndex(where: { $0 === field }) {
      shownSecrets.remove(at: index)
      field.isSecureTextEntry = true
    }
  }

  /// Hides every password that was shown.
  public func hideSecrets() {
    for field in shownSecrets { field.isSecureTextEntry = true }
    shownSecrets = []
  }
}
