import MaskCatalog
import MaskEngine
import Testing

@Suite("Card numbers")
struct CardMaskTests {
  private let mask = CardMask()

  @Test("every example of every brand is typed, pasted, shown and judged; every wrong one is found")
  func examples() throws {
    var (right, wrong) = (0, 0)
    for (id, facts) in CardFacts.brands {
      for example in facts.examples {
        let typed = try typing(example)
        #expect(typed.value == example, "\(id)")
        #expect(typed.isComplete, "\(id) \(example)")
        #expect(mask.formatted(value: example).text == typed.text)
        #expect(mask.formatted(CardNumber(example).grouped).value == example)
        let verdict = mask.verdict(on: typed.text, value: typed.value)
        #expect(verdict.state == .valid, "\(id) \(example) \(verdict)")
        #expect(CardNumber(example).brand?.id == id || facts.isEnded, "\(id) \(example)")
        right += 1
      }
      for (example, display) in zip(facts.examples, facts.display) {
        #expect(CardNumber(example).grouped == display || facts.isEnded)
        if !facts.isEnded { #expect(try typing(example).text == display, "\(id)") }
      }
      for row in facts.invalid {
        let verdict = mask.verdict(on: row[0], value: row[0])
        switch row[1] {
        case "too short": #expect(verdict.state == .incomplete, "\(id) \(row)")
        default:
          #expect(verdict.findings.first?.code == "card.check-digit", "\(id) \(row) \(verdict)")
          #expect(!verdict.isAcceptable)
        }
        wrong += 1
      }
    }
    print("\(right) right and \(wrong) wrong card numbers")
  }

  @Test("the groups follow the brand while it is typed, and the caret keeps its digits")
  func regrouping() throws {
    let rows = [
      ("3", "3"), ("37828", "3782 8"), ("37828224631", "3782 822463 1"), ("41111", "4111 1"),
      ("30569309025904", "3056 930902 5904"), ("305693090259041", "3056 9309 0259 041"),
      ("1354123", "1354 123"), ("12345", "1234 5"), ("1234567890", "1234 5678 90"),
      ("135412345678911", "1354 12345 678911"),
    ]
    for (digits, text) in rows { #expect(try typing(digits).text == text) }
    // A digit in front turns 4-4-4-4 into 4-6-5; the caret stays behind it.
    let typed = try mask.applying(TextChange(replacing: 0..<0, with: "3"), to: "4111 1111 111")
    #expect(typed.text == "3411 111111 11")
    #expect(typed.caret.utf16 == 1)
    #expect(typed.value == "341111111111")
  }

  @Test("deletion goes by digits, over spaces, and never stops at one")
  func deletion() throws {
    let text = "4242 4242 4242 4242"
    let rows = [
      (19, "4242 4242 4242 424", 18), (5, "4244 2424 2424 242", 3), (4, "4244 2424 2424 242", 3),
      (0, text, 0),
    ]
    for (caret, after, place) in rows {
      let edited = try mask.applying(TextChange(deletingBackward: caret..<caret), to: text)
      #expect(edited.text == after)
      #expect(edited.caret.utf16 == place)
      #expect(edited.isChanged == (after != text))
    }
    let forward = try mask.applying(TextChange(deletingForward: 4..<4), to: text)
    #expect(forward.text == "4242 2424 2424 242")
    #expect(forward.caret.utf16 == 5)
    let whole = try mask.applying(TextChange(deletingBackward: 0..<19), to: text)
    #expect(whole.text == "" && whole.value == "" && !whole.isComplete)
  }

  @Test("a full number refuses more, and nothing is lost")
  func full() throws {
    let text = "3782 822463 10005"
    for caret in [0, 4, 5, 11, 17] {
      let edited = try mask.applying(TextChange(replacing: caret..<caret, with: "9"), to: text)
      if caret > 1 {
        #expect(edited.text == text && edited.refused == 1 && edited.refusal == .full)
        #expect(edited.caret.utf16 == caret)
      } else {
        // With another first digit it is another brand's, which may be longer.
        #expect(edited.value == "9378282246310005" && edited.text == "9378 2822 4631 0005")
      }
    }
  }

  @Test("pastes of every form, and separators that are typed")
  func pastes() throws {
    for paste in [
      "4111111111111111", "4111-1111-1111-1111", "4111 1111 1111 1111", " 4111.1111.1111.1111\n",
      "４１１１１１１１１１１１１１１１", "4111\u{A0}1111\u{A0}1111\u{A0}1111",
    ] {
      let edited = try mask.applying(
        TextChange(replacing: 0..<0, with: paste, intent: .paste), to: "")
      #expect(edited.text == "4111 1111 1111 1111", "\(paste)")
      #expect(edited.refused == 0, "\(paste)")
    }
    let spaced = try typing("4111 1111-1111 1111")
    #expect(spaced.text == "4111 1111 1111 1111")
    let half = try typing("4111 ")
    #expect(half.text == "4111 " && half.value == "4111" && half.caret.utf16 == 5)
  }

  @Test("without written gaps the text is the value, and the gaps are data")
  func gaps() throws {
    let mask = CardMask(writesGaps: false)
    #expect(mask.formatted("3782 822463 10005").text == "378282246310005")
    #expect(mask.gaps(in: "378282246310005") == [4, 10])
    #expect(mask.gaps(in: "4111") == [])
    #expect(mask.gaps(in: "41111") == [4])
    let edited = try mask.applying(TextChange(replacing: 4..<4, with: "8"), to: "3782")
    #expect(edited.text == "37828" && edited.caret.utf16 == 5)
    #expect(mask.isComplete("378282246310005"))
  }

  @Test("a range outside the text is an error, another layout is read first")
  func odd() throws {
    #expect(throws: RangeError.self) {
      try mask.applying(TextChange(replacing: 3..<9, with: "1"), to: "4111")
    }
    let edited = try mask.applying(TextChange(replacing: 6..<6, with: "9"), to: "41 11 11")
    #expect(edited.value == "4111911" && edited.text == "4111 911")
    #expect(mask.formatted("no number").text == "")
    #expect(mask.verdict(on: "0123", value: "0123").state == .incomplete)
  }

  @Test("a number does not give itself away")
  func secrecy() {
    let number = CardNumber("4111 1111 1111 1234")
    var dumped = ""
    dump(number, to: &dumped)
    for shown in ["\(number)", String(reflecting: number), dumped, String(describing: [number])] {
      #expect(!shown.contains("1111"), "\(shown)")
    }
    #expect("\(number)" == "•••• 1234")
    #expect("\(CardNumber("4111"))" == "••••")
  }

  private func typing(_ digits: String) throws -> MaskedText {
    var shown = mask.formatted("")
    for digit in digits {
      let caret = shown.caret.utf16
      shown = try mask.applying(
        TextChange(replacing: caret..<caret, with: String(digit)), to: shown.text)
    }
    return shown
  }
}
