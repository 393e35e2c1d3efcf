import MaskFieldTerminal
import Testing

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("가", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("👍", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("Ａ", 2), ("ｱ", 1),
    ("\u{200B}", 0), ("☎", 1), ("ก็", 1), ("ж", 1), ("•", 1), ("😀", 2), ("⌚", 2),
  ])
  func characters(_ text: String, _ width: Int) {
    #expect(CellWidth.of(text) == width)
  }

  @Test func textsAddUp() {
    #expect(CellWidth.of("a漢👍e\u{301}") == 6)
  }
}
