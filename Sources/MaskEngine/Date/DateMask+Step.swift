extension DateMask {
  /// Steps the part at the caret up or down by one, as the arrow keys do.
  ///
  /// Parts turn over within themselves (December goes to January of the same year), years stop at
  /// their ends. An empty part starts at its least value going up, at its greatest going down. The
  /// caret stays in the part.
  /// - Parameters:
  ///   - text: What is displayed.
  ///   - caret: An offset in UTF-16 units.
  ///   - step: How far, upwards where it is positive.
  /// - Returns: the new text, or the old one where there is nothing to step.
  public func stepped(_ text: String, at caret: Int, by step: Int) -> MaskedText {
    let display = mask.formatted(text)
    let fields = fields(of: text)
    guard
      let index = fields.lastIndex(where: { $0.range.lowerBound <= caret && !$0.text.isEmpty })
        ?? fields.indices.first
    else { return outcome(display) }
    let field = fields[index]
    let digits = stepping(field, in: fields, at: index, by: step)
    let change = TextChange(replacing: field.range, with: digits)
    guard var edited = try? mask.applying(change, to: display.text), edited.refused == 0 else {
      return outcome(display)
    }
    let place = min(max(caret, field.range.lowerBound), field.range.lowerBound + digits.count)
    edited.caret = TextOffset(utf8: place, utf16: place)
    let prefix = String(decoding: Array(edited.text.utf16.prefix(place)), as: UTF16.self)
    edited.caret.utf8 = prefix.utf8.count
    return outcome(edited)
  }

  private func stepping(
    _ field: DateField, in fields: [DateField], at index: Int, by step: Int
  ) -> String {
    if field.unit == .dayPeriod {
      guard let period = field.number else { return step > 0 ? "AM" : "PM" }
      return period == 0 ? "PM" : "AM"
    }
    var range = field.unit.range
    if field.unit == .day {
      let half =
        parsed.secondStart.map { index < $0 ? fields[..<$0] : fields[$0...] } ?? fields[...]
      let value = value(of: half)
      range = 1...(value.month.map { DateValue.days(in: $0, of: value.year) } ?? 31)
    }
    guard let number = field.number else {
      return (step > 0 ? range.lowerBound : range.upperBound).padded(field.unit.width)
    }
    let next: Int
    if case .year(digits: 4) = field.unit {
      next = min(max(number + step, range.lowerBound), range.upperBound)
    } else {
      let size = range.count
      next = range.lowerBound + ((number - range.lowerBound + step) % size + size) % size
    }
    return next.padded(field.unit.width)
  }
}
