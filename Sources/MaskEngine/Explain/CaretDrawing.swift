/// A text in one line, and a caret for the line below it.
struct CaretDrawing: Sendable, Hashable {
  /// How many characters are shown on either side of the place.
  static let reach = 40

  /// The text, or the part around the place.
  var line: String
  /// Spaces, and a `^` under the character at the place.
  var caret: String

  init(of text: String, at utf8: Int) {
    let place = text.utf8.index(text.startIndex, offsetBy: min(max(utf8, 0), text.utf8.count))
    // Inside a character the caret belongs under its beginning.
    let at = text.indices.last { $0 <= place } ?? text.startIndex
    let target = place == text.endIndex ? text.endIndex : at
    let before = text[..<target].suffix(Self.reach)
    let behind = text[target...].prefix(Self.reach)
    let start = before.startIndex == text.startIndex ? "" : "…"
    let end = behind.endIndex == text.endIndex ? "" : "…"
    let drawnBefore = start + before.map(\.drawn).joined()
    line = drawnBefore + behind.map(\.drawn).joined() + end
    caret = String(repeating: " ", count: drawnBefore.columns) + "^"
  }
}
