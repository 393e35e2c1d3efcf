import MaskEngine
import Testing

@Suite struct EmailLinesTests {
  static let text = "ann@b.com\r\n\nann@\nкто@пример.рф\na b\rc\n\u{FEFF}x@gmial.com\r\nlast@b.com"

  func lines(of bytes: [UInt8], chunk: Int, hints: Bool = false) -> ([EmailLine], EmailCounts) {
    var reader = EmailLines(EmailMatcher(.rfc6531), hints: hints)
    var lines: [EmailLine] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      let part = Array(bytes[start..<min(start + chunk, bytes.count)])
      reader.read(part.span) { lines.append($0) }
    }
    reader.finish { lines.append($0) }
    return (lines, reader.counts)
  }

  @Test func readsLinesHoweverTheyAreCut() {
    let bytes = Array(Self.text.utf8)
    let (whole, counts) = lines(of: bytes, chunk: bytes.count, hints: true)
    #expect(
      whole.map(\.text) == [
        "ann@b.com", "", "ann@", "кто@пример.рф", "a b\rc", "\u{FEFF}x@gmial.com", "last@b.com",
      ])
    #expect(whole.map(\.number) == Array(1...7))
    #expect(whole.map(\.size) == [9, 0, 4, 24, 5, 14, 10])
    #expect(
      whole.map(\.verdict.name) == [
        "valid", "empty", "incomplete", "valid", "impossible", "impossible", "valid",
      ])
    #expect(whole[5].hint?.code == .invisibleCharacter)
    #expect(whole[5].hint?.suggestion == "x@gmial.com")
    #expect(counts.total == 7)
    #expect(
      (counts.empty, counts.incomplete, counts.valid, counts.impossible, counts.undecided)
        == (1, 1, 3, 2, 0))
    #expect(counts.reasons == [.missingDomain: 1, .space: 1, .invisibleCharacter: 1])
    #expect(counts.hints[.invisibleCharacter] == 1)
    for chunk in 1..<12 {
      let (cut, cutCounts) = lines(of: bytes, chunk: chunk, hints: true)
      #expect(cut == whole, "chunks of \(chunk)")
      #expect(cutCounts == counts)
    }
  }

  @Test func lineBreaks() {
    func texts(_ text: String) -> [String] { lines(of: Array(text.utf8), chunk: 1).0.map(\.text) }
    #expect(texts("") == [])
    #expect(texts("\n") == [""])
    #expect(texts("\r\n\r\n") == ["", ""])
    #expect(texts("a\r") == ["a\r"])
    #expect(texts("\r") == ["\r"])
    #expect(texts("a\r\r\n") == ["a\r"])
    #expect(texts("a\n\nb\n") == ["a", "", "b"])
  }

  @Test func memoryIsBounded() {
    var reader = EmailLines(EmailMatcher(.html), hints: true)
    let chunk = [UInt8](repeating: UInt8(ascii: "a"), count: 100_000)
    for _ in 0..<20 { reader.read(chunk.span) { _ in Issue.record("no line has ended") } }
    var last: EmailLine?
    reader.finish { last = $0 }
    #expect(last?.size == 2_000_000)
    #expect(last?.text.utf8.count == 4096)
    #expect(last?.verdict.reason == .limit)
  }

  @Test func bytesThatAreNotUTF8() {
    let (lines, _) = lines(of: Array("a@".utf8) + [0xC3, 0x0A, 0x80, 0x0A], chunk: 1, hints: true)
    #expect(lines.map(\.verdict.reason) == [.cutCharacter, .notUTF8])
    #expect(lines.map(\.text) == ["a@\u{FFFD}", "\u{FFFD}"])
    #expect(lines.map(\.hint) == [nil, nil])
  }

  @Test func errorsComeThrough() {
    struct Stop: Error {}
    var reader = EmailLines(EmailMatcher(.html))
    let bytes = Array("a\nb\n".utf8)
    #expect(throws: Stop.self) {
      try reader.read(bytes.span) { (_) throws(Stop) in throw Stop() }
    }
    #expect(reader.counts.total == 1)
  }

  @Test func batches() {
    let texts = ["a@b", "", "a b", "a@"]
    let matcher = EmailMatcher(.html)
    #expect(matcher.verdicts(on: texts) == texts.map { matcher.verdict(on: $0) })
  }
}
