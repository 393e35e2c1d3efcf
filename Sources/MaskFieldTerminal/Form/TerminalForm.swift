import MaskField

/// A form in the terminal, from the first key to the last.
public final class TerminalForm {
  private let title: String
  private let help: String
  private let controller: FormController

  /// Makes a form of the fields.
  public init(title: String, items: [FormItem], help: String) {
    self.title = title
    self.help = help
    controller = FormController(items)
  }

  /// Shows the form on `terminal` until the person leaves or submits.
  ///
  /// - Returns: whether it was submitted.
  public func run(on terminal: Terminal) -> Bool {
    defer { controller.hideSecrets() }
    var lastKey = ContinuousClock.now
    while true {
      show(on: terminal)
      guard let keys = terminal.keys() else { return false }
      if keys.isEmpty { continue }
      // Who stopped to think expects undo to stop there too.
      if ContinuousClock.now - lastKey > .seconds(1) { controller.pause() }
      lastKey = ContinuousClock.now
      for key in keys {
        switch controller.handle(key) {
        case .goesOn: continue
        case .left: return false
        case .submitted: return true
        }
      }
    }
  }

  private func show(on terminal: Terminal) {
    let view = FormView(
      title: title, items: controller.items, focused: controller.focused, note: controller.note,
      help: help)
    let (columns, rows) = terminal.size
    terminal.show(view.frame(columns: columns, rows: rows))
  }
}
