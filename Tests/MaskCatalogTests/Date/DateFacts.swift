import Foundation
import Testing

/// What CLDR says of a locale's dates: the tables that `DateTable.swift` was made of.
struct DateFacts: Sendable, CustomTestStringConvertible {
  /// One text that a locale writes, and what it stands for.
  struct Form: Sendable {
    enum Kind: Sendable, CaseIterable { case date, short, monthYear, morning, evening }
    var kind: Kind
    /// The text in full width, as a field shows it.
    var text: String
    /// The same without the fixed text behind the last part.
    var withoutTail: String
    /// CLDR's own print; `nil` where the facts have none.
    var print: String?
    /// The word of the clock, if there is one.
    var word: String?
    /// ISO 8601.
    var value: String
  }

  var locale: String
  var forms: [Form]
  /// The first digit of its numbering system.
  var zero: Unicode.Scalar
  /// Whether its time has a word for the part of the day, of which there are more than two.
  var hasPartOfDay: Bool

  var testDescription: String { locale }

  /// The rows of the copy in the bundle, and of the facts beside the project where they are.
  static let all: [DateFacts] = files.flatMap { file in
    let locales = file["locales"] as! [String: [String: Any]]
    return locales.sorted { $0.key < $1.key }.map(DateFacts.init)
  }

  /// Rows of `valid`, `invalid` and `partial`: order, keys, and why.
  static func rows(_ table: String) -> [[String]] {
    files.flatMap { $0[table] as! [[String]] }
  }

  private static let zeros: [String: Unicode.Scalar] = [
    "arab": "\u{660}", "arabext": "\u{6F0}", "beng": "\u{9E6}", "deva": "\u{966}",
    "mymr": "\u{1040}",
  ]

  init(_ locale: String, _ facts: [String: Any]) {
    self.locale = locale
    zero = (facts["digits"] as! String?).map { Self.zeros[$0]! } ?? "0"
    let time = facts["time"] as! [String: Any]
    let prints = time["ex"] as! [String]
    hasPartOfDay = (time["mask"] as! String).contains("{B}")
    let words = time["ampm"] as! [String]? ?? ["", ""]
    forms = [
      Form(.date, facts, value: "2026-03-05"),
      Form(.short, facts["short"] as! [String: Any]? ?? facts, value: "2026-03-05"),
      Form(.monthYear, facts["my"] as! [String: Any], value: "2026-03"),
      Form(.morning, time, print: prints[0], word: words[0], value: "09:05"),
      Form(.evening, time, print: prints[1], word: words[1], value: "21:07"),
    ]
  }

  private static var files: [[String: Any]] {
    let copy = Bundle.module.url(
      forResource: "date-locales", withExtension: "json", subdirectory: "Resources")!
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let shared = root.deletingLastPathComponent().appending(path: "shared/facts/dates.json")
    let urls = [copy] + (FileManager.default.fileExists(atPath: shared.path) ? [shared] : [])
    let files = urls.map {
      try! JSONSerialization.jsonObject(with: Data(contentsOf: $0)) as! [String: Any]
    }
    // Facts that say the same as the copy need no second run.
    return NSDictionary(dictionary: files[0]).isEqual(to: files[files.count - 1])
      ? [files[0]] : files
  }
}

extension DateFacts.Form {
  /// Fills the facts' own mask, in the order of the letters of CLDR's pattern.
  fileprivate init(
    _ kind: Kind, _ facts: [String: Any], print: String? = nil, word: String? = nil, value: String
  ) {
    let mask = facts["mask"] as! String
    var fields: [Character] = []
    for letter in (facts["pattern"] as! String).replacing(/'[^']*'/, with: "")
    where "dMLyHhm".contains(letter) && letter != fields.last { fields.append(letter) }
    let is12Hour = fields.contains("h")
    let evening = value == "21:07"
    var text = ""
    var end = ""
    var rest = Substring(mask)
    while !rest.isEmpty {
      if rest.hasPrefix("{a}") {
        text += word!
        rest = rest.dropFirst(3)
        end = text
      } else if rest.hasPrefix("#") {
        let size = rest.prefix { $0 == "#" }.count
        let letter = fields.removeFirst()
        let digits: String =
          switch letter {
          case "d": "05"
          case "M", "L": "03"
          case "y": String("2026".suffix(size))
          case "h": "09"
          case "H": evening ? "21" : "09"
          default: evening ? "07" : "05"
          }
        text += digits
        rest = rest.dropFirst(size)
        end = text
      } else {
        text.append(rest.removeFirst())
      }
    }
    self.init(
      kind: kind, text: text, withoutTail: end, print: print ?? facts["ex"] as! String?,
      word: is12Hour && mask.contains("{a}") ? word : nil, value: value)
  }
}
