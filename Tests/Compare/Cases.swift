import Foundation
import ReferenceEngine

/// Plays recorded mask sessions on the second implementation and on the core.
enum Cases {
  struct Played {
    var text = ""
    var caret = 0
    var value = ""
    var isComplete = false
  }

  typealias Engine = (
    edit: (String, Range<Int>, ReferenceIntent, String) -> ReferenceOutcome?,
    format: (String) -> ReferenceOutcome?, prefix: String
  )

  /// The number of sessions played, and a line for each that an implementation plays otherwise.
  static func play(_ paths: [String]) throws -> (played: Int, failures: [String]) {
    var played = 0
    var failures: [String] = []
    for path in paths {
      let lines = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        .split(separator: "\n")
      for line in lines {
        guard let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          let field = row["field"] as? [String: Any], let world = World(field: field),
          let steps = row["steps"] as? [[Any]], let expect = row["expect"] as? [String: Any],
          let reference = try? ReferenceMask(world.pattern, world.options),
          let core = CoreMask(world.pattern, world.options)
        else { continue }
        let engines: [(String, Engine)] = [
          (
            "reference",
            (reference.edit, { reference.format($0, 0..<$0.utf8.count) }, reference.prefix)
          ),
          (
            "core",
            (
              { core.edit($0, $1, $2, $3) }, { core.format($0, 0..<$0.utf8.count) },
              core.prefix ?? ""
            )
          ),
        ]
        var wasPlayed = false
        for (name, engine) in engines {
          guard let found = session(steps, engine) else { continue }
          wasPlayed = true
          if let text = expect["text"] as? String, text != found.text {
            failures.append("\(row["id"] ?? "") \(name): text \(quoted(found.text))")
          } else if let caret = expect["caret"] as? Int, caret != found.caret {
            failures.append("\(row["id"] ?? "") \(name): caret \(found.caret)")
          } else if let value = expect["value"] as? String, value != found.value {
            failures.append("\(row["id"] ?? "") \(name): value \(quoted(found.value))")
          } else if let complete = expect["complete"] as? Bool, complete != found.isComplete {
            failures.append("\(row["id"] ?? "") \(name): complete \(found.isComplete)")
          }
        }
        played += wasPlayed ? 1 : 0
      }
    }
    return (played, failures)
  }

  /// Plays the steps; `nil` when one of them is not for a mask alone.
  private static func session(_ steps: [[Any]], _ engine: Engine) -> Played? {
    var text = engine.prefix
    var selection = 0..<0
    var last: ReferenceOutcome?
    func offset(_ utf16: Int) -> Int {
      let units = text.utf16
      let index = units.index(units.startIndex, offsetBy: min(utf16, units.count))
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    func settle(_ outcome: ReferenceOutcome?) -> Bool {
      guard let outcome else { return false }
      text = outcome.text
      selection = outcome.caret..<outcome.caret
      last = outcome
      return true
    }
    selection = text.utf8.count..<text.utf8.count
    for step in steps {
      let name = step[0] as? String ?? ""
      let argument = step.count > 1 ? step[1] as? String ?? "" : ""
      let number = step.count > 1 ? step[1] as? Int ?? 1 : 1
      switch name {
      case "focus": break
      case "type":
        for character in argument {
          guard settle(engine.edit(text, selection, .insert, String(character))) else { return nil }
        }
      case "insert":
        guard settle(engine.edit(text, selection, .insert, argument)) else { return nil }
      case "paste", "autofill":
        guard settle(engine.edit(text, selection, .paste, argument)) else { return nil }
      case "backspace", "delete":
        for _ in 0..<number {
          let intent: ReferenceIntent = name == "delete" ? .deleteForward : .deleteBackward
          guard settle(engine.edit(text, selection, intent, "")) else { return nil }
        }
      case "caret": selection = offset(number)..<offset(number)
      case "select":
        guard step.count == 3, let end = step[2] as? Int else { return nil }
        selection = offset(number)..<offset(end)
      case "set":
        guard settle(engine.format(argument)) else { return nil }
      case "value":
        guard settle(engine.edit("", 0..<0, .set, argument)) else { return nil }
      default: return nil
      }
    }
    let index = text.utf8.index(text.startIndex, offsetBy: selection.upperBound)
    return Played(
      text: text, caret: text.utf16.distance(from: text.startIndex, to: index),
      value: last?.value ?? "", isComplete: last?.isComplete ?? false)
  }
}

extension World {
  /// The world of a case's `field`; `nil` when it is no single mask.
  init?(field: [String: Any]) {
    if let mask = field["mask"] as? String {
      pattern = mask
    } else if let template = field["template"] as? String {
      let slot = (field["slot"] as? String)?.first ?? "X"
      pattern = template.map { $0 == slot ? "[0]" : String($0) }.joined()
    } else {
      return nil
    }
    options = ReferenceOptions()
    switch field["literals"] as? String {
    case "eager": options.form = .eager
    case "guide": options.form = .guide
    default: options.form = .lazy
    }
    options.overwrites = field["overwrite"] as? Bool ?? false
    options.dropsTail = field["overflow"] as? String == "dropTail"
    options.stepsOverLiterals = field["literalDeletion"] as? String == "moveCaret"
    options.showsPrefix = field["prefixShown"] as? Bool ?? false
    if let blank = (field["blank"] as? String)?.unicodeScalars.first { options.blank = blank }
    if let trunk = field["trunk"] as? String {
      options.trunks = [trunk]
    } else {
      options.trunks = field["trunk"] as? [String] ?? []
    }
    for (symbol, rule) in field["classes"] as? [String: [String: Any]] ?? [:] {
      guard let symbol = symbol.unicodeScalars.first, let set = rule["set"] as? String else {
        return nil
      }
      options.classes.append(
        ReferenceOptions.Custom(
          symbol, Self.ranges(Array(set.unicodeScalars)),
          isOptional: rule["optional"] as? Bool ?? false,
          letterCase: ["upper": .upper, "lower": .lower][rule["case"] as? String ?? ""] ?? .keep))
    }
  }

  /// `0-9A-F` as ranges.
  private static func ranges(_ set: [Unicode.Scalar]) -> [ClosedRange<Unicode.Scalar>] {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var index = 0
    while index < set.count {
      if index + 2 < set.count, set[index + 1] == "-", set[index] <= set[index + 2] {
        ranges.append(set[index]...set[index + 2])
        index += 3
      } else {
        ranges.append(set[index]...set[index])
        index += 1
      }
    }
    return ranges
  }
}
