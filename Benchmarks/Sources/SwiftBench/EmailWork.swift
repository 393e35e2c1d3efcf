import CMaskCore
import EmailPeers
import Foundation
import MaskEngine

/// Nanoseconds an address, every engine in one run, the median of several passes.
@main struct EmailBenchmark {
  struct Texts {
    var name: String
    var strings: [String]
    var bytes: [CChar] = []
    var ends: [Int] = []

    init(_ name: String, _ strings: [String]) {
      (self.name, self.strings) = (name, strings)
      for text in strings {
        bytes += text.utf8.map { CChar(bitPattern: $0) }
        ends.append(bytes.count)
      }
    }
  }

  /// `accepted` of a pass, or `nil` where the engine cannot do this profile.
  struct Engine {
    var name: String
    var gives: String
    var pass: (EmailProfile, Texts) -> Int?
  }

  static func pattern(_ profile: EmailProfile) -> String {
    let number = UInt32(EmailProfile.allCases.firstIndex(of: profile)!)
    return String(cString: maskcore_email_pattern(maskcore_email_profile(rawValue: number)))
  }

  static func peer(_ name: String, _ gives: String, _ peer: peer) -> Engine {
    Engine(name: name, gives: gives) { profile, texts in
      let accepted = peer_pass(
        peer, Int32(EmailProfile.allCases.firstIndex(of: profile)!), pattern(profile), texts.bytes,
        texts.ends, texts.ends.count)
      return accepted < 0 ? nil : accepted
    }
  }

  static let foundation = Dictionary(
    uniqueKeysWithValues: EmailProfile.allCases.map {
      ($0, try! NSRegularExpression(pattern: pattern($0)))
    })

  nonisolated(unsafe) static let swiftRegex = Dictionary(
    uniqueKeysWithValues: EmailProfile.allCases.map {
      ($0, (try? Regex(pattern($0)))?.matchingSemantics(.unicodeScalar))
    })

  nonisolated(unsafe) static let engines: [Engine] = [
    peer("maskcore_email_check", "verdict, offset, reason", PEER_CHECK),
    peer("maskcore_email_check, NO_JIT", "verdict, offset, reason", PEER_CHECK_INTERPRETER),
    Engine(name: "EmailMatcher.verdict (Swift)", gives: "verdict, offset, reason") {
      let matcher = EmailMatcher($0)
      return $1.strings.count { matcher.verdict(on: $0).isValid }
    },
    peer("pcre2_match, soft partial", "three states", PEER_PCRE2),
    peer("pcre2_match", "yes or no", PEER_PCRE2_FULL),
    peer("RE2::FullMatch", "yes or no", PEER_RE2),
    peer("std::regex_match", "yes or no", PEER_STD_REGEX),
    Engine(name: "NSRegularExpression", gives: "yes or no") { profile, texts in
      let expression = foundation[profile]!
      return texts.strings.count {
        expression.firstMatch(
          in: $0, options: .anchored, range: NSRange(location: 0, length: $0.utf16.count)) != nil
      }
    },
    Engine(name: "Regex (Swift)", gives: "yes or no") { profile, texts in
      guard let regex = swiftRegex[profile]! else { return nil }
      return texts.strings.count { (try? regex.wholeMatch(in: $0)) != nil }
    },
  ]

  static func main() throws {
    let corpus = URL(fileURLWithPath: CommandLine.arguments[1])
    let addresses = try Data(contentsOf: corpus).split(separator: UInt8(ascii: "\n")).map {
      (try JSONSerialization.jsonObject(with: Data($0)) as! [String])[0]
    }
    let names = ["ann", "john.smith", "m.garcia+shop", "info", "o.petrov1987", "li_wei"]
    let hosts = ["gmail.com", "example.co.uk", "mail.example.org", "firma-mueller.de", "yahoo.fr"]
    let typical = names.flatMap { name in hosts.map { "\(name)@\($0)" } }
    let sets = [
      Texts("typical", Array(repeating: typical, count: 40).flatMap { $0 }),
      Texts("corpus", addresses),
    ]
    var hinted = 0
    for texts in sets {
      print("\(texts.name): \(texts.strings.count) texts, \(texts.bytes.count) bytes")
      print(row(["ns an address"] + EmailProfile.allCases.map(\.rawValue) + ["gives"]))
      let expected = EmailProfile.allCases.map { engines[0].pass($0, texts) }
      for engine in engines {
        var cells = [engine.name]
        for (profile, ours) in zip(EmailProfile.allCases, expected) {
          guard let accepted = engine.pass(profile, texts) else {
            cells.append("cannot")
            continue
          }
          let nanoseconds =
            median(of: 9) { _ = engine.pass(profile, texts) } / Double(texts.strings.count)
          let difference = accepted - (ours ?? 0)
          cells.append(
            String(format: "%.0f", nanoseconds)
              + (difference == 0 ? "" : String(format: " (%+d)", difference)))
        }
        print(row(cells + [engine.gives]))
      }
      var cells = ["EmailMatcher.hints (Swift)"]
      for profile in EmailProfile.allCases {
        let matcher = EmailMatcher(profile)
        let time = median(of: 5) {
          for text in texts.strings { hinted += matcher.hints(for: text).count }
        }
        cells.append(String(format: "%.0f", time / Double(texts.strings.count)))
      }
      print(row(cells + ["what was meant"]))
      print("")
    }
    precondition(hinted > 0)
    print(
      "(+n): accepts n texts more than maskcore: lengths, Unicode, or a dialect without the rule.")
  }

  static func row(_ cells: [String]) -> String {
    cells.enumerated().map { at, cell in
      let width = at == 0 ? 30 : 14
      return cell.padding(toLength: max(width, cell.count), withPad: " ", startingAt: 0)
    }.joined(separator: " ")
  }

  static func median(of runs: Int, _ pass: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in
      let time = clock.measure(pass)
      return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
    }
    return times.sorted()[runs / 2]
  }
}
