import MaskEngine
import Testing

@Suite struct VerdictTests {
  @Test func aSentenceIsAFinding() {
    let verdict = Verdict(.invalid, "A digit is wrong.", code: "card.check-digit", at: 3..<4)
    #expect(
      verdict.findings == [Finding("card.check-digit", "A digit is wrong.", at: 3..<4)])
    #expect(verdict.message == "A digit is wrong.")
    #expect(Verdict(.incomplete, "More.").findings.map(\.code) == ["incomplete"])
    #expect(Verdict(.valid).findings.isEmpty)
    #expect(Verdict(.valid).message == nil)
  }

  @Test func onlyErrorsStandInTheWay() {
    let warning = Finding("email.domain-typo", "Did you mean gmail.com?", severity: .warning)
    #expect(Verdict(.valid, warning).isAcceptable)
    #expect(Verdict(.valid, "Well done.").isAcceptable, "what is said of right content is a notice")
    #expect(Verdict.empty.isAcceptable)
    #expect(!Verdict(.empty, "An address is needed.").isAcceptable)
    #expect(!Verdict(.incomplete).isAcceptable, "even where nothing is said")
    #expect(!Verdict(.invalid, warning).isAcceptable)
    #expect(!Verdict(.valid, findings: [warning, Finding("x", "No.")]).isAcceptable)
    #expect(Verdict(.valid, findings: [warning, Finding("x", "No.")]).errors.map(\.code) == ["x"])
  }

  @Test(arguments: [
    ("a@b@c.de", "email.second-at", 3..<4), ("a b", "email.space", 1..<2),
    ("👨‍👩‍👧@", "email.non-ascii", 0..<8),
  ])
  func anAddressSaysWhereItFails(_ text: String, _ code: String, _ range: Range<Int>) {
    let verdict = EmailFormat(.rfc5321).verdict(on: text, value: text)
    #expect(verdict.state == .invalid)
    #expect(verdict.findings.map(\.code) == [code])
    #expect(verdict.findings.first?.range == range)
  }

  @Test func aDateNamesTheBound() throws {
    let mask = try DateMask("dd.MM.yyyy", earliest: DateValue(iso8601: "2000-01-01"))
    let early = mask.verdict(on: "31.12.1999", value: "1999-12-31")
    #expect(early.findings.first?.code == "date.too-early")
    #expect(early.findings.first?.parameters == ["earliest": "2000-01-01"])
    #expect(mask.verdict(on: "31.02.2020", value: "").findings.first?.code == "date.no-such-day")
    #expect(mask.verdict(on: "31.1", value: "").findings.first?.code == "date.incomplete")
  }

  @Test func keysOfDatesAreAlike() {
    for fault in DateFault.allCases {
      let allowed = Set("abcdefghijklmnopqrstuvwxyz-.")
      #expect(fault.key.hasPrefix("date.") && fault.key.allSatisfy(allowed.contains))
    }
    #expect(Set(DateFault.allCases.map(\.key)).count == DateFault.allCases.count)
  }
}
