import MaskEngine
import Testing

@Suite struct SecretTextTests {
  @Test func editsLikeAString() {
    var secret = SecretText()
    #expect(secret.isEmpty && secret.count == 0 && secret.size.utf16 == 0)
    #expect(secret.replace(0..<0, with: "héllo").caret == 5)
    #expect(secret.replace(1..<2, with: "👨‍👩‍👧e").caret == 10)
    #expect(secret.revealed() == "h👨‍👩‍👧ello")
    #expect(secret.count == 6)
    #expect(secret.size == TextOffset(utf8: 23, utf16: 13))
    #expect(secret.revealed(3..<4) == "👨‍👩‍👧", "widened")
    secret.replace(2..<3, with: "")
    #expect(secret.revealed() == "hello")
    secret.clear()
    #expect(secret.isEmpty && secret.revealed() == "")
  }

  @Test(arguments: ["", "abc", "e\u{301}a", "👍👨‍👩‍👧", "🇩🇪🇫🇷x", "a\r\nb", "한국"])
  func boundariesAreThoseOfTheString(_ text: String) {
    let secret = SecretText(text)
    var bounds = [0]
    for character in text { bounds.append(bounds[bounds.count - 1] + character.utf16.count) }
    let size = text.utf16.count
    for offset in -2...size + 2 {
      let here = min(max(offset, 0), size)
      #expect(secret.characterStart(at: offset) == bounds.last { $0 <= here })
      #expect(secret.characterEnd(at: offset) == bounds.first { $0 >= here })
      #expect(secret.boundary(before: here) == bounds.last { $0 < here } ?? 0)
      #expect(secret.boundary(behind: here) == bounds.first { $0 > here } ?? size)
    }
  }

  @Test func aCopyIsAnother() {
    var one = SecretText("abc")
    let two = one
    #expect(one == two)
    one.replace(3..<3, with: "d")
    #expect(two.revealed() == "abc" && one.revealed() == "abcd" && one != two)
    one.replace(3..<4, with: "")
    #expect(one == two)
    one.clear()
    #expect(two.revealed() == "abc" && one == SecretText())
  }

  @Test func nothingPassesTheCapacity() {
    var secret = SecretText(String(repeating: "x", count: SecretText.capacity))
    #expect(secret.count == SecretText.capacity)
    let refused = secret.replace(0..<0, with: "y")
    #expect(refused.taken == 0 && refused.refused == 1 && refused.refusal == .full)
    #expect(!refused.isChanged && secret.count == SecretText.capacity)
    #expect(secret.replace(0..<1, with: "y").taken == 1)
    #expect(SecretText(String(repeating: "x", count: SecretText.capacity + 1)).isEmpty)
  }

  @Test func aMaskEditsItWhereItLives() throws {
    let mask = try Mask("[00]-[00]")
    var secret = SecretText()
    for key in "12x3" {
      let end = secret.size.utf16
      secret.apply(TextChange(replacing: end..<end, with: String(key)), by: mask)
    }
    #expect(secret.revealed() == "12-3")
    #expect(!secret.isComplete(by: mask))
    let outcome = secret.apply(TextChange(replacing: 4..<4, with: "4z"), by: mask)
    #expect(outcome.taken == 1 && outcome.refused == 1 && outcome.caret == 5)
    #expect(secret.isComplete(by: mask))
    secret.apply(TextChange(deletingBackward: 5..<5), by: mask)
    #expect(secret.revealed() == "12-3")
  }

  @Test func bytesGoInAndOut() {
    let word = Array("pässword".utf8)
    var secret = SecretText()
    #expect(secret.replace(0..<0, with: word.span).taken == 8)
    #expect(secret.withBytes { bytes in (0..<bytes.count).map { bytes[$0] } } == word)
    let broken: [UInt8] = [0xC3, 0x28]
    #expect(secret.replace(0..<0, with: broken.span).taken == 0)
    #expect(secret.revealed() == "pässword")
  }

  @Test func noDescriptionTellsIt() {
    let secret = SecretText("hunter2")
    var output = "\(secret)" + String(reflecting: secret)
    dump(secret, to: &output)
    #expect(!output.contains("hunter") && output.contains("••••"))
  }
}
