#if os(Linux)
  import Foundation
  import MaskField
  import Testing

  /// Each way on which a password might become a string: none does. The memory of the process is
  /// searched, so these run one after the other, with the tests they belong to.
  extension MemoryTests {
    /// The password in memory of its own, put together key by key.
    private func secret() -> SecretText {
      var secret = SecretText()
      for byte in Self.hidden {
        let end = secret.size.utf16
        secret.replace(end..<end, with: String(Unicode.Scalar(byte ^ 0x55)))
      }
      return secret
    }

    private func passwordField(_ prepare: (TextField) throws -> Void) rethrows -> TextField {
      let field = TextField()
      field.isSecureTextEntry = true
      try prepare(field)
      field.becomeFirstResponder()
      return field
    }

    @Test(arguments: [false, true], LengthUnit.allCases)
    func aLimitReadsNoString(isMasked: Bool, unit: LengthUnit) throws {
      let field = try passwordField {
        if isMasked { $0.mask = try Mask("[*…]") }
        $0.maxLength = Self.hidden.count
        $0.lengthUnit = unit
      }
      type(into: field)
      field.insertText("!")
      #expect(field.state.text.count == Self.hidden.count)
      #expect(try places() == 1)
      field.clear()
      #expect(try places() == 0)
    }

    @Test(arguments: [nil, "[*…]", "[****]-[*…]"] as [String?])
    func aSecretIsPastedAsOne(pattern: String?) throws {
      for limit in [nil, 64] {
        let secret = secret()
        let field = try passwordField {
          if let pattern { $0.mask = try Mask(pattern) }
          $0.maxLength = limit
        }
        field.insertSecret(secret)
        // A literal in the middle hides it from the search.
        let isBroken = pattern?.contains("-") == true
        #expect(try places() == (isBroken ? 1 : 2), "the secret and the field")
        field.secret = secret
        #expect(try places() <= 2)
        field.clear()
        #expect(try places() == 1)
        field.autofill(secret)
        field.secret = nil
        #expect(try places() == 1)
      }
      #expect(try places() == 0)
    }

    @Test(arguments: [nil, "[*…]"] as [String?])
    func theEndOfACompositionReadsNoString(pattern: String?) throws {
      let field = try passwordField {
        if let pattern { $0.mask = try Mask(pattern) }
        $0.maxLength = 64
      }
      // An input method hands over strings: pieces of them, too short to be found.
      for half in [Self.hidden.prefix(8), Self.hidden.suffix(8)] {
        let piece = String(decoding: half.map { $0 ^ 0x55 }, as: UTF8.self)
        field.setMarkedText(piece + "x")
        field.deleteBackward()
        field.unmarkText()
      }
      #expect(field.state.text.count == Self.hidden.count)
      #expect(try places() == 1)
      field.clear()
      #expect(try places() == 0)
    }

    @Test func lookingAtItReadsNoString() throws {
      let mask = try Mask("[****************]")
      let field = passwordField {
        $0.mask = mask
        $0.validator = ValidationRules([
          ValidationRule.atLeast(8), ValidationRule.atMost(64),
          ValidationRule("x.first", "Not so.", onSecret: { $0[0] != 0x20 }),
          PasswordRules(),
        ])
        $0.advancesWhenComplete = true
        $0.feedbackTiming = .live
      }
      let next = TextField()
      let form = Form([("password", field), ("next", next)])
      type(into: field)
      #expect(form.focusedName == "next", "a full password passes the focus on")
      #expect(field.validationState == .valid)
      #expect(field.hint == "" && field.feedbackMessage == nil)
      _ = (field.accessibility, form.snapshot, form.lint(), field.shownText, form.firstError)
      #expect(try places() == 1)
      field.clear()
      #expect(field.hint == mask.hint(behind: ""))
      #expect(try places() == 0)
    }

    @Test func aModelHoldsItAsASecret() throws {
      var model = SecretText()
      let field = passwordField { _ in }
      let link = field.bind(to: Binding(get: { model }, set: { model = $0 }), as: .secret)
      type(into: field)
      #expect(model.count == Self.hidden.count && link.failure == nil)
      #expect(try places() == 1, "field and model share the memory")
      for _ in 0..<12 { field.deleteBackward() }
      #expect(try places() == 0, "what is deleted goes from both")
      field.clear()
      type(into: field)
      field.clear()
      #expect(model.isEmpty)
      #expect(try places() == 0)
      model = secret()
      link.refresh()
      #expect(field.state.text.count == Self.hidden.count)
      link.unbind()
      field.clear()
      model = SecretText()
    }

    @Test func aFillKeepsNone() throws {
      let (name, password) = (TextField(), TextField())
      password.isSecureTextEntry = true
      let form = Form([("name", name), ("password", password)])
      form.focus("name")
      do {
        var items = AutoFillItems()
        items.credentials = [
          Credential(username: "ann", password: secret(), domains: ["example.com"])
        ]
        form.fill(form.suggestions(from: items)[0])
      }
      #expect(try places() == 1)
      password.clear()
      #expect(try places() == 0, "what is cleared stands in no undo")
    }

    @Test func aDelegateMayLookAtBytes() throws {
      final class Bytes: TextFieldDelegate {
        var sizes: [Int] = []
        func textField(
          _ field: TextField, shouldChangeCharactersIn range: NSRange,
          replacementSecret secret: SecretText
        ) -> Bool {
          sizes.append(secret.count)
          return sizes.count > 1
        }
      }
      let delegate = Bytes()
      let field = passwordField { $0.delegate = delegate }
      let secret = secret()
      field.insertSecret(secret)
      #expect(field.state.text.isEmpty)
      field.insertSecret(secret)
      #expect(try places() == 2, "the secret and the field")
      #expect(delegate.sizes == [16, 16] && field.secret == secret)
      field.clear()
    }
  }
#endif
