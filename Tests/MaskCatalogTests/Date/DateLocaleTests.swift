import MaskCatalog
import MaskEngine
import Testing

@Suite struct DateLocaleTests {
  /// Rows whose time no clock of two words can write, so that the catalog counts 24 hours.
  private let partsOfDay = ["zh_TW": "晚上 for nine in the evening follows from the hour"]

  @Test func knowsEveryLocale() {
    let names = Set(DateFacts.all.map(\.locale))
    #expect(DateLocale.identifiers == names.sorted())
    #expect(names.count == 108)
    for name in names {
      let locale = DateLocale(name)
      #expect(locale?.identifier == name)
      #expect((locale?.dayPeriods == nil) == (locale?.timeOrder.contains("a") == false), "\(name)")
    }
  }

  @Test func namesAreLenient() {
    #expect(DateLocale("de-DE") == DateLocale("de_DE"))
    #expect(DateLocale("de") == DateLocale("de_DE"))
    #expect(DateLocale("xx_XX") == nil)
    #expect(DateLocale("de")?.dateTime.order == "dd.MM.yyyy HH:mm")
  }

  @Test func readsEveryRowInEveryWay() throws {
    var ways = 0
    var texts = 0
    for facts in DateFacts.all {
      let locale = try #require(DateLocale(facts.locale))
      #expect(facts.hasPartOfDay == (partsOfDay[facts.locale] != nil), "\(facts.locale)")
      for form in facts.forms {
        let mask = mask(form.kind, of: locale)
        if facts.hasPartOfDay, form.value.contains(":") {
          // The row cannot be written, and still is not: the text it prints is not the field's.
          #expect(mask.formatted(value: form.value).text == form.value)
          #expect(mask.formatted(value: form.value).text != form.print)
          continue
        }
        texts += 1
        ways += try check(form, in: mask, zero: facts.zero, "\(facts.locale) \(form.kind)")
      }
    }
    print("dates: \(DateFacts.all.count) locale rows, \(texts) texts, \(ways) readings")
    #expect(texts >= 108 * 5 - 2)
  }

  /// Each way in which a person or program may enter a text; how many there were.
  private func check(
    _ form: DateFacts.Form, in mask: DateMask, zero: Unicode.Scalar, _ name: String
  ) throws -> Int {
    let digits = form.text.filter { ("0"..."9").contains($0) }
    let plain = form.text.filter { $0 != "\u{200F}" }
    let isFirst = form.word.map(form.text.hasPrefix) ?? false
    let word = form.word ?? ""
    var count = 0
    func expect(_ shown: MaskedText, _ text: String, _ way: String) {
      count += 1
      #expect(shown.text == text, "\(name), \(way)")
      #expect(shown.value == form.value, "\(name), \(way)")
      #expect(shown.isComplete, "\(name), \(way)")
      #expect(mask.fault(in: shown.text) == nil, "\(name), \(way)")
    }
    let native = digits.unicodeScalars.map {
      Character(Unicode.Scalar($0.value - 48 + zero.value)!)
    }
    for (keys, way) in [(digits, "digits"), (String(native), "native digits")] {
      if form.word != nil {
        // Digits are not enough, and nothing is lost by typing the word last.
        let half = try typing(keys, into: mask)
        #expect(half.refused == 0 && half.value.isEmpty && !half.isComplete, "\(name), \(way)")
        expect(try typing(keys + word, into: mask), form.text, "\(way), then the word")
        if isFirst { expect(try typing(word + keys, into: mask), form.text, "the word, \(way)") }
      } else {
        expect(try typing(keys, into: mask), form.withoutTail, way)
      }
    }
    expect(try typing(form.text, into: mask), form.text, "with separators")
    expect(try typing(plain, into: mask), form.text, "with visible separators")
    expect(try typing(form.text.lowercased(), into: mask), form.text, "in lower case")
    for text in [form.text, plain] + (form.print.map { [$0] } ?? []) {
      expect(try pasting(text, into: mask), form.text, "pasted \(text)")
      expect(mask.formatted(text), form.text, "assigned \(text)")
    }
    if let text = form.print { expect(try typing(text, into: mask), form.text, "typed \(text)") }
    expect(mask.formatted(value: form.value), form.text, "value")
    expect(try pasting(form.value, into: mask), form.text, "pasted value")
    #expect(mask.value(of: form.text) == form.value, "\(name)")
    #expect(!mask.formatted(form.text).isChanged, "\(name)")
    try erase(form.text, from: mask, name)
    return count
  }

  /// Backspaces from the end shorten the text to nothing, one character of the person's each.
  private func erase(_ text: String, from mask: DateMask, _ name: String) throws {
    var shown = mask.formatted(text)
    shown.caret.utf16 = text.utf16.count
    var steps = 0
    while !shown.text.isEmpty, steps < 30 {
      let caret = shown.caret.utf16
      let next = try mask.applying(TextChange(deletingBackward: caret..<caret), to: shown.text)
      #expect(next.text.count < shown.text.count, "\(name): \(shown.text) to \(next.text)")
      shown = next
      steps += 1
    }
    #expect(shown.text.isEmpty, "\(name)")
  }

  @Test func directionMarksCanBeLeftOut() throws {
    let marked = try #require(DateLocale("ar_EG"))
    #expect(marked.date.formatted(value: "2026-03-05").text == "05\u{200F}/03\u{200F}/2026")
    let plain = marked.withoutDirectionMarks
    for mask in [plain.date, plain.shortDate, plain.monthYear, plain.time] {
      #expect(!mask.order.contains("\u{200F}"))
    }
    #expect(plain.date.formatted(value: "2026-03-05").text == "05/03/2026")
    #expect(try pasting("05\u{200F}/03\u{200F}/2026", into: plain.date).text == "05/03/2026")
    #expect(DateLocale("de")?.withoutDirectionMarks == DateLocale("de"))
  }

  private static let orders = [
    "DMY": "dd.MM.yyyy", "MDY": "MM/dd/yyyy", "YMD": "yyyy-MM-dd", "MY": "MM/yy", "HM24": "HH:mm",
    "HM12": "hh:mm a",
  ]

  private func typed(_ row: [String]) throws -> (shown: MaskedText, fault: DateFault?) {
    let mask = try DateMask(#require(Self.orders[row[0]]))
    let shown = try typing(row[1], into: mask)
    return (shown, mask.fault(in: shown.text))
  }

  @Test(arguments: DateFacts.rows("valid"))
  func takesWhatIsValid(_ row: [String]) throws {
    let (shown, fault) = try typed(row)
    #expect(shown.refused == 0)
    #expect(shown.isComplete)
    #expect(!shown.value.isEmpty)
    #expect(fault == nil)
  }

  @Test(arguments: DateFacts.rows("invalid"))
  func refusesOrMarksWhatIsInvalid(_ row: [String]) throws {
    let (shown, fault) = try typed(row)
    #expect(shown.refused > 0 || fault != nil && shown.value.isEmpty)
  }

  /// Rows that the field reads otherwise, each with its reason.
  private static let padded = [
    "126":
      "a first digit that no minute begins with is padded, as the rows that may pad say of hours"
  ]

  @Test(arguments: DateFacts.rows("partial"))
  func knowsWhatCanStillCome(_ row: [String]) throws {
    let (shown, fault) = try typed(row)
    let isAlive = shown.refused == 0 && fault == nil
    switch row[2].prefix(4) {
    case "open":
      #expect(isAlive)
      #expect(shown.text.filter(\.isNumber) == row[1])
    case "clos" where row[2].contains("dead"): #expect(fault == .noSuchDay)
    case "clos":
      #expect(isAlive)
      #expect(shown.text == "0" + row[1])
    case "dead": #expect(isAlive == (Self.padded[row[1]] != nil))
    default: Issue.record("\(row)")
    }
  }

  @Test func tablesHaveTheirRows() {
    let counts = ["valid", "invalid", "partial"].map { DateFacts.rows($0).count }
    print("dates: \(counts[0]) valid, \(counts[1]) invalid and \(counts[2]) partial rows")
    #expect(counts[0] >= 11 && counts[1] >= 17 && counts[2] >= 14)
  }

  private func mask(_ kind: DateFacts.Form.Kind, of locale: DateLocale) -> DateMask {
    switch kind {
    case .date: locale.date
    case .short: locale.shortDate
    case .monthYear: locale.monthYear
    case .morning, .evening: locale.time
    }
  }

  /// What typing comes to; it counts what was refused on the way.
  private func typing(_ keys: String, into mask: DateMask) throws -> MaskedText {
    var shown = mask.formatted("")
    var refused = 0
    for key in keys {
      let caret = shown.caret.utf16
      shown = try mask.applying(
        TextChange(replacing: caret..<caret, with: String(key)), to: shown.text)
      refused += shown.refused
    }
    shown.refused = refused
    return shown
  }

  private func pasting(_ text: String, into mask: DateMask) throws -> MaskedText {
    try mask.applying(TextChange(replacing: 0..<0, with: text, intent: .paste), to: "")
  }
}
