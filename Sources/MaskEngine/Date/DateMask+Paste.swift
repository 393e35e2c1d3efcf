/// Pasted and autofilled dates come in other forms than the field's.
extension DateMask {
  /// What a paste over everything means: ISO 8601, or numbers in the field's own order, with parts of
  /// one digit and years of two or four. `nil` where the mask itself has to read it.
  func reading(of change: TextChange, in text: String) -> MaskedText? {
    let isWhole =
      fields(of: text).allSatisfy { field in
        field.text.isEmpty
          || change.range.lowerBound <= field.range.lowerBound
            && field.range.upperBound <= change.range.upperBound
      }
    let pasted = change.replacement.trimmed
    guard isWhole, let display = isoReading(pasted) ?? groupReading(pasted) else { return nil }
    var whole = masked(display)
    whole.isChanged = !whole.text.utf8.elementsEqual(text.utf8)
    whole.taken = change.replacement.count
    return whole
  }

  private func isoReading(_ pasted: String) -> String? {
    let pieces = parsed.secondStart == nil ? [Substring(pasted)] : pasted.split(separator: "/")
    let values = pieces.map { piece -> DateValue? in
      // A zone says where the time holds; the field has no place for it.
      var iso = String(piece)
      if iso.contains(":"), iso.hasSuffix("Z") { iso.removeLast() }
      return iso.contains("-") || iso.contains(":") ? DateValue(written: iso) : nil
    }
    guard values.count == (parsed.secondStart == nil ? 1 : 2), !values.contains(nil),
      values.allSatisfy({ $0?.year != nil || !parsed.units.contains(where: \.isOfDate) })
    else { return nil }
    return text(of: values)
  }

  /// One group of digits for each unit, in order; or one group for all with a four-digit year where
  /// the field has two.
  private func groupReading(_ pasted: String) -> String? {
    let units = parsed.units.filter { $0 != .dayPeriod }
    var groups = pasted.digitGroups
    var words: [String] = []
    if pasted.contains(where: { $0.isLetter }) {
      guard let read = self.words(of: pasted) else { return nil }
      words = read
    }
    guard words.count == parsed.units.count - units.count else { return nil }
    if groups.count == 1, let split = splitting(groups[0]) { groups = split }
    guard groups.count == units.count else { return nil }
    var display = ""
    var index = 0
    for part in parsed.parts {
      switch part {
      case .literal(let literal): display += literal
      case .unit(.dayPeriod): display += words.removeFirst()
      case .unit(let unit):
        guard let digits = digits(groups[index], for: unit) else { return nil }
        display += digits
        index += 1
      }
    }
    return display
  }

  /// The words of the clock in a pasted text, as the field shows them; `nil` if it has letters that
  /// are neither theirs nor those of the fixed text, which may be missing.
  private func words(of pasted: String) -> [String]? {
    let count = parsed.units.count { $0 == .dayPeriod }
    let letters = pasted.core
    if count == 1, let typed = dayPeriods.typedWord(at: letters[...]), typed.count == letters.count,
      typed.word.number != nil
    {
      return [dayPeriods.text(of: typed.word)]
    }
    for choice in 0..<1 << count {
      let words = (0..<count).map { choice >> $0 & 1 == 0 ? dayPeriods.am : dayPeriods.pm }
      var rest = words[...]
      let whole = parsed.parts.map { part -> String in
        switch part {
        case .literal(let literal): literal
        case .unit(.dayPeriod): rest.removeFirst()
        case .unit: ""
        }
      }
      let expected = [whole.joined().core, words.joined().core]
      if expected.contains(letters) { return words }
    }
    return nil
  }

  private func splitting(_ digits: String) -> [String]? {
    let widths = parsed.units.map { unit in
      if case .year = unit { 4 } else { unit.width }
    }
    guard parsed.units.contains(.year(digits: 2)), digits.count == widths.reduce(0, +) else {
      return nil
    }
    var rest = Substring(digits)
    return widths.map { width in
      defer { rest = rest.dropFirst(width) }
      return String(rest.prefix(width))
    }
  }

  /// A group of digits as a part shows it; `nil` where it is none of the part's.
  func digits(_ group: String, for unit: DateUnit) -> String? {
    guard let number = Int(group) else { return nil }
    switch (unit, group.count) {
    case (.year(4), 4), (.year(2), 2): return group
    case (.year(2), 4): return twoDigitYears.contains(number) ? String(group.suffix(2)) : nil
    case (.year(4), 2): return year(of: number).padded(4)
    case (.year, _): return nil
    case (.fraction(let digits), let count):
      return count <= digits ? group + String(repeating: "0", count: digits - count) : nil
    case (_, 1...2): return unit.range.contains(number) ? number.padded(2) : nil
    default: return nil
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Its runs of decimal digits, of any script, as ASCII.
  fileprivate var digitGroups: [String] {
    split { $0.wholeNumberValue == nil || !$0.isDecimalDigit }
      .map { $0.map { String($0.wholeNumberValue ?? 0) }.joined() }
  }
}

extension Character {
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.count == 1
      && unicodeScalars.first?.properties.numericType == .decimal
  }
}
