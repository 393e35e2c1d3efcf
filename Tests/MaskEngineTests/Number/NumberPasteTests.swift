import MaskEngine
import Testing

/// What a pasted text is read as: `nil` for one that is refused.
@Suite struct NumberPasteTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var value: String?
    var refusal: Refusal?

    init(_ text: String, _ value: String?, _ refusal: Refusal? = nil) {
      self.text = text
      self.value = value
      self.refusal = value == nil ? refusal ?? .character : refusal
    }

    var testDescription: String { text.debugDescription }
  }

  static let english = [
    Row("1234.5", "1234.5"), Row("1,234.50", "1234.50"), Row("(1,234.50)", "-1234.50"),
    Row("1.234,50 €", "1234.50"), Row("１２３", "123"), Row("-1e3", nil), Row("1e3", nil),
    Row("$1,234.50", "1234.50"), Row("($1,234.50)", "-1234.50"), Row("-$5", "-5"), Row("$-5", "-5"),
    Row("USD 12", "12", .character), Row("Rs. 1,23,456.78", "123456.78", .character),
    Row("1 234 567,89", "1234567.89"), Row("1\u{202F}234,5", "1234.5"), Row("1'234.50", "1234.50"),
    Row("1’234’567", "1234567"), Row("١٬٢٣٤٫٥", "1234.5"), Row("−5", "-5"), Row("–5", "-5"),
    Row("+5", "5"), Row("ー１２．５", "-12.5"), Row("\u{200E}-5", "-5"), Row(" 5 ", "5"),
    Row("\t5\r\n", "5"), Row("\u{FEFF}5", "5"), Row("5%", "5"), Row("100.", nil), Row(".5", "0.5"),
    Row(",5", "0.5"), Row("1,5", "1.5"), Row("1,234", "1234"), Row("0,123", "0.123"),
    Row("12 kg", "12", .character), Row("1234,567", "1234.567"),
    // Neither one number nor another.
    Row("1.2.3", nil), Row("1,23,4", nil), Row("--1", nil), Row("1-", nil), Row("1-2", nil),
    Row("(1", nil), Row("1)", nil), Row("(-1)", nil), Row("-(1)", nil), Row("1:30", nil),
    Row("1/2", nil), Row("12/30/2026", nil), Row("192.168.0.1", nil), Row("0x10", nil),
    Row("1½", nil), Row("10²", nil), Row("12 34", nil), Row("1 2 3", nil), Row("abc", nil),
    Row("NaN", nil), Row("∞", nil), Row("5️⃣", nil), Row("1a2", nil), Row("e-mail 5", nil),
    Row("1,234.567.890", nil), Row("1,234,56", nil),
  ]

  @Test(arguments: english)
  func inEnglish(_ row: Row) throws {
    try check(row, NumberSymbols(grouping: ","))
  }

  static let german = [
    Row("1.234,50 €", "1234.50"), Row("1,234.5", "1234.5"), Row("1.234", "1234"), Row("1.5", "1.5"),
    Row("1234.567", "1234.567"), Row("1,234", "1.234"), Row("12.345.678", "12345678"),
    Row("1.234.5", nil), Row("0.123", "0.123"),
  ]

  @Test(arguments: german)
  func inGerman(_ row: Row) throws {
    try check(row, NumberSymbols(grouping: ".", decimal: ","))
  }

  static let integers = [
    Row("12.00", "12"), Row("12.", nil), Row("12.50", nil), Row("1,234", "1234"),
    Row("0.1", nil), Row("1.234,00", "1234"),
  ]

  @Test(arguments: integers)
  func inAnIntegerField(_ row: Row) throws {
    try check(row, NumberSymbols(grouping: ","), fraction: 0)
  }

  private func check(_ row: Row, _ symbols: NumberSymbols, fraction: Int = 3) throws {
    let mask = try NumberMask(NumberStyle(symbols: symbols, fractionDigits: 0...fraction))
    let paste = TextChange(replacing: 0..<0, with: row.text, intent: .paste)
    let pasted = try mask.applying(paste, to: "")
    if row.text.hasSuffix(".") {  // a lone decimal sign is still incomplete, or dropped
      #expect(pasted.value == (fraction == 0 ? "12" : ""))
      #expect(pasted.refusal == nil)
      return
    }
    #expect(pasted.value == row.value ?? "")
    #expect(pasted.refusal == row.refusal)
    if row.value == nil {
      #expect(pasted.text == "")
      #expect(pasted.refused > 0)
      #expect(pasted.taken == 0)
    }
  }

  @Test func signsAreKept() throws {
    let unsigned = try NumberMask(NumberStyle(fractionDigits: 0...2, allowsNegative: false))
    for text in ["-5", "(5)"] {
      let paste = TextChange(replacing: 0..<1, with: text, intent: .paste)
      let pasted = try unsigned.applying(paste, to: "7")
      #expect(pasted.text == "7", "a minus that is dropped would make another number")
      #expect(pasted.refusal == .character)
    }
  }

  @Test func surplusFractionIsCut() throws {
    let mask = try NumberMask(NumberStyle(fractionDigits: 0...2))
    let paste = TextChange(replacing: 0..<0, with: "1.23456", intent: .paste)
    let pasted = try mask.applying(paste, to: "")
    #expect(pasted.text == "1.23")
    #expect(pasted.refused == 3)
    #expect(pasted.refusal == .full)
    let zeros = TextChange(replacing: 0..<0, with: "1.2300", intent: .paste)
    #expect(try mask.applying(zeros, to: "").refused == 0)
    let behind = TextChange(replacing: 1..<1, with: "1.23", intent: .paste)
    #expect(try mask.applying(behind, to: "45").text == "45", "it would push the 5 out")
  }

  @Test func digitLimit() throws {
    let mask = try NumberMask(NumberStyle(fractionDigits: 0...2))
    let most = String(repeating: "7", count: NumberMask.digitLimit)
    let paste = TextChange(replacing: 0..<0, with: most, intent: .paste)
    #expect(try mask.applying(paste, to: "").text == most)
    let more = TextChange(replacing: 0..<0, with: most + "7", intent: .paste)
    #expect(try mask.applying(more, to: "").refusal == .full)
    #expect(try mask.applying(TextChange(replacing: 5..<5, with: "1"), to: most).refusal == .full)
    let huge = String(repeating: "7", count: 1 << 20) + "7"
    let edit = TextChange(replacing: 1..<1, with: huge, intent: .paste)
    let refused = try mask.applying(edit, to: "5")
    #expect(refused.text == "5")
    #expect(refused.refusal == .full)
    #expect(refused.caret == TextOffset(utf8: 1, utf16: 1))
    #expect(mask.formatted(huge).refusal == .full)
    #expect(mask.formatted(value: huge).refusal == .full)
  }
}
