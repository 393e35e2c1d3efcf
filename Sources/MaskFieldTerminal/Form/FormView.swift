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

  /// The picture for a screen of the given size. Only the fields that are seen are drawn, so that a
  /// form may have a thousand.
  public func frame(columns: Int, rows: Int) -> Frame {
    let hasTitle = rows >= Self.linesPerItem + 4
    let hasHelp = rows >= Self.linesPerItem + 2
    let top = hasTitle ? 2 : 0
    let room = rows - top - (hasHelp ? 2 : 0)
    let labelWidth = min((items.map { CellWidth.of($0.label) }.max() ?? 0) + 4, columns / 2)
    let width = max(2, min(columns - labelWidth - 1, 48))
    var frame = Frame()
    if hasTitle { frame.rows = [[Frame.Span(" " + title + group, Style(bold: true))], []] }
    let first = firstLine(room: room)
    var line = 0
    for (index, item) in items.enumerated() {
      let lines = Self.lines(of: item)
      defer { line += lines }
      if line + lines <= first || line >= first + room { continue }
      let drawn = drawn(item, isFocused: index == focused, labelWidth, width)
      if index == focused {
        let caret = labelWidth + FieldLine(item.field, width: width).caret
        let row = top + line + lines - Self.linesPerItem - first
        frame.cursor = Frame.Position(row: row, column: caret)
      }
      frame.rows += drawn.dropFirst(max(0, first - line)).prefix(first + room - max(line, first))
    }
    if hasHelp {
      let all = items.reduce(0) { $0 + Self.lines(of: $1) }
      while frame.rows.count < min(rows - 2, top + all) { frame.rows.append([]) }
      frame.rows += [[], [Frame.Span(" " + Self.fitting(help, columns - 1), Style(dim: true))]]
    }
    return frame
  }

  /// The name of the group that the focused field is in, behind the title.
  private var group: String {
    let heading = items.prefix(focused + 1).last { $0.heading != nil }?.heading
    return heading.map { " · " + $0 } ?? ""
  }

  private static func lines(of item: FormItem) -> Int {
    linesPerItem + (item.heading == nil ? 0 : 2)
  }

  /// The first line that is seen: as far up as the focused field allows.
  private func firstLine(room: Int) -> Int {
    let before = items.prefix(focused).reduce(0) { $0 + Self.lines(of: $1) }
    let end = before + (items.indices.contains(focused) ? Self.lines(of: items[focused]) : 0)
    return min(max(0, end - room), max(0, end - Self.linesPerItem))
  }

  /// The lines of one field: a heading if it has one, text, value, remark.
  private func drawn(
    _ item: FormItem, isFocused: Bool, _ labelWidth: Int, _ width: Int
  ) -> [[Frame.Span]] {
    let indent = Frame.Span(String(repeating: " ", count: labelWidth))
    var lines: [[Frame.Span]] = []
    if let heading = item.heading {
      lines = [[Frame.Span(" " + heading, Style(bold: true, underlined: true))], []]
    }
    lines.append(
      [label(item.label, labelWidth, isFocused: isFocused)]
        + FieldLine(item.field, width: width).spans)
    lines.append([indent, Frame.Span(Self.value(of: item.field), Style(dim: true))])
    lines.append([indent] + remark(item, isFocused: isFocused))
    return lines
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
      // What only warns does not stand in the way.
      let isError = !field.verdict.errors.isEmpty
      return [Frame.Span((isError ? "✗ " : "! ") + message, Style(isError ? .red : .yellow))]
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
