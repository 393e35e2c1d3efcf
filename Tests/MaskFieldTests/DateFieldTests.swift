import Foundation
import MaskEngine
import MaskField
import Testing

@Suite struct DateFieldTests {
  let recorder = Recorder()

  /// A field with the text, the caret at an offset.
  private func field(_ mask: DateMask, _ text: String, at caret: Int) -> TextField {
    let field = focusedField(recorder) {
      $0.mask = mask
      $0.text = text
    }
    field.selectedRange = NSRange(location: caret, length: 0)
    return field
  }

  @Test func stepsInARangeOfDates() throws {
    let mask = try DateMask(
      "dd.MM.yyyy – dd.MM.yyyy", earliest: DateValue(iso8601: "2026-01-15"),
      latest: DateValue(iso8601: "2026-11-30"))
    let field = field(mask, "15.01.2026 – 30.11.2026", at: 1)
    field.perform(.step(-1))
    #expect(field.text == "31.01.2026 – 30.11.2026")
    #expect(field.selectedRange == NSRange(location: 1, length: 0))
    field.perform(.step(1))
    #expect(field.text == "15.01.2026 – 30.11.2026")
    field.selectedRange = NSRange(location: 17, length: 0)
    field.perform(.step(1))
    #expect(field.text == "15.01.2026 – 30.01.2026")
    #expect(field.selectedRange == NSRange(location: 17, length: 0))
    // The year is at both its ends: nothing to step, and nothing to undo.
    field.selectedRange = NSRange(location: 8, length: 0)
    for step in [1, -1] {
      field.perform(.step(step))
      #expect(field.text == "15.01.2026 – 30.01.2026")
    }
    field.perform(.undo)
    #expect(field.text == "15.01.2026 – 30.11.2026")
  }

  @Test func stepsOnATwelveHourClock() throws {
    let mask = try DateMask("a hh:mm", dayPeriods: DayPeriods(am: "오전", pm: "오후"))
    let field = field(mask, "오전 11:59", at: 1)
    field.perform(.step(1))
    #expect(field.text == "오후 11:59")
    #expect(field.value == "23:59")
    field.selectedRange = NSRange(location: 4, length: 0)
    field.perform(.step(1))
    #expect(field.text == "오후 12:59")
    #expect(field.value == "12:59")
    field.perform(.step(1))
    #expect(field.text == "오후 01:59")
    field.selectedRange = NSRange(location: 8, length: 0)
    field.perform(.step(1))
    #expect(field.text == "오후 01:00")
  }

  @Test func wordsAreTypedAndDeleted() throws {
    let mask = try DateMask("hh:mm a", dayPeriods: DayPeriods(am: "a. m.", pm: "p. m."))
    let field = focusedField(recorder) { $0.mask = mask }
    for key in "905p" { field.insertText(String(key)) }
    #expect(field.text == "09:05 p. m.")
    #expect(field.value == "21:05")
    #expect(field.selectedRange == NSRange(location: 11, length: 0))
    for key in ". m." { field.insertText(String(key)) }
    #expect(field.text == "09:05 p. m.")
    field.insertText("a")
    #expect(field.text == "09:05 a. m.")
    field.deleteBackward()
    #expect(field.text == "09:05 a")
    #expect(field.value == "")
    field.deleteBackward()
    #expect(field.text == "09:05")
    field.insertText("p")
    field.selectedRange = NSRange(location: 6, length: 5)
    field.insertText("a")
    #expect(field.text == "09:05 a. m.")
    #expect(field.value == "09:05")
  }
}
