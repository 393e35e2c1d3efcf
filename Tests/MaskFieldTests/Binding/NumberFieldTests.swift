import Foundation
import MaskField
import Testing

/// A model that counts how often it is written.
final class Model<Value> {
  var writes: [Value] = []
  var onWrite: () -> Void = {}
  var value: Value {
    didSet {
      writes.append(value)
      onWrite()
    }
  }
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

@Suite struct NumberFieldTests {
  /// What is done, and what model and text are then.
  static let rows: [(NumberPolicy, String, Int, String)] = [
    (.keepLast, "12", 12, "12"), (.keepLast, "12 clear", 12, ""),
    (.keepLast, "12 ⌫", 1, "1"), (.keepLast, "12 ⌫ ⌫", 12, ""),
    (.keepLast, "12 ⌫ ⌫ leave", 12, "12"), (.keepLast, "clear leave", 7, "7"),
    (.keepLast, "clear -", 7, "-"), (.keepLast, "clear - leave", 7, "7"),
    (.resetToZero, "clear", 0, ""), (.resetToZero, "clear leave", 0, "0"),
    (.resetToZero, "clear -", 0, "-"), (.resetToZero, "clear - 5", -5, "-5"),
    (.reject, "clear", 7, ""), (.reject, "clear leave", 7, ""),
    (.clamp, "clear leave", 7, "7"),
  ]

  @Test(arguments: rows)
  func keepsOrResets(_ policy: NumberPolicy, _ steps: String, _ number: Int, _ text: String) throws
  {
    let model = Model(7)
    let number_ = try NumberField(model.binding, policy: policy)
    let field = number_.field
    #expect(field.text == "7")
    field.becomeFirstResponder()
    if steps.first?.isNumber == true { field.text = "" }
    for step in steps.split(separator: " ") {
      switch step {
      case "clear": field.clear()
      case "leave": field.resignFirstResponder()
      case "⌫": field.deleteBackward()
      default: for key in step { field.insertText(String(key)) }
      }
    }
    #expect(model.value == number)
    #expect(field.text == text)
  }

  @Test func holdsWhatTheTypeHolds() throws {
    let model = Model<Int8>(0)
    let number = try NumberField(model.binding)
    number.field.becomeFirstResponder()
    number.field.clear()
    for key in "1280" { number.field.insertText(String(key)) }
    #expect(model.value == 120 && number.field.text == "120" && number.number == 120)
  }

  @Test func decimalsAreExact() throws {
    let model = Model(Decimal(0))
    let number = try NumberField(model.binding)
    number.field.becomeFirstResponder()
    number.field.clear()
    for key in "0.1" { number.field.insertText(String(key)) }
    #expect(model.value == Decimal(string: "0.1"))
    let german = try NumberField(
      model.binding,
      style: NumberStyle(
        symbols: NumberSymbols(grouping: ".", decimal: ","), fractionDigits: 2...2))
    #expect(german.field.text == "0,10")
    german.field.becomeFirstResponder()
    german.field.clear()
    german.field.paste("1.234,5")
    german.field.resignFirstResponder()
    #expect(german.field.text == "1.234,50")
    #expect(model.value == Decimal(string: "1234.5"))
  }

  @Test func anEmptyFieldCanBeNil() throws {
    let model = Model<Int?>(7)
    let number = try NumberField(optional: model.binding)
    number.field.becomeFirstResponder()
    number.field.clear()
    #expect(model.value == nil)
    number.field.insertText("-")
    #expect(model.value == nil)
    number.field.insertText("3")
    #expect(model.value == -3)
  }

  @Test func nothingLoops() throws {
    let model = Model(Decimal(1))
    let number = try NumberField(model.binding)
    // An observer that shows every change of the model, as views do.
    model.onWrite = { [weak number] in number?.refresh() }
    number.field.becomeFirstResponder()
    number.field.clear()
    for key in "2.50" { number.field.insertText(String(key)) }
    #expect(number.field.text == "2.50", "the model's 2.5 does not rewrite what is being typed")
    #expect(model.writes == [2, Decimal(string: "2.5")!])
    model.value = 9
    #expect(number.field.text == "9")
    #expect(model.writes.count == 3)
  }
}

@Suite struct FieldBindingTests {
  let field = TextField()

  @Test(arguments: [
    (CommitTiming.live, "x", "x", "x"), (.onLeave, "", "", "x"), (.onReturn, "", "", ""),
  ])
  func commitsAtItsTime(
    _ timing: CommitTiming, _ typed: String, _ before: String, _ left: String
  ) {
    let model = Model("")
    field.bind(to: model.binding, as: .text, commit: timing)
    field.becomeFirstResponder()
    field.insertText("x")
    #expect(model.value == typed)
    field.resignFirstResponder()
    #expect(model.value == left)
    #expect(field.text == left, "what was not committed goes")
    field.becomeFirstResponder()
    field.insertText("y")
    field.pressReturn()
    #expect(model.value == left + "y")
  }

  @Test func theOriginTellsWhoWrites() {
    let model = Model("")
    let link = field.bind(to: model.binding, as: .text)
    var seen: [FieldBinding<String>.Origin?] = []
    model.onWrite = { [weak link] in seen.append(link?.origin) }
    field.becomeFirstResponder()
    field.insertText("a")
    model.value = "b"
    #expect(seen == [.person, nil])
    link.refresh()
    #expect(field.text == "b")
    link.unbind()
    field.insertText("c")
    #expect(model.value == "b")
  }

  @Test func aCompositionIsNotDisturbed() {
    let model = Model("")
    let link = field.bind(to: model.binding, as: .text)
    field.becomeFirstResponder()
    field.setMarkedText("か")
    model.value = "x"
    link.refresh()
    #expect(field.text == "か")
    field.unmarkText()
    #expect(model.value == "か")
  }

  @Test func aPasswordIsNotCopied() {
    let model = Model("old")
    let link = field.bind(to: model.binding, as: .text)
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.insertText("hunter2")
    #expect(model.value == "old")
    #expect(link.failure as? FieldFormatError == .secret)
  }

  @Test func datesGoBothWays() throws {
    field.mask = try DateMask("dd.MM.yyyy HH:mm")
    let model = Model<Date?>(Date(timeIntervalSince1970: 0))
    let link = field.bind(
      to: model.binding, as: .date(calendar: Calendar(identifier: .gregorian), timeZone: .gmt))
    #expect(field.text == "01.01.1970 00:00")
    field.becomeFirstResponder()
    field.deleteBackward()
    #expect(model.value == nil)
    field.insertText("5")
    #expect(model.value == Date(timeIntervalSince1970: 300))
    field.mask = nil
    field.insertText("x")
    #expect(link.failure as? FieldFormatError == .wrongMask)
  }

  /// Locale, text, and the number or why there is none.
  static let formatterRows: [(String, String, Double?)] = [
    ("en_US", "12", 12), ("en_US", "1.5", 1.5), ("en_US", "1,234", 1234), ("en_US", "1.50", 1.5),
    ("en_US", "12abc", nil), ("en_US", "12abc0", nil), ("en_US", "x", nil), ("en_US", "", nil),
    ("de_DE", "1,5", 1.5), ("en_US", "100", 100), ("en_US", "0", 0),
  ]

  @Test(arguments: formatterRows)
  func formattersLoseNothing(_ locale: String, _ text: String, _ number: Double?) {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = .decimal
    let model = Model(7.0)
    let link = field.bind(to: model.binding, as: .formatter(formatter), commit: .onLeave)
    field.becomeFirstResponder()
    field.text = ""
    field.paste(text)
    field.resignFirstResponder()
    if let number {
      #expect(model.value == number)
    } else if !text.isEmpty {
      #expect(model.value == 7 && link.failure != nil)
    }
  }

  static let styleRows: [(String, Int?)] = [
    ("12", 12), ("1,234", 1234), ("12abc", nil), ("1.5", nil), ("15,5", nil), ("-3", -3),
    ("100", 100),
  ]

  @Test(arguments: styleRows)
  func stylesLoseNothing(_ text: String, _ number: Int?) {
    let model = Model(7)
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    let link = field.bind(to: model.binding, as: .style(style))
    field.becomeFirstResponder()
    field.text = ""
    field.paste(text)
    #expect(model.value == number ?? 7, "\(String(describing: link.failure))")
    #expect((link.failure == nil) == (number != nil))
  }

  @Test func aModelOfParts() {
    struct Person { var name = "Ann"; var age = 3 }
    let model = Model(Person())
    field.bind(to: model.binding.name, as: .displayedText)
    #expect(field.text == "Ann")
    field.becomeFirstResponder()
    field.insertText("a")
    #expect(model.value.name == "Anna" && model.value.age == 3)
    #expect(Binding.constant(5).wrappedValue == 5)
  }
}
