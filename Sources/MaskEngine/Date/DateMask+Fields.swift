/// One part of a displayed date.
struct DateField {
  let unit: DateUnit
  /// Its characters, blanks among them.
  let text: String
  /// Where it stands, in UTF-16 units.
  let range: Range<Int>

  /// The word of the clock that stands there, or its beginning.
  var word: DayWord?

  /// The number, once every digit is there. 0 and 1 for AM and PM.
  var number: Int? {
    if unit == .dayPeriod { return word?.number }
    return text.count == unit.width && text.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
  }
}

extension DateMask {
  /// The parts of a display, all of them; those not yet reached are empty.
  func fields(of text: String) -> [DateField] {
    // A text that is no rendering is read as what it would become.
    let display = widened(rendered(text).text).text
    var position = 0
    return zip(parsed.parts, pieces(of: display, isNarrow: false).pieces).compactMap {
      part, piece in
      let start = position
      position += piece.utf16.count
      guard case .unit(let unit) = part else { return nil }
      let word = unit == .dayPeriod ? dayPeriods.word(at: piece) : nil
      return DateField(unit: unit, text: String(piece), range: start..<position, word: word)
    }
  }

  /// What the fields of one date say.
  func value(of fields: ArraySlice<DateField>) -> DateValue {
    var value = DateValue()
    for field in fields {
      guard let number = field.number else { continue }
      switch field.unit {
      case .year(let digits): value.year = digits == 4 ? number : year(of: number)
      case .month: value.month = number
      case .day: value.day = number
      case .hour: value.hour = number
      case .hour12:
        let period = fields.first { $0.unit == .dayPeriod }
        guard period == nil || period?.number != nil else { continue }
        value.hour = number % 12 + (period?.number == 1 ? 12 : 0)
      case .minute: value.minute = number
      case .second: value.second = number
      case .fraction: value.fraction = field.text
      case .dayPeriod: continue
      }
    }
    return value
  }

  /// The year that a two-digit year means.
  func year(of twoDigits: Int) -> Int {
    let last = twoDigitYears.upperBound
    return last - ((last - twoDigits) % 100 + 100) % 100
  }

  /// The display of one or two values; `nil` if one lacks a part that the order has.
  func text(of values: [DateValue?]) -> String? {
    var text = ""
    var index = 0
    for part in parsed.parts {
      switch part {
      case .literal(let literal): text += literal
      case .unit(let unit):
        let isSecond = parsed.secondStart.map { index >= $0 } ?? false
        guard let value = values[isSecond ? 1 : 0], let digits = digits(of: unit, in: value) else {
          return nil
        }
        text += digits
        index += 1
      }
    }
    return text
  }

  private func digits(of unit: DateUnit, in value: DateValue) -> String? {
    switch unit {
    case .year(let digits):
      guard let year = value.year, digits == 4 || twoDigitYears.contains(year) else { return nil }
      return (digits == 4 ? year : year % 100).padded(digits)
    case .month: return value.month?.padded(2)
    case .day: return value.day?.padded(2)
    case .hour: return value.hour?.padded(2)
    case .hour12: return value.hour.map { (($0 + 11) % 12 + 1).padded(2) }
    case .minute: return value.minute?.padded(2)
    case .second: return (value.second ?? 0).padded(2)
    case .fraction(let digits):
      let fraction = (value.fraction ?? "").prefix(digits)
      return fraction + String(repeating: "0", count: digits - fraction.count)
    case .dayPeriod: return value.hour.map { $0 < 12 ? dayPeriods.am : dayPeriods.pm }
    }
  }
}
