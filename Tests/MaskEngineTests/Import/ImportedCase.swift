import Foundation
import MaskEngine
import Testing

/// One recorded session with a field whose mask comes from another library.
struct ImportedCase: Sendable, CustomTestStringConvertible {
  var id: String
  var notation: MaskNotation
  var mask: String
  var options: MaskOptions
  var steps: [Step]
  var text: String?
  var caret: Int?
  var value: String?
  var isComplete: Bool?
  var refused: Int?

  enum Step: Sendable {
    case type(String)
    case insert(String)
    case paste(String)
    case set(String)
    case value(String)
    case backspace(Int)
    case delete(Int)
    case select(Int, Int)
    case blur
  }

  var testDescription: String { "\(id): \(notation.rawValue) \(mask)" }

  /// The sessions of this package and, where the folder stands beside it, the shared ones.
  static let all: [ImportedCase] = {
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
    let files = [
      "Tests/Cases/imported-notations.jsonl", "../shared/cases/imported-notations.jsonl",
    ]
    var cases: [String: ImportedCase] = [:]
    for file in files {
      let url = root.appending(path: file).standardized
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") {
        guard let read = ImportedCase(line: line) else { fatalError("cannot read \(line)") }
        cases[read.id] = read
      }
    }
    return cases.values.sorted { $0.id < $1.id }
  }()

  init?(line: Substring) {
    guard
      let row = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      let id = row["id"] as? String, let field = row["field"] as? [String: Any],
      let imported = field["imported"] as? [String: String],
      let notation = imported["notation"].flatMap(MaskNotation.init),
      let mask = imported["mask"], let steps = row["steps"] as? [[Any]],
      let expected = row["expect"] as? [String: Any],
      Set(field.keys).isSubset(of: ["imported", "literals", "overwrite", "overflow", "blank"]),
      Set(expected.keys).isSubset(of: ["text", "caret", "value", "complete", "refused"])
    else { return nil }
    self.id = id
    self.notation = notation
    self.mask = mask
    options = MaskOptions()
    switch field["literals"] as? String {
    case "eager": options.literals = .eager
    case "guide": options.literals = .guide
    default: break
    }
    options.overwrites = field["overwrite"] as? Bool ?? false
    options.dropsTail = field["overflow"] as? String == "dropTail"
    if let blank = (field["blank"] as? String)?.unicodeScalars.first { options.blank = blank }
    self.steps = []
    for step in steps {
      guard let read = Step(step) else { return nil }
      self.steps.append(read)
    }
    text = expected["text"] as? String
    caret = expected["caret"] as? Int
    value = expected["value"] as? String
    isComplete = expected["complete"] as? Bool
    refused = expected["refused"] as? Int
  }

  /// What the field showed in the end, and how many characters were refused on the way.
  func play() throws -> (last: MaskedText, refused: Int) {
    let mask = try Mask(imported: mask, as: notation, options: options)
    var last = mask.formatted(mask.prefix)
    var selection = last.caret.utf16..<last.caret.utf16
    var refused = 0
    func apply(_ change: TextChange) throws {
      last = try mask.applying(change, to: last.text)
      refused += last.refused
      selection = last.caret.utf16..<last.caret.utf16
    }
    for step in steps {
      switch step {
      case .type(let text):
        for character in text {
          try apply(TextChange(replacing: selection, with: String(character)))
        }
      case .insert(let text): try apply(TextChange(replacing: selection, with: text))
      case .paste(let text):
        try apply(TextChange(replacing: selection, with: text, intent: .paste))
      case .backspace(let count):
        for _ in 0..<count { try apply(TextChange(deletingBackward: selection)) }
      case .delete(let count):
        for _ in 0..<count { try apply(TextChange(deletingForward: selection)) }
      case .set(let text):
        last = mask.formatted(text)
        selection = last.caret.utf16..<last.caret.utf16
      case .value(let value):
        last = mask.formatted(value: value)
        selection = last.caret.utf16..<last.caret.utf16
      case .select(let start, let end): selection = start..<end
      case .blur: break
      }
    }
    last.caret.utf16 = selection.upperBound
    return (last, refused)
  }
}

extension ImportedCase.Step {
  init?(_ step: [Any]) {
    let text = step.dropFirst().first as? String
    let number = step.dropFirst().first as? Int
    switch (step.first as? String, text, number) {
    case ("type", let text?, _): self = .type(text)
    case ("insert", let text?, _): self = .insert(text)
    case ("paste", let text?, _), ("autofill", let text?, _): self = .paste(text)
    case ("set", let text?, _): self = .set(text)
    case ("value", let text?, _): self = .value(text)
    case ("backspace", _, let count): self = .backspace(count ?? 1)
    case ("delete", _, let count): self = .delete(count ?? 1)
    case ("caret", _, let place?): self = .select(place, place)
    case ("select", _, let start?):
      guard step.count == 3, let end = step[2] as? Int else { return nil }
      self = .select(start, end)
    case ("blur", _, _), ("focus", _, _): self = .blur
    default: return nil
    }
  }
}
