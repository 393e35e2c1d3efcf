import MaskField
import MaskFieldTerminal
import Testing

@Suite struct FormViewTests {
  let plain = TextField()
  let secret = TextField()
  let phone = TextField()
  let controller: FormController

  init() throws {
    secret.preset = .friendly
    secret.isSecureTextEntry = true
    phone.mask = try Mask("+{7} ([000]) [000]-[00]-[00]")
    plain.placeholder = "name"
    controller = FormController([
      FormItem(name: "plain", label: "Plain", field: plain),
      FormItem(name: "secret", label: "Secret", field: secret),
      FormItem(name: "phone", label: "Phone", field: phone),
    ])
  }

  func frame(columns: Int = 40, rows: Int = 24) -> Frame {
    FormView(
      title: "Title", items: controller.items, focused: controller.focused, note: controller.note,
      help: "one · two · three"
    ).frame(columns: columns, rows: rows)
  }

  func text(_ frame: Frame) -> [String] {
    frame.rows.map { row in
      let line = row.map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  func press(_ keys: Key...) {
    for key in keys { #expect(controller.handle(key) == .goesOn) }
  }

  @Test func showsTextValueAndRemark() {
    press(.named(.tab), .named(.tab), .text("9123"))
    let frame = frame()
    #expect(
      text(frame) == [
        " Title", "", "   Plain  name", "", "", "   Secret", "", "",
        " > Phone  +7 (912) 3__-__-__", "          = 79123", "          … more to come", "",
        " one · two · three",
      ])
    #expect(frame.cursor == Frame.Position(row: 8, column: 20))
  }

  @Test func groupsHaveHeadingsAndPageKeys() {
    let controller = FormController(
      ["a", "b", "c", "d"].map { name in
        FormItem(
          name: name, label: name, field: TextField(),
          heading: name == "a" ? "First" : name == "c" ? "Second" : nil)
      })
    func shown() -> [String] {
      text(
        FormView(title: "Title", items: controller.items, focused: controller.focused)
          .frame(columns: 20, rows: 14))
    }
    #expect(
      shown() == [
        " Title · First", "", " First", "", " > a", "", "", "   b", "", "", " Second", "", "", "",
      ])
    #expect(controller.handle(.named(.pageDown)) == .goesOn)
    #expect(
      shown() == [
        " Title · Second", "", "", "", "   b", "", "", " Second", "", " > c", "", "", "", "",
      ])
    #expect(controller.handle(.named(.pageDown)) == .goesOn)
    #expect(controller.focused == 2)
    #expect(controller.handle(.named(.tab)) == .goesOn)
    #expect(controller.handle(.named(.pageUp)) == .goesOn)
    #expect(controller.focused == 2)
    #expect(controller.handle(.named(.pageUp)) == .goesOn)
    #expect(controller.focused == 0)
  }

  @Test func aPasswordIsNowhereOnTheScreen() {
    press(.named(.tab), .text("hunter2"))
    #expect(!text(frame()).joined().contains("hunter2"))
    #expect(text(frame()).contains(" > Secret •••••••"))
    press(.control("r"))
    #expect(text(frame()).contains(" > Secret hunter2"))
    press(.control("r"), .text("!"))
    #expect(text(frame()).contains(" > Secret ••••••••"))
  }

  @Test func longTextScrollsWithTheCaret() {
    press(.text("0123456789漢字end"))
    var frame = frame(columns: 20)
    #expect(text(frame)[2] == " > Plain  9漢字end")
    let width = frame.rows[2].map { CellWidth.of($0.text) }.reduce(0, +)
    #expect(width == 19)
    #expect(frame.cursor?.column == 18)
    press(.named(.home))
    frame = self.frame(columns: 20)
    #expect(text(frame)[2] == " > Plain  012345678")
    #expect(frame.cursor?.column == 10)
  }

  @Test func aSelectionIsReversed() {
    press(.text("abc"), .named(.left, .shift), .named(.left, .shift))
    #expect(frame().rows[2].contains { $0.style.isReversed && $0.text == "bc" })
    press(.text("x"))
    #expect(plain.text == "ax")
  }

  @Test(arguments: 1...24)
  func everyHeightShowsTheFocusedField(rows: Int) {
    for _ in 0..<3 {
      let frame = frame(rows: rows)
      #expect(frame.rows.count <= rows)
      let row = frame.cursor?.row ?? -1
      #expect(frame.rows.indices.contains(row))
      #expect(frame.rows[row].first?.text.hasPrefix(" > ") == true)
      press(.named(.tab))
    }
  }

  @Test(arguments: 1...12)
  func everyWidthHolds(columns: Int) {
    press(.text("漢字漢字"))
    let frame = frame(columns: columns)
    #expect(frame.rows.count > 3)
  }

  @Test func refusalsAreSaidUntilTheNextKey() {
    press(.named(.up), .text("x"))
    #expect(text(frame()).contains("          ! That does not go there."))
    press(.text("9"))
    #expect(controller.note == nil)
  }

  @Test func editingKeys() {
    press(.text("one two three"), .control("w"))
    #expect(plain.text == "one two ")
    press(.control("a"), .alt("d"))
    #expect(plain.text == " two ")
    press(.control("e"), .control("u"))
    #expect(plain.text == "")
    press(.control("z"))
    #expect(plain.text == " two ")
    press(.control("y"))
    #expect(plain.text == "")
    press(.paste("a\nb"), .named(.left), .control("k"))
    #expect(plain.text == "a ")
    press(.control("l"))
    #expect(plain.text == "")
  }

  @Test func leavingAndSubmitting() {
    #expect(controller.handle(.named(.escape)) == .left)
    #expect(controller.handle(.control("c")) == .left)
    press(.named(.enter), .named(.enter))
    #expect(controller.handle(.named(.enter)) == .submitted)
  }

  @Test func anErrorKeepsTheFormOpen() {
    plain.requirement = "A name is needed."
    press(.named(.up), .named(.enter))
    #expect(controller.focused == 0)
    #expect(text(frame()).contains("          ✗ A name is needed."))
  }
}
