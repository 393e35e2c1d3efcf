import MaskEngine
import Testing

@Suite struct DayPeriodTests {
  private static let words: [String: DayPeriods] = [
    "en": .latin, "es": DayPeriods(am: "a. m.", pm: "p. m."),
    "ko": DayPeriods(am: "오전", pm: "오후"), "ms": DayPeriods(am: "PG", pm: "PTG"),
    "el": DayPeriods(am: "π.μ.", pm: "μ.μ."), "ar": DayPeriods(am: "ص", pm: "م"),
    "as": DayPeriods(am: "পূৰ্বাহ্ন", pm: "অপৰাহ্ন"),
  ]

  private func mask(_ order: String, _ language: String) throws -> DateMask {
    try DateMask(order, dayPeriods: #require(Self.words[language]))
  }

  /// The text after typing each scalar at the caret; `<` is backspace.
  private func typed(_ keys: String, into mask: DateMask) throws -> MaskedText {
    var shown = mask.formatted("")
    var refused = 0
    for key in keys.unicodeScalars {
      let caret = shown.caret.utf16
      let change =
        key == "<"
        ? TextChange(deletingBackward: caret..<caret)
        : TextChange(replacing: caret..<caret, with: String(key))
      shown = try mask.applying(change, to: shown.text)
      refused += shown.refused
      #expect(shown.caret.utf16 <= shown.text.utf16.count)
      #expect(shown.isComplete == !shown.value.isEmpty)
      #expect(shown.isComplete == mask.isComplete(shown.text))
    }
    shown.refused = refused
    return shown
  }

  @Test(arguments: [
    ("hh:mm a", "en", "905pm", "09:05 PM"), ("hh:mm a", "en", "905pa", "09:05 AM"),
    ("hh:mm a", "en", "905p<m", "09:05 PM"), ("hh:mm a", "en", "905p<a", "09:05 AM"),
    ("hh:mm a", "en", "905p<<", "09:05"), ("hh:mm a", "en", "905p<<<", "09:0"),
    ("hh:mm a", "es", "905a", "09:05 a. m."), ("hh:mm a", "es", "905a<", "09:05 a"),
    ("hh:mm a", "es", "905a<<", "09:05"), ("hh:mm a", "es", "905ap", "09:05 p. m."),
    ("hh:mm a", "es", "905a. m.", "09:05 a. m."), ("hh:mm a", "es", "905am", "09:05 a. m."),
    ("hh:mm a", "es", "905p<. m.", "09:05 p. m."),
    ("a hh:mm", "ko", "오", "오"), ("a hh:mm", "ko", "오후", "오후"),
    ("a hh:mm", "ko", "오후9:07", "오후 09:07"), ("a hh:mm", "ko", "907오후", "오후 09:07"),
    ("a hh:mm", "ko", "오후<", "오"), ("a hh:mm", "ko", "오후<전", "오전"),
    ("a hh:mm", "ko", "오후<<", ""), ("a hh:mm", "ko", "오후오전", "오전"),
    ("hh:mm a", "ms", "905p", "09:05 P"), ("hh:mm a", "ms", "905pg", "09:05 PG"),
    ("hh:mm a", "ms", "905pt", "09:05 PTG"), ("hh:mm a", "ms", "905ptg", "09:05 PTG"),
    ("hh:mm a", "ms", "905pt<", "09:05 PT"), ("hh:mm a", "ms", "905pt<<", "09:05 P"),
    ("hh:mm a", "ms", "905pt<<g", "09:05 PG"), ("hh:mm a", "ms", "905pg<<", "09:05"),
    ("hh:mm a", "el", "905π.μ.", "09:05 π.μ."), ("hh:mm a", "el", "905μ.μ.", "09:05 μ.μ."),
    ("hh:mm a", "el", "905μπ", "09:05 π.μ."), ("hh:mm a", "el", "905Μ", "09:05 μ.μ."),
    ("hh:mm a", "ar", "905صم", "09:05 م"), ("hh:mm a", "ar", "905ص<", "09:05"),
    ("a hh.mm", "as", "পূৰ্বাহ্ন905", "পূৰ্বাহ্ন 09.05"), ("a hh.mm", "as", "905অ", "অপৰাহ্ন 09.05"),
  ])
  func typing(order: String, language: String, keys: String, text: String) throws {
    let shown = try typed(keys, into: mask(order, language))
    #expect(shown.text == text)
    #expect(shown.refused == 0)
  }

  @Test func refusesWhatIsNoWord() throws {
    let mask = try mask("hh:mm a", "en")
    for key in ["x", "\u{A000}", "7", "!"] {
      let change = TextChange(replacing: 5..<5, with: key)
      let edited = try mask.applying(change, to: "09:05")
      #expect(edited.text == "09:05", "\(key)")
      #expect(edited.refused == 1, "\(key)")
      #expect(!edited.isChanged, "\(key)")
    }
    // A word has no place before the hour and minute are there.
    #expect(try typed("09p", into: mask).text == "09")
    #expect(throws: RangeError.self) {
      try mask.applying(TextChange(replacing: 3..<9, with: "p"), to: "09:05 PM")
    }
  }

  @Test func typingOver() throws {
    let mask = try mask("hh:mm a", "en")
    for range in [0..<0, 2..<2, 5..<5, 6..<6, 7..<7, 8..<8, 6..<8, 7..<8] {
      let edited = try mask.applying(TextChange(replacing: range, with: "a"), to: "09:05 PM")
      #expect(edited.text == "09:05 AM", "\(range)")
      #expect(edited.value == "09:05", "\(range)")
      #expect(edited.caret.utf16 == 8, "\(range)")
      #expect(edited.taken == 1 && edited.isChanged, "\(range)")
    }
    let first = try self.mask("a hh:mm", "ko")
    let over = try first.applying(TextChange(replacing: 0..<0, with: "오"), to: "오전 09:05")
    #expect(over.text == "오 09:05")
    #expect(over.value.isEmpty)
    let digit = try first.applying(TextChange(replacing: 2..<2, with: "1"), to: "오전 09:05")
    #expect(digit.text == "오전 1_:05")
  }

  @Test func deletions() throws {
    let mask = try mask("hh:mm a", "es")
    func deleted(_ change: TextChange) throws -> String {
      try mask.applying(change, to: "09:05 a. m.").text
    }
    #expect(try deleted(TextChange(deletingBackward: 10..<11)) == "09:05 a")
    #expect(try deleted(TextChange(deletingBackward: 6..<11)) == "09:05")
    #expect(try deleted(TextChange(deletingForward: 6..<6)) == "09:05")
    #expect(try deleted(TextChange(deletingForward: 5..<5)) == "09:05")
    #expect(try deleted(TextChange(deletingBackward: 4..<9)) == "09:0")
    #expect(try deleted(TextChange(deletingBackward: 0..<11)) == "")
    #expect(try deleted(TextChange(deletingBackward: 1..<2)) == "0_:05 a. m.")
  }

  @Test(arguments: [
    ("9:05 pm", "09:05 p. m."), ("9:05 p.m.", "09:05 p. m."), ("09:05p", "09:05 p. m."),
    ("21:07", "09:07 p. m."), ("9:05 P. M.", "09:05 p. m."), ("0905a", "09:05 a. m."),
  ])
  func pastes(text: String, display: String) throws {
    let mask = try mask("hh:mm a", "es")
    let paste = TextChange(replacing: 0..<0, with: text, intent: .paste)
    #expect(try mask.applying(paste, to: "").text == display)
    #expect(mask.formatted(text).text == display)
    #expect(!mask.formatted(text).value.isEmpty)
    if text.contains("p") {
      // A prediction puts in all of it at once.
      let insert = TextChange(replacing: 0..<0, with: text)
      #expect(try mask.applying(insert, to: "").text == display)
    }
  }

  @Test func guidesAndHints() throws {
    #expect(try DateMask("hh:mm a").hint(behind: "") == "__:__ __")
    #expect(try DateMask("hh:mm a").hint(behind: "09:05") == " __")
    #expect(try DateMask("hh:mm a").hint(behind: "09:05 P") == "M")
    #expect(try DateMask("hh:mm a").hint(behind: "09:05 PM") == "")
    let first = try mask("a hh:mm", "ko").hint(behind: "")
    #expect(first == "__:__")
    var options = MaskOptions()
    options.literals = .guide
    let guide = try DateMask("hh:mm a", options: options)
    #expect(try typed("9", into: guide).text == "09:__ __")
    #expect(try typed("905p", into: guide).text == "09:05 PM")
    #expect(try typed("905p<", into: guide).text == "09:05 P")
    #expect(try typed("905p<<", into: guide).text == "09:05 __")
    #expect(try typed("905p<<a", into: guide).text == "09:05 AM")
    let early = try DateMask("a hh:mm", dayPeriods: .latin, options: options)
    #expect(try typed("905", into: early).text == "09:05")
    #expect(try typed("9a", into: early).text == "AM 09:__")
    #expect(try typed("a9", into: early).text == "AM 09:__")
    let hole = try early.applying(TextChange(deletingBackward: 3..<5), to: "AM 09:05")
    #expect(hole.text == "AM __:05")
    let bare = try early.applying(TextChange(deletingBackward: 0..<2), to: hole.text)
    #expect(bare.text == "__:05")
    // Blanks in front are the hour's; a word that may wait shows none.
    #expect(early.values(of: "__:05") == [DateValue(minute: 5)])
  }

  @Test func holesBeforeTheWord() throws {
    let mask = try mask("a hh:mm", "ko")
    var shown = try mask.applying(TextChange(deletingBackward: 0..<1), to: "09:05")
    #expect(shown.text == "_9:05")
    shown = try mask.applying(TextChange(replacing: 0..<0, with: "오"), to: shown.text)
    #expect(shown.text == "오 _9:05")
    shown = try mask.applying(TextChange(replacing: 1..<1, with: "후"), to: shown.text)
    #expect(shown.text == "오후 _9:05")
    #expect(shown.value.isEmpty)
    shown = try mask.applying(TextChange(replacing: 3..<3, with: "0"), to: shown.text)
    #expect(shown.text == "오후 09:05")
    #expect(shown.value == "21:05")
  }

  @Test func rangesHaveTwoWords() throws {
    let mask = try DateMask("hh:mm a – hh:mm a")
    let shown = try typed("905a530p", into: mask)
    #expect(shown.text == "09:05 AM – 05:30 PM")
    #expect(shown.value == "09:05/17:30")
    let edited = try mask.applying(TextChange(replacing: 2..<2, with: "p"), to: shown.text)
    #expect(edited.text == "09:05 PM – 05:30 PM")
    #expect(mask.formatted(value: "09:05/17:30").text == shown.text)
  }

  @Test(arguments: [
    ("AM", "AM"), ("A", "AM"), ("", "PM"), ("1", "2"), ("!", "?"), ("AM", "a.m."), ("a\n", "b"),
  ])
  func wordsThatCannotBeToldApart(am: String, pm: String) throws {
    let words = DayPeriods(am: am, pm: pm)
    #expect {
      try DateMask("hh:mm a", dayPeriods: words)
    } throws: { error in
      (error as? DateOrderError)?.reason == .dayPeriods(words)
        && "\(error)".contains("neither of which begins with the other")
    }
    // An order without a word needs none.
    #expect(try DateMask("HH:mm", dayPeriods: words).value(of: "09:05") == "09:05")
  }

  /// Random keys, pastes and deletions keep what every mask promises.
  @Test(arguments: [
    ("hh:mm a", "en"), ("hh:mm a", "es"), ("a hh:mm", "ko"), ("ahh:mm", "ms"), ("hh:mm a", "el"),
    ("a hh.mm", "as"), ("dd.MM.yyyy hh:mm a", "ms"), ("hh:mm a – hh:mm a", "es"),
  ])
  func randomSessions(order: String, language: String) throws {
    let words = try #require(Self.words[language])
    var edits = 0
    for literals in MaskOptions.Literals.allCases {
      var options = MaskOptions()
      options.literals = literals
      let mask = try DateMask(order, dayPeriods: words, options: options)
      let keys = ["0", "1", "2", "5", "9", " ", ":", ".", "x", "\u{A001}", "21:07", "9:05 pm"]
      let letters = (words.am + words.pm).map(String.init) + [words.am, words.pm]
      var seed: UInt64 = 7
      func random(_ bound: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % bound
      }
      var shown = mask.formatted("")
      for _ in 0..<600 {
        let offsets = shown.text.indices.map { $0.utf16Offset(in: shown.text) }
        let stops = offsets + [shown.text.utf16.count]
        let caret = random(3) == 0 ? stops[random(stops.count)] : shown.caret.utf16
        let other = random(6) == 0 ? stops[random(stops.count)] : caret
        let range = min(caret, other)..<max(caret, other)
        let all = keys + letters
        let change =
          switch random(5) {
          case 0: TextChange(deletingBackward: range)
          case 1 where random(3) == 0: TextChange(deletingForward: range)
          case 2: TextChange(replacing: range, with: all[random(all.count)], intent: .paste)
          case 3: TextChange(replacing: range, with: letters[random(letters.count)])
          default: TextChange(replacing: range, with: all[random(all.count)])
          }
        let before = shown.text
        shown = try mask.applying(change, to: before)
        let note = "\(before) \(change) \(shown.text)"
        let again = mask.formatted(shown.text)
        // A deletion adds no fixed text at the end; formatting eagerly does.
        let isSame = again.text == shown.text
        #expect(isSame || literals == .eager && again.text.hasPrefix(shown.text), "\(note)")
        #expect(again.isChanged != isSame, "\(note)")
        #expect(shown.isChanged == (shown.text != before), "\(note)")
        #expect(shown.isComplete == mask.isComplete(shown.text), "\(note)")
        #expect(shown.caret.utf16 <= shown.text.utf16.count, "\(note)")
        #expect(!shown.text.unicodeScalars.contains { (0xA000...0xA004).contains($0.value) })
        if shown.refused > 0, shown.taken == 0 { #expect(shown.text == before, "\(note)") }
        if !shown.value.isEmpty {
          #expect(mask.formatted(value: shown.value).value == shown.value, "\(note)")
        }
        edits += 1
      }
    }
    #expect(edits == 1800)
  }
}
