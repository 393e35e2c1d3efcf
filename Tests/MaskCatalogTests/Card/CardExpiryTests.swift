import MaskCatalog
import MaskEngine
import Testing

@Suite("Card expiry")
struct CardExpiryTests {
  private let today = DateValue(year: 2026, month: 11, day: 30)

  @Test(
    "pastes and autofill in every form",
    arguments: [
      "12/2027", "12/27", "1227", "122027", "12 / 27", "12 / 2027", "2027-12", "12-27", "12.2027",
    ])
  func pastes(_ paste: String) throws {
    let mask = CardExpiryCheck(today: today).mask
    let edited = try mask.applying(
      TextChange(replacing: 0..<0, with: paste, intent: .paste), to: "")
    #expect(edited.text == "12/27")
    #expect(edited.value == "2027-12")
    #expect(edited.isComplete && edited.refused == 0)
  }

  @Test("a month of one digit is padded, one that there is not is refused")
  func typing() throws {
    let mask = CardExpiryCheck(today: today).mask
    for (keys, text) in [("5", "05"), ("527", "05/27"), ("1", "1"), ("13", "1"), ("1/", "01/")] {
      var shown = mask.formatted("")
      for key in keys {
        let caret = shown.caret.utf16
        shown = try mask.applying(
          TextChange(replacing: caret..<caret, with: String(key)), to: shown.text)
      }
      #expect(shown.text == text, "\(keys)")
    }
  }

  @Test(
    "a card is valid to the end of its month",
    arguments: [
      ("10/26", .invalid, "card.expired"), ("11/26", .valid, nil),
      ("12/26", .valid, nil), ("01/27", .valid, nil), ("12/25", .invalid, "card.expired"),
      ("11/46", .valid, nil), ("01/47", .valid, "card.expiry-far"),
      ("12/07", .invalid, "card.expired"),
      ("1", .incomplete, "date.incomplete"),
    ] as [(String, ValidationState, String?)])
  func expired(_ text: String, _ state: ValidationState, _ code: String?) {
    let check = CardExpiryCheck(today: today)
    let verdict = check.verdict(on: text, value: "")
    #expect(verdict.state == state, "\(text) \(verdict)")
    #expect(verdict.findings.first?.code == code, "\(text)")
    #expect(check.mask.verdict(on: text, value: "") == verdict)
  }
}
