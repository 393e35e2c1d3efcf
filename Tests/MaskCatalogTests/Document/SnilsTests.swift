import MaskCatalog
import MaskEngine
import Testing

struct SnilsFacts: Decodable, Sendable {
  var valid: [[String]]
  var invalid: [[String]]
  var typing: [[String]]
  var paste: [[String]]

  static let file = Facts.load("snils", as: SnilsFacts.self)
}

@Suite("СНИЛС")
struct SnilsTests {
  private let mask = Mask.snils
  private let document = Document("RU.snils")!

  @Test("right and wrong numbers of the table")
  func rows() {
    for row in SnilsFacts.file.valid { #expect(document.fault(in: row[0]) == nil, "\(row)") }
    for row in SnilsFacts.file.invalid {
      let verdict = document.verdict(on: row[0], value: "")
      #expect(verdict.state != .valid, "\(row)")
      #expect(document.fault(in: row[0]) != nil)
    }
    print("\(SnilsFacts.file.valid.count) right and \(SnilsFacts.file.invalid.count) wrong СНИЛС")
  }

  @Test("typing, key by key")
  func typing() throws {
    for row in SnilsFacts.file.typing {
      var shown = mask.formatted("")
      for key in row[0] {
        let caret = shown.caret.utf16
        shown = try mask.applying(
          TextChange(replacing: caret..<caret, with: String(key)), to: shown.text)
      }
      // A remark may stand behind the text: "112 or 112- (eager literal)".
      let expected = row[1].components(of: " or ")[0].components(of: " (")[0]
      #expect(shown.text == expected, "\(row)")
    }
    print("\(SnilsFacts.file.typing.count) rows of typing")
  }

  @Test("pastes in every form, with nothing refused")
  func pastes() throws {
    for row in SnilsFacts.file.paste {
      let edited = try mask.applying(
        TextChange(replacing: 0..<0, with: row[0], intent: .paste), to: "")
      #expect(edited.text == row[1].components(of: " (")[0], "\(row)")
      #expect(edited.isComplete && edited.refused == 0, "\(row)")
    }
    print("\(SnilsFacts.file.paste.count) pastes")
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
