import MaskEngine
import Testing

@Suite struct MaskTests {
  @Test func theExampleOfTheDocumentation() throws {
    let phone = try Mask("+7 ([000]) [000]-[00]-[00]")
    let typed = try phone.applying(TextChange(replacing: 6..<6, with: "2"), to: "+7 (91")
    #expect(typed.text == "+7 (912")
    #expect(typed.value == "912")
    #expect(typed.caret == TextOffset(utf8: 7, utf16: 7))
    #expect(!typed.isComplete)
    #expect(typed.isChanged)
  }

  @Test func templatesMarkWhatBelongsToTheValue() throws {
    let phone = try Mask(template: "+{7} (XXX) XXX-XX-XX")
    let whole = phone.formatted(value: "79999999999")
    #expect(whole.text == "+7 (999) 999-99-99")
    #expect(whole.value == "79999999999")
    #expect(whole.isComplete)
    #expect(phone.pattern == "+{7} ([000]) [000]-[00]-[00]")
  }

  @Test func templatesEscapeWhatPatternsMark() throws {
    let odd = try Mask(template: #"<#>\[#]"#, slot: "#")
    #expect(odd.formatted(value: "12").text == #"<1>\[2"#)
  }

  @Test func malformedPatternsTellThePlace() {
    #expect {
      try Mask("+7 [00")
    } throws: { error in
      (error as? PatternError)?.offset == TextOffset(utf8: 3, utf16: 3)
    }
  }

  @Test func rangesOutsideTheTextAreErrors() throws {
    let mask = try Mask("[00]")
    #expect(throws: RangeError(range: 1..<9, size: 2)) {
      try mask.applying(TextChange(replacing: 1..<9, with: ""), to: "12")
    }
    #expect(throws: RangeError(range: 1..<2, size: 2)) {
      try Mask("[…]").applying(TextChange(replacing: 1..<2, with: ""), to: "😀")
    }
  }

  @Test func aTextBeyondTheLimitIsGivenBack() throws {
    let mask = try Mask("[…]")
    let long = String(repeating: "a", count: 1 << 20)
    let refused = try mask.applying(TextChange(replacing: 1..<1, with: "b"), to: long)
    #expect(refused.text == long)
    #expect(refused.refusal == .full)
    #expect(!refused.isChanged)
  }
}
