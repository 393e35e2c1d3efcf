import MaskField

/// The line in which one field's text stands: scrolled to the caret, with selection and ghost.
struct FieldLine: Equatable {
  /// What to draw; exactly as wide as asked for.
  var spans: [Frame.Span] = []
  /// The cell of the caret.
  var caret = 0

  /// One character with its place in the text.
  private struct Cell {
    var character: Character
    var width: Int
    var isSelected: Bool
    var isGhost: Bool
  }

  init(_ field: TextField, width: Int) {
    let selection = field.state.selection
    var cells: [Cell] = []
    var offset = 0
    var caretCell = 0
    for character in field.text {
      if offset < selection.upperBound { caretCell = cells.count + 1 }
      let shown = field.isSecureTextEntry ? "•" : String(character).withoutControls
      for piece in shown {
        cells.append(
          Cell(
            character: piece, width: CellWidth.of(piece),
            isSelected: selection.contains(offset), isGhost: false))
      }
      offset += character.utf16.count
    }
    for character in Self.ghost(of: field) {
      cells.append(
        Cell(
          character: character, width: CellWidth.of(character), isSelected: false, isGhost: true))
    }
    draw(cells, caretCell: caretCell, width: width)
  }

  /// What is shown pale behind the text: the rest of the mask, or a placeholder.
  private static func ghost(of field: TextField) -> String {
    if !field.isEditing { return field.text.isEmpty ? field.placeholder ?? "" : "" }
    if field.isSecureTextEntry { return "" }
    if field.text.isEmpty && field.hint.isEmpty { return field.placeholder ?? "" }
    return field.hint
  }

  private mutating func draw(_ cells: [Cell], caretCell: Int, width: Int) {
    // Leave room for the caret, and show as much in front of it as fits.
    var first = caretCell
    var room = width - 1
    while first > 0 && cells[first - 1].width <= room {
      first -= 1
      room -= cells[first].width
    }
    caret = width - 1 - room
    room = width
    for cell in cells[first...] {
      if cell.width > room { break }
      room -= cell.width
      let style = Style(dim: cell.isGhost, underlined: true, reversed: cell.isSelected)
      append(String(cell.character), style)
    }
    append(String(repeating: " ", count: room), Style(underlined: true))
  }

  private mutating func append(_ text: String, _ style: Style) {
    if text.isEmpty { return }
    if let last = spans.last, last.style == style {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Frame.Span(text, style))
    }
  }
}
