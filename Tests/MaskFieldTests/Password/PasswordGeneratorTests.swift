import MaskField
import SeededRandom
import Testing

@Suite struct PasswordGeneratorTests {
  static let descriptors = [
    "", "minlength: 24", "maxlength: 12", "required: upper; required: digit; maxlength: 8",
    "allowed: lower, upper, digit, [-]", "required: special", "allowed: [ab]; max-consecutive: 1",
    "required: [a]; required: [b]; max-consecutive: 1; maxlength: 2",
    "allowed: [01]; maxlength: 30",
    "required: lower; required: upper; required: digit; required: [-!$]; maxlength: 4",
    "allowed: [a]; max-consecutive: 2", "allowed: unicode; minlength: 30; max-consecutive: 1",
    "required: [lo]; maxlength: 6", "allowed: digit; maxlength: 4", "required: lower, upper, digit",
    "required: lower; required: lower, upper; maxlength: 1", "allowed: [ ]; maxlength: 3",
    "max-consecutive: 1", "minlength: 1024",
  ]

  @Test(arguments: descriptors)
  func obeysTheRules(_ descriptor: String) throws {
    let rules = try PasswordRules(descriptor)
    var source = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let password = try PasswordGenerator(rules).password(using: &source)
      let verdict = password.withBytes { rules.verdict(onSecret: $0) }
      #expect(verdict == .valid, "\(descriptor): \(password.revealed())")
    }
  }

  @Test(arguments: ["", "allowed: lower, upper, digit, [-]", "minlength: 8; max-consecutive: 1"])
  func isReadableWhereItMay(_ descriptor: String) throws {
    var source = SystemRandomNumberGenerator()
    let rules = try PasswordRules(descriptor)
    let password = try PasswordGenerator(rules).password(using: &source).revealed()
    let groups = password.split(separator: "-")
    #expect(groups.map(\.count) == [6, 6, 6])
    #expect(password.filter(\.isUppercase).count == 1)
    #expect(password.filter(\.isNumber).count == 1)
    #expect(password.allSatisfy { !"lI1Oo0".contains($0) })
  }

  @Test(arguments: [
    ("maxlength: 19", 19), ("minlength: 21", 21), ("allowed: lower; minlength: 3", 20),
    ("maxlength: 5", 5), ("allowed: [a]; max-consecutive: 7; minlength: 2", 7),
  ])
  func isAsLongAsItMayBe(_ descriptor: String, _ length: Int) throws {
    #expect(try PasswordGenerator(PasswordRules(descriptor)).password().count == length)
  }

  @Test func aLeastLengthAboveTheGreatestIsIgnored() throws {
    let rules = PasswordRules.reading("maxlength: 5; minlength: 10").rules
    #expect(try PasswordGenerator(rules).password().count == 5)
  }

  @Test(arguments: [
    (
      PasswordRules(required: [.upper, .lower, .digit], maxLength: 2),
      PasswordGeneratorError.tooManyRequired
    ),
    (
      PasswordRules(allowed: PasswordCharacters("a"), maxConsecutive: 2, minLength: 3),
      .tooMuchAlike
    ),
    (PasswordRules(required: [PasswordCharacters()]), .noCharacters),
    (PasswordRules(minLength: 1025), .tooLong),
    (PasswordRules(minLength: .max), .tooLong),
    (PasswordRules(required: [.upper], maxLength: 0), .tooManyRequired),
  ])
  func saysWhyThereIsNone(_ rules: PasswordRules, _ reason: PasswordGeneratorError) {
    #expect(throws: reason) { try PasswordGenerator(rules).password() }
    #expect(reason.sentence.hasSuffix("."))
  }

  @Test func everyCharacterComesAsOftenAsTheOthers() throws {
    let generator = PasswordGenerator(try PasswordRules("allowed: digit, [abc]; minlength: 1000"))
    var source = SeededGenerator(seed: 3)
    var counts: [Character: Double] = [:]
    for _ in 0..<40 {
      for character in try generator.password(using: &source).revealed() {
        counts[character, default: 0] += 1
      }
    }
    // 2 to 9 and a to c: 11 characters. The statistic has 10 degrees of freedom; 29.6 is 1 in 1000.
    #expect(counts.count == 11)
    let expected = 40_000.0 / 11
    let statistic = counts.values.reduce(0) { $0 + ($1 - expected) * ($1 - expected) / expected }
    #expect(statistic < 29.6)
  }

  @Test func twoPasswordsDiffer() throws {
    let two = [try PasswordGenerator().password(), try PasswordGenerator().password()]
    #expect(two[0].revealed() != two[1].revealed())
  }

  @Test func lookAlikesComeOnlyWhenAskedFor() throws {
    var generator = PasswordGenerator(try PasswordRules("allowed: digit; minlength: 600"))
    #expect(try !generator.password().revealed().contains { "01".contains($0) })
    generator.avoidsLookAlikes = false
    #expect(try generator.password().revealed().contains { "01".contains($0) })
  }

  @Test func saysNothingAndForgets() throws {
    var password = try PasswordGenerator().password()
    var output = ""
    dump(password, to: &output)
    output += "\(password)" + String(reflecting: password)
    #expect(!output.contains(password.revealed()))
    #expect(output.contains("••••"))
    password.clear()
    #expect(password.isEmpty && password.revealed() == "")
  }
}
