import CMaskCore
import Foundation
import MaskEngine

/// Email verdicts and rows of phones against the regular expressions that Swift comes with.
enum EmailWork {
  /// Addresses as forms get them, all valid by `html`.
  static let typical: [String] = {
    let names = ["ann", "john.smith", "m.garcia+shop", "info", "o.petrov1987", "li_wei"]
    let hosts = ["gmail.com", "example.co.uk", "mail.example.org", "firma-mueller.de", "yahoo.fr"]
    return names.flatMap { name in hosts.map { "\(name)@\($0)" } }
  }()

  /// 10,000 addresses: every other one typical, the rest from the corpus of the tests, in which two
  /// of three are no addresses.
  static func mixed(corpus file: String) throws -> [String] {
    let corpus = try Data(contentsOf: URL(fileURLWithPath: file)).split(separator: 10).map {
      (try JSONSerialization.jsonObject(with: Data($0)) as! [String])[0]
    }
    var state: UInt64 = 1
    return (0..<10_000).map { at in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let from = at % 2 == 0 ? typical : corpus
      return from[Int(state >> 33) % from.count]
    }
  }

  /// Writes what `regexes.cpp` reads.
  static func write(corpus file: String) throws {
    let typical = Array(repeating: typical, count: 40).flatMap { $0 }
    for (name, texts) in [("typical", typical), ("mixed", try mixed(corpus: file))] {
      print(name, texts.count)
      for text in texts { print(text.utf8.count, text) }
    }
  }

  static func pattern(_ profile: EmailProfile) -> String {
    let number = UInt32(EmailProfile.allCases.firstIndex(of: profile)!)
    return String(cString: maskcore_email_pattern(maskcore_email_profile(rawValue: number)))
  }

  static func add(to cases: Cases, corpus file: String) throws {
    let mixed = Array(try mixed(corpus: file).prefix(cases.counts ? 1000 : 10_000))
    try add("typical", typical, .html, to: cases)
    for profile in EmailProfile.allCases { try add("mixed", mixed, profile, to: cases) }
    try addRows(to: cases)
  }

  private static func add(
    _ set: String, _ texts: [String], _ profile: EmailProfile, to cases: Cases
  ) throws {
    let work = "swift/email/\(profile.rawValue)/\(set)"
    let matcher = EmailMatcher(profile)
    let expression = try NSRegularExpression(pattern: pattern(profile))
    let ours = texts.map { matcher.isValid($0) }
    cases.add(work, Cases.ours, per: "address", operations: texts.count) {
      keep(texts.count { matcher.isValid($0) })
    }
    func foundation(_ text: String) -> Bool {
      expression.firstMatch(
        in: text, options: .anchored, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }
    cases.add(
      work, named("NSRegularExpression", profile, ours, texts.map(foundation)), per: "address",
      operations: texts.count
    ) {
      keep(texts.count(where: foundation))
    }
    guard let regex = try? Regex(pattern(profile)).matchingSemantics(.unicodeScalar) else {
      return
    }
    func swift(_ text: String) -> Bool { (try? regex.wholeMatch(in: text)) != nil }
    cases.add(
      work, named("Swift Regex", profile, ours, texts.map(swift)), per: "address",
      operations: texts.count
    ) {
      keep(texts.count(where: swift))
    }
  }

  /// The name, and how many answers are not ours: lengths, Unicode, or a dialect without the rule.
  private static func named(
    _ name: String, _ profile: EmailProfile, _ ours: [Bool], _ theirs: [Bool]
  ) -> String {
    let differ = zip(ours, theirs).count { $0 != $1 }
    precondition(profile != .html || differ == 0, "\(name) gives other answers: \(differ)")
    return differ == 0 ? name : "\(name) (\(differ) answers differ)"
  }

  private static func addRows(to cases: Cases) throws {
    let rows = (0..<2000).map { "7912\(3_000_000 + $0 * 733)" }
    let pattern = "7(\\d{3})(\\d{3})(\\d{2})(\\d{2})"
    let template = "+7 ($1) $2-$3-$4"
    let expression = try NSRegularExpression(pattern: pattern)
    func foundation(_ row: String) -> String {
      expression.stringByReplacingMatches(
        in: row, range: NSRange(location: 0, length: row.utf16.count), withTemplate: template)
    }
    let regex = /7(\d{3})(\d{3})(\d{2})(\d{2})/
    func swift(_ row: String) -> String {
      row.replacing(regex) { "+7 (\($0.1)) \($0.2)-\($0.3)-\($0.4)" }
    }
    expect("batch/phone/1M", "NSRegularExpression", foundation("79123456789"), "+7 (912) 345-67-89")
    expect("batch/phone/1M", "Swift Regex", swift("79123456789"), "+7 (912) 345-67-89")
    cases.add("batch/phone/1M", "NSRegularExpression", per: "row", operations: rows.count) {
      for row in rows { keep(foundation(row)) }
    }
    cases.add("batch/phone/1M", "Swift Regex", per: "row", operations: rows.count) {
      for row in rows { keep(swift(row)) }
    }
  }
}
