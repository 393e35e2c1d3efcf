import MaskField
import Testing

@Suite struct PasswordCheckTests {
  /// Rules, password, and what is wrong or missing.
  static let rows: [(String, String, [String], Range<Int>?)] = [
    ("minlength: 4", "abcd", [], nil),
    ("minlength: 4", "abc", ["password.too-short"], nil),
    ("minlength: 4", "👍👍👍", ["password.not-allowed", "password.too-short"], 0..<2),
    ("maxlength: 2", "ab", [], nil),
    ("maxlength: 2", "abcd", ["password.too-long"], 2..<4),
    ("allowed: unicode; maxlength: 1", "👍👍", ["password.too-long"], 2..<4),
    (
      "required: upper; required: digit", "a",
      ["password.not-allowed", "password.missing-class", "password.missing-class"], 0..<1
    ),
    ("required: upper; required: digit", "A", ["password.missing-class"], nil),
    ("required: upper, digit", "7", [], nil),
    ("required: lower; allowed: [-]", "a-", [], nil),
    ("required: lower; allowed: [-]", "a_-", ["password.not-allowed"], 1..<2),
    ("max-consecutive: 2", "aab", [], nil),
    ("max-consecutive: 2", "baaa", ["password.in-a-row"], 3..<4),
    ("max-consecutive: 1; allowed: unicode", "éé", ["password.in-a-row"], 1..<2),
  ]

  @Test(arguments: rows)
  func judges(_ descriptor: String, _ password: String, _ codes: [String], _ range: Range<Int>?)
    throws
  {
    let rules = try PasswordRules(descriptor)
    let verdict = rules.verdict(on: password, value: password)
    #expect(verdict.findings.map(\.code) == codes)
    #expect(verdict.findings.first?.range == range)
    let mended: Set = ["password.too-short", "password.missing-class"]
    let state: ValidationState =
      codes.isEmpty ? .valid : mended.isSuperset(of: codes) ? .incomplete : .invalid
    #expect(verdict.state == state)
    #expect(verdict == rules.verdict(onSecret: Array(password.utf8).span), "bytes say the same")
  }

  @Test func theChecklistNamesEverything() throws {
    let rules = try PasswordRules(
      "required: upper, lower; required: digit; required: [-_]; max-consecutive: 2; minlength: 8; maxlength: 20"
    )
    let checks = rules.checks(on: "a1")
    #expect(
      checks.map { "\($0.isMet ? "✓" : "·") \($0.sentence)" } == [
        "· At least 8 characters.", "✓ At least one of: a capital letter, a small letter.",
        "✓ At least one of: a digit.", "· At least one of: - _.",
        "✓ Only these: a capital letter, a small letter, a digit, - _.",
        "✓ At most 2 of the same character in a row.", "✓ At most 20 characters.",
      ])
    #expect(checks[3].finding.parameters == ["classes": "[-_]"])
  }

  @Test func damagedBytesAreReadToTheEnd() throws {
    let rules = try PasswordRules("allowed: unicode; minlength: 3")
    for bytes: [UInt8] in [[0xFF, 0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x91]] {
      let checks = rules.checks(onSecret: bytes.span)
      #expect(checks.first?.isMet == (bytes.count >= 3))
    }
  }
}
