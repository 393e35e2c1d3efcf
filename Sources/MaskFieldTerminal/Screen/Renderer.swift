/// Turns pictures into what must be written so that the terminal shows the next one.
///
/// Only rows that changed are written, each in one go over the old one, and the cursor is hidden
/// meanwhile: nothing flickers.
public struct Renderer: Sendable {
  /// Whether colours are used. Signs, bold and underline carry the meaning without them.
  public var isColored: Bool
  private var shown: Frame?
  private var size: (columns: Int, rows: Int) = (0, 0)

  /// A renderer for a screen about which nothing is known.
  public init(isColored: Bool = true) {
    self.isColored = isColored
  }

  /// Forgets what is on the screen, as after a resize.
  public mutating func invalidate() {
    shown = nil
  }

  /// What to write so that `frame` is shown on a screen of the given size.
  public mutating func output(for frame: Frame, columns: Int, rows: Int) -> String {
    if size != (columns, rows) { shown = nil }
    if shown == frame { return "" }
    var output = "\u{1B}[?2026h\u{1B}[?25l"
    if shown == nil { output += "\u{1B}[0m\u{1B}[2J" }
    for row in 0..<rows {
      let new = row < frame.rows.count ? frame.rows[row] : []
      let old = shown.map { row < $0.rows.count ? $0.rows[row] : [] }
      if new == old ?? [] { continue }
      output += "\u{1B}[\(row + 1);1H" + drawn(new, columns: columns) + "\u{1B}[K"
    }
    if let cursor = frame.cursor, cursor.row < rows {
      output += "\u{1B}[\(cursor.row + 1);\(min(cursor.column, columns - 1) + 1)H\u{1B}[?25h"
    }
    shown = frame
    size = (columns, rows)
    return output + "\u{1B}[?2026l"
  }

  /// A row, cut at the edge of the screen without splitting a character.
  private func drawn(_ row: [Frame.Span], columns: Int) -> String {
    var output = ""
    var room = columns
    for span in row {
      var piece = ""
      for character in span.text {
        let width = CellWidth.of(character)
        if width > room {
          room = 0
          break
        }
        piece.append(character)
        room -= width
      }
      let sequence = span.style.sequence(colored: isColored)
      output += sequence.isEmpty ? piece : sequence + piece + "\u{1B}[0m"
    }
    return output
  }
}
