import MaskField

/// Draws a form: for each field its text, the value that the model holds, and what is to be said.
public struct FormView {
  /// What stands at the top.
  public var title: String
  /// The fields, from the top.
  public var items: [FormItem]
  /// The field that has the focus.
  public var focused: Int
  /// What is said about the last key; shown at the focused field.
  public var note: String?
  /// What the keys do; shown at the bottom.
  public var help: String

  private static let linesPerItem = 3

  /// Makes a picture of a form.
  public init(
    title: String, items: [FormItem], focused: Int, note: String? = nil, help: String = ""
  ) {
    self.title = title
    self.items = items
    self.focused = focused
    self.note = note
    self.help = help
  }

  /// The picture for a screen of the given size.
  public func frame(columns: Int, rows: Int) -> Frame {
    let labelWidth = min((items.map { CellWidth.of($0.label) }.max() ?? 0) + 4, columns / 2)
    let width = max(2, min(columns - labelWidth - 1, 48))
    var lines: [[Frame.Span]] = []
    var cursor: Frame.Position?
    for (index, item) in items.enumerated() {
      let isFocused = index == focused
      let line = FieldLine(item.field, width: width)
      if isFocused {
        cursor = Frame.Position(row: lines.count, column: labelWidth + line.caret)
      }
      lines.append([label(item.label, labelWidth, isFocused: isFocused)] + line.spans)
      let indent = Frame.Span(String(repeating: " ", count: labelWidth))
      lines.append([indent, Frame.Span(Self.value(of: item.field), Style(dim: true))])
      lines.append([indent] + remark(item, isFocused: isFocused))
    }
    return scrolled(lines, cursor: cursor, columns: columns, rows: rows)
  }

  /// Puts as much of title, fields and help on the screen as there is room, the focused field first.
  private func scrolled(
    _ lines: [[Frame.Span]], cursor: Frame.Position?, columns: Int, rows: Int
  ) -> Frame {
    let hasTitle = rows >= Self.linesPerItem + 4
    let hasHelp = rows >= Self.linesPerItem + 2
    let top = hasTitle ? 2 : 0
    let room = rows - top - (hasHelp ? 2 : 0)
    let end = min(lines.count, (focused + 1) * Self.linesPerItem)
    let first = min(max(0, end - room), max(0, focused * Self.linesPerItem))
    var frame = Frame()
    if hasTitle { frame.rows = [[Frame.Span(" " + title, Style(bold: true))], []] }
    frame.rows += lines[first...].prefix(room)
    if hasHelp {
      while frame.rows.count < min(rows - 2, top + lines.count) { frame.rows.append([]) }
      frame.rows += [[], [Frame.Span(" " + Self.fitting(help, columns - 1), Style(dim: true))]]
    }
    frame.cursor = cursor.map { Frame.Position(row: $0.row - first + top, column: $0.column) }
    return frame
  }

  /// As many of the parts of a line as fit.
  private static func fitting(_ help: String, _ columns: Int) -> String {
    var parts = help.split(separator: " · ")
    while parts.count > 1 && CellWidth.of(parts.joined(separator: " · ")) > columns {
      parts.removeLast()
    }
    return parts.joined(separator: " · ")
  }

  private func label(_ label: String, _ width: Int, isFocused: Bool) -> Frame.Span {
    let text = (isFocused ? " > " : "   ") + label
    let padding = max(0, width - CellWidth.of(text))
    return Frame.Span(
      text + String(repeating: " ", count: padding), Style(bold: isFocused))
  }

  /// What the model holds; never a password.
  static func value(of field: TextField) -> String {
    if field.text.isEmpty { return "" }
    return field.isSecureTextEntry ? "= (hidden)" : "= " + field.value
  }

  /// A sign and some words about the field.
  private func remark(_ item: FormItem, isFocused: Bool) -> [Frame.Span] {
    let field = item.field
    if isFocused, let note { return [Frame.Span("! " + note, Style(.yellow))] }
    if let message = field.feedbackMessage {
      return [Frame.Span("✗ " + message, Style(.red))]
    }
    if !isFocused, !field.text.isEmpty, let advice = item.advice(field) {
      return [Frame.Span("? " + advice, Style(.cyan))]
    }
    switch field.validationState {
    case .valid: return [Frame.Span("✓ complete", Style(.green))]
    case .incomplete: return [Frame.Span("… more to come", Style(dim: true))]
    case .empty, .invalid: return []
    }
  }
}
