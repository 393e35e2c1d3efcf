#if os(Linux)
  import Foundation
  import MaskField
  import Testing

  /// Each way on which a password might become a string: none does.
  extension MemoryTests {
    /// The password in memory of its own, put together key by key.
    private static func secret() -> SecretText {
      var secret = SecretText()
      for byte in hidden {
        let end = secret.size.utf16
        secret.replace(end..<end, with: String(Unicode.Scalar(byte ^ MemorySearch.key)))
      }
      return secret
    }

    private static func passwordField(_ prepare: (TextField) throws -> Void) rethrows -> TextField {
      let field = TextField()
      field.isSecureTextEntry = true
      try prepare(field)
      field.becomeFirstResponder()
      return field
    }

    @Test(arguments: [false, true], LengthUnit.allCases)
    func aLimitReadsNoString(isMasked: Bool, unit: LengthUnit) async {
      await #expect(processExitsWith: .success) { [isMasked, unit] in
        let field = try MemoryTests.passwordField {
          if isMasked { $0.mask = try Mask("[*…]") }
          $0.maxLength = MemoryTests.hidden.count
          $0.lengthUnit = unit
        }
        MemoryTests.type(into: field)
        field.insertText("!")
        #expect(field.state.text.count == MemoryTests.hidden.count)
        #expect(MemoryTests.places() == 1)
        field.clear()
        #expect(MemoryTests.places() == 0)
      }
    }

    @Test(arguments: [nil, "[*…]", "[****]-[*…]"] as [String?])
    func aSecretIsPastedAsOne(pattern: String?) async {
      await #expect(processExitsWith: .success) { [pattern] in
        for limit in [nil, 64] {
          let secret = MemoryTests.secret()
          let field = try MemoryTests.passwordField {
            if let pattern { $0.mask = try Mask(pattern) }
            $0.maxLength = limit
          }
          field.insertSecret(secret)
          // A literal in the middle hides it from the search.
          let isBroken = pattern?.contains("-") == true
          #expect(MemoryTests.places() == (isBroken ? 1 : 2), "the secret and the field")
          field.secret = secret
          #expect(MemoryTests.places() <= 2)
          field.clear()
          #expect(MemoryTests.places() == 1)
          field.autofill(secret)
          field.secret = nil
          #expect(MemoryTests.places() == 1)
        }
        #expect(MemoryTests.places() == 0)
      }
    }

    @Test(arguments: [nil, "[*…]"] as [String?])
    func theEndOfACompositionReadsNoString(pattern: String?) async {
      await #expect(processExitsWith: .success) { [pattern] in
        let field = try MemoryTests.passwordField {
          if let pattern { $0.mask = try Mask(pattern) }
          $0.maxLength = 64
        }
        // An input method hands over strings: pieces of them, too short to be found.
        for half in [MemoryTests.hidden.prefix(8), MemoryTests.hidden.suffix(8)] {
          let piece = String(decoding: half.map { $0 ^ MemorySearch.key }, as: UTF8.self)
          field.setMarkedText(piece + "x")
          field.deleteBackward()
          field.unmarkText()
        }
        #expect(field.state.text.count == MemoryTests.hidden.count)
        #expect(MemoryTests.places() == 1)
        field.clear()
        #expect(MemoryTests.places() == 0)
      }
    }

    @Test func lookingAtItReadsNoString() async {
      await #expect(processExitsWith: .success) {
        let mask = try Mask("[****************]")
        let field = MemoryTests.passwordField {
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
        MemoryTests.type(into: field)
        #expect(form.focusedName == "next", "a full password passes the focus on")
        #expect(field.validationState == .valid)
        #expect(field.hint == "" && field.feedbackMessage == nil)
        _ = (field.accessibility, form.snapshot, form.lint(), field.shownText, form.firstError)
        #expect(MemoryTests.places() == 1)
        field.clear()
        #expect(field.hint == mask.hint(behind: ""))
        #expect(MemoryTests.places() == 0)
      }
    }

    @Test func aModelHoldsItAsASecret() async {
      await #expect(processExitsWith: .success) {
        var model = SecretText()
        let field = MemoryTests.passwordField { _ in }
        let link = field.bind(to: Binding(get: { model }, set: { model = $0 }), as: .secret)
        MemoryTests.type(into: field)
        #expect(model.count == MemoryTests.hidden.count && link.failure == nil)
        #expect(MemoryTests.places() == 1, "field and model share the memory")
        for _ in 0..<12 { field.deleteBackward() }
        #expect(MemoryTests.places() == 0, "what is deleted goes from both")
        field.clear()
        MemoryTests.type(into: field)
        field.clear()
        #expect(model.isEmpty)
        #expect(MemoryTests.places() == 0)
        model = MemoryTests.secret()
        link.refresh()
        #expect(field.state.text.count == MemoryTests.hidden.count)
        link.unbind()
        field.clear()
        model = SecretText()
      }
    }

    @Test func aFillKeepsNone() async {
      await #expect(processExitsWith: .success) {
        let (name, password) = (TextField(), TextField())
        password.isSecureTextEntry = true
        let form = Form([("name", name), ("password", password)])
        form.focus("name")
        do {
          var items = AutoFillItems()
          items.credentials = [
            Credential(username: "ann", password: MemoryTests.secret(), domains: ["example.com"])
          ]
          form.fill(form.suggestions(from: items)[0])
        }
        #expect(MemoryTests.places() == 1)
        password.clear()
        #expect(MemoryTests.places() == 0, "what is cleared stands in no undo")
      }
    }

    @Test func aDelegateMayLookAtBytes() async {
      await #expect(processExitsWith: .success) {
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
        let field = MemoryTests.passwordField { $0.delegate = delegate }
        let secret = MemoryTests.secret()
        field.insertSecret(secret)
        #expect(field.state.text.isEmpty)
        field.insertSecret(secret)
        #expect(MemoryTests.places() == 2, "the secret and the field")
        #expect(delegate.sizes == [16, 16] && field.secret == secret)
        field.clear()
      }
    }
  }
#endif
