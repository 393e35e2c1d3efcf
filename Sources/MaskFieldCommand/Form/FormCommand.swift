import MaskField
import MaskFieldTerminal

/// `maskfield form`: a form to try everything by hand.
enum FormCommand {
  static let help = """
    maskfield form: a login and contact form in the terminal, or every kind of field.

    usage: maskfield form [--gallery [NAME…]]

    Email, password, phone, date and card. Below each field stands the value that a program would
    store, and what is to be said about it. Nothing is kept.

      --gallery                  a field of every kind of the catalog, or of the families and kinds
                                 named (maskfield catalog lists them)

      Tab, Shift-Tab, Up, Down   move between the fields
      Enter                      next field; on the last one, submit
      PageDown, PageUp           next group of fields, group before
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

  private static let galleryKeys =
    "Tab next · PgDn next group · PgUp group before · Esc leave · Ctrl-Z undo · Ctrl-L clear"
  private static let keys =
    "Tab next · Enter go on · Esc leave · Ctrl-Z undo · Ctrl-R show password · Ctrl-L clear"

  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(words, flags: ["--gallery"])
    if arguments.asksForHelp {
      Console.print(help)
      return .good
    }
    let isGallery = arguments.has("--gallery")
    if !isGallery, let word = arguments.files.first {
      throw UsageError("form takes no \"\(word)\"")
    }
    if !Terminal.isAvailable {
      throw UsageError("form needs a terminal on standard input and output")
    }
    let items = isGallery ? try Gallery.items(arguments.files) : try loginForm()
    guard let terminal = Terminal() else { throw UsageError("the terminal cannot be used") }
    let form = TerminalForm(
      title: isGallery ? "maskfield form --gallery" : "maskfield form", items: items,
      help: isGallery ? galleryKeys : keys)
    let isSubmitted = form.run(on: terminal)
    terminal.close()
    if !isSubmitted { return .faults }
    for item in items where !isGallery || !item.field.text.isEmpty {
      Console.print(summary(of: item))
    }
    return .good
  }

  private static func loginForm() throws(UsageError) -> [FormItem] {
    do { return try LoginForm.items() } catch { throw UsageError("\(error)") }
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
