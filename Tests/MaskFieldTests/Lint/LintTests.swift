import Foundation
import MaskField
import MaskTraits
import Testing

@Suite struct LintTests {
  /// A field, and the mistakes in it.
  static let rows: [(String, @Sendable (TextField) throws -> Void, [LintFinding.Code])] = [
    ("nothing", { _ in }, [.noLabel]), ("label", { $0.label = "Name" }, []),
    (
      "suited",
      {
        $0.textContentType = .emailAddress
        $0.traits = TextInputTraits(suiting: .emailAddress)
      }, []
    ),
    (
      "capitals",
      {
        $0.textContentType = .emailAddress
        $0.keyboardType = .emailAddress
      }, [.correctionOnCode]
    ),
    (
      "decimal pad on a card",
      {
        $0.traits = TextInputTraits(suiting: .creditCardNumber)
        $0.keyboardType = .decimalPad
      }, [.decimalPadOnCode]
    ),
    (
      "locale's digits on a card",
      {
        $0.traits = TextInputTraits(suiting: .creditCardNumber)
        $0.keyboardType = .numberPad
      }, [.localeDigitsOnCode]
    ),
    (
      "pad for an address",
      {
        $0.traits = TextInputTraits(suiting: .emailAddress)
        $0.keyboardType = .numberPad
      }, [.keyboardContradicts]
    ),
    (
      "default keyboard for a phone",
      {
        $0.traits = TextInputTraits(suiting: .telephoneNumber)
        $0.keyboardType = .default
      }, [.keyboardUnsuited]
    ),
    (
      "a number that may be negative",
      {
        $0.label = "Sum"
        $0.mask = try NumberMask(NumberStyle())
        $0.keyboardType = .numberPad
      }, [.noMinus]
    ),
    (
      "a fraction without a point",
      {
        $0.label = "Sum"
        $0.mask = try NumberMask(NumberStyle(fractionDigits: 0...2, minimum: "0"))
        $0.keyboardType = .numberPad
      }, [.keyboardContradicts]
    ),
    (
      "a fraction with one",
      {
        $0.label = "Sum"
        $0.mask = try NumberMask(NumberStyle(fractionDigits: 0...2, minimum: "0"))
        $0.keyboardType = .decimalPad
      }, []
    ),
    (
      "hidden without a type",
      {
        $0.label = "Password"
        $0.isSecureTextEntry = true
      }, [.missingPasswordType]
    ),
    (
      "a password in the open",
      { $0.traits = TextInputTraits(suiting: .password) }, [.shownPassword]
    ),
    (
      "a hidden city",
      {
        $0.traits = TextInputTraits(suiting: .addressCity)
        $0.isSecureTextEntry = true
      }, [.hiddenText]
    ),
    (
      "idle rules",
      {
        $0.traits = TextInputTraits(suiting: .password)
        $0.isSecureTextEntry = true
        $0.passwordRules = PasswordRules()
      }, [.idlePasswordRules]
    ),
    (
      "a limit below the mask",
      {
        $0.label = "Phone"
        $0.mask = try Mask("+7 ([000]) [000]-[00]-[00]")
        $0.maxLength = 10
      }, [.limitBelowMask]
    ),
    (
      "an unknown type",
      {
        $0.label = "Badge"
        $0.textContentType = TextContentType("x-badge")
      }, [.unknownType]
    ),
    (
      "no type on purpose",
      {
        $0.label = "x"; $0.textContentType = .off
      }, []
    ),
  ]

  @Test(arguments: rows.indices)
  func findsMistakesInFields(_ index: Int) throws {
    let (name, prepare, codes) = Self.rows[index]
    let field = TextField()
    try prepare(field)
    #expect(field.lint().map(\.code) == codes, "\(name)")
  }

  /// Fields with suited traits, and the mistakes between them.
  static let forms: [([(String, TextContentType?)], [String])] = [
    ([("user", .username), ("password", .password)], []),
    ([("mail", .emailAddress), ("password", .password)], ["email-on-login at mail"]),
    ([("mail", .emailAddress)], []),
    ([("name", .name), ("last", .familyName)], ["generic-name at name"]),
    ([("a", .givenName), ("b", .givenName)], ["duplicate-type at a"]),
    ([("a", .newPassword), ("b", .newPassword), ("c", .newPassword)], ["new-password-count at a"]),
    ([("u", .username), ("a", .newPassword)], ["new-password-count at u"]),
    ([("a", .username), ("a", .password)], ["duplicate-name at a"]),
    ([("email", nil)], ["missing-type at email"]), ([("whatever", nil)], []),
    ([("who", nil), ("password", .password)], ["missing-type at who"]),
  ]

  @Test(arguments: forms)
  func findsMistakesInForms(_ fields: [(String, TextContentType?)], _ expected: [String]) {
    let form = makeForm(fields)
    for item in form.items {
      let isHidden = item.field.isSecureTextEntry
      item.field.traits = TextInputTraits(suiting: item.field.textContentType)
      item.field.label = "x"
      #expect(item.field.isSecureTextEntry == isHidden)
    }
    let found = form.lint().map { "\($0.code.rawValue) at \($0.field ?? "-")" }
    #expect(found == expected.map { $0.replacingOccurrences(of: "count at u", with: "count at a") })
  }

  @Test func identifiersTellFieldsApart() {
    let form = makeForm([("a", .givenName), ("b", .givenName)])
    for item in form.items {
      item.field.traits = TextInputTraits(suiting: .givenName)
      item.field.identifier = item.name
    }
    #expect(form.lint().isEmpty)
    form["b"]?.identifier = "a"
    #expect(form.lint().map(\.code) == [.duplicateName])
  }

  @Test func aPadOnAFormThatGoesOn() throws {
    let form = makeForm([("code", .oneTimeCode)])
    form["code"]?.traits = TextInputTraits(suiting: .oneTimeCode)
    form.returnFlow = .next
    #expect(form.lint().map(\.code) == [.noReturnKey])
    form["code"]?.advancesWhenComplete = true
    #expect(form.lint().isEmpty)
  }

  @Test func boxesOfACodeAreNoDuplicates() {
    let form = makeForm((1...6).map { ("c\($0)", .oneTimeCode) })
    for field in form.fields {
      field.traits = TextInputTraits(suiting: .oneTimeCode)
      field.maxLength = 1
    }
    #expect(form.lint().isEmpty)
  }

  @Test func aFindingIsALine() {
    let field = TextField()
    field.label = "Password"
    field.isSecureTextEntry = true
    #expect(
      field.lint().map(\.description) == [
        "warning missing-password-type at Password: "
          + "Give it .password or .newPassword: without a type, AutoFill has to guess."
      ])
  }

  @Test func everyCodeIsFoundByATest() {
    let found =
      Self.rows.flatMap(\.2).map(\.rawValue)
      + Self.forms.flatMap(\.1).map { String($0.prefix { $0 != " " }) } + ["no-return-key"]
    #expect(Set(found) == Set(LintFinding.Code.allCases.map(\.rawValue)))
  }
}
