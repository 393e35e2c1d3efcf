import ReferenceEngine

/// One edit of a session; the range counts UTF-8 bytes.
struct Step: Hashable, Sendable {
  var range: Range<Int>
  var intent: ReferenceIntent
  var insert: String
}

/// A mask, and how it is compiled.
struct World: Hashable, Sendable {
  var pattern: String
  var options: ReferenceOptions
}

/// Two answers to the same session that are not the same.
struct Difference: Error, Sendable {
  var world: World
  var session: [Step]
  /// The texts before each step.
  var texts: [String]
  var expected: ReferenceOutcome?
  var found: ReferenceOutcome?

  /// The session as a case line, in the format that `maskfield replay` reads, with the answer of
  /// the second implementation as what is expected.
  var caseLine: String {
    var steps: [String] = []
    for (text, step) in zip(texts, session) {
      let start = utf16(step.range.lowerBound, in: text)
      let end = utf16(step.range.upperBound, in: text)
      steps.append(start == end ? "[\"caret\",\(start)]" : "[\"select\",\(start),\(end)]")
      switch step.intent {
      case .insert: steps.append("[\"insert\",\(quoted(step.insert))]")
      case .paste: steps.append("[\"paste\",\(quoted(step.insert))]")
      case .set: steps.append("[\"value\",\(quoted(step.insert))]")
      case .deleteBackward: steps.append("[\"backspace\"]")
      case .deleteForward: steps.append("[\"delete\"]")
      }
    }
    var expect = "null"
    if let expected {
      expect =
        "{\"text\":\(quoted(expected.text)),\"caret\":\(expected.caret16),"
        + "\"value\":\(quoted(expected.value)),\"complete\":\(expected.isComplete)}"
    }
    return "{\"id\":\"compare-\(session.count)\",\"field\":\(world.field),"
      + "\"steps\":[\(steps.joined(separator: ","))],\"expect\":\(expect),"
      + "\"why\":\"maskfield-compare: the two implementations differ\"}"
  }

  private func utf16(_ offset: Int, in text: String) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.utf16.distance(from: text.startIndex, to: index)
  }
}

extension World {
  /// The mask as the `field` of a case line.
  var field: String {
    var parts = ["\"mask\":\(quoted(pattern))"]
    switch options.form {
    case .lazy: break
    case .eager: parts.append("\"literals\":\"eager\"")
    case .guide: parts.append("\"literals\":\"guide\"")
    }
    if options.overwrites { parts.append("\"overwrite\":true") }
    if options.dropsTail { parts.append("\"overflow\":\"dropTail\"") }
    if options.stepsOverLiterals { parts.append("\"literalDeletion\":\"moveCaret\"") }
    if options.showsPrefix { parts.append("\"prefixShown\":true") }
    if options.keepsNativeDigits { parts.append("\"keepNativeDigits\":true") }
    if options.blank != "_" { parts.append("\"blank\":\(quoted(String(options.blank)))") }
    if !options.trunks.isEmpty {
      parts.append("\"trunk\":[\(options.trunks.map(quoted).joined(separator: ","))]")
    }
    if !options.classes.isEmpty {
      let classes = options.classes.map { custom in
        let set = custom.accepted.map { "\($0.lowerBound)-\($0.upperBound)" }.joined()
        return "\(quoted(String(custom.symbol))):{\"set\":\(quoted(set)),\"optional\":"
          + "\(custom.isOptional),\"case\":\"\(custom.letterCase)\"}"
      }
      parts.append("\"classes\":{\(classes.joined(separator: ","))}")
    }
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
