import MaskFieldTerminal
import Testing

@Suite struct RendererTests {
  let begin = "\u{1B}[?2026h\u{1B}[?25l"
  let end = "\u{1B}[?2026l"

  @Test func onlyChangedRowsAreWritten() {
    var renderer = Renderer()
    let first = Frame(rows: [[.init("one")], [.init("two")]], cursor: .init(row: 1, column: 3))
    let whole = renderer.output(for: first, columns: 10, rows: 2)
    #expect(
      whole == begin + "\u{1B}[0m\u{1B}[2J\u{1B}[1;1Hone\u{1B}[K\u{1B}[2;1Htwo\u{1B}[K"
        + "\u{1B}[2;4H\u{1B}[?25h" + end)
    #expect(renderer.output(for: first, columns: 10, rows: 2) == "")
    var second = first
    second.rows[1] = [.init("2")]
    second.cursor = nil
    #expect(
      renderer.output(for: second, columns: 10, rows: 2) == begin + "\u{1B}[2;1H2\u{1B}[K" + end)
    let resized = renderer.output(for: second, columns: 9, rows: 2)
    #expect(resized.contains("one") && resized.contains("\u{1B}[2J"))
    renderer.invalidate()
    #expect(renderer.output(for: second, columns: 9, rows: 2).contains("one"))
  }

  @Test func rowsEndAtTheEdgeWithoutSplittingACharacter() {
    var renderer = Renderer()
    let frame = Frame(rows: [[.init("a漢"), .init("漢b")]])
    let output = renderer.output(for: frame, columns: 4, rows: 1)
    #expect(output.contains("a漢\u{1B}[K"))
  }

  @Test func coloursCanBeLeftOut() {
    let frame = Frame(rows: [[.init("x", Style(.red, bold: true))]])
    var colored = Renderer(isColored: true)
    #expect(colored.output(for: frame, columns: 4, rows: 1).contains("\u{1B}[1;31mx\u{1B}[0m"))
    var plain = Renderer(isColored: false)
    #expect(plain.output(for: frame, columns: 4, rows: 1).contains("\u{1B}[1mx\u{1B}[0m"))
  }

  @Test func nothingThatWasTypedSteersTheTerminal() {
    let span = Frame.Span("a\u{1B}[2Jb\u{9B}c\u{202E}d\u{7F}")
    #expect(span.text == "a␛[2Jb·c·d␡")
  }
}
