import MaskFieldTerminal
import Testing

@Suite struct KeyDecoderTests {
  func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(text.utf8)
  }

  @Test func textComesInOnePiece() {
    #expect(keys("aé👨‍👩‍👧") == [.text("aé👨‍👩‍👧")])
    #expect(keys("e\u{301}") == [.text("e\u{301}")])
  }

  @Test(arguments: [
    ("\r", Key.named(.enter)), ("\n", .named(.enter)), ("\t", .named(.tab)),
    ("\u{7F}", .named(.backspace)), ("\u{08}", .named(.backspace)), ("\u{01}", .control("a")),
    ("\u{1A}", .control("z")), ("\u{1F}", .control("_")), ("\u{1B}[A", .named(.up)),
    ("\u{1B}OB", .named(.down)), ("\u{1B}[1;2C", .named(.right, .shift)),
    ("\u{1B}[1;5D", .named(.left, .control)), ("\u{1B}[1;3F", .named(.end, .alt)),
    ("\u{1B}[H", .named(.home)), ("\u{1B}[4~", .named(.end)), ("\u{1B}[3~", .named(.delete)),
    ("\u{1B}[3;5~", .named(.delete, .control)), ("\u{1B}[Z", .named(.tab, .shift)),
    ("\u{1B}b", .alt("b")), ("\u{1B}\u{7F}", .named(.backspace, .alt)),
    ("\u{1B}[99~", .unknown), ("\u{1B}[?1;2c", .unknown),
  ])
  func sequences(_ bytes: String, _ key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test func everyCutGivesTheSameKeys() {
    let bytes = Array("a\u{1B}[1;2Cжx\u{1B}[200~p\u{1B}[1m\r\n👍\u{1B}[201~\u{1B}[3~é".utf8)
    var whole = KeyDecoder()
    let expected = whole.decode(bytes)
    #expect(
      expected == [
        .text("a"), .named(.right, .shift), .text("жx"), .paste("p\u{1B}[1m\r\n👍"),
        .named(.delete), .text("é"),
      ])
    for cut in 0...bytes.count {
      for second in cut...bytes.count {
        var decoder = KeyDecoder()
        var keys = decoder.decode(bytes[..<cut])
        keys += decoder.decode(bytes[cut..<second])
        keys += decoder.decode(bytes[second...])
        #expect(keys.merged == expected, "cut at \(cut) and \(second)")
        #expect(!decoder.isWaiting)
      }
    }
  }

  @Test func aLoneEscapeWaitsForTheFlush() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.named(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode([0x1B, 0x5B]).isEmpty)
    #expect(decoder.flush() == [.unknown])
    #expect(decoder.flush().isEmpty)
  }

  @Test func brokenBytesAreUnknownAndNothingBehindThemIsLost() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF, 0x61]) == [.unknown, .text("a")])
    #expect(decoder.decode([0xE2, 0x82, 0x61]) == [.unknown, .text("a")])
    #expect(decoder.decode([0xED, 0xA0, 0x80, 0x61]) == [.unknown, .text("a")])
    #expect(decoder.decode([0xC2, 0x85, 0x61]) == [.unknown, .text("a")], "a C1 control")
    #expect(
      decoder.decode([0x1B, 0x5B, 0x31, 0x07, 0x61]) == [.unknown, .control("g"), .text("a")])
  }

  @Test func anEndlessSequenceEnds() {
    var decoder = KeyDecoder()
    let keys = decoder.decode([0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 200))
    #expect(keys.first == .unknown)
    #expect(!decoder.isWaiting)
  }

  @Test func aPasteHasALimit() {
    var decoder = KeyDecoder()
    let size = KeyDecoder.pasteLimit + 100
    var keys = decoder.decode(Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0x61, count: size))
    #expect(!decoder.isWaiting, "a paste needs no flush")
    keys += decoder.decode("\u{1B}[201~b".utf8)
    #expect(keys.count == 2)
    #expect(keys.first == .paste(String(repeating: "a", count: KeyDecoder.pasteLimit)))
    #expect(keys.last == .text("b"))
  }

  @Test func noDescriptionShowsWhatWasTyped() {
    var output = ""
    dump(Key.paste("hunter2"), to: &output)
    #expect(!output.contains("hunter2"))
    #expect(!"\(Key.text("hunter2"))".contains("hunter2"))
  }
}

extension [Key] {
  /// Text that came in two pieces as one.
  fileprivate var merged: [Key] {
    reduce(into: []) { keys, key in
      if case .text(let more) = key, case .text(let text)? = keys.last {
        keys[keys.count - 1] = .text(text + more)
      } else {
        keys.append(key)
      }
    }
  }
}
