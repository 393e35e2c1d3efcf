import MaskEngine
import Testing

@Suite struct EmailFormatTests {
  let email = EmailFormat(.rfc5321)

  func edit(
    _ text: String, _ range: Range<Int>, _ insertion: String = "",
    _ intent: TextChange.Intent = .insert
  ) throws -> MaskedText {
    try email.applying(TextChange(replacing: range, with: insertion, intent: intent), to: text)
  }

  @Test func typingIsNeverBlocked() throws {
    var text = ""
    for character in "  not, an..address @@ <\n😀" {
      let size = text.utf16.count
      let typed = try edit(text, size..<size, String(character))
      text.append(character)
      #expect(typed.text == text)
      #expect(typed.refused == 0)
      #expect(typed.taken == 1)
      #expect(typed.refusal == nil)
      #expect(typed.isChanged)
      #expect(!typed.isComplete)
    }
  }

  @Test func pasteLosesWhatCameAlong() throws {
    for (pasted, text) in [
      ("  ann@b.com\n", "ann@b.com"), ("\u{A0}ann@b.com\u{3000}", "ann@b.com"),
      ("mailto:ann@b.com", "ann@b.com"), (" MAILTO:ann%2Bx@b.com?subject=a b ", "ann+x@b.com"),
      ("mailto: ann@b.com", "ann@b.com"), ("\u{FEFF}ann@b.com\r\n", "ann@b.com"),
      ("Ann <ann@b.com>", "Ann <ann@b.com>"), ("mailto", "mailto"), (" \n ", ""),
      ("mailto:%FF@b.com", "%FF@b.com"), ("mailto:a%4", "a%4"),
    ] {
      let result = try edit("", 0..<0, pasted, .paste)
      #expect(result.text == text, "\(pasted.debugDescription)")
      #expect(result.caret == TextOffset(utf8: text.utf8.count, utf16: text.utf16.count))
      #expect(result.taken == text.count)
      #expect(result.refused == 0)
      #expect(result.isChanged == !text.isEmpty)
    }
    // In the middle of a text, what is pasted is trimmed and nothing else.
    #expect(try edit("x y", 1..<2, " - ", .paste).text == "x-y")
  }

  @Test func assignedAndTypedTextStandsAsItIs() throws {
    for text in [" ann@b.com ", "mailto:ann@b.com", "", "ANN@B.COM"] {
      #expect(try edit("old", 0..<3, text, .set).text == text)
      #expect(try edit("old", 0..<3, text, .insert).text == text)
      #expect(email.formatted(text).text == text)
      #expect(email.formatted(value: text).text == text)
      #expect(!email.formatted(text).isChanged)
    }
    #expect(!email.isComplete(" ann@b.com"))
  }

  @Test func theValueHasItsDomainInLowerCase() {
    for (text, value) in [
      ("Ann@EXAMPLE.Com", "Ann@example.com"), ("ANN", "ANN"), ("", ""), ("A@", "A@"),
      ("\"A@B\"@C.D", "\"A@B\"@c.d"), ("\"A@B", "\"A@B"),
      ("A@[IPv6:2001:DB8::1]", "A@[IPv6:2001:DB8::1]"),
      ("Я@ПРИМЕР.РФ", "Я@пример.рф"),
    ] {
      #expect(email.value(of: text) == value)
      #expect(email.formatted(text).value == value)
    }
  }

  @Test func theValueOfAValidAddressIsValid() throws {
    for profile in EmailProfile.allCases {
      let format = EmailFormat(profile)
      for row in try EmailCorpus.addresses() where format.isComplete(row.text) {
        let value = format.value(of: row.text)
        #expect(format.isComplete(value), "\(row.text)")
        #expect(format.value(of: value) == value)
      }
    }
  }

  @Test func deletes() throws {
    let text = "a😀e\u{301}b"  // UTF-16: a 0, 😀 1–2, e 3, accent 4, b 5
    func back(_ range: Range<Int>) throws -> MaskedText {
      try email.applying(TextChange(deletingBackward: range), to: text)
    }
    func forward(_ range: Range<Int>) throws -> MaskedText {
      try email.applying(TextChange(deletingForward: range), to: text)
    }
    #expect(try back(6..<6).text == "a😀e\u{301}")
    #expect(try back(5..<5).text == "a😀b")
    #expect(try back(5..<5).caret == TextOffset(utf8: 5, utf16: 3))
    #expect(try back(3..<3).text == "ae\u{301}b")
    #expect(try back(0..<0).text == text)
    #expect(try !back(0..<0).isChanged)
    #expect(try back(1..<3).text == "ae\u{301}b")
    #expect(try forward(0..<0).text == "😀e\u{301}b")
    #expect(try forward(1..<1).text == "ae\u{301}b")
    #expect(try forward(6..<6).text == text)
    // A dot is an ordinary character.
    let dotted = try email.applying(TextChange(deletingBackward: 8..<8), to: "com@com.com")
    #expect(dotted.text == "com@comcom")
    #expect(dotted.caret.utf16 == 7)
  }

  @Test func rangesAreWidenedToCharacters() throws {
    let text = "xe\u{301}y"  // x 0, e 1, accent 2, y 3
    #expect(try edit(text, 2..<3, "-").text == "x-y")
    #expect(try edit(text, 1..<2, "-").text == "x-y")
    #expect(try edit(text, 0..<2, "-").text == "-y")
    // A caret inside a character moves behind it: nothing that was typed is lost.
    let inside = try edit(text, 2..<2, "-")
    #expect(inside.text == "xe\u{301}-y")
    #expect(inside.caret == TextOffset(utf8: 5, utf16: 4))
    // An accent joins the letter before it, and the caret stands behind both.
    let accent = try edit("ey", 1..<1, "\u{301}")
    #expect(accent.text == "e\u{301}y")
    #expect(accent.caret == TextOffset(utf8: 3, utf16: 2))
    // What follows may join what was typed.
    let before = try edit("\u{301}y", 0..<0, "e")
    #expect(before.caret == TextOffset(utf8: 3, utf16: 2))
  }

  @Test func rangesOutsideTheTextAreErrors() {
    for range in [-1..<0, 0..<5, 5..<5, 2..<2, 1..<2, 2..<3] {
      #expect(throws: RangeError(range: range, size: 4)) { try edit("a😀b", range) }
    }
  }

  @Test func isAFieldsFormat() {
    let format: any Masking = email
    #expect(format.prefix == "")
    #expect(format.hint(behind: "ann@") == "")
    #expect(EmailFormat(.html) == EmailFormat(EmailMatcher(.html)))
    #expect(EmailFormat(.html) != EmailFormat(.html, limitsLength: true))
    #expect(Set([EmailFormat(.html), EmailFormat(.html), EmailFormat(.basic)]).count == 2)
  }
}
