import MaskCatalog
import MaskEngine
import Testing

@Suite struct PhoneTypingTests {
  @Test func factsAreThere() {
    #expect(PhoneTypingFact.all.count == 246)
    #expect(Set(PhoneTypingFact.all.map(\.region)).count == 63)
    #expect(PhonePrintFact.regions.count == 245)
    #expect(PhonePasteFact.all.count == 96)
    let keys = PhoneTypingFact.all.reduce(0) { $0 + $1.keys.count }
    print(
      "\(PhoneTypingFact.all.count) numbers typed, \(keys) keys as AsYouTypeFormatter shows them")
    print("\(PhonePrintFact.all.count) prints of \(PhonePrintFact.regions.count) regions")
    print("\(PhonePasteFact.all.count) pasted phone numbers")
  }

  @Test(arguments: PhoneTypingFact.all)
  func showsWhatAsYouTypeFormatterShows(_ fact: PhoneTypingFact) throws {
    let mask = try PhoneMask(fact.region)
    let typed = try mask.typedKeys(fact.keys)
    #expect(typed.map(\.text) == fact.shown)
    for step in typed {
      #expect(step.caret.utf16 == step.text.utf16.count)
      #expect(step.refusal == nil)
      #expect(mask.value(of: step.text) == step.value)
    }
  }

  /// Typed with its calling code, a number comes out as it is printed for people abroad, whatever
  /// region the field has.
  @Test(arguments: PhonePrintFact.all)
  func printsEveryExample(_ fact: PhonePrintFact) throws {
    let own = try PhoneMask(fact.region)
    for mask in [own, PhoneMask(), try PhoneMask("RU"), try PhoneMask("US")] {
      let typed = try #require(try mask.typedKeys(fact.e164).last)
      #expect(typed.text == fact.internationalText)
      #expect(typed.value == fact.e164)
      #expect(typed.isComplete)
      #expect(mask.verdict(on: typed.text, value: typed.value) == .valid)
      #expect(mask.formatted(value: fact.e164).text == fact.internationalText)
      #expect(mask.formatted(fact.internationalText).text == fact.internationalText)
    }
    let number = try #require(own.number(in: fact.e164))
    #expect(number.international == fact.internationalText)
    #expect(number.e164 == fact.e164)
    #expect(number.isValid)
    guard let national = fact.nationalText else { return }
    #expect(number.national == national)
    #expect(
      try PhoneMask(fact.region, style: .national).formatted(value: fact.e164).text == national)
    // The national print is one of the ways in which people type and paste.
    #expect(own.formatted(national).text == national)
    #expect(own.value(of: national) == fact.e164)
    let keys = national.filter(\.isNumber)
    let typed = try #require(try own.typedKeys(keys).last)
    #expect(typed.value == fact.e164)
    #expect(typed.isComplete)
    #expect(typed.text.filter(\.isNumber) == keys)
  }

  @Test(arguments: PhonePasteFact.all)
  func readsWhatIsPasted(_ fact: PhonePasteFact) throws {
    let mask = try PhoneMask(fact.region)
    let change = TextChange(replacing: 0..<0, with: fact.text, intent: .paste)
    let pasted = try mask.applying(change, to: "")
    #expect(mask.number(in: pasted.text)?.e164 == fact.e164)
    #expect(mask.number(in: fact.text)?.e164 == fact.e164)
    #expect(pasted.isComplete == fact.isValid)
    if let e164 = fact.e164 { #expect(pasted.value == e164) }
    #expect(PhoneNumber(fact.text, region: fact.region)?.e164 == fact.e164)
    #expect(mask.formatted(pasted.text).text == pasted.text)
    #expect(pasted.refusal == nil)
  }
}
