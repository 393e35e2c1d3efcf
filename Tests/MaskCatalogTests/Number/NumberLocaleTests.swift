import MaskCatalog
import MaskEngine
import Testing

@Suite struct NumberLocaleTests {
  @Test func knowsEveryLocale() {
    #expect(NumberLocale.identifiers == NumberFacts.all.map(\.locale))
    #expect(NumberLocale.identifiers.count == 108)
  }

  @Test func namesAreLenient() {
    #expect(NumberSymbols.locale("de-DE") == NumberSymbols.locale("de_DE"))
    #expect(NumberSymbols.locale("de") == NumberSymbols.locale("de_DE"))
    #expect(NumberSymbols.locale("xx_XX") == nil)
    #expect(NumberLocale("hi_IN")?.symbols.nextGroupSize == 2)
    #expect(NumberLocale("es_ES")?.symbols.minimumGrouping == 2)
    #expect(NumberLocale("ja_JP")?.currencyCode == "JPY")
  }

  @Test(arguments: NumberFacts.all)
  func readsWhatIsTyped(_ facts: NumberFacts) throws {
    let mask = try NumberMask(#require(NumberLocale(facts.locale)).decimal)
    for (keys, example, value) in [
      ("1234567" + facts.decimal + "891", 0, "1234567.891"),
      (facts.minus + "12345" + facts.decimal + "5", 1, "-12345.5"),
      ("-12345" + facts.decimal + "5", 1, "-12345.5"),
      ("1234", 4, "1234"),
      (facts.examples[0], 0, "1234567.891"),  // grouping signs typed too
      (facts.examples[1], 1, "-12345.5"),
    ] {
      let typed = try typing(keys, into: mask)
      #expect(typed.text == facts.examples[example], "typed \(keys)")
      #expect(typed.value == value, "typed \(keys)")
      #expect(typed.caret.utf16 == typed.text.utf16.count, "typed \(keys)")
    }
  }

  @Test(arguments: NumberFacts.all)
  func readsWhatIsPastedAndAssigned(_ facts: NumberFacts) throws {
    let mask = try NumberMask(#require(NumberLocale(facts.locale)).decimal)
    for (example, value) in [(0, "1234567.891"), (1, "-12345.5"), (4, "1234")] {
      let text = facts.examples[example]
      let paste = TextChange(replacing: 0..<0, with: text, intent: .paste)
      let pasted = try mask.applying(paste, to: "")
      #expect(pasted.text == text)
      #expect(pasted.value == value)
      #expect(pasted.refused == 0)
      #expect(mask.formatted(value: value).text == text)
      #expect(mask.formatted(text).text == text)
      #expect(mask.value(of: text) == value)
    }
    // An amount of the currency, with its sign on either side, in a field without one.
    let amount = facts.currencyDigits == 0 ? "1234568" : "1234567.50"
    let paste = TextChange(replacing: 0..<0, with: facts.examples[3], intent: .paste)
    #expect(try mask.applying(paste, to: "").value == amount)
  }

  @Test(arguments: NumberFacts.all)
  func writesCurrencyAndPercent(_ facts: NumberFacts) throws {
    let locale = try #require(NumberLocale(facts.locale))
    let currency = try NumberMask(locale.currency)
    let amount = facts.currencyDigits == 0 ? "1234568" : "1234567.5"
    let shown = currency.ended(currency.formatted(value: amount).text)
    #expect(shown.text == facts.examples[3])
    let percent = try NumberMask(locale.percent)
    #expect(percent.formatted(value: "26").text == facts.examples[2])
    #expect(try typing("26", into: percent).text == facts.examples[2])
  }

  @Test(arguments: NumberFacts.valid)
  func readsValidTexts(_ locale: String, _ text: String, _ value: Double) throws {
    let mask = try NumberMask(#require(NumberLocale(locale)).decimal)
    let paste = TextChange(replacing: 0..<0, with: text, intent: .paste)
    #expect(Double(try mask.applying(paste, to: "").value) == value)
    #expect(Double(try typing(text, into: mask).value) == value)
  }

  private func typing(_ keys: String, into mask: NumberMask) throws -> MaskedText {
    var typed = mask.formatted("")
    for key in keys {
      let caret = typed.caret.utf16
      typed = try mask.applying(
        TextChange(replacing: caret..<caret, with: String(key)), to: typed.text)
    }
    return typed
  }

  /// What is no number comes to none. Four rows are read all the same, since a paste may be written in
  /// the notation of another place, or have the letters of a currency around it.
  @Test func invalidRowsAreNoNumberOrAnotherPlaces() throws {
    let elsewhere = [
      "1,23": "1.23", "1,234.5": "1234.5", "1,234,567": "1234567", "١٢٣abc": "123",
    ]
    for (name, text, why) in NumberFacts.invalid {
      let mask = try NumberMask(try #require(NumberLocale(name)).decimal)
      let shown = mask.formatted(text)
      #expect(shown.value == elsewhere[text] ?? "", "\(name) \(text): \(why)")
      #expect(shown.isComplete == (elsewhere[text] != nil), "\(name) \(text): \(why)")
    }
    print("\(NumberFacts.invalid.count) texts that are no numbers of their locale")
  }
}
