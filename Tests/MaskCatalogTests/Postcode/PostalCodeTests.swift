import MaskCatalog
import MaskEngine
import Testing

@Suite("Postal codes")
struct PostalCodeTests {
  @Test("every region's example is right, and one character less is not")
  func regions() throws {
    for region in PostalCode.regions {
      let code = try #require(PostalCode(region))
      #expect(code.fault(in: code.example) == nil, "\(region)")
      #expect(code.mask.formatted(code.example).text == code.example, "\(region)")
      let plain = code.example.filter { $0.isLetter || $0.isNumber }
      #expect(code.fault(in: plain) == nil)
      #expect(code.fault(in: plain + "00000") != nil)
      #expect(code.fault(in: String(plain.prefix(2))) != nil)
    }
    print("\(PostalCode.regions.count) regions with postal codes")
  }

  @Test(
    "forms that grow",
    arguments: [
      ("US", "941051234", "94105-1234"), ("US", "94105", "94105"), ("CA", "k1a0b1", "K1A 0B1"),
      ("SE", "11122", "111 22"), ("PT", "1000001", "1000-001"), ("LV", "lv1050", "LV-1050"),
      ("TW", "40867", "40867"), ("AR", "c1070aam", "C1070AAM"),
    ])
  func typed(_ region: String, _ keys: String, _ text: String) throws {
    let mask = try #require(PostalCode(region)).mask
    var memory = MaskMemory()
    var shown = mask.formatted("", remembering: &memory)
    for key in keys {
      let caret = shown.caret.utf16
      shown = try mask.applying(
        TextChange(replacing: caret..<caret, with: String(key)), to: shown.text,
        remembering: &memory)
    }
    #expect(shown.text == text)
    #expect(shown.isComplete)
  }

  @Test("what all codes of a region begin with is asked for")
  func beginnings() throws {
    #expect(try #require(PostalCode("LV")).fault(in: "AB-1050") == .notUsed)
    #expect(try #require(PostalCode("GG")).fault(in: "GX1 1AA") == .notUsed)
    #expect(PostalCode("HK") == nil)
  }
}
