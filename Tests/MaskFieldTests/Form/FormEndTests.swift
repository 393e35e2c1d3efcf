import Foundation
import MaskField
import Testing

/// What leaving and submitting make of numbers and dates, before anybody judges them.
@Suite struct FormEndTests {
  let date = TextField()
  let amount = TextField()
  let recorder = Recorder()

  private func makeForm() throws -> Form {
    date.mask = try DateMask("dd.MM.yyyy")
    amount.mask = try NumberMask(NumberStyle(fractionDigits: 2...2))
    return Form([("date", date), ("amount", amount)])
  }

  @Test func whatTheEndMendsKeepsNobody() throws {
    let form = try makeForm()
    form.leaving = .whenAcceptable
    form.focus("date")
    date.insertText("30.11.85")
    #expect(form.focusNext(), "the century is what was missing")
    #expect(date.text == "30.11.1985" && date.value == "1985-11-30")
    amount.insertText("1.")
    #expect(amount.resignFirstResponder() && amount.text == "1.00")
    form.focus("date")
    date.text = "30.11.19"
    #expect(!form.focusNext() && date.text == "30.11.19", "that may be a year's beginning")
  }

  @Test func aSubmitMendsTheFieldInFocus() throws {
    let form = try makeForm()
    form.focus("date")
    date.insertText("30.11.85")
    date.undo()
    date.insertText("30.11.26")
    amount.value = "5"
    let (day, price) = try form.submit(.date("date"), .number("amount", as: Decimal.self))
    #expect(day == DateValue(iso8601: "2026-11-30") && price == 5)
    #expect(date.isEditing)
    date.undo()
    #expect(date.text == "30.11.26", "what the end made of it is a step of its own")
  }

  @Test func theModelHearsOfTheCentury() throws {
    _ = try makeForm()
    var born: Date?
    let link = date.bind(
      to: Binding(get: { born }, set: { born = $0 }),
      as: .date(calendar: Calendar(identifier: .gregorian), timeZone: .gmt))
    date.becomeFirstResponder()
    date.insertText("30.11.85")
    #expect(born == nil && link.failure == nil)
    date.resignFirstResponder()
    #expect(born == DateValue(iso8601: "1985-11-30")?.date(calendar: .current, timeZone: .gmt))
  }

  @Test func anAppsOwnMaskHasAnEndToo() {
    struct Trimming: EditEnding {
      let pair = PairMask()
      var prefix: String { "" }
      func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
        try pair.applying(change, to: text)
      }
      func formatted(_ text: String) -> MaskedText { pair.formatted(text) }
      func formatted(value: String) -> MaskedText { pair.formatted(value: value) }
      func value(of text: String) -> String { pair.value(of: text) }
      func isComplete(_ text: String) -> Bool { pair.isComplete(text) }
      func hint(behind text: String) -> String { "" }
      // Never the same twice: the field asks once.
      func ended(_ text: String) -> MaskedText { pair.formatted(value: value(of: text) + "0") }
    }
    let field = focusedField(recorder) { $0.mask = Trimming() }
    field.insertText("1")
    recorder.log = []
    field.resignFirstResponder()
    #expect(field.text == "10")
    #expect(!field.isEditing && recorder.log.suffix(3) == ["didEnd", "editingDidEnd", "n.didEnd"])
  }
}
