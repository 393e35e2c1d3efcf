import ReferenceEngine

/// One edit; the range counts UTF-8 bytes.
struct Step: Hashable, Sendable {
  var range: Range<Int>
  var intent: ReferenceIntent
  var insert: String
}

/// A mask, and how it is compiled.
struct World: Hashable, Sendable {
  var pattern: String
  var options: ReferenceOptions

  /// Whether what stands behind an edit can be pushed out of its section: the mask has optional
  /// slots, repeated ones or groups.
  var isElastic: Bool {
    var isInside = false
    return pattern.contains { symbol in
      if symbol == "[" { isInside = true }
      if symbol == "]" { isInside = false }
      return symbol == "<" || isInside && "9a?H-…".contains(symbol)
    }
  }
}

/// Two answers to the same call that are not the same.
struct Difference: Error, Sendable {
  var world: World
  /// The text before the edit, and the edit; without one, what was asked of the text.
  var text: String
  var step: Step?
  var expected: ReferenceOutcome?
  var found: ReferenceOutcome?

  /// The edit as a recorded case, with the answer of the second implementation as what is expected.
  ///
  /// The engine keeps nothing between edits, so the text and the one edit are a whole session.
  var caseLine: String {
    var steps = ["[\"set\",\(quoted(text))]"]
    if let step {
      let start = utf16(step.range.lowerBound)
      let end = utf16(step.range.upperBound)
      steps.append(start == end ? "[\"caret\",\(start)]" : "[\"select\",\(start),\(end)]")
      switch step.intent {
      case .insert: steps.append("[\"insert\",\(quoted(step.insert))]")
      case .paste: steps.append("[\"paste\",\(quoted(step.insert))]")
      case .set: steps.append("[\"value\",\(quoted(step.insert))]")
      case .deleteBackward: steps.append("[\"backspace\"]")
      case .deleteForward: steps.append("[\"delete\"]")
      }
    }
    return
      "{\"id\":\"compare\",\"field\":\(world.field),\"steps\":[\(steps.joined(separator: ","))],"
      + "\"expect\":\(expected.map(Self.described) ?? "null"),"
      + "\"why\":\(quoted(why))}"
  }

  /// What the core says, and what the second implementation says beyond what a case can hold.
  private var why: String {
    guard let found else { return "maskfield-compare: the core reports an error" }
    let told = [found, expected ?? ReferenceOutcome()].map { outcome in
      "taken \(outcome.taken), refused \(outcome.refused) "
        + "(\(outcome.refusal.map { "\($0)" } ?? "none")), reformatted \(outcome.isReformatted)"
    }
    return "maskfield-compare: the core says \(Self.described(found)), \(told[0]); expected: "
      + told[1]
  }

  private static func described(_ outcome: ReferenceOutcome) -> String {
    "{\"text\":\(quoted(outcome.text)),\"caret\":\(outcome.caret16),"
      + "\"value\":\(quoted(outcome.value)),\"complete\":\(outcome.isComplete),"
      + "\"refused\":\(outcome.refused)}"
  }

  private func utf16(_ offset: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.utf16.distance(from: text.startIndex, to: index)
  }
}

extension World {
  /// The mask as the `field` of a case line.
  var field: String {
    var parts = ["\"mask\":\(quoted(pattern))"]
    if options.form != .lazy { parts.append("\"literals\":\"\(options.form)\"") }
    if options.overwrites { parts.append("\"overwrite\":true") }
    if options.dropsTail { parts.append("\"overflow\":\"dropTail\"") }
    if options.stepsOverLiterals { parts.append("\"literalDeletion\":\"moveCaret\"") }
    if options.showsPrefix { parts.append("\"prefixShown\":true") }
    if options.keepsNativeDigits { parts.append("\"keepNativeDigits\":true") }
    if options.blank != "_" { parts.append("\"blank\":\(quoted(String(options.blank)))") }
    if !options.trunks.isEmpty {
      parts.append("\"trunk\":[\(options.trunks.map(quoted).joined(separator: ","))]")
    }
    let classes = options.classes.map { custom in
      let set = custom.accepted.map { "\($0.lowerBound)-\($0.upperBound)" }.joined()
      return "\(quoted(String(custom.symbol))):{\"set\":\(quoted(set)),\"optional\":"
        + "\(custom.isOptional),\"case\":\"\(custom.letterCase)\"}"
    }
    if !classes.isEmpty { parts.append("\"classes\":{\(classes.joined(separator: ","))}") }
    return "{\(parts.joined(separator: ","))}"
  }
}

/// A JSON string.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    default:
      if scalar.value < 32 || scalar.value == 127 {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}
