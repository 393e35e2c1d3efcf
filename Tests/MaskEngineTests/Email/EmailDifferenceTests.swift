import CMaskFuzz
import Foundation
import MaskEngine
import SeededRandom
import Testing

/// Random and mutated texts: Foundation, PCRE2's JIT and its interpreter against the state machine.
///
/// `MASKFIELD_SEED` and `MASKFIELD_ROUNDS` in the environment choose others than the usual ones.
@Suite struct EmailDifferenceTests {
  static let pieces: [String] = [
    "a", "b", "Z", "1", "09", ".", ".", "-", "@", "@", "\"", "\\", "[", "]", ":", "::", "IPv6:",
    "127.0.0.1", "255", "256", "1:2:3:4:5:6", "ff", " ", "\n", "\t", "(", ",", "_", "+", "'", "é",
    "e\u{301}", "\u{301}", "я", "中", "नी", "\u{94D}", "\u{200D}", "\u{200C}", "\u{B7}", "\u{AD}",
    "\u{200B}", "Ａ", "。", "²", "Ⅷ", "😀", "\u{1D400}", "\u{E000}", "\u{378}", "\u{2028}", "\u{85}",
    "\u{31350}", "\u{10FFFF}", "com", "example.com", "xn--p1ai", String(repeating: "x", count: 31),
    String(repeating: "é", count: 15),
  ]

  static func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test func enginesAgreeWithTheStateMachine() throws {
    let seed = Self.environment("MASKFIELD_SEED") ?? 20_261_130
    let rounds = Int(Self.environment("MASKFIELD_ROUNDS") ?? 6_000)
    let corpus = try EmailCorpus.addresses().map(\.text)
    var random = SeededGenerator(seed: seed)
    var compared = 0
    var seen: [String: Int] = [:]
    for round in 0..<rounds {
      let text =
        round.isMultiple(of: 2)
        ? (0..<Int.random(in: 1...12, using: &random)).map { _ in
          Self.pieces.randomElement(using: &random) ?? ""
        }.joined()
        : Self.mutated(corpus.randomElement(using: &random) ?? "", &random)
      for (number, profile) in EmailProfile.allCases.enumerated() {
        let limits = Bool.random(using: &random)
        let expected = Self.oracle(number, limits, text)
        for engine in EmailEngine.allCases {
          guard let matcher = EmailMatcher(profile, limitsLength: limits, engine: engine) else {
            continue
          }
          let verdict = matcher.verdict(on: text)
          compared += 1
          seen[verdict.name, default: 0] += 1
          #expect(
            verdict.state == expected, "\(engine) \(profile) \(limits) \(text.debugDescription)")
        }
      }
    }
    print(
      "differences: \(compared) verdicts compared with the state machine, seed \(seed): \(seen)")
    #expect((seen["valid"] ?? 0) > rounds / 10)
    #expect((seen["incomplete"] ?? 0) > rounds / 10)
    #expect((seen["impossible"] ?? 0) > rounds / 10)
  }

  private static func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let at = Int.random(in: 0...scalars.count, using: &random)
      let piece = Array((pieces.randomElement(using: &random) ?? "").unicodeScalars)
      let end = min(scalars.count, at + Int.random(in: 0...2, using: &random))
      scalars.replaceSubrange(at..<end, with: piece)
    }
    if Bool.random(using: &random) {
      scalars.removeLast(Int.random(in: 0...scalars.count, using: &random))
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func oracle(_ profile: Int, _ limits: Bool, _ text: String) -> EmailCorpus.State? {
    let bytes = Array(text.utf8)
    let answer = unsafe maskcore_fuzz_email_oracle(Int32(profile), limits, bytes, bytes.count)
    switch answer.verdict {
    case 1: return .empty
    case 2: return .incomplete
    case 3: return .valid
    case 4: return .impossible(answer.offset)
    default: return nil
    }
  }
}
