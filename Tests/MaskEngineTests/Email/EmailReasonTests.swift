import MaskEngine
import Testing

/// Every reason, provoked, with the place it is given at; by every engine of the build.
@Suite struct EmailReasonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var profile: EmailProfile
    var text: String
    /// In bytes; `nil` for an incomplete text.
    var at: Int?
    var reason: EmailReason
    var testDescription: String { "\(profile) \(text.debugDescription)" }

    init(_ profile: EmailProfile, _ text: String, _ at: Int, _ reason: EmailReason) {
      (self.profile, self.text, self.at, self.reason) = (profile, text, at, reason)
    }

    /// What an incomplete text is missing.
    init(_ profile: EmailProfile, _ text: String, _ reason: EmailReason) {
      (self.profile, self.text, self.reason) = (profile, text, reason)
    }
  }

  static let long = String(repeating: "a", count: 64)
  static let label = String(repeating: "b", count: 63)

  static let rows: [Row] = [
    Row(.basic, "ann", .missingAt),
    Row(.rfc5321, "\"ann\"", .missingAt),
    Row(.basic, "ann@", .missingDomain),
    Row(.html, "ann@", .missingDomain),
    Row(.basic, "ann@b", .missingTopLevel),
    Row(.basic, "ann@b.c", .missingTopLevel),
    Row(.rfc5321, "ann.", .endsWithDot),
    Row(.rfc6531, "ann@b.", .endsWithDot),
    Row(.html, "ann@b-", .endsWithHyphen),
    Row(.rfc6531, "नी\u{200D}", .endsWithJoiner),
    Row(.rfc6531, "a@l\u{B7}", .endsWithJoiner),
    Row(.rfc5321, "\"ann", .openQuote),
    Row(.rfc5321, "\"", .openQuote),
    Row(.rfc5321, "\"ann\\", .openQuote),
    Row(.rfc5321, "\"ann\\\"", .openQuote),
    Row(.rfc5321, "a@[", .openLiteral),
    Row(.rfc5321, "a@[127.0.0.1", .openLiteral),
    Row(.rfc6531, "a@[IPv6:1::", .openLiteral),
    Row(.basic, "@b.com", 0, .missingLocalPart),
    Row(.rfc6531, "@", 0, .missingLocalPart),
    Row(.basic, "a@b@c.com", 3, .secondAt),
    Row(.rfc5321, "a@b.com@", 7, .secondAt),
    Row(.rfc5321, "a@[1@", 4, .secondAt),
    Row(.html, "a b@c.com", 1, .space),
    Row(.rfc5321, "a@b c", 3, .space),
    Row(.rfc6531, "a\u{A0}b@c", 1, .space),
    Row(.rfc6531, "я\t", 2, .space),
    Row(.rfc5321, "a@b\n", 3, .lineBreak),
    Row(.rfc6531, "\"a\u{2028}", 2, .lineBreak),
    Row(.rfc5321, "a\u{0}", 1, .controlCharacter),
    Row(.rfc6531, "a\u{9F}", 1, .controlCharacter),
    Row(.rfc6531, "a\u{200B}b", 1, .invisibleCharacter),
    Row(.html, "a@b\u{200D}", 3, .invisibleCharacter),
    Row(.rfc6531, "\u{200D}a", 0, .joiner),
    Row(.rfc6531, "a\u{200D}@", 4, .joiner),
    Row(.rfc6531, "a@l\u{B7}.", 5, .joiner),
    Row(.rfc6531, "a@\u{B7}l", 2, .joiner),
    Row(.rfc5321, ".a", 0, .leadingDot),
    Row(.html, "a@.b", 2, .leadingDot),
    Row(.rfc5321, "a..b", 2, .doubleDot),
    Row(.html, "a@b..c", 4, .doubleDot),
    Row(.rfc6531, "a.@", 2, .trailingDot),
    Row(.rfc5321, "zoë@b", 2, .nonASCII),
    Row(.basic, "a@bücher.de", 3, .nonASCII),
    Row(.rfc5321, "\"é\"@b", 1, .nonASCII),
    Row(.basic, "o'brien", 1, .localCharacter),
    Row(.rfc5321, "a(b)", 1, .localCharacter),
    Row(.rfc6531, "\"\u{378}", 1, .localCharacter),
    Row(.rfc5321, "a@b_c", 3, .domainCharacter),
    Row(.rfc6531, "a@b😀", 3, .domainCharacter),
    Row(.basic, "a@b.кк1", 8, .domainCharacter),
    Row(.html, "\"a\"@b", 0, .quoteInside),
    Row(.rfc5321, "a\"b\"", 1, .quoteInside),
    Row(.rfc5321, "\"a\"b@c", 3, .afterQuote),
    Row(.rfc5321, "\"a\\é\"", 3, .badEscape),
    Row(.rfc5321, "a@-b", 2, .hyphenFirst),
    Row(.rfc6531, "a@b.-", 4, .hyphenFirst),
    Row(.html, "a@b-.c", 4, .hyphenLast),
    Row(.rfc6531, "a@\u{301}b", 2, .markFirst),
    Row(.rfc5321, long + "a", 64, .localPartTooLong),
    Row(.rfc5321, "\"" + long, 63, .localPartTooLong),
    Row(.rfc5321, "\"" + long.dropFirst(2) + "\\", 63, .localPartTooLong),
    Row(.rfc5321, String(long.dropFirst()) + ".", 63, .localPartTooLong),
    Row(.rfc6531, String(long.dropFirst()) + "é", 63, .localPartTooLong),
    Row(.html, "a@" + label + "b", 65, .labelTooLong),
    Row(.rfc5321, "a@" + label + "b.com", 65, .labelTooLong),
    Row(.rfc6531, "a@" + label + "b", 65, .labelTooLong),
    Row(.rfc6531, "a@" + String(label.dropLast()) + "-", 64, .labelTooLong),
    Row(.rfc6531, "a@" + String(label.dropLast(2)) + "é", 63, .labelTooLong),
    Row(.rfc5321, long + "@" + [label, label, label].joined(separator: "."), 254, .tooLong),
    Row(.rfc5321, "a@" + [label, label, label, label].joined(separator: "."), 254, .tooLong),
    Row(.basic, "a@[127.0.0.1]", 2, .ipNotTaken),
    Row(.html, "a@[", 2, .ipNotTaken),
    Row(.rfc5321, "a@[x", 3, .badLiteral),
    Row(.rfc5321, "a@[]", 3, .badLiteral),
    Row(.rfc5321, "a@[IPv4:", 6, .badLiteral),
    Row(.rfc5321, "a@[256.1.1.1]", 5, .badIPv4),
    Row(.rfc5321, "a@[1.2.3]", 8, .badIPv4),
    Row(.rfc5321, "a@[IPv6:12345", 12, .badIPv6),
    Row(.rfc6531, "a@[ipv6:]", 8, .badIPv6),
    Row(.rfc5321, "a@[127.0.0.1].com", 13, .afterLiteral),
  ]

  @Test(arguments: rows)
  func isGiven(_ row: Row) {
    for engine in EmailEngine.allCases {
      guard let matcher = EmailMatcher(row.profile, engine: engine) else { continue }
      let verdict = matcher.verdict(on: row.text)
      #expect(verdict.reason == row.reason, "\(engine)")
      #expect(verdict.offset?.utf8 == row.at, "\(engine)")
      if let at = row.at {
        #expect(verdict.offset?.utf16 == String(row.text.utf8.prefix(at))?.utf16.count)
      }
    }
  }

  @Test func everyReasonHasARow() {
    let others: Set<EmailReason> = [.notUTF8, .cutCharacter, .limit]
    #expect(Set(Self.rows.map(\.reason)).union(others) == Set(EmailReason.allCases))
  }

  @Test func limits() {
    let letters = String(repeating: "a", count: 2000)
    for profile in [EmailProfile.basic, .html] {
      // The grammar has no end, the matcher has one.
      #expect(
        EmailMatcher(profile).verdict(on: "a@b." + String(repeating: "c.", count: 600) + "com")
          == .undecided(at: TextOffset(utf8: 1024, utf16: 1024), .limit))
      #expect(EmailMatcher(profile).verdict(on: letters + " ").reason == .limit)
      #expect(
        EmailMatcher(profile).verdict(on: "a b" + letters)
          == .impossible(at: TextOffset(utf8: 1, utf16: 1), .space))
      let limited = EmailMatcher(profile, limitsLength: true)
      #expect(
        limited.verdict(on: letters)
          == .impossible(at: TextOffset(utf8: 64, utf16: 64), .localPartTooLong))
    }
    for profile in [EmailProfile.rfc5321, .rfc6531] {
      #expect(
        EmailMatcher(profile).verdict(on: letters)
          == .impossible(at: TextOffset(utf8: 64, utf16: 64), .localPartTooLong))
    }
    // The cut for longer texts never falls inside a scalar.
    for shift in 0..<4 {
      let text = String(repeating: "a", count: shift) + String(repeating: "😀", count: 500)
      let verdict = EmailMatcher(.rfc6531).verdict(on: text)
      #expect(verdict.reason == .localPartTooLong)
      #expect(verdict.offset?.utf8 == shift + (64 - shift) / 4 * 4)
    }
  }

  @Test func basicLimitedInLength() {
    let matcher = EmailMatcher(.basic, limitsLength: true)
    let domain = String(repeating: "b", count: 300)
    // "a@" and the letters leave room for a dot and two letters up to 251.
    #expect(matcher.verdict(on: "a@" + domain.prefix(249)).name == "incomplete")
    #expect(matcher.verdict(on: "a@" + domain.prefix(250)).reason == .tooLong)
    #expect(matcher.verdict(on: "a@" + domain.prefix(249) + ".").name == "incomplete")
    #expect(matcher.verdict(on: "a@" + domain.prefix(249) + ".c").name == "incomplete")
    #expect(matcher.verdict(on: "a@" + domain.prefix(249) + ".co").isValid)
    #expect(matcher.verdict(on: "a@" + domain.prefix(249) + ".com").offset?.utf8 == 254)
  }

  @Test func namesAreStable() {
    let keys = EmailReason.allCases.map(\.key)
    #expect(Set(keys).count == EmailReason.allCases.count)
    #expect(
      keys == [
        "missing-at", "missing-domain", "missing-top-level", "ends-with-dot", "ends-with-hyphen",
        "ends-with-joiner", "open-quote", "open-literal", "missing-local-part", "second-at",
        "space", "line-break", "control-character", "invisible-character", "joiner", "leading-dot",
        "double-dot", "trailing-dot", "non-ascii", "local-character", "domain-character",
        "quote-inside", "after-quote", "bad-escape", "hyphen-first", "hyphen-last", "mark-first",
        "local-part-too-long", "label-too-long", "too-long", "ip-not-taken", "bad-literal",
        "bad-ipv4", "bad-ipv6", "after-literal", "not-utf-8", "cut-character", "limit",
      ])
    // Key and case say the same: `secondAt` is `second-at`.
    for reason in EmailReason.allCases {
      let letters = reason.key.filter { $0 != "-" }
      let name = "\(reason)".lowercased()
      #expect(name == letters, "\(reason)")
      #expect(reason.sentence.hasSuffix("."))
      #expect(!reason.sentence.contains("  "))
    }
    let place = TextOffset(utf8: 0, utf16: 0)
    let verdicts: [EmailVerdict] = [
      .empty, .incomplete(.missingAt), .valid, .impossible(at: place, .space),
      .undecided(at: place, .limit),
    ]
    #expect(
      verdicts.map(\.name) == ["empty", "incomplete", "valid", "impossible", "undecided"])
    #expect(EmailProfile.allCases.map(\.rawValue) == ["basic", "html", "rfc5321", "rfc6531"])
    #expect(EmailProfile(name: "eai") == .rfc6531)
    #expect(EmailProfile(name: "rfc5322") == .rfc5321)
    #expect(EmailProfile(name: "html") == .html)
    #expect(EmailProfile(name: "rfc822") == nil)
  }

  @Test func emptyIsEmpty() {
    for (_, matcher) in EmailCorpusTests.matchers {
      #expect(matcher.verdict(on: "") == .empty)
      #expect(matcher.verdict(on: [UInt8]().span) == .empty)
    }
  }
}
