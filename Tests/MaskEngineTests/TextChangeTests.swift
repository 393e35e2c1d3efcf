import MaskEngine
import Testing

@Suite struct TextChangeTests {
  @Test func indicesCountUTF16() {
    let text = "a😀b"
    let b = text.index(before: text.endIndex)
    let change = TextChange(replacing: b..<text.endIndex, of: text, with: "c")
    #expect(change.range == 3..<4)
    #expect(change.intent == .insert)
  }
}
