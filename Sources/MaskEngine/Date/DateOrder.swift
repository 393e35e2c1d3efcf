/// The parts of a date in the order they are written: `dd.MM.yyyy HH:mm`.
struct DateOrder: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    case unit(DateUnit)
    case literal(String)
  }

  let text: String
  let parts: [Part]

  /// The units, in order. A range of dates has them twice.
  let units: [DateUnit]
  /// Where the second date of a range begins among the units: at the first unit that comes again.
  let secondStart: Int?

  /// Reads an order.
  ///
  /// A run of one letter is a unit, and a word of such runs is those units: `yyyyMMdd`, `ahh`, and
  /// `ddTHH` with its fixed T. Any other word is fixed text, as is what stands between apostrophes.
  init(_ text: String) throws(DateOrderError) {
    self.text = text
    var parts: [Part] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == "'" {
        let quoted = rest.dropFirst().prefix { $0 != "'" }
        guard quoted.endIndex != rest.endIndex else {
          throw DateOrderError(.unclosedQuote, at: text.offset(of: rest.startIndex), in: text)
        }
        parts.add(literal: quoted.isEmpty ? "'" : String(quoted))
        rest = rest[rest.index(after: quoted.endIndex)...]
      } else if first.isDateLetter {
        let word = rest.prefix { $0.isDateLetter }
        let runs = word.runs
        let read = runs.enumerated().compactMap { index, run -> Part? in
          if let unit = DateUnit(letter: run.first ?? " ", count: run.count) { return .unit(unit) }
          return run == "T" && 0 < index && index < runs.count - 1 ? .literal("T") : nil
        }
        if runs.count == 1, read.isEmpty {
          throw DateOrderError(
            .unknownUnit(String(word)), at: text.offset(of: rest.startIndex), in: text)
        }
        if read.count == runs.count, runs.count == 1 || runs.allSatisfy({ $0.isPartOfWord }) {
          parts += read
        } else {
          parts.add(literal: String(word))
        }
        rest = rest[word.endIndex...]
      } else {
        parts.add(literal: String(first))
        rest = rest.dropFirst()
      }
    }
    self.parts = parts
    let units = parts.compactMap { part -> DateUnit? in
      if case .unit(let unit) = part { unit } else { nil }
    }
    self.units = units
    secondStart = units.indices.first { index in
      units[..<index].contains { $0.sameAs(units[index]) }
    }
    try check()
  }

  private func check() throws(DateOrderError) {
    guard !units.isEmpty else {
      throw DateOrderError(.noUnit, at: TextOffset(utf8: 0, utf16: 0), in: text)
    }
    let halves = secondStart.map { [units[..<$0], units[$0...]] } ?? [units[...]]
    for half in halves {
      for (index, unit) in zip(half.indices, half)
      where half[..<index].contains(where: { $0.sameAs(unit) }) {
        throw DateOrderError(.repeatedUnit, at: TextOffset(utf8: 0, utf16: 0), in: text)
      }
    }
  }

  /// All else follows from the text.
  static func == (left: DateOrder, right: DateOrder) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Whether a unit of the same date stands behind one, so that a word there is optional.
  func mayWait(_ unit: Int) -> Bool { unit + 1 < units.count && unit + 1 != secondStart }

  /// The mask's pattern.
  ///
  /// A word of the clock with a part of the same date behind it is optional, with the fixed text that
  /// follows: digits alone can be typed first. `p` and `q` are its slots, required and optional.
  var pattern: String {
    var pattern = ""
    var closes = false
    var unit = -1
    for (index, part) in parts.enumerated() {
      switch part {
      case .unit(let next):
        unit += 1
        if closes { pattern += ">" }
        closes = next == .dayPeriod && mayWait(unit)
        pattern += closes ? "<[q]" : next.pattern
      case .literal(let literal):
        pattern += literal.map { "[]{}<>\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        if closes, index > 0 { pattern += ">" }
        closes = false
      }
    }
    return pattern
  }
}

extension DateUnit {
  /// Whether both say the same of a date, whatever their width.
  func sameAs(_ other: DateUnit) -> Bool {
    switch (self, other) {
    case (.year, .year), (.fraction, .fraction): true
    case (.hour, .hour12), (.hour12, .hour): true
    default: self == other
    }
  }
}

extension Substring {
  /// Its runs of one character each.
  fileprivate var runs: [Substring] {
    var runs: [Substring] = []
    var rest = self
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      runs.append(run)
      rest = rest[run.endIndex...]
    }
    return runs
  }

  /// Whether a word of units may hold the run; single letters are more likely text.
  fileprivate var isPartOfWord: Bool { count > 1 || self == "a" || self == "T" }
}

extension Character {
  fileprivate var isDateLetter: Bool { isASCII && isLetter }
}

extension [DateOrder.Part] {
  fileprivate mutating func add(literal: String) {
    if case .literal(let before) = last {
      self[count - 1] = .literal(before + literal)
    } else {
      append(.literal(literal))
    }
  }
}

extension String {
  func offset(of index: Index) -> TextOffset {
    TextOffset(
      utf8: utf8.distance(from: startIndex, to: index),
      utf16: utf16.distance(from: startIndex, to: index))
  }
}
