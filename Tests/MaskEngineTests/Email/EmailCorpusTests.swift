import Foundation
import MaskEngine
import Testing

/// Every settled row of the corpora, by every engine of the build.
@Suite struct EmailCorpusTests {
  /// The engines of this build, each with each profile.
  static let matchers: [(EmailEngine, EmailMatcher)] = EmailEngine.allCases.flatMap { engine in
    EmailProfile.allCases.compactMap { profile in
      EmailMatcher(profile, engine: engine).map { (engine, $0) }
    }
  }

  /// Labels of letters that IDNA2008 nevertheless refuses. The grammar has no tables for them, so they
  /// are valid, with the hint `doubtful-label`; see `EmailHintTests`.
  static let doubtful: Set<String> = [
    "kate@\u{17F}ing.com", "user@a\u{B7}b.com", "user@\u{928}\u{940}\u{200D}\u{924}\u{93F}.com",
  ]

  @Test func everyEngineIsThere() {
    let expected = EmailMatcher(.basic, engine: .jit) == nil ? 1 : 3
    #expect(Self.matchers.count == expected * EmailProfile.allCases.count)
  }

  static func check(addresses: [EmailCorpus.Address], label: String) {
    for (engine, matcher) in matchers {
      var passed = 0
      var open = 0
      for row in addresses {
        guard let expected = row.expected[matcher.profile] else { continue }
        let isValid = matcher.verdict(on: row.text).isValid
        #expect(matcher.isValid(row.text) == isValid, "\(row.text)")
        if matcher.profile == .rfc6531, doubtful.contains(row.text) {
          open += 1
          #expect(isValid && !expected, "\(row.text.debugDescription) is no longer open")
          continue
        }
        #expect(
          isValid == expected, "\(engine) \(matcher.profile) \(row.text.debugDescription)")
        passed += isValid == expected ? 1 : 0
      }
      print("\(label) addresses, \(matcher.profile), \(engine): \(passed) passed, \(open) open")
      #expect(passed > 0)
    }
  }

  static func check(typing: [EmailCorpus.Typing], label: String) {
    for (engine, matcher) in matchers {
      var passed = 0
      for row in typing {
        guard let expected = row.expected[matcher.profile] else { continue }
        let state = matcher.verdict(on: row.text).state
        #expect(state == expected, "\(engine) \(matcher.profile) \(row.text.debugDescription)")
        passed += state == expected ? 1 : 0
      }
      print("\(label) typing, \(matcher.profile), \(engine): \(passed) passed")
      #expect(passed > 0)
    }
  }

  @Test func addresses() throws {
    Self.check(addresses: try EmailCorpus.addresses(), label: "own")
  }

  @Test func typing() throws { Self.check(typing: try EmailCorpus.typing(), label: "own") }

  @Test(.enabled(if: EmailCorpus.hasShared, "../shared/corpora is not here"))
  func sharedAddresses() throws {
    Self.check(addresses: try EmailCorpus.sharedAddresses(), label: "shared")
  }

  @Test(.enabled(if: EmailCorpus.hasShared, "../shared/corpora is not here"))
  func sharedTyping() throws {
    Self.check(typing: try EmailCorpus.sharedTyping(), label: "shared")
  }

  /// One engine's whole answer, reason and UTF-16 offset included, is every engine's.
  @Test func enginesAgree() throws {
    let texts =
      try EmailCorpus.addresses().map(\.text) + EmailCorpus.typing().map(\.text)
    for profile in EmailProfile.allCases {
      for limits in [false, true] {
        let matchers = EmailEngine.allCases.compactMap {
          EmailMatcher(profile, limitsLength: limits, engine: $0)
        }
        for text in texts {
          let verdicts = Set(matchers.map { $0.verdict(on: text) })
          #expect(verdicts.count == 1, "\(profile) \(text.debugDescription) \(verdicts)")
        }
      }
    }
  }

  @Test func illFormedUTF8() throws {
    let rows = try EmailCorpus.illFormed()
    for (engine, matcher) in Self.matchers {
      for (bytes, offset) in rows {
        let verdict = matcher.verdict(on: bytes.span)
        guard let offset else {
          #expect(verdict == matcher.verdict(on: String(decoding: bytes, as: UTF8.self)))
          continue
        }
        #expect(!verdict.isValid)
        #expect(verdict.offset?.utf8 == offset, "\(engine) \(matcher.profile) \(bytes)")
        #expect(verdict.reason == .notUTF8 || verdict.reason == .cutCharacter)
        if case .undecided = verdict { #expect(verdict.reason == .cutCharacter) }
      }
    }
    print("ill-formed UTF-8: \(rows.count) rows for each of \(Self.matchers.count) matchers")
  }
}
