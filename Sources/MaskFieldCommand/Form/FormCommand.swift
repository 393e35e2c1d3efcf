import MaskField
import MaskFieldTerminal

/// `maskfield form`: a form to try everything by hand.
enum FormCommand {
  static let help = """
    maskfield form: a login and contact form in the terminal.

    usage: maskfield form

    Email, password, phone, date and card. Below each field stands the value that a program would
    store, and what is to be said about it. Nothing is kept.

      Tab, Shift-Tab, Up, Down   move between the fields
      Enter                      next field; on the last one, submit
      Left, Right, Home, End     move the caret; with Shift, select; with Ctrl, by words
      Ctrl-A, Ctrl-E             start and end of the line
      Ctrl-W, Ctrl-U, Ctrl-K     delete the word before, all before, all behind the caret
      Alt-Up, Alt-Down           step the part of the date at the caret
      Ctrl-L                     clear the field
      Ctrl-Z, Ctrl-Y             undo, redo
      Ctrl-R                     show or hide the password
      Esc, Ctrl-C                leave

    Set NO_COLOR to do without colours. The terminal is restored on every way out, a crash included;
    only kill -9 cannot be caught (reset mends the terminal then).

    exit codes:
      0  submitted
      1  left without submitting
      2  wrong usage, or standard input or output is no terminal

    """

  private static let keys =
    "Tab next · Enter go on · Esc leave · Ctrl-Z undo · Ctrl-R show password · Ctrl-L clear"

  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(words)
    if arguments.asksForHelp {
      Console.print(help)
      return .good
    }
    if let word = arguments.files.first { throw UsageError("form takes no \"\(word)\"") }
    if !Terminal.isAvailable {
      throw UsageError("form needs a terminal on standard input and output")
    }
    let items: [FormItem]
    do { items = try LoginForm.items() } catch { throw UsageError("\(error)") }
    guard let terminal = Terminal() else { throw UsageError("the terminal cannot be used") }
    let form = TerminalForm(title: "maskfield form", items: items, help: keys)
    let isSubmitted = form.run(on: terminal)
    terminal.close()
    if !isSubmitted { return .faults }
    for item in items { Console.print(summary(of: item)) }
    return .good
  }

  private static func summary(of item: FormItem) -> String {
    let field = item.field
    let label = item.label + String(repeating: " ", count: max(0, 10 - item.label.count))
    if field.text.isEmpty { return "\(label)-\n" }
    if field.isSecureTextEntry { return "\(label)••••\n" }
    let value = field.value == field.text ? "" : " = \(field.value)"
    return "\(label)\(field.text)\(value)\n".withoutControlsButNewline
  }
}

extension String {
  /// Safe to print: only the line's own end is left of the control characters.
  fileprivate var withoutControlsButNewline: String {
    dropLast().description.withoutControls + "\n"
  }
}
