import MaskField
import SeededRandom
import Testing

/// A hidden field edits as a shown one does: same text, caret and refusals, key by key.
@Suite struct SecretEditTests {
  static let patterns: [String?] = [nil, "[*…]", "[000]-[aaa]-[00]", "<([000])>[aa]", "PIN [0000]"]

  @Test(arguments: patterns, [nil, 0, 3, 5, 9] as [Int?])
  func asAShownField(_ pattern: String?, _ limit: Int?) throws {
    let pieces = ["1", "a", "é", "👍", "12", "a1b2c3", "PIN 12", "123-456", "かん", "e\u{301}x"]
    var random = SeededGenerator(seed: 7)
    for unit in LengthUnit.allCases {
      for overflow in FieldRules.Overflow.allCases {
        let fields = try [false, true].map { isSecure in
          let field = TextField()
          field.preset = .friendly
          if let pattern { field.mask = try Mask(pattern) }
          (field.maxLength, field.lengthUnit, field.overflow) = (limit, unit, overflow)
          field.isSecureTextEntry = isSecure
          field.becomeFirstResponder()
          return field
        }
        for _ in 0..<60 {
          let piece = pieces[Int(random.next() % UInt64(pieces.count))]
          let (start, end) = (Int(random.next() % 12), Int(random.next() % 12))
          let choice = random.next() % 8
          for field in fields {
            switch choice {
            case 0: field.paste(piece)
            case 1: field.insertSecret(SecretText(piece))
            case 2: field.deleteBackward()
            case 3: field.deleteForward()
            case 4: field.perform(.select(min(start, end)..<max(start, end)))
            case 5: field.setMarkedText(piece)
            case 6: field.unmarkText()
            default: field.insertText(piece)
            }
          }
          #expect(fields[0].text == fields[1].text, "\(choice) \(piece)")
          #expect(fields[0].selectedRange == fields[1].selectedRange, "\(choice) \(piece)")
          if fields[0].text != fields[1].text { return }
        }
      }
    }
  }

  @Test(
    arguments: [
      (.space, "a\r\n\nb\u{2028}", "a b "), (.strip, "a\nb\u{85}c", "abc"), (.reject, "a\nb", ""),
      (.keep, "a\nb", "a\nb"), (.space, "👍\né", "👍 é"),
    ] as [(LineBreaks, String, String)])
  func noLineBreakComesInWithASecret(_ breaks: LineBreaks, _ pasted: String, _ text: String) {
    let field = TextField()
    field.isSecureTextEntry = true
    field.policy.lineBreaks = breaks
    var refused = 0
    field.refusalHandler = { count, _ in refused += count }
    field.insertSecret(SecretText(pasted))
    #expect(field.text == text)
    #expect(refused == (breaks == .reject ? pasted.count : 0))
  }

  @Test func aSecretIsAssignedLikeAText() throws {
    for pattern in Self.patterns {
      for text in ["", "123", "(123)", "123-abc-45", "PIN 1234", "xyz"] {
        let fields = try [false, true].map { _ in
          let field = TextField()
          field.isSecureTextEntry = true
          if let pattern { field.mask = try Mask(pattern) }
          return field
        }
        fields[0].text = text
        fields[1].secret = SecretText(text)
        #expect(fields[0].text == fields[1].text)
        #expect(fields[0].selectedRange == fields[1].selectedRange)
      }
    }
    let shown = TextField()
    shown.secret = SecretText("abc")
    #expect(shown.text == "abc" && shown.secret == nil)
  }

  /// Validators of strings still judge passwords; those of bytes say the same of both.
  @Test func judgesOfBytesAndStringsAgree() {
    let rules: [ValidationRule] = [
      .atLeast(3), .atMost(4), ValidationRule("x.e", "No e.", onSecret: { !$0.contains(0x65) }),
      ValidationRule("x.s", "No s.") { text, _ in !text.contains("s") },
    ]
    for text in ["a", "abc", "👍👍👍", "abcde", "se", "e\u{301}abc", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👍"] {
      let fields = [false, true].map { isSecure in
        let field = TextField()
        field.isSecureTextEntry = isSecure
        field.validator = ValidationRules(rules)
        field.text = text
        return field
      }
      #expect(fields[0].verdict == fields[1].verdict, "\(text)")
    }
  }
}

extension Span<UInt8> {
  fileprivate func contains(_ byte: UInt8) -> Bool { indices.contains { self[$0] == byte } }
}
