import Foundation
import MaskField
import MaskTraits
import Testing

/// Makes fields of content types, hidden ones where the type is a secret.
func makeForm(_ fields: [(String, TextContentType?)]) -> Form {
  Form(
    fields.map { name, type in
      let field = TextField()
      field.textContentType = type
      field.isSecureTextEntry = type == .password || type == .newPassword
      return (name, field)
    })
}

@Suite struct AutoFillTests {
  let ann = Credential(
    username: "ann", password: SecretText("hunter2"), domains: ["Example.com"])
  let card = ContactCard([
    .givenName: "Ann", .familyName: "Lee", .emailAddress: "ann@example.com",
    .telephoneNumber: "+79123456789", .birthdate: "1976-11-30",
  ])

  func items() -> AutoFillItems {
    var items = AutoFillItems()
    items.credentials = [ann]
    items.contacts = [card]
    items.cards = [PaymentCard(number: "4111111111111111", name: "Ann Lee", expiration: (7, 2029))]
    return items
  }

  /// Fields, where the focus is, and what is offered for which fields.
  static let offers: [([(String, TextContentType?)], String, [String])] = [
    ([("u", .username), ("p", .password)], "u", ["credential for u, p"]),
    ([("u", .username), ("p", .password)], "p", ["credential for u, p"]),
    ([("p", .password)], "p", ["credential for p"]),
    ([("e", .emailAddress), ("p", .password)], "e", ["credential for e, p", "contact for e"]),
    ([("e", .emailAddress)], "e", ["contact for e"]),
    ([("u", nil), ("p", .password)], "u", ["credential for u, p"]),
    ([("u", .off), ("p", .password)], "u", []),
    ([("x", nil)], "x", []),
    (
      [("g", .givenName), ("f", .familyName), ("t", .telephoneNumber)], "f", ["contact for g, f, t"]
    ),
    ([("n", .name), ("c", .addressCity)], "n", ["contact for n"]),
    ([("c", .addressCity)], "c", []),
    ([("b", .birthdateYear), ("m", .birthdateMonth)], "b", ["contact for b, m"]),
    (
      [("c", .creditCardNumber), ("e", .creditCardExpiration), ("s", .creditCardSecurityCode)], "c",
      ["card for c, e"]
    ),
    ([("s", .creditCardSecurityCode)], "s", []),
    ([("u", .username), ("a", .newPassword), ("b", .newPassword)], "a", ["newPassword for a, b"]),
    ([("o", .oneTimeCode)], "o", []),
  ]

  @Test(arguments: offers)
  func offersWhatFits(_ fields: [(String, TextContentType?)], _ focus: String, _ offers: [String]) {
    let form = makeForm(fields)
    #expect(form.suggestions(from: items()).isEmpty, "nothing without focus")
    form.focus(focus)
    #expect(form.suggestions(from: items()).map(\.description) == offers)
  }

  @Test func fillsThroughTheFunnelInOrder() {
    let form = makeForm([("u", .username), ("p", .password)])
    form.focus("p")
    let recorder = Recorder()
    for field in form.fields { recorder.watch(field) }
    let outcome = form.fill(form.suggestions(from: items())[0])
    #expect(outcome == AutoFillOutcome(filled: ["u", "p"], refused: []))
    #expect(form["u"]?.text == "ann")
    #expect(form["p"]?.state.text.secret == SecretText("hunter2"))
    #expect(form.focusedName == "p")
    #expect(recorder.log.filter { $0 == "shouldChange" }.count == 2)
    #expect(recorder.log.filter { $0 == "editingChanged" }.count == 2)
    #expect(!recorder.log.contains("shouldEnd") || form["p"]?.isEditing == true)
  }

  @Test func aMaskReadsWhatIsFilled() throws {
    let form = makeForm([("t", .telephoneNumber), ("g", .givenName)])
    form["t"]?.mask = try Mask("+{7} ([000]) [000]-[00]-[00]")
    form.focus("t")
    form.fill(form.suggestions(from: items())[0])
    #expect(form["t"]?.text == "+7 (912) 345-67-89")
    #expect(form["g"]?.text == "Ann")
  }

  @Test func aFieldWithTextGetsNoContact() {
    let form = makeForm([("g", .givenName), ("f", .familyName)])
    form["g"]?.text = "Bea"
    form.focus("g")
    #expect(form.suggestions(from: items()).isEmpty)
    form.focus("f")
    #expect(form.suggestions(from: items()).map(\.names) == [["f"]])
  }

  @Test func oneUndoTakesBackTheWholeFill() {
    let form = makeForm([("g", .givenName), ("f", .familyName)])
    form.focus("g")
    form.fill(form.suggestions(from: items())[0])
    form["f"]?.undo()
    #expect(form.fields.map(\.text) == ["", ""])
    form["g"]?.redo()
    #expect(form.fields.map(\.text) == ["Ann", "Lee"])
    form["f"]?.undo()
    #expect(form.fields.map(\.text) == ["", ""])
    form["g"]?.redo()
    form.focus("f")
    form["f"]?.insertText("x")
    form["f"]?.undo()
    #expect(form.fields.map(\.text) == ["Ann", "Lee"], "only what was typed since")
  }

  @Test func undoEmptiesASecretThatWasFilled() {
    let form = makeForm([("u", .username), ("p", .password)])
    form.focus("u")
    form.fill(form.suggestions(from: items())[0])
    form["u"]?.undo()
    #expect(form["u"]?.text == "" && form["p"]?.state.text.isEmpty == true)
  }

  /// A password is kept in no undo: it goes with the fill, and does not come back with it.
  @Test func redoBringsBackAllButSecrets() {
    let form = makeForm([("u", .username), ("p", .password)])
    form.focus("p")
    form["p"]?.insertText("mine")
    form.fill(form.suggestions(from: items())[0])
    #expect(form["p"]?.canUndo == true, "undo at the password takes back the fill")
    form["p"]?.undo()
    #expect(form["u"]?.text == "" && form["p"]?.state.text.isEmpty == true)
    #expect(form["p"]?.canUndo == false && form["p"]?.canRedo == true)
    form["p"]?.redo()
    #expect(form["u"]?.text == "ann" && form["p"]?.state.text.isEmpty == true)
    #expect(form["p"]?.canRedo == false)
    form["u"]?.undo()
    #expect(form["u"]?.text == "")
  }

  @Test func aPasswordThatChangedSinceStays() {
    for isShown in [false, true] {
      let form = makeForm([("u", .username), ("p", .password)])
      form["p"]?.preset = .friendly
      form.focus("p")
      form.fill(form.suggestions(from: items())[0])
      if isShown { form["p"]?.isSecureTextEntry = false }
      form["p"]?.insertText("!")
      form["u"]?.undo()
      #expect(form["u"]?.text == "" && form["p"]?.text == "hunter2!")
    }
  }

  @Test func showingAPasswordDoesNotCutItOffItsFill() {
    let form = makeForm([("u", .username), ("p", .password)])
    form.focus("u")
    form.fill(form.suggestions(from: items())[0])
    form["p"]?.isSecureTextEntry = false
    form["u"]?.undo()
    #expect(form.fields.map(\.text) == ["", ""])
  }

  /// Filled in the open and hidden since, it is a secret: undo takes it back, redo does not bring it.
  @Test func hidingAFilledPasswordMakesItASecret() {
    let form = makeForm([("u", .username), ("p", .password)])
    form["p"]?.isSecureTextEntry = false
    form.focus("u")
    form.fill(form.suggestions(from: items())[0])
    form["p"]?.isSecureTextEntry = true
    form["u"]?.undo()
    #expect(form.fields.map(\.text) == ["", ""])
    form["u"]?.redo()
    #expect(form.fields.map(\.text) == ["ann", ""])
  }

  /// Who has the password shown when submitting gets it taken and offered to be saved all the same.
  @Test func aShownPasswordIsReadAndSaved() throws {
    let form = makeForm([("u", .username), ("p", .password)])
    form["u"]?.text = "ann"
    form["p"]?.text = "hunter3"
    form["p"]?.isSecureTextEntry = false
    let (name, secret) = try form.submit(.text("u"), .secret("p"))
    #expect(name == "ann" && secret == SecretText("hunter3"))
    let candidate = form.saveCandidate(domains: ["example.com"], known: [ann])
    #expect(candidate?.credential.password == SecretText("hunter3"))
    form["p"]?.text = ""
    #expect(form.saveCandidate(domains: ["example.com"], known: []) == nil)
  }

  @Test func whatWasTypedSinceTheUndoEndsTheRedo() {
    let form = makeForm([("g", .givenName), ("f", .familyName)])
    form.focus("g")
    form.fill(form.suggestions(from: items())[0])
    form["g"]?.undo()
    form["g"]?.insertText("x")
    form["f"]?.redo()
    #expect(form.fields.map(\.text) == ["x", "Lee"], "its own redo, not that of the fill")
    form["g"]?.undo()
    form["g"]?.redo()
    #expect(form.fields.map(\.text) == ["x", "Lee"])
  }

  @Test func whoRefusesIsNamed() {
    let form = makeForm([("u", .username), ("p", .password)])
    let recorder = Recorder()
    form["u"].map(recorder.watch)
    recorder.refuses = ["shouldChange"]
    form.focus("u")
    let outcome = form.fill(form.suggestions(from: items())[0])
    #expect(outcome == AutoFillOutcome(filled: ["p"], refused: ["u"]))
  }

  @Test func aFilterDoesNotCancelAProbe() {
    // As iOS 14 and later: an empty string first, which a digits-only filter takes for no digit.
    final class Digits: TextFieldDelegate {
      func textField(
        _ field: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { !string.isEmpty && string.allSatisfy(\.isNumber) }
    }
    let delegate = Digits()
    let field = TextField()
    field.preset = .friendly
    field.delegate = delegate
    for style: TextField.FillStyle in [.probing, .asked] {
      field.text = ""
      field.autofill("123", style: style)
      #expect(field.text == "123")
    }
  }

  @Test func strongPasswordsObeyTheField() throws {
    let form = makeForm([("a", .newPassword), ("b", .newPassword)])
    form["a"]?.passwordRules = try PasswordRules("allowed: digit; maxlength: 6")
    form.focus("a")
    let suggestion = try #require(form.suggestions(from: items()).first)
    form.fill(suggestion)
    #expect(suggestion.newPassword?.count == 6)
    #expect(form["a"]?.state.text.secret == suggestion.newPassword)
    #expect(form["b"]?.state.text.secret == suggestion.newPassword)
    #expect(
      !"\(suggestion) \(String(reflecting: suggestion))".contains(
        suggestion.newPassword!.revealed()))
    form["a"]?.isSecureTextEntry = false
    #expect(form.suggestions(from: items()).isEmpty)
  }

  @Test func aCodeIsSpreadOverBoxes() throws {
    let names = (1...6).map { "c\($0)" }
    let form = makeForm(names.map { ($0, .oneTimeCode) })
    for field in form.fields {
      field.maxLength = 1
      field.advancesWhenComplete = true
    }
    form.focus("c1")
    var items = items()
    items.codes = [try #require(OneTimeCodeMessage("Your code: 123 456"))]
    form.fill(form.suggestions(from: items)[0])
    #expect(form.fields.map(\.text) == ["1", "2", "3", "4", "5", "6"])
    form["c3"]?.undo()
    #expect(form.fields.allSatisfy { $0.text == "" })
    form.focus("c4")
    form["c4"]?.paste("987654")
    #expect(
      form.fields.map(\.text) == ["9", "8", "7", "6", "5", "4"], "a whole code begins at the first")
    form.focus("c5")
    form["c5"]?.paste("12")
    #expect(form.fields.map(\.text).joined() == "987612")
    #expect(form.boxes(with: form.fields[0]) == names)
    form.focus("c6")
    form["c6"]?.deleteBackward()
    #expect(form.focusedName == "c6")
    form["c6"]?.deleteBackward()
    #expect(form.focusedName == "c5" && form["c5"]?.text == "", "it goes on to the box before")
  }

  @Test func onlyThePersonsOwnDomains() async throws {
    let form = makeForm([("u", .username), ("p", .password)])
    let provider = MemoryAutoFillProvider(credentials: [
      ann, Credential(username: "eve", password: SecretText("x"), domains: ["evil.example"]),
    ])
    var now = Date(timeIntervalSince1970: 0)
    let autoFill = AutoFill(form, domains: ["login.example.com"], provider: provider) { now }
    try await autoFill.load()
    form.focus("u")
    #expect(autoFill.suggestions.map(\.title) == ["ann"])
    #expect(try await provider.credentials(for: nil).count == 2)
    form["u"]?.textContentType = .oneTimeCode
    autoFill.receive("Your code is 4829")
    #expect(autoFill.suggestions.map(\.title) == ["4829"])
    autoFill.fill(autoFill.suggestions[0])
    #expect(form["u"]?.text == "4829" && autoFill.suggestions.isEmpty, "a code is used once")
    autoFill.receive("Your code is 1111")
    now += 181
    #expect(autoFill.suggestions.isEmpty)
  }

  @Test func savesWhatIsNew() async throws {
    let form = makeForm([("u", .username), ("p", .password)])
    let provider = MemoryAutoFillProvider(credentials: [ann])
    let autoFill = AutoFill(form, domains: ["example.com"], provider: provider)
    try await autoFill.load()
    #expect(autoFill.saveCandidate == nil)
    form["u"]?.text = "ann"
    form["p"]?.text = "hunter2"
    #expect(autoFill.saveCandidate == nil, "saved already")
    form["p"]?.text = "hunter3"
    let update = try #require(autoFill.saveCandidate)
    #expect(update.isUpdate && update.credential.username == "ann")
    try await autoFill.save(update)
    let saved = try await provider.credentials(for: ["example.com"])
    #expect(saved.count == 1 && saved[0].password == SecretText("hunter3"))
    #expect(autoFill.saveCandidate == nil)
    form["u"]?.text = "bea"
    #expect(autoFill.saveCandidate?.isUpdate == false)
    var output = ""
    dump(autoFill.saveCandidate, to: &output)
    #expect(!output.contains("hunter"))
  }

  @Test func cardsShowFourDigits() {
    let card = PaymentCard(
      number: "4111111111111111", name: "Ann B Lee", expiration: (7, 2029), securityCode: "123",
      type: "Visa")
    #expect("\(card)" == "Visa •••• 1111")
    let texts: [TextContentType: String] = [
      .creditCardExpiration: "07/29", .creditCardExpirationMonth: "07",
      .creditCardExpirationYear: "2029", .creditCardGivenName: "Ann", .creditCardMiddleName: "B",
      .creditCardFamilyName: "Lee", .creditCardSecurityCode: "123", .creditCardType: "Visa",
    ]
    for (type, text) in texts { #expect(card.text(for: type) == text) }
  }

  @Test func aContactIsPutTogether() {
    var card = ContactCard([
      .givenName: "Ann", .familyName: "Lee", .streetAddressLine1: "Main 1",
      .streetAddressLine2: "B",
      .addressCity: "Bonn", .emailAddress: "a@b.example", .birthdate: "1976-11-30",
    ])
    let texts: [TextContentType: String?] = [
      .name: "Ann Lee", .fullStreetAddress: "Main 1, B", .addressCityAndState: "Bonn",
      .username: "a@b.example", .birthdateYear: "1976", .birthdateMonth: "11", .birthdateDay: "30",
      .countryName: nil,
    ]
    for (type, text) in texts { #expect(card.text(for: type) == text) }
    card.texts = [.fullStreetAddress: "Main 1", .birthdate: "1976"]
    #expect(card.text(for: .streetAddressLine1) == "Main 1")
    #expect(card.text(for: .birthdateYear) == nil && card.text(for: .name) == nil)
  }

  @Test func aProviderMayHaveNothing() async throws {
    struct Empty: AutoFillProvider {}
    let provider = Empty()
    try await provider.save(ann)
    try await provider.remove(ann)
    let items = try await AutoFillItems(from: provider, domains: ["example.com"])
    #expect(items.credentials.isEmpty && items.contacts.isEmpty && items.cards.isEmpty)
    let memory = MemoryAutoFillProvider(credentials: [ann], contacts: [card])
    try await memory.remove(ann)
    #expect(try await memory.credentials(for: nil).isEmpty)
    #expect(try await memory.contacts() == [card])
  }
}
