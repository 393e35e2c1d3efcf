import MaskEngine
import Testing

@Suite struct DateMaskTests {
  /// The text after typing each character at the caret; `<` is backspace.
  private func typed(_ keys: String, into mask: DateMask) throws -> MaskedText {
    var shown = mask.formatted("")
    for key in keys {
      let caret = shown.caret.utf16
      let change =
        key == "<"
        ? TextChange(deletingBackward: caret..<caret)
        : TextChange(replacing: caret..<caret, with: String(key))
      shown = try mask.applying(change, to: shown.text)
    }
    return shown
  }

  private func pasted(_ text: String, into mask: DateMask) throws -> String {
    try mask.applying(TextChange(replacing: 0..<0, with: text, intent: .paste), to: "").text
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "3115", "31.1"), ("dd.MM.yyyy", "55", "05.05"), ("dd/MM/yyyy", "31-", "31"),
    ("dd.MM.yyyy", "1.2.2024", "01.02.2024"), ("HH:mm", "27", "2"), ("MM/yy", "2", "02"),
    ("dd.MM.yyyy_at_HH:mm", "522004341", "05.02.2004_at_03:41"), ("hh:mm a", "905p", "09:05 PM"),
    ("hh:mm a", "905p<", "09:05 P"), ("yyyy", "2025", "2025"), ("yyyyMMdd", "20263", "202603"),
  ])
  func typing(order: String, keys: String, text: String) throws {
    #expect(try typed(keys, into: DateMask(order)).text == text)
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "2026-11-30", "30.11.2026"), ("dd.MM.yyyy", "1.2.2024", "01.02.2024"),
    ("dd.MM.yyyy", " 30/11/26 ", "30.11.2026"), ("MM/yy", "11/2026", "11/26"),
    ("MM/yy", "2026-11", "11/26"), ("MM/yy", "112026", "11/26"), ("MM/yy", "1126", "11/26"),
    ("MM/yy", "3/27", "03/27"), ("dd.MM.yyyy HH:mm", "2026-11-30T14:05:09Z", "30.11.2026 14:05"),
    ("hh:mm a", "14:05", "02:05 PM"), ("hh:mm a", "9:05 pm", "09:05 PM"),
    ("yyyy/MM/dd", "٢٠٢٦-٣-٥", "2026/03/05"),
  ])
  func pasting(order: String, text: String, display: String) throws {

    #expect(try pasted(text, into: DateMask(order)) == display)
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "30.11.2026", "2026-11-30"), ("dd.MM.yyyy", "31.02.2026", ""),
    ("dd.MM.yyyy", "29.02.2024", "2024-02-29"), ("dd.MM.yyyy", "30.11", ""),
    ("MM/yy", "11/26", "2026-11"), ("MM/yy", "11/69", "1969-11"), ("HH:mm", "14:05", "14:05"),
    ("hh:mm a", "12:00 AM", "00:00"), ("hh:mm a", "12:30 PM", "12:30"),
    ("dd.MM", "29.02", "--02-29"),
    ("dd.MM.yyyy HH:mm:ss.SSS", "01.02.2003 04:05:06.070", "2003-02-01T04:05:06.070"),
    ("dd.MM.yyyy – dd.MM.yyyy", "01.02.2026 – 03.02.2026", "2026-02-01/2026-02-03"),
  ])
  func values(order: String, text: String, value: String) throws {
    let mask = try DateMask(order)
    #expect(mask.value(of: text) == value)
    if !value.isEmpty {
      #expect(mask.formatted(value: value).text == text)
      #expect(mask.formatted(value: value).value == value)
    }
  }

  @Test(arguments: [
    ("MM/yy", "2071-02"), ("dd.MM.yyyy", "2026-11"), ("dd.MM.yyyy", "14:05"),
    ("HH:mm", "2026-11-30"),
    ("dd.MM.yyyy", "2026-11-30/2026-12-01"), ("dd.MM.yyyy – dd.MM.yyyy", "2026-11-30"),
  ])
  func valuesThatTheOrderCannotShow(order: String, value: String) throws {
    let shown = try DateMask(order).formatted(value: value)
    #expect(shown.text == "")
    #expect(shown.value == "")
  }

  @Test(arguments: [
    ("3", nil), ("31.1", nil), ("31.2", DateFault.noSuchDay), ("29.02", nil), ("29.02.202", nil),
    ("29.02.2023", .noSuchDay), ("29.02.1900", .noSuchDay), ("29.02.2000", nil),
    ("31.04", .noSuchDay), ("01.01.0000", .noSuchYear), ("30.02", .noSuchDay),
  ])
  func faultsAsSoonAsTheyAreCertain(text: String, fault: DateFault?) throws {
    #expect(try DateMask("dd.MM.yyyy").fault(in: text) == fault)
  }

  @Test func bounds() throws {
    let mask = try DateMask(
      "yyyy-MM-dd", earliest: DateValue(iso8601: "2020-03-10"),
      latest: DateValue(iso8601: "2026-11-30"))
    #expect(mask.fault(in: "2019") == .tooEarly)
    #expect(mask.fault(in: "2020") == nil)
    #expect(mask.fault(in: "2020-02") == .tooEarly)
    #expect(mask.fault(in: "2020-03-10") == nil)
    #expect(mask.fault(in: "2020-03-09") == .tooEarly)
    #expect(mask.fault(in: "2026-12") == .tooLate)
    #expect(mask.fault(in: "2026-11-30") == nil)
    let range = try DateMask("HH:mm-HH:mm")
    #expect(range.fault(in: "14:05-13:00") == .endsBeforeItBegins)
    #expect(range.fault(in: "14:05-13") == nil)
  }

  @Test func overwritesInPlace() throws {
    let mask = try DateMask("dd/MM/yyyy")
    let month = try mask.applying(TextChange(replacing: 3..<3, with: "2"), to: "12/05/2019")
    #expect(month.text == "12/02/2019")
    #expect(month.caret.utf16 == 5)
    let blank = try mask.applying(TextChange(deletingBackward: 0..<1), to: "21/06/2013")
    #expect(blank.text == "_1/06/2013")
    let closing = try mask.applying(TextChange(deletingForward: 6..<7), to: "10/10/2345")
    #expect(closing.text == "10/10/345")
    let tens = try mask.applying(TextChange(replacing: 0..<0, with: "3"), to: "19/10/2345")
    #expect(tens.text == "3_/10/2345")
  }

  @Test func steps() throws {
    let mask = try DateMask("dd.MM.yyyy")
    #expect(mask.stepped("28.02.2023", at: 0, by: 1).text == "01.02.2023")
    #expect(mask.stepped("28.02.2024", at: 1, by: 1).text == "29.02.2024")
    #expect(mask.stepped("01.12.2024", at: 4, by: 1).text == "01.01.2024")
    #expect(mask.stepped("01.12.2024", at: 10, by: -1).text == "01.12.2023")
    #expect(mask.stepped("", at: 0, by: 1).text == "01")
    #expect(mask.stepped("", at: 0, by: -1).text == "31")
    let time = try DateMask("hh:mm a")
    #expect(time.stepped("11:59 PM", at: 7, by: 1).text == "11:59 AM")
  }

  @Test func stepsStayWithinBoundsThatConcernThePart() throws {
    let mask = try DateMask(
      "dd.MM.yyyy HH:mm", earliest: DateValue(iso8601: "2024-02-10T08:30"),
      latest: DateValue(iso8601: "2026-11-30T18:15"))
    func up(_ text: String, at caret: Int) -> String {
      mask.stepped(text, at: caret, by: 1).text
    }
    func down(_ text: String, at caret: Int) -> String {
      mask.stepped(text, at: caret, by: -1).text
    }
    // The year always.
    #expect(up("01.05.2026", at: 6) == "01.05.2026")
    #expect(down("01.05.2024", at: 6) == "01.05.2024")
    #expect(up("01.05.1999", at: 6) == "01.05.2024")
    #expect(down("01.05.2999", at: 6) == "01.05.2026")
    // A part below it at the bound's own year, month, day.
    #expect(up("01.11.2026", at: 3) == "01.01.2026")
    #expect(up("01.11.2025", at: 3) == "01.12.2025")
    #expect(down("01.02.2024", at: 3) == "01.12.2024")
    #expect(down("10.02.2024", at: 0) == "29.02.2024")
    #expect(up("29.02.2024", at: 0) == "10.02.2024")
    #expect(up("30.11.2026 18:00", at: 12) == "30.11.2026 00:00")
    #expect(up("29.11.2026 18:00", at: 12) == "29.11.2026 19:00")
    #expect(up("30.11.2026 18:15", at: 14) == "30.11.2026 18:00")
    #expect(down("10.02.2024 08:30", at: 14) == "10.02.2024 08:59")
    // A step that leaves the bounds for a part below is taken, and marked.
    let later = mask.stepped("31.12.2025 18:00", at: 6, by: 1).text
    #expect(later == "31.12.2026 18:00")
    #expect(mask.fault(in: later) == .tooLate)
    // Nothing above is known yet.
    #expect(up("", at: 0) == "01")
    #expect(mask.stepped("30.11.2026", at: 7, by: -1).caret.utf16 == 7)
  }

  @Test func stepsInRangesAndTwoDigitYears() throws {
    let range = try DateMask(
      "dd.MM.yyyy – dd.MM.yyyy", latest: DateValue(iso8601: "2026-11-30"))
    let text = "31.01.2026 – 30.11.2026"
    #expect(range.stepped(text, at: 0, by: 1).text == "01.01.2026 – 30.11.2026")
    #expect(range.stepped(text, at: 13, by: 1).text == "31.01.2026 – 01.11.2026")
    #expect(range.stepped(text, at: 16, by: 1).text == "31.01.2026 – 30.01.2026")
    #expect(range.stepped(text, at: 23, by: 1).text == text)
    #expect(range.stepped(text, at: 23, by: -1).text == "31.01.2026 – 30.11.2025")
    let card = try DateMask("MM/yy")
    #expect(card.stepped("11/99", at: 4, by: 1).text == "11/00")
    #expect(card.stepped("11/68", at: 4, by: 1).text == "11/68")
    #expect(card.stepped("11/69", at: 4, by: -1).text == "11/69")
    let open = try DateMask("MM/yy", earliest: DateValue(iso8601: "2026-11"))
    #expect(open.stepped("11/26", at: 0, by: -1).text == "12/26")
    #expect(open.stepped("11/26", at: 3, by: -1).text == "11/26")
  }

  @Test func stepsOnATwelveHourClock() throws {
    let mask = try DateMask("hh:mm a")
    #expect(mask.stepped("11:05 AM", at: 0, by: 1).text == "12:05 AM")
    #expect(mask.stepped("12:05 AM", at: 0, by: 1).text == "01:05 AM")
    #expect(mask.stepped("01:05 PM", at: 0, by: -1).text == "12:05 PM")
    #expect(mask.stepped("01:59 PM", at: 3, by: 1).text == "01:00 PM")
    #expect(mask.stepped("01:05", at: 5, by: 1).text == "01:06")
    let first = try DateMask("a hh:mm", dayPeriods: DayPeriods(am: "오전", pm: "오후"))
    #expect(first.stepped("오전 11:05", at: 1, by: 1).text == "오후 11:05")
    #expect(first.stepped("오전 11:05", at: 4, by: 1).text == "오전 12:05")
    #expect(first.stepped("오전 11:05", at: 8, by: -1).text == "오전 11:04")
    let open = try DateMask(
      "hh:mm a", earliest: DateValue(iso8601: "09:30"), latest: DateValue(iso8601: "17:00"))
    #expect(open.stepped("11:45 AM", at: 0, by: 1).text == "09:45 AM")
    #expect(open.stepped("05:00 PM", at: 0, by: 1).text == "12:00 PM")
    #expect(open.stepped("09:45 AM", at: 7, by: 1).text == "09:45 AM")
    #expect(open.stepped("12:45 PM", at: 7, by: 1).text == "12:45 PM")
    #expect(open.stepped("05:00 PM", at: 4, by: 1).text == "05:00 PM")
    #expect(open.stepped("09:30 AM", at: 4, by: -1).text == "09:59 AM")
  }

  @Test(arguments: ["ddd.MM", "", "'at", "dd dd dd", "…"])
  func ordersThatCannotBeRead(order: String) {
    #expect(throws: DateOrderError.self) { try DateMask(order) }
  }
}
