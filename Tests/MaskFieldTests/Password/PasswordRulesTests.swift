import MaskField
import SeededRandom
import Testing

@Suite struct PasswordRulesTests {
  /// Text and canonical form, as the open-source reference reads it.
  static let readings: [(String, String)] = [
    ("", "allowed: ascii-printable;"),
    (
      "required: lower; required: upper; allowed: digit; max-consecutive: 2; minlength: 8;",
      "required: lower; required: upper; allowed: upper, lower, digit; max-consecutive: 2; minlength: 8;"
    ),
    ("required: lower, upper", "required: upper, lower; allowed: upper, lower;"),
    ("minlength: 8 ; maxlength: 20", "allowed: ascii-printable; maxlength: 20;"),
    (
      "minlength:8;minlength:12;maxlength:64;maxlength:20",
      "allowed: ascii-printable; minlength: 12; maxlength: 20;"
    ),
    ("required: digits", "allowed: ascii-printable;"),
    ("Required: lower", "allowed: ascii-printable;"),
    ("required : lower", "allowed: ascii-printable;"),
    ("required: lower minlength: 8", "allowed: ascii-printable;"),
    ("required: lower; foo: bar; minlength: 8", "allowed: ascii-printable;"),
    ("minlength: 8.5", "allowed: ascii-printable;"),
    ("minlength: abc; required: lower", "allowed: ascii-printable;"),
    ("required: LOWER", "required: lower; allowed: lower;"),
    ("required: [abc-]", "required: [abc]; allowed: [abc];"),
    ("required: [-abc]", "required: [-abc]; allowed: [-abc];"),
    ("required: []]", "required: []]; allowed: []];"),
    ("required: [[]]", "required: [[]]; allowed: [[]];"),
    ("required: [é9]", "required: [9]; allowed: [9];"),
    ("required: [abc", "required: []; allowed: ascii-printable;"),
    ("required: lower;; minlength: 8", "required: lower; allowed: lower;"),
    ("required: ; minlength: 8", "allowed: ascii-printable; minlength: 8;"),
    ("minlength: 0", "allowed: ascii-printable;"),
    ("maxlength: 5; minlength: 10", "allowed: ascii-printable; minlength: 10; maxlength: 5;"),
    // Beyond the table: what collapses, what swallows, and where the end cuts off.
    ("allowed: upper, lower, digit, special", "allowed: ascii-printable;"),
    ("required: upper; allowed: unicode", "required: upper; allowed: unicode;"),
    (
      "required: upper, [abcdefghijklmnopqrstuvwxyz]",
      "required: upper, lower; allowed: upper, lower;"
    ),
    ("minlength: 8 ", "allowed: ascii-printable;"),
    ("required: lower,", "allowed: ascii-printable;"),
    ("required: lower, ; minlength: 4", "allowed: ascii-printable; minlength: 4;"),
    ("minlength: 4; required", "allowed: ascii-printable; minlength: 4;"),
    ("minlength: 99999999999999999999", "allowed: ascii-printable; minlength: \(Int.max);"),
    ("max-consecutive: 3; max-consecutive: 2", "allowed: ascii-printable; max-consecutive: 2;"),
    ("\tallowed:\n[-.]\u{C};", "allowed: [-.];"),
    ("required: [", "required: []; allowed: ascii-printable;"),
    ("required: []", "required: []; allowed: ascii-printable;"),
    ("required: [abc]]", "required: [abc]]; allowed: [abc]];"),
  ]

  @Test(arguments: readings)
  func readsAsTheReference(_ descriptor: String, _ canonical: String) {
    #expect(PasswordRules.reading(descriptor).rules.description == canonical)
  }

  /// What is wrong, what others make of it, and where.
  static let faults:
    [(String, PasswordRulesDiagnostic.Reason, PasswordRulesDiagnostic.Consequence, Range<Int>)] = [
      ("foo: bar", .unknownRule, .allLost, 0..<3),
      ("Required: lower", .unknownRule, .allLost, 0..<8),
      ("required : lower", .missingColon, .allLost, 0..<8),
      ("minlength: 4; required", .missingValue, .ruleLost, 14..<22),
      ("required: ; minlength: 8", .missingValue, .ruleLost, 0..<10),
      ("required: digits", .unknownClass, .allLost, 10..<16),
      ("required: lower, 5", .missingClass, .allLost, 17..<18),
      ("required: lower, ; minlength: 4", .missingClass, .ruleLost, 17..<18),
      ("required: [abc", .openBracket, .ignored, 10..<14),
      ("required: []", .emptyBrackets, .ignored, 10..<12),
      ("required: [abc-]", .hyphenInside, .ignored, 14..<15),
      ("required: [é9]", .notPrintable, .ignored, 11..<12),
      ("minlength: abc", .notANumber, .allLost, 11..<12),
      ("minlength: 8 ; maxlength: 20", .afterNumber, .ruleLost, 12..<13),
      ("minlength: 8.5", .afterNumber, .allLost, 12..<13),
      ("minlength: 0", .zero, .ignored, 11..<12),
      ("required: lower minlength: 8", .missingSemicolon, .allLost, 16..<17),
      ("required: lower;; minlength: 8", .noRule, .restLost, 16..<30),
      ("maxlength: 5; minlength: 10", .lengthsContradict, .ignored, 0..<27),
    ]

  @Test(arguments: faults)
  func saysWhatIsWrong(
    _ descriptor: String, _ reason: PasswordRulesDiagnostic.Reason,
    _ consequence: PasswordRulesDiagnostic.Consequence, _ range: Range<Int>
  ) {
    let diagnostics = [PasswordRulesDiagnostic(reason, consequence, at: range)]
    #expect(PasswordRules.reading(descriptor).diagnostics == diagnostics)
    #expect(throws: PasswordRulesError.self) { try PasswordRules(descriptor) }
    do {
      _ = try PasswordRules(descriptor)
    } catch {
      #expect(error.diagnostics == diagnostics)
      #expect(error.description == "\(range.lowerBound): \(diagnostics[0].sentence)")
    }
  }

  @Test func everyReasonHasARow() {
    #expect(Set(Self.faults.map(\.1)) == Set(PasswordRulesDiagnostic.Reason.allCases))
    #expect(Set(Self.faults.map(\.2)) == Set(PasswordRulesDiagnostic.Consequence.allCases))
  }

  @Test(arguments: readings.map(\.1))
  func theCanonicalFormReadsBack(_ canonical: String) {
    let rules = PasswordRules.reading(canonical).rules
    #expect(rules.description == canonical)
  }

  /// Whatever is read, its canonical form means the same, and reading it again changes nothing.
  @Test func anyTextReadsInBoundedWork() {
    var source = SeededGenerator(seed: 6)
    let pieces = [
      "required", "allowed", "minlength", "maxlength", "max-consecutive", ":", ";", ",", " ", "[",
      "]", "-", "lower", "UPPER", "digit", "special", "unicode", "8", "0", "é", "a", "👍", "\n",
    ]
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<12, using: &source)
      let text = (0..<count).map { _ in pieces.randomElement(using: &source) ?? "" }.joined()
      let reading = PasswordRules.reading(text)
      let again = PasswordRules.reading(reading.rules.description)
      #expect(again.rules.description == reading.rules.description, "\(text)")
      #expect(again.rules.characters == reading.rules.characters, "\(text)")
      let size = text.utf16.count
      #expect(
        reading.diagnostics.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= size },
        "\(text)")
    }
  }

  @Test func setsAreSets() {
    let set: PasswordCharacters = [.digit, PasswordCharacters("-_é")]
    #expect(set.description == "digit, [-_]")
    #expect(set.contains("7" as Unicode.Scalar) && set.contains("_" as Unicode.Scalar))
    #expect(!set.contains("é" as Unicode.Scalar) && !set.contains("a" as Unicode.Scalar))
    #expect(PasswordCharacters.unicode.contains("é" as Unicode.Scalar))
    #expect(set.intersection(.lower).isEmpty)
    #expect(set.symmetricDifference(.digit) == PasswordCharacters("-_"))
    #expect(PasswordCharacters("").description == "[]")
    #expect(PasswordCharacters.special.description == "special")
  }
}
