import MaskCatalog
import MaskEngine
import Testing

struct IBANFacts: Decodable, Sendable {
  struct Country: Decodable, Sendable {
    var len: Int
    var mask: String
    var ex: String
    var bank: [Int]
  }

  var valid: [String]
  var invalid: [[String]]
  var countries: [String: Country]

  static let file = Facts.load("ibans", as: IBANFacts.self)
}

@Suite("IBAN")
struct IBANTests {
  private let mask = IBANMask()
  private let facts = IBANFacts.file

  @Test("every country has its length, its groups, and a right example")
  func countries() throws {
    for (code, country) in facts.countries.sorted(by: { $0.key < $1.key }) {
      let known = try #require(IBANCountry(code))
      #expect(known.length == country.len && known.example == country.ex)
      #expect([known.bank.lowerBound, known.bank.upperBound] == country.bank)
      let typed = try typing(country.ex.lowercased())
      #expect(typed.value == country.ex)
      #expect(typed.isComplete)
      #expect(layout(of: typed.text) == layout(of: country.mask), "\(code)")
      #expect(mask.verdict(on: typed.text, value: "") == .valid, "\(code)")
      #expect(mask.formatted(value: country.ex).text == typed.text)
      // The structure is that of the mask: digit, letter, either.
      let slots = country.mask.filter { $0 != " " }
      for (index, (slot, character)) in zip(slots, country.ex).enumerated() where slot == "#" {
        #expect(character.isNumber)
        var wrong = Array(country.ex)
        wrong[index] = "X"
        #expect(mask.verdict(on: String(wrong), value: "").state == .invalid, "\(code) \(index)")
      }
      let more = try mask.applying(
        TextChange(replacing: typed.text.utf16.count..<typed.text.utf16.count, with: "1"),
        to: typed.text)
      #expect(more.text == typed.text && more.refusal == .full, "\(code)")
    }
    #expect(IBANCountry.codes == facts.countries.keys.sorted())
    print("\(facts.countries.count) countries with IBANs")
  }

  @Test("a changed digit is always found")
  func mistyped() {
    for country in facts.countries.values {
      for index in country.ex.indices.dropFirst(2) where country.ex[index].isNumber {
        var wrong = country.ex
        wrong.replaceSubrange(index...index, with: country.ex[index] == "7" ? "3" : "7")
        #expect(mask.verdict(on: wrong, value: "").state == .invalid, "\(wrong)")
      }
    }
  }

  @Test("the rows of the table, right and wrong")
  func rows() {
    for text in facts.valid {
      #expect(mask.formatted(text).text == text)
      #expect(mask.verdict(on: text, value: "") == .valid, "\(text)")
    }
    let codes = [
      "check digits": "iban.check-digits", "too short": "code.too-short",
      "too long": "code.too-long",
      "unknown country": "iban.country", "letter in a digit place": "code.wants-digit",
      "two digits swapped": "iban.check-digits",
      "check digits 00, 01, 99 never occur": "iban.check-digits",
    ]
    for row in facts.invalid {
      let verdict = mask.verdict(on: row[0], value: "")
      #expect(verdict.state != .valid)
      #expect(verdict.findings.first?.code == codes[row[1]], "\(row) \(verdict)")
      if row[0].isEmpty { #expect(verdict.state == .empty) }
      // Nothing that is wrong is thrown away.
      #expect(mask.formatted(row[0]).value == row[0].filter { $0 != " " })
    }
    print("\(facts.valid.count) right and \(facts.invalid.count) wrong IBANs")
  }

  @Test(
    "pastes with the word in front, in small letters, with any separators",
    arguments: [
      ("IBAN GB82WEST12345698765432", "GB82 WEST 1234 5698 7654 32"),
      ("gb82-west-1234-5698-7654-32", "GB82 WEST 1234 5698 7654 32"),
      ("de89370400440532013000", "DE89 3704 0044 0532 0130 00"),
      ("IBAN: DE89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00"),
      (
        "\u{FEFF}DE89\u{A0}3704\u{A0}0044\u{A0}0532\u{A0}0130\u{A0}00\n",
        "DE89 3704 0044 0532 0130 00"
      ),
    ])
  func pastes(_ paste: String, _ text: String) throws {
    let edited = try mask.applying(
      TextChange(replacing: 0..<0, with: paste, intent: .paste), to: "")
    #expect(edited.text == text)
    #expect(edited.refused == 0)
    #expect(mask.formatted(paste).text == text)
  }

  @Test("letters go where the country has letters; another country takes over when it is typed")
  func countryChange() throws {
    let refused = try mask.applying(TextChange(replacing: 9..<9, with: "X"), to: "DE89 3704")
    #expect(refused.text == "DE89 3704" && refused.refusal == .character)
    #expect(try typing("NL91ABNA0417164300").text == "NL91 ABNA 0417 1643 00")
    let over = try mask.applying(
      TextChange(replacing: 0..<9, with: "GB29NWBK60161331926819", intent: .paste), to: "DE89 3704")
    #expect(over.text == "GB29 NWBK 6016 1331 9268 19" && over.refused == 0)
    var text = try mask.applying(TextChange(deletingBackward: 2..<2), to: "DE89 3704").text
    #expect(text == "D_89 3704")
    text = try mask.applying(TextChange(replacing: 1..<1, with: "k"), to: text).text
    #expect(text == "DK89 3704")
  }

  @Test("hints, gaps as data, and one country")
  func layouts() throws {
    #expect(mask.hint(behind: "NO93 86") == "__ ____ ___")
    #expect(mask.hint(behind: "N") == "")
    let german = try #require(IBANMask("DE"))
    #expect(german.hint(behind: "") == "DE__ ____ ____ ____ ____ __")
    #expect(
      german.verdict(on: "NO93 8601 1117 947", value: "").findings.first?.code
        == "iban.other-country")
    #expect(IBANMask("XX") == nil)
    let plain = mask.withoutWrittenGaps
    #expect(plain.formatted("NO93 8601 1117 947").text == "NO9386011117947")
    #expect(plain.gaps(in: "NO9386011117947") == [4, 8, 12])
  }

  @Test("a bank's code fits accounts of its country")
  func bics() throws {
    let rows = [
      ("COBADEFFXXX", "DE89370400440532013000", true), ("DEUTDEFF", "DE89370400440532013000", true),
      ("BNPAFRPP", "DE89370400440532013000", false),
      ("BNPAFRPP", "GP1120041010050500013M02606", true),
      ("BNPAGPGX", "FR1420041010050500013M02606", true),
      ("NWBKGB2L", "GB29NWBK60161331926819", true),
    ]
    for (bic, iban, fits) in rows {
      #expect(try #require(BIC(bic)).fits(iban: iban) == fits, "\(bic) \(iban)")
    }
    for wrong in ["", "COBADEF", "COBADEFFX", "COBA1EFF", "COBADEFFXXXX"] {
      #expect(BIC(wrong) == nil)
    }
    #expect(BIC("coba de ff xxx")?.branch == nil)
    #expect(BIC("COBADEFF123")?.branch == "123")
  }

  private func layout(of text: String) -> [Int] { text.split(separator: " ").map(\.count) }

  private func typing(_ keys: String) throws -> MaskedText {
    var shown = mask.formatted("")
    for key in keys {
      let caret = shown.caret.utf16
      shown = try mask.applying(
        TextChange(replacing: caret..<caret, with: String(key)), to: shown.text)
    }
    return shown
  }
}
