extension DateMask {
  /// Steps the part at the caret up or down by one, as the arrow keys do.
  ///
  /// Parts turn over within themselves (December goes to January of the same year, 12 to 1 on a
  /// 12-hour clock, whose word stays), years stop at their ends. An empty part starts at its least
  /// value going up, at its greatest going down. The caret stays in the part.
  ///
  /// Steps stay within the bounds as far as these concern the part itself: the year always, a part
  /// below it where the parts above are the bound's own. With a latest date of 30 November 2026 the
  /// months of 2026 turn over from 11 to 1. A step of the year that leaves the bounds only for its
  /// month or day is taken, and `fault(in:)` says so.
  /// - Parameters:
  ///   - text: What is displayed.
  ///   - caret: An offset in UTF-16 units.
  ///   - step: How far, upwards where it is positive.
  /// - Returns: the new text, or the old one where there is nothing to step.
  public func stepped(_ text: String, at caret: Int, by step: Int) -> MaskedText {
    let display = masked(text)
    let fields = fields(of: text)
    guard
      let index = fields.lastIndex(where: { $0.range.lowerBound <= caret && !$0.text.isEmpty })
        ?? fields.indices.first
    else { return display }
    let field = fields[index]
    let half = parsed.secondStart.map { index < $0 ? fields[..<$0] : fields[$0...] } ?? fields[...]
    guard let number = steppedNumber(field, in: half, by: step) else { return display }
    let edited: MaskedText
    if field.unit == .dayPeriod {
      let word: DayWord = number == 0 ? .am : .pm
      guard let put = try? putting(word, in: field, of: display.text, taking: 0) else {
        return display
      }
      edited = put
    } else {
      let narrow = narrowed(display.text)
      let start = narrow.inner(field.range.lowerBound, up: false)
      let end = start + field.range.count
      let change = TextChange(replacing: start..<end, with: number.padded(field.unit.width))
      guard let put = try? mask.applying(change, to: narrow.text) else { return display }
      edited = outcome(put)
    }
    guard edited.refused == 0 else { return display }
    return holding(caret, in: index, of: edited)
  }

  /// The outcome with the caret in the part where it was.
  private func holding(_ caret: Int, in index: Int, of edited: MaskedText) -> MaskedText {
    var edited = edited
    let range = fields(of: edited.text)[index].range
    edited.caret = edited.text.textOffset(
      utf16: min(max(caret, range.lowerBound), range.upperBound))
    return edited
  }

  private func steppedNumber(_ field: DateField, in half: ArraySlice<DateField>, by step: Int)
    -> Int?
  {
    let choices = choices(for: field.unit, in: value(of: half), half)
    guard let first = choices.first, let last = choices.last else { return nil }
    guard let number = field.number.map({ fullNumber($0, of: field.unit) }) else {
      return shortNumber(step > 0 ? first : last, of: field.unit)
    }
    let next: Int
    if case .year = field.unit {
      next = min(max(number + step, first), last)
    } else if let place = choices.firstIndex(of: number) {
      next = choices[((place + step) % choices.count + choices.count) % choices.count]
    } else if step > 0 {
      next = choices.first { $0 > number } ?? first
    } else {
      next = choices.last { $0 < number } ?? last
    }
    return shortNumber(next, of: field.unit)
  }

  private func fullNumber(_ number: Int, of unit: DateUnit) -> Int {
    unit == .year(digits: 2) ? year(of: number) : number
  }

  private func shortNumber(_ number: Int, of unit: DateUnit) -> Int {
    unit == .year(digits: 2) ? number % 100 : number
  }

  /// What a part may become, in order: all that it can be, within the bounds that concern it.
  private func choices(
    for unit: DateUnit, in value: DateValue, _ half: ArraySlice<DateField>
  ) -> [Int] {
    var range = unit.range
    switch unit {
    case .year(digits: 2): range = twoDigitYears
    case .day: range = 1...(value.month.map { DateValue.days(in: $0, of: value.year) } ?? 31)
    case .fraction: return Array(range)
    default: break
    }
    let isIn = bounds(for: unit, in: value)
    switch unit {
    case .hour12:
      guard let period = half.first(where: { $0.unit == .dayPeriod }) else { return Array(range) }
      guard let number = period.number else {
        return range.filter { isIn.contains($0 % 12) || isIn.contains($0 % 12 + 12) }
      }
      return range.filter { isIn.contains($0 % 12 + number * 12) }
    case .dayPeriod:
      guard let hour = half.first(where: { $0.unit == .hour12 })?.number else { return [0, 1] }
      return [0, 1].filter { isIn.contains(hour % 12 + $0 * 12) }
    default:
      let clamped = range.clamped(to: isIn)
      return range.overlaps(isIn) ? Array(clamped) : []
    }
  }

  /// The bounds of a part, where the parts above it are those of the earliest or latest date.
  private func bounds(for unit: DateUnit, in value: DateValue) -> ClosedRange<Int> {
    let low = limit(of: unit, at: earliest, in: value) ?? 0
    let high = limit(of: unit, at: latest, in: value) ?? Int.max
    return low <= high ? low...high : high...high
  }

  private func limit(of unit: DateUnit, at bound: DateValue?, in value: DateValue) -> Int? {
    guard let bound else { return nil }
    let parts: [(DateUnit, Int?, Int?)] = [
      (.year(digits: 4), bound.year, value.year), (.month, bound.month, value.month),
      (.day, bound.day, value.day), (.hour, bound.hour, value.hour),
      (.minute, bound.minute, value.minute), (.second, bound.second, value.second),
    ]
    let part: DateUnit = unit == .dayPeriod ? .hour : unit
    for (above, limit, number) in parts {
      if above.sameAs(part) { return limit }
      // A part that neither the bound nor the order has does not stand above.
      let isThere = parsed.units.contains { $0.sameAs(above) }
      if isThere || limit != nil, limit == nil || limit != number { return nil }
    }
    return nil
  }
}
