import MaskCatalog
import MaskEngine
import Testing

/// One edit: region, what is shown, what is done, what is shown then; `|` is the caret and `[…]` a
/// selection. `⌫` and `⌦` delete, `«…»` is pasted, anything else is typed key by key.
private struct PhoneEdit: Sendable, CustomTestStringConvertible {
  var region: String
  var before: String
  var input: String
  var after: String

  init(_ region: String, _ before: String, _ input: String, _ after: String) {
    self.region = region
    self.before = before
    self.input = input
    self.after = after
  }

  var testDescription: String { "\(region) \(before) \(input)" }
}

@Suite struct PhoneEditTests {
  private static let edits: [PhoneEdit] = [
    // Typed in the middle: digits stay, the groups follow, the caret keeps the digits on its left.
    PhoneEdit("RU", "+7 91|2 345-67-8", "9", "+7 919| 234-56-78"),
    PhoneEdit("RU", "+7 912| 345-67-8", "9", "+7 912 9|34-56-78"),
    PhoneEdit("RU", "+7 912 |345-67-8", "9", "+7 912 9|34-56-78"),
    PhoneEdit("GB", "07400 |123456", "9", "074009|123456"),
    PhoneEdit("US", "(201) 55|5-0123", "⌫", "(201) 5|50-123"),
    PhoneEdit("FR", "|06 12 34", "+33", "+33| 061234"),
    // At a literal backspace takes the digit before it, delete the one behind it.
    PhoneEdit("RU", "+7 912 |345-67-89", "⌫", "+7 91|3 456-78-9"),
    PhoneEdit("RU", "+7 912| 345-67-89", "⌦", "+7 912 |456-78-9"),
    PhoneEdit("RU", "+7 912[ ]345-67-89", "⌫", "+7 91|3 456-78-9"),
    PhoneEdit("DE", "+49 |", "⌫", "+4|"),
    PhoneEdit("DE", "+4|", "⌫⌫⌫", "|"),
    PhoneEdit("US", "|(201) 555-0123", "⌫", "|(201) 555-0123"),
    PhoneEdit("US", "(201) 555-0123|", "⌦", "(201) 555-0123|"),
    PhoneEdit("US", "[(201) 555-0123]", "⌫", "|"),
    PhoneEdit("US", "[(201) 555-0123]", "7", "7|"),
    // A plus stands in front only. What is typed before it goes behind it.
    PhoneEdit("RU", "|912", "+", "+|91 2"),
    PhoneEdit("RU", "|+7 912", "+", "+|7 912"),
    PhoneEdit("RU", "|+7 912", "3", "+3|7912"),
    PhoneEdit("RU", "9|12", "+", "9|12"),
    PhoneEdit("RU", "[+7 ]912", "⌫", "|912"),
    // Signs between digits may be typed: they are there already, or need not be.
    PhoneEdit("RU", "+7 912| 345", " ", "+7 912 |345"),
    PhoneEdit("RU", "|", "+7 (912) 345-67-89", "+7 912 345-67-89|"),
    PhoneEdit("RU", "+7 912|", "x", "+7 912|"),
    // Without the trunk prefix the groups are those behind the calling code.
    PhoneEdit("RU", "|", "9123456789", "912 345-67-89|"),
    PhoneEdit("RU", "|", "89123456789", "8 912 345-67-89|"),
    PhoneEdit("GB", "|", "7400123456", "7400 123456|"),
    PhoneEdit("DE", "|", "0049301", "00 49 30 1|"),
    PhoneEdit("US", "|", "011", "011|"),
    PhoneEdit("RU", "|", "8104930901820", "810 49 30 901820|"),
    // Digits of other scripts are digits.
    PhoneEdit("EG", "|", "٠١٠٠١٢٣٤٥٦٧", "010 01234567|"),
    PhoneEdit("JP", "|", "０９０", "090|"),
    // Pasted over nothing, a number comes out as it reads best.
    PhoneEdit("RU", "|", "«8 (912) 345-67-89»", "8 912 345-67-89|"),
    PhoneEdit("RU", "|", "«79123456789»", "+7 912 345-67-89|"),
    PhoneEdit("RU", "|", "«tel:+7-912-345-67-89;ext=5»", "+7 912 345-67-89|"),
    PhoneEdit("GB", "|", "«+44 (0)7400 123456»", "+44 7400 123456|"),
    PhoneEdit("GB", "|", "«Phone: 0044 7400 123456»", "+44 7400 123456|"),
    PhoneEdit("US", "|", "«+1 201 555 0123 ext. 12»", "+1 201-555-0123|"),
    PhoneEdit("AR", "|", "«011 15-2345-6789»", "+54 9 11 2345-6789|"),
    PhoneEdit("any", "|", "«00 49 30 123456»", "+49 30 123456|"),
    PhoneEdit("any", "|", "004930", "+49 30|"),
    PhoneEdit("any", "|", "79123456789", "+7 912 345-67-89|"),
    PhoneEdit("any", "+|", "⌫", "|"),
    // Pasted behind a calling code that stands there already.
    PhoneEdit("RU", "+7|", "«+79123456789»", "+7 912 345-67-89|"),
    PhoneEdit("RU", "+7|", "«89123456789»", "+7 912 345-67-89|"),
    PhoneEdit("RU", "+7|", "«9123456789»", "+7 912 345-67-89|"),
    PhoneEdit("RU", "+|", "«79123456789»", "+7 912 345-67-89|"),
    // Pasted into the middle, digits are digits.
    PhoneEdit("RU", "+7 912 |89", "«345-67»", "+7 912 345-67|-89"),
    PhoneEdit("RU", "+7 912|", "«hello»", "+7 912|"),
  ]

  @Test(arguments: edits)
  private func followsTheTable(_ edit: PhoneEdit) throws {
    let mask = edit.region == "any" ? PhoneMask() : try PhoneMask(edit.region)
    var text = edit.before.filter { !"|[]".contains($0) }
    var selection = Self.selection(edit.before)
    func apply(_ change: TextChange) throws {
      let result = try mask.applying(change, to: text)
      #expect(result.isChanged == (result.text != text))
      text = result.text
      selection = result.caret.utf16..<result.caret.utf16
    }
    if edit.input.hasPrefix("«") {
      let pasted = String(edit.input.dropFirst().dropLast())
      try apply(TextChange(replacing: selection, with: pasted, intent: .paste))
    } else {
      for key in edit.input {
        switch key {
        case "⌫": try apply(TextChange(deletingBackward: selection))
        case "⌦": try apply(TextChange(deletingForward: selection))
        default: try apply(TextChange(replacing: selection, with: String(key)))
        }
      }
    }
    var drawn = text
    drawn.insert("|", at: drawn.index(drawn.startIndex, offsetBy: selection.lowerBound))
    #expect(drawn == edit.after)
  }

  private static func selection(_ drawn: String) -> Range<Int> {
    let characters = Array(drawn)
    if let caret = characters.firstIndex(of: "|") { return caret..<caret }
    return characters.firstIndex(of: "[")!..<characters.firstIndex(of: "]")! - 1
  }

  @Test func saysWhatIsRefused() throws {
    let mask = try PhoneMask("US")
    let letter = try mask.applying(TextChange(replacing: 3..<3, with: "x"), to: "201")
    #expect(letter.refusal == .character)
    #expect(letter.refused == 1)
    #expect(letter.text == "201")
    var text = ""
    for _ in 0..<PhoneMask.digitLimit {
      let end = text.utf16.count
      text = try mask.applying(TextChange(replacing: end..<end, with: "2"), to: text).text
    }
    #expect(text.filter(\.isNumber).count == PhoneMask.digitLimit)
    let full = try mask.applying(TextChange(replacing: 5..<5, with: "2"), to: text)
    #expect(full.refusal == .full)
    #expect(full.text == text)
    let long = try mask.applying(
      TextChange(replacing: 0..<0, with: String(repeating: "9", count: 99), intent: .paste), to: "")
    #expect(long.refusal == .full || long.refusal == .character)
    #expect(long.taken + long.refused == 99)
    let extended = try mask.applying(
      TextChange(replacing: 0..<0, with: "+1 201 555 0123 x45", intent: .paste), to: "")
    #expect(extended.refused == 3)
    #expect(extended.refusal == .character)
  }

  @Test func refusesRangesThatDoNotFit() throws {
    let mask = try PhoneMask("US")
    for (text, range) in [("201", 0..<4), ("201", -1..<2), ("2😀1", 2..<2), ("", 1..<1)] {
      #expect(throws: RangeError.self) {
        try mask.applying(TextChange(replacing: range, with: "5"), to: text)
      }
    }
    let odd = try mask.applying(TextChange(replacing: 4..<4, with: "5"), to: "2😀1")
    #expect(odd.text == "215")
  }

  @Test func unknownRegionsAreNamed() {
    #expect(throws: PhoneRegionError(id: "XX")) { try PhoneMask("XX") }
    #expect(throws: PhoneRegionError(id: "")) { try PhoneMask("") }
    #expect(throws: PhoneRegionError(id: "DEU")) { try PhoneMask("DEU") }
    #expect((try? PhoneMask("de"))?.region?.id == "DE")
  }

  /// Letters never stand for digits: nothing tells 1-800-FLOWERS from a word behind 1-800. What cannot
  /// be read is counted, with the reason, and nothing that stands there already is lost.
  @Test(arguments: [
    ("", "1-800-FLOWERS", "1 (800", 4, 7), ("", "1-800-GOT-JUNK?", "1 (800", 4, 7),
    ("", "1-800-463-3339 (GoFedEx)", "+1 800-463-3339", 11, 7),
    ("", "FLOWERS", "", 0, 1), ("1 (800) 555", "FLOWERS", "1 (800) 555", 0, 1),
    ("1 (800) 555", "0199 FLOWERS", "+1 800-555-0199", 4, 7),
  ])
  func lettersAreRefusedWithAReason(
    _ before: String, _ pasted: String, _ after: String, _ taken: Int, _ refused: Int
  ) throws {
    let mask = try PhoneMask("US")
    let end = before.utf16.count
    let change = TextChange(replacing: end..<end, with: pasted, intent: .paste)
    let result = try mask.applying(change, to: before)
    #expect(result.text == after)
    #expect(result.taken == taken)
    #expect(result.refused == refused)
    #expect(result.refusal == .character)
    let typed = try mask.applying(TextChange(replacing: end..<end, with: "F"), to: before)
    #expect(typed.text == before)
    #expect(typed.refusal == .character)
  }
}
