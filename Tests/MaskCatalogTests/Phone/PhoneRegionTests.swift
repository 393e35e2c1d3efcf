import MaskCatalog
import MaskEngine
import Testing

@Suite struct PhoneRegionTests {
  @Test func everyRegionHasAFlagACodeAndAnExample() throws {
    let regions = PhoneRegion.all
    #expect(regions.count == 245)
    #expect(regions.map(\.id) == regions.map(\.id).sorted())
    #expect(regions.map(\.id) == PhonePrintFact.regions.keys.sorted())
    for region in regions {
      #expect("\(region.callingCode)" == PhonePrintFact.regions[region.id]?["cc"] as? String)
      #expect(region.flag.unicodeScalars.count == 2)
      let example = try #require(region.example() ?? region.example(.fixed))
      #expect(example.isValid)
      #expect(example.callingCode == region.callingCode)
      #expect(example.size == .possible)
    }
    #expect(try PhoneRegion("DE").flag == "🇩🇪")
    #expect(try PhoneRegion("DE").example()?.e164 == "+4915123456789")
    #expect(try PhoneRegion("IT").example(.fixed)?.e164 == "+390212345678")
  }

  /// The region of shared codes comes from the leading digits, as soon as they decide.
  @Test(arguments: [
    ("+7 912 345-67-89", "RU"), ("+7 771 000 9998", "KZ"), ("+7 77", "KZ"), ("+7 91", "RU"),
    ("+1 201-555-0123", "US"), ("+1 506-234-5678", "CA"), ("+1 268-464-1234", "AG"),
    ("+1 268", "AG"), ("+1 506", "CA"), ("+1 80", "US"), ("+44 7400 123456", "GB"),
    ("+44 1481 256789", "GG"), ("+44 1534 456789", "JE"), ("+44 1624 756789", "IM"),
    ("+39 02 1234 5678", "IT"), ("+39 06 6981 2345", "VA"), ("+358 18 1234567", "AX"),
    ("+47 79 12 34 56", "SJ"), ("+61 8 9162 1234", "CC"), ("+33 61", "FR"),
  ])
  func regionFollowsTheDigits(_ text: String, _ region: String) {
    #expect(PhoneMask().number(in: text)?.region == region)
  }

  @Test func everyExampleIsItsRegions() throws {
    // Several plans share these ranges; libphonenumber gives the numbers to the first one, too.
    var others: [String] = []
    for region in PhoneRegion.all {
      for kind in PhoneRegion.Kind.allCases {
        if let number = region.example(kind), number.region != region.id {
          others.append("\(region.id) \(kind) \(number.region ?? "")")
        }
      }
    }
    #expect(
      others == [
        "AX mobile FI", "BL mobile GP", "CC mobile AU", "CX mobile AU", "EH mobile MA",
        "EH fixed MA", "IM mobile GB", "MF mobile GP", "MF fixed BL", "SJ mobile NO",
        "VA mobile IT",
      ])
  }

  @Test func changingTheRegionKeepsTheNumber() throws {
    let numbers = [("RU", "8 912 345-67-89"), ("GB", "07400 123456"), ("US", "(201) 555-0123")]
    for (region, text) in numbers {
      let value = try PhoneMask(region).value(of: text)
      for other in ["KZ", "DE", "FR", "CA"] {
        #expect(try PhoneMask(other).formatted(value: value).value == value)
      }
      #expect(PhoneMask().formatted(value: value).value == value)
    }
  }

  @Test(arguments: [
    ("US", "", ValidationState.empty, nil), ("US", "+", .incomplete, "phone.incomplete"),
    ("US", "2", .incomplete, "phone.incomplete"), ("US", "(201) 555-0123", .valid, nil),
    ("US", "555-0123", .incomplete, "phone.area-code"),
    ("US", "201-5", .incomplete, "phone.too-short"),
    ("US", "+1 201-555-01234", .invalid, "phone.too-long"),
    ("US", "(100) 555-0123", .invalid, "phone.unassigned"),
    ("GB", "+999123", .invalid, "phone.unknown-code"),
    ("GB", "+0", .invalid, "phone.unknown-code"), ("GB", "+44 7", .incomplete, "phone.incomplete"),
    ("GB", "+44 (0)7400 123456", .valid, nil), ("RU", "8 912 34", .incomplete, "phone.too-short"),
    ("RU", "+7 012", .invalid, "phone.unassigned"),
    ("DE", "030 12", .incomplete, "phone.incomplete"),
  ])
  func saysWhatIsWrong(
    _ region: String, _ text: String, _ state: ValidationState, _ code: String?
  ) throws {
    let mask = try PhoneMask(region)
    let verdict = mask.verdict(on: text, value: mask.value(of: text))
    #expect(verdict.state == state)
    #expect(verdict.findings.first?.code == code)
    #expect(verdict.isAcceptable == (state == .valid || state == .empty))
  }

  /// While an example is typed, nothing is ever called wrong.
  @Test(arguments: PhonePrintFact.all)
  func beginningsAreNeverInvalid(_ fact: PhonePrintFact) throws {
    let mask = try PhoneMask(fact.region)
    let national = fact.nationalText.map { [$0.filter(\.isNumber)] } ?? []
    for keys in [fact.e164] + national {
      for step in try mask.typedKeys(keys) {
        let verdict = mask.verdict(on: step.text, value: step.value)
        #expect(verdict.state != .invalid, "\(step.text): \(verdict.message ?? "")")
      }
    }
  }

  @Test func hintsShowTheRestOfTheGroups() throws {
    let mask = try PhoneMask("RU")
    #expect(mask.hint(behind: "+7 912 3") == "__-__-__")
    #expect(mask.hint(behind: "+7 912") == " ___-__-__")
    #expect(mask.hint(behind: "") == "")
    #expect(mask.hint(behind: "+7 912 345-67-89") == "")
    #expect(try PhoneMask("US").hint(behind: "(201) 555-01") == "__")
  }

  @Test func readsWellAtTheUseSite() throws {
    let masks: [any Masking] = [.phone, try .phone("RU"), try .phone("US", style: .national)]
    #expect(masks[2].formatted(value: "+12015550123").text == "(201) 555-0123")
    #expect(masks[2].formatted(value: "+79123456789").text == "+7 912 345-67-89")
    #expect(try PhoneMask("US") == PhoneMask(PhoneRegion("us")))
  }
}
