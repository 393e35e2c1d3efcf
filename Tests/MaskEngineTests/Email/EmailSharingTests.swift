import MaskEngine
import Testing

/// One matcher in many threads. `swift test --sanitize thread` watches.
@Suite struct EmailSharingTests {
  @Test(arguments: EmailEngine.allCases)
  func fourThreadsShareAMatcher(_ engine: EmailEngine) async throws {
    let texts = try EmailCorpus.addresses().map(\.text)
    let rounds = engine == .foundation ? 1 : 12
    for profile in EmailProfile.allCases {
      guard let matcher = EmailMatcher(profile, engine: engine) else { continue }
      let expected = matcher.verdicts(on: texts)
      let right = await withTaskGroup(of: Int.self) { group in
        for thread in 0..<4 {
          group.addTask {
            var right = 0
            for round in 0..<rounds {
              // Every thread at another place, so that they disagree if they share what they must not.
              let start = (thread * 400 + round * 37) % texts.count
              for step in texts.indices {
                let at = (start + step) % texts.count
                right += matcher.verdict(on: texts[at]) == expected[at] ? 1 : 0
              }
            }
            return right
          }
        }
        return await group.reduce(0, +)
      }
      #expect(right == 4 * rounds * texts.count)
      print("4 threads, one matcher, \(profile), \(engine): \(right) right verdicts")
    }
  }

  /// The first matcher of a profile compiles its pattern; many may be the first.
  @Test func threadsMayCreateAtOnce() async {
    let verdicts = await withTaskGroup(of: [EmailVerdict].self) { group in
      for _ in 0..<8 {
        group.addTask {
          EmailProfile.allCases.flatMap { profile in
            EmailEngine.allCases.compactMap { EmailMatcher(profile, engine: $0) }
              .map { $0.verdict(on: "ann@example.com") }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(verdicts.allSatisfy { $0 == .valid })
    #expect(verdicts.count >= 8 * 4)
  }

  @Test func matchersCompareByWhatTheyDo() {
    #expect(EmailMatcher(.html) == EmailMatcher(.html))
    #expect(EmailMatcher(.html) != EmailMatcher(.basic))
    #expect(EmailMatcher(.html) != EmailMatcher(.html, limitsLength: true))
    #expect(Set(EmailProfile.allCases.map { EmailMatcher($0) }).count == 4)
    if let jit = EmailMatcher(.html, engine: .jit),
      let interpreter = EmailMatcher(.html, engine: .interpreter)
    {
      #expect(jit.engineName.hasPrefix("PCRE2 10."))
      #expect(interpreter.engineName.hasSuffix(", interpreter"))
      #expect(EmailMatcher(.html) == jit)
    } else {
      #expect(EmailMatcher(.html).engineName == "NSRegularExpression")
    }
    #expect(EmailMatcher(.html, engine: .foundation)?.engineName == "NSRegularExpression")
  }
}
