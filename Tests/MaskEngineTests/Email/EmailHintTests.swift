import MaskEngine
import Testing

@Suite struct EmailHintTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var code: EmailHint.Code
    /// In UTF-16 units.
    var range: Range<Int>
    var suggestion: String?
    var profile = EmailProfile.rfc6531
    var testDescription: String { text.debugDescription }

    init(
      _ text: String, _ code: EmailHint.Code, _ range: Range<Int>, _ suggestion: String? = nil,
      _ profile: EmailProfile = .rfc6531
    ) {
      (self.text, self.code, self.range, self.suggestion) = (text, code, range, suggestion)
      self.profile = profile
    }
  }

  static let rows: [Row] = [
    Row("  ann@b.com", .trimWhitespace, 0..<2, "ann@b.com"),
    Row("ann@b.com\n", .trimWhitespace, 9..<10, "ann@b.com"),
    Row("\u{A0}ann@b.com\u{3000}", .trimWhitespace, 0..<1, "ann@b.com"),
    Row("   ", .trimWhitespace, 0..<3),
    Row("ann\u{200B}@b.com", .invisibleCharacter, 3..<4, "ann@b.com"),
    Row("\u{FEFF}ann@b.com", .invisibleCharacter, 0..<1, "ann@b.com"),
    Row("an\u{AD}n@b.com", .invisibleCharacter, 2..<3, "ann@b.com"),
    Row("ann\u{FFFD}@b.com", .invisibleCharacter, 3..<4),
    Row("ann@b.com\u{200F}", .bidiMark, 9..<10, "ann@b.com"),
    Row("\u{202A}ann@b.com\u{202C}", .bidiMark, 0..<1, "ann@b.com"),
    Row("mailto:ann@b.com", .stripMailto, 0..<7, "ann@b.com"),
    Row("MailTo:ann%2Bx@b.com?subject=Hi%20there", .stripMailto, 0..<7, "ann+x@b.com"),
    Row("mailto:%D0%B0@b.com", .stripMailto, 0..<7, "а@b.com"),
    Row("mailto:50%@b.com", .stripMailto, 0..<7, "50%@b.com"),
    Row("Ann B <ann@b.com>", .extractAngleAddress, 6..<17, "ann@b.com"),
    Row("<ann@b.com>", .extractAngleAddress, 0..<11, "ann@b.com"),
    Row("Ann <ann@b>, <c@d>", .multipleAddresses, 11..<18),
    Row("ann@b.com, cy@d.com", .multipleAddresses, 9..<19),
    Row("ann@b.com;cy@d.com", .multipleAddresses, 9..<18),
    Row("ann@b.com cy@d.com", .multipleAddresses, 9..<18),
    Row("ann@b.com.", .trimTrailingPunctuation, 9..<10, "ann@b.com"),
    Row("ann@b.com>,", .trimTrailingPunctuation, 9..<11, "ann@b.com"),
    Row("ann＠b.com", .fullwidthAt, 3..<4, "ann@b.com"),
    Row("ann﹫b.com", .fullwidthAt, 3..<4, "ann@b.com"),
    Row("ａnn@b.com", .fullwidthCharacters, 0..<1, "ann@b.com"),
    Row("ann@ｂ.com", .fullwidthCharacters, 4..<5, "ann@b.com"),
    Row("ann@b。com", .ideographicDot, 5..<6, "ann@b.com"),
    Row("ann@b｡com", .ideographicDot, 5..<6, "ann@b.com"),
    Row("o’brien@b.com", .smartPunctuation, 1..<2, "o'brien@b.com"),
    Row("“a b”@b.com", .smartPunctuation, 0..<1, "\"a b\"@b.com"),
    Row("ann@b–c.com", .smartPunctuation, 5..<6, "ann@b-c.com"),
    Row("ann@b…com", .smartPunctuation, 5..<6),
    Row("ann@b,com", .commaForDot, 5..<6, "ann@b.com"),
    Row("a..b@c.com", .consecutiveDots, 1..<3),
    Row(".ann@b.com", .leadingDotLocal, 0..<1),
    Row("ann.@b.com", .trailingDotLocal, 3..<4),
    Row("ann@gmial.com", .domainTypo, 4..<13, "ann@gmail.com"),
    Row("Ann@GMIAL.com", .domainTypo, 4..<13, "Ann@gmail.com"),
    Row("ann@intranet", .singleLabelDomain, 4..<12),
    Row("ann@10.0.0.1", .numericTopLevel, 11..<12),
    Row("ann@printer.local", .reservedTopLevel, 12..<17),
    Row("ann@localhost", .reservedTopLevel, 4..<13),
    Row("ann@acme.con", .unknownTopLevel, 9..<12, "ann@acme.com"),
    Row("ann@mail.acme.con", .unknownTopLevel, 14..<17),
    Row("ann@acme.qqqqq", .unknownTopLevel, 9..<14),
    Row("kate@\u{17F}ing.com", .doubtfulLabel, 5..<6),
    Row("user@a\u{B7}b.com", .doubtfulLabel, 6..<7),
    Row("user@\u{928}\u{940}\u{200D}\u{924}\u{93F}.com", .doubtfulLabel, 7..<8),
    Row("user@ab--é.com", .doubtfulLabel, 8..<9),
    // Several at once: each suggestion repairs all of it.
    Row(" mailto:ann＠b。com ", .trimWhitespace, 0..<1, "ann@b.com"),
    Row(" mailto:ann＠b。com ", .ideographicDot, 13..<14, "ann@b.com"),
    Row("Ann <ann@gmial.com>", .extractAngleAddress, 4..<19, "ann@gmial.com"),
    Row("а\u{200B}@b.com", .invisibleCharacter, 1..<2, nil, .rfc5321),
  ]

  @Test(arguments: rows)
  func isGiven(_ row: Row) throws {
    let matcher = EmailMatcher(row.profile)
    let hints = matcher.hints(for: row.text)
    let hint = try #require(hints.first { $0.code == row.code }, "\(hints)")
    #expect(hint.utf16Range == row.range)
    #expect(hint.suggestion == row.suggestion)
    let units = Array(row.text.utf16)
    #expect(hint.utf8Range.lowerBound == utf8(units[..<row.range.lowerBound]))
    #expect(hint.utf8Range.count == utf8(units[row.range]))
    #expect(hint.sentence.hasSuffix(".") || hint.sentence.hasSuffix("?"))
  }

  private func utf8(_ units: ArraySlice<UInt16>) -> Int {
    String(decoding: units, as: UTF16.self).utf8.count
  }

  @Test func everyCodeHasARow() {
    #expect(Set(Self.rows.map(\.code)) == Set(EmailHint.Code.allCases))
  }

  @Test func rightAddressesDrawNone() {
    for text in [
      "ann@example.com", "o'brien@bbc.co.uk", "a.b+c@gmail.com", "почта@пример.рф",
      "\"a, b@c\"@example.org", "\"a..b\"@example.org", "user@[127.0.0.1]", "a@xn--p1ai.xn--p1ai",
      "user@कंपनी.भारत", "a@l\u{B7}lull.cat".replacing("@l", with: "@col\u{6C}"), "",
    ] {
      #expect(EmailMatcher(.rfc6531).hints(for: text).isEmpty, "\(text)")
    }
  }

  /// The corpus of typos, for the first hint that has a suggestion.
  @Test func typos() throws {
    let rows = try EmailCorpus.typos()
    for row in rows {
      let hints = EmailMatcher(.rfc5321).hints(for: row.input, domains: row.domains)
      #expect(hints.lazy.compactMap(\.suggestion).first == row.suggestion, "\(row.input)")
    }
    print("typos: \(rows.count) rows")
    #expect(rows.count >= 46)
  }

  @Test func aSuggestionIsAlwaysValid() throws {
    var suggestions = 0
    for row in try EmailCorpus.addresses() {
      for profile in EmailProfile.allCases {
        let matcher = EmailMatcher(profile)
        for hint in matcher.hints(for: row.text) {
          guard let suggestion = hint.suggestion else { continue }
          suggestions += 1
          #expect(matcher.verdict(on: suggestion).isValid, "\(hint)")
          #expect(suggestion != row.text)
        }
      }
    }
    print("suggestions made from the corpus: \(suggestions)")
    #expect(suggestions > 100)
  }

  @Test func nothingIsCorrectedThatIsKnown() {
    let standard = EmailDomains.standard
    for domain in standard.candidates + standard.lookalikes {
      let hints = EmailMatcher(.rfc5321).hints(for: "a@" + domain)
      #expect(!hints.contains { $0.code == .domainTypo }, "\(domain)")
    }
    // The parts of a domain that is being typed are no typos of it.
    for text in ["a@g", "a@gm", "a@gmai", "a@gmail.c", "a@hotmail.c"] {
      #expect(
        !EmailMatcher(.rfc5321).hints(for: text).contains { $0.code == .domainTypo }, "\(text)")
    }
    // Short names have too many neighbours.
    for text in ["a@ms.com", "a@qv.com", "a@lime.com", "a@aol.co"] {
      #expect(
        !EmailMatcher(.rfc5321).hints(for: text).contains {
          $0.code == .domainTypo && $0.suggestion != "a@aol.com"
        }, "\(text)")
    }
  }

  @Test func distances() {
    func distance(_ a: String, _ b: String, limit: Int = 3) -> Int? {
      EmailTypo.distance(Array(a.utf8), Array(b.utf8), limit: limit)
    }
    #expect(distance("gmail", "gmail") == 0)
    #expect(distance("gmial", "gmail") == 1)
    #expect(distance("gmal", "gmail") == 1)
    #expect(distance("gmaill", "gmail") == 1)
    #expect(distance("gnail", "gmail") == 1)
    #expect(distance("ca", "abc") == 3)
    #expect(distance("", "ab") == 2)
    #expect(distance("", "") == 0)
    #expect(distance("abcdef", "gmail", limit: 2) == nil)
    #expect(distance("a", "abcd", limit: 2) == nil)
  }

  /// All words of up to four letters of three, against the recurrence as the textbooks write it.
  @Test func distancesAreThoseOfTheRecurrence() {
    func plain(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
      guard let x = a.last, let y = b.last else { return a.count + b.count }
      var best = min(
        plain(a.dropLast(), b) + 1, plain(a, b.dropLast()) + 1,
        plain(a.dropLast(), b.dropLast()) + (x == y ? 0 : 1))
      if a.count > 1, b.count > 1, x == b.dropLast().last, y == a.dropLast().last {
        best = min(best, plain(a.dropLast(2), b.dropLast(2)) + 1)
      }
      return best
    }
    var words: [[UInt8]] = [[]]
    for word in 0..<4 {
      words += words.filter { $0.count == word }.flatMap { word in (0..<3).map { word + [$0] } }
    }
    for (at, a) in words.enumerated() {
      for b in words[..<min(words.count, at + 9)] where b.count + 2 >= a.count {
        let expected = plain(a[...], b[...])
        #expect(EmailTypo.distance(a, b, limit: 9) == expected)
        #expect(EmailTypo.distance(b, a, limit: 1) == (expected <= 1 ? expected : nil))
      }
    }
  }

  @Test func listsAreReplaceable() {
    let list = """
      # Version 2030010200, Last Updated Wed Jan  2 07:07:01 2030 UTC
      COM
      XN--P1AI\tрф

      CON
      """
    let topLevels = EmailTopLevels(list: list)
    #expect(topLevels.version == "2030010200")
    #expect(topLevels.date == "2030-01-02")
    #expect(topLevels.names == ["com", "xn--p1ai", "рф", "con"])
    #expect(EmailTopLevels(list: "net").date == "")

    var domains = EmailDomains.standard
    domains.topLevels = topLevels
    #expect(EmailMatcher().hints(for: "a@acme.con", domains: domains).isEmpty)
    #expect(
      EmailMatcher().hints(for: "a@acme.net", domains: domains).map(\.code) == [.unknownTopLevel])
    domains.popular.insert("acme-mail.org", at: 0)
    #expect(
      EmailMatcher().hints(for: "a@acme-mial.org", domains: domains).first?.suggestion
        == "a@acme-mail.org")
    #expect(EmailTopLevels.snapshot.date == "2026-06-23")
    #expect(EmailTopLevels.snapshot.contains("MUSEUM"))
    #expect(EmailTopLevels.snapshot.contains("рф"))
    #expect(EmailTopLevels.snapshot.names.count > 1500)
  }

  @Test func longTextsDrawNone() {
    #expect(EmailMatcher().hints(for: " " + String(repeating: "a", count: 2047)).count == 1)
    #expect(EmailMatcher().hints(for: " " + String(repeating: "a", count: 2048)).isEmpty)
  }
}
