extension MaskExplanation: CustomStringConvertible {
  /// The explanation as a table: a row for each slot and each run of text, then the example.
  public var description: String {
    let rows = rows
    let widths = (0..<4).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { $0.padded(to: $1) } + [row[4]]
      return cells.joined(separator: "  ").trimmingEnd()
    }
    return """
      mask     \(pattern.map(\.drawn).joined())

      \(lines.joined(separator: "\n"))

      example  \(example.map(\.drawn).joined())
      value    \(exampleValue.map(\.drawn).joined())
      """
  }

  /// Number, element, what it takes, the rule, and the example.
  private var rows: [[String]] {
    var rows: [[String]] = []
    var slots = 0
    var text = ""
    for (index, element) in elements.enumerated() {
      let indent = String(repeating: "  ", count: element.depth)
      var row: [String]
      switch element.kind {
      case .text(let next, let isKept):
        text += next
        if continues(at: index) { continue }
        let quoted = "\"\(text.map(\.drawn).joined())\""
        row = [indent + "text", quoted, isKept ? "belongs to the value" : "", ""]
        text = ""
      case .slot(let slot):
        slots += 1
        let example = slot.example.map { $0.drawn } ?? "nothing fits"
        row = [indent + "slot \(slots)", slot.words, slot.rule, example]
      case .groupBegin:
        row = [indent + "group begins", "", "optional: shows with its first character", ""]
      case .groupEnd: row = [indent + "group ends", "", "", ""]
      }
      rows.append(["\(rows.count + 1)"] + row)
    }
    return rows
  }

  /// Whether the text at `index` goes on, of the same sort, in the next element.
  private func continues(at index: Int) -> Bool {
    guard index + 1 < elements.count, case .text(_, let isKept) = elements[index].kind,
      case .text(_, let nextIsKept) = elements[index + 1].kind
    else { return false }
    return isKept == nextIsKept
  }
}

extension MaskExplanation.Slot {
  /// What it takes, in words: `a digit`, `one of 0–9 A–F`.
  public var words: String {
    if let segment {
      let bounds = segment.bounds
      return "a digit of a number from \(bounds.lowerBound) to \(bounds.upperBound)"
    }
    return classWords
  }

  private var classWords: String {
    switch base {
    case .digit: "a digit"
    case .letter: "a letter"
    case .alphanumeric: "a letter or digit"
    case .any: "any character"
    case nil: listed
    }
  }

  /// Whether it has to be filled, and what becomes of letters: `required, upper case`.
  public var rule: String {
    let filling = isRepeated ? "any number of them" : isOptional ? "optional" : "required"
    switch letterCase {
    case .keep: return filling
    case .upper: return filling + ", upper case"
    case .lower: return filling + ", lower case"
    }
  }

  /// The class's ranges, the first few of them.
  private var listed: String {
    let shown = accepted.prefix(6).map { range in
      let first = range.lowerBound.drawn
      return range.lowerBound == range.upperBound ? first : "\(first)–\(range.upperBound.drawn)"
    }
    let rest = accepted.count - shown.count
    let words = shown.joined(separator: " ") + (rest > 0 ? " and \(rest) more ranges" : "")
    return accepted.isEmpty ? "nothing" : "one of \(words)"
  }
}

extension Unicode.Scalar {
  /// The scalar itself, or its number where it could not be seen or would join its neighbours.
  fileprivate var drawn: String {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      let digits = String(value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return String(self)
    }
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
