import MaskCatalog
import MaskEngine
import Testing

struct DocumentFacts: Decodable, Sendable {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var cc: String
    var id: String
    var mask: [String]
    var valid: [String]
    var invalid: [[String]]

    var name: String { "\(cc).\(id)" }
    var testDescription: String { name }
  }

  var documents: [Row]

  static let rows = Facts.load("documents", as: DocumentFacts.self).documents
}

@Suite("Documents")
struct DocumentTests {
  @Test("the catalog has every document of the table")
  func names() {
    #expect(Document.identifiers == DocumentFacts.rows.map(\.name))
    let valid = DocumentFacts.rows.reduce(0) { $0 + $1.valid.count }
    let invalid = DocumentFacts.rows.reduce(0) { $0 + $1.invalid.count }
    print("\(DocumentFacts.rows.count) documents, \(valid) right and \(invalid) wrong numbers")
  }

  @Test("every right number is right, typed, pasted and assigned", arguments: DocumentFacts.rows)
  func valid(_ facts: DocumentFacts.Row) throws {
    let document = try #require(Document(facts.name))
    let mask = document.mask
    for text in facts.valid {
      #expect(document.fault(in: text) == nil, "\(text)")
      #expect(mask.verdict(on: text, value: "").state == .valid, "\(text)")
      let plain = text.filter { $0.isLetter || $0.isNumber }
      #expect(document.fault(in: plain.lowercased()) == nil, "\(plain)")
      let shown = mask.formatted(text)
      #expect(shown.text == text && shown.isComplete, "\(shown)")
      #expect(mask.formatted(value: shown.value).value == shown.value)
      #expect(mask.value(of: try typing(plain, in: mask).text) == shown.value, "\(text)")
      let pasted = try mask.applying(
        TextChange(replacing: 0..<0, with: "\(document.name): \(text)\n", intent: .paste), to: "")
      #expect(pasted.value == shown.value && pasted.refused == 0, "\(pasted)")
    }
  }

  @Test("every wrong number is found, in words that fit", arguments: DocumentFacts.rows)
  func invalid(_ facts: DocumentFacts.Row) throws {
    let document = try #require(Document(facts.name))
    for row in facts.invalid {
      let (text, why) = (row[0], row[1])
      let fault = try #require(document.fault(in: text), "\(text): \(why)")
      switch why {
      case "too short", "no suffix", "half of ZIP+4":
        guard case .tooShort = fault else {
          Issue.record("\(text): \(fault)")
          continue
        }
      case "check letter": #expect(fault == .checkDigit)
      case "all zero": #expect(fault == .allTheSame)
      case "no such shape", "digit in letters", "letter Д", "5th not 0":
        #expect([.wantsLetter, .wantsDigit, .notUsed].contains(fault), "\(text): \(fault)")
      case "wrong check", "neighbours swapped":
        // The swap may also make a date, a state or a prefix that there is not.
        #expect([.checkDigit, .noSuchDate, .notUsed].contains(fault), "\(text): \(fault)")
      default: #expect(fault == .notUsed, "\(text): \(why), \(fault)")
      }
      let verdict = document.verdict(on: text, value: "")
      let message = try #require(verdict.message)
      #expect(!message.isEmpty && message.hasSuffix("."))
      #expect(!verdict.findings.isEmpty)
    }
  }

  @Test(
    "any one mistyped digit is found where the rule promises that",
    arguments: [
      "RU.oms", "US.aba", "GB.nhs", "IN.aadhaar", "DE.idnr", "FR.siren", "ES.dni", "IT.iva",
      "PL.nip",
      "NL.bsn", "CN.ric", "CH.ahv", "IL.id", "HR.oib",
    ])
  func mistyped(_ name: String) throws {
    let document = try #require(Document(name))
    for text in try #require(DocumentFacts.rows.first { $0.name == name }).valid {
      for index in text.indices where text[index].isNumber {
        for digit in "0123456789" where digit != text[index] {
          var wrong = text
          wrong.replaceSubrange(index...index, with: [digit])
          #expect(document.fault(in: wrong) != nil, "\(wrong)")
        }
      }
    }
  }

  @Test("a place of a fault is where it stands in the text")
  func places() throws {
    let cpf = try #require(Document("BR.cpf"))
    #expect(cpf.verdict(on: "529.982.247-26", value: "").findings.first?.range == 13..<14)
    let snils = try #require(Document("RU.snils"))
    #expect(snils.verdict(on: "112-233-44A 95", value: "").findings.first?.range == 10..<11)
    #expect(snils.verdict(on: "112-233-445 950", value: "").findings.first?.range == 14..<15)
    #expect(snils.verdict(on: "112-233-445 9", value: "").state == .incomplete)
    #expect(snils.verdict(on: "112-233-445 96", value: "").state == .invalid)
  }

  @Test("where right numbers with a wrong check exist, it only warns")
  func warnings() throws {
    let rrn = try #require(Document("KR.rrn"))
    let verdict = rrn.verdict(on: "250519-2206204", value: "")
    #expect(verdict.state == .valid && verdict.findings.first?.severity == .warning)
    #expect(rrn.verdict(on: "251319-2206204", value: "").state == .invalid)
  }

  @Test("an account belongs to the bank of its БИК")
  func accounts() {
    #expect(Document.isAccount("40602 810 7 0000 0000025", ofBank: "049805746"))
    #expect(Document.isAccount("30101810800000000746", ofBank: "049805000"))
    #expect(!Document.isAccount("40602810800000000025", ofBank: "049805746"))
    #expect(!Document.isAccount("40602810700000000025", ofBank: "049805747"))
    #expect(!Document.isAccount("4060281070000000002", ofBank: "049805746"))
    #expect(!Document.isAccount("", ofBank: ""))
  }

  @Test("a UK postcode's gap moves while it is typed")
  func gap() throws {
    let mask = try #require(Document("GB.postcode")).mask
    for (keys, text) in [
      ("ec1a1bb", "EC1A 1BB"), ("m11ae", "M1 1AE"), ("dn551pt", "DN55 1PT"), ("w1a1hq", "W1A 1HQ"),
      ("b33 8th", "B33 8TH"), ("EC1A 1BB", "EC1A 1BB"), ("gir0aa", "GIR 0AA"),
      ("cr26xh", "CR2 6XH"),
    ] { #expect(try typing(keys, in: mask).text == text, "\(keys)") }
  }

  private func typing(_ keys: String, in mask: CheckedMask) throws -> MaskedText {
    var memory = MaskMemory()
    var shown = mask.formatted("", remembering: &memory)
    for key in keys {
      let caret = shown.caret.utf16
      shown = try mask.applying(
        TextChange(replacing: caret..<caret, with: String(key)), to: shown.text,
        remembering: &memory)
    }
    return shown
  }
}
