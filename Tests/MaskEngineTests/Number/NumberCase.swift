import Foundation
import MaskCatalog
import MaskEngine
import Testing

/// One recorded session with a number field, and what it must come to.
struct NumberCase: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case type(String), insert(String), paste(String), set(String), value(String)
    case backspace(Int), delete(Int), caret(Int), select(Int, Int), undo(Int), redo(Int)
    case clear, focus, blur
  }
  struct Expectation: Sendable {
    var text: String?
    var caret: Int?
    var selection: [Int]?
    var value: String?
    var isComplete: Bool?
    var refused: Int?
  }

  var id: String
  var style: NumberStyle
  var steps: [Step]
  var expected: Expectation
  var why: String

  var testDescription: String { id }

  /// The recorded sessions: the copy in this package, and those beside it that the copy lacks.
  static let recorded: [NumberCase] = {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let files = ["Tests/Cases/numbers.jsonl", "../shared/cases/numbers.jsonl"]
    var seen: Set<String> = []
    return files.flatMap { file -> [NumberCase] in
      guard let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8) else {
        return []
      }
      return text.split(separator: "\n").map(NumberCase.init(line:))
    }.filter { seen.insert($0.id).inserted }
  }()

  init(line: Substring) {
    guard let row = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      let id = row["id"] as? String, let field = row["field"] as? [String: Any],
      let number = field["number"] as? [String: Any], let steps = row["steps"] as? [[Any]],
      let expect = row["expect"] as? [String: Any]
    else { preconditionFailure("no number case: \(line)") }
    self.id = id
    why = row["why"] as? String ?? ""
    style = Self.style(number)
    self.steps = steps.map(Self.step)
    let known: Set = ["text", "caret", "selection", "value", "complete", "refused"]
    precondition(known.isSuperset(of: expect.keys), "\(id) expects something unknown")
    expected = Expectation(
      text: expect["text"] as? String, caret: expect["caret"] as? Int,
      selection: expect["selection"] as? [Int], value: expect["value"] as? String,
      isComplete: expect["complete"] as? Bool, refused: expect["refused"] as? Int)
  }

  private static func style(_ number: [String: Any]) -> NumberStyle {
    var symbols = NumberLocale(number["locale"] as? String ?? "en_US")!.symbols
    if let grouping = number["grouping"] as? String {
      symbols.grouping = grouping.unicodeScalars.first
    }
    if let decimal = number["decimal"] as? String {
      symbols.decimal = decimal.unicodeScalars.first!
    }
    if let groups = number["groups"] as? [Int] {
      symbols.groupSize = groups[0]
      symbols.nextGroupSize = groups.last!
    }
    var style = NumberStyle(symbols: symbols, fractionDigits: 0...3)
    if let fraction = number["fraction"] as? [Int] {
      style.fractionDigits = fraction[0]...fraction[1]
    }
    if let integer = number["integer"] as? [Int] { style.integerDigits = integer[0]...integer[1] }
    style.prefix = number["prefix"] as? String ?? ""
    style.suffix = number["suffix"] as? String ?? ""
    style.allowsNegative = number["sign"] as? Bool ?? true
    style.minimum = (number["min"] as? NSNumber)?.stringValue
    style.maximum = (number["max"] as? NSNumber)?.stringValue
    return style
  }

  private static func step(_ step: [Any]) -> Step {
    let text = step.count > 1 ? step[1] as? String : nil
    let number = step.count > 1 ? step[1] as? Int : nil
    switch step[0] as? String {
    case "type": return .type(text!)
    case "insert": return .insert(text!)
    case "paste", "autofill": return .paste(text!)
    case "set": return .set(text!)
    case "value": return .value(text!)
    case "backspace": return .backspace(number ?? 1)
    case "delete": return .delete(number ?? 1)
    case "caret": return .caret(number!)
    case "select": return .select(number!, step[2] as! Int)
    case "undo": return .undo(number ?? 1)
    case "redo": return .redo(number ?? 1)
    case "clear": return .clear
    case "focus": return .focus
    case "blur": return .blur
    default: preconditionFailure("unknown step \(step)")
    }
  }
}
