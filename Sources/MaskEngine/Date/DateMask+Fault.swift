/// What is wrong with a date, once that is certain.
public enum DateFault: Sendable, Hashable, CaseIterable {
  /// The month has no such day.
  case noSuchDay
  /// There is no year 0.
  case noSuchYear
  /// Before the earliest date.
  case tooEarly
  /// After the latest date.
  case tooLate
  /// The second date of a range comes before the first.
  case endsBeforeItBegins

  /// The fault in a plain English sentence.
  public var sentence: String {
    switch self {
    case .noSuchDay: "That month has no such day."
    case .noSuchYear: "There is no year 0."
    case .tooEarly: "The date is too early."
    case .tooLate: "The date is too late."
    case .endsBeforeItBegins: "The end is before the beginning."
    }
  }

  /// A stable name, for logs and as the key of a translation: `date.no-such-day`.
  public var key: String {
    switch self {
    case .noSuchDay: "date.no-such-day"
    case .noSuchYear: "date.no-such-year"
    case .tooEarly: "date.too-early"
    case .tooLate: "date.too-late"
    case .endsBeforeItBegins: "date.ends-before-it-begins"
    }
  }
}

extension DateMask {
  /// What is certainly wrong with a text that may be half typed; `nil` while it can come right.
  ///
  /// `31.1` can become October or December, `31.2` cannot be mended by going on; `29.02` waits for
  /// the year.
  public func fault(in text: String) -> DateFault? {
    let fields = fields(of: text)
    let halves =
      parsed.secondStart.map { [fields[..<$0], fields[$0...]] } ?? [fields[...]]
    for half in halves {
      if let fault = fault(in: half) { return fault }
    }
    let values = halves.map { value(of: $0) }
    if values.count == 2, mask.isComplete(text), values[1] < values[0] {
      return .endsBeforeItBegins
    }
    return nil
  }

  private func fault(in fields: ArraySlice<DateField>) -> DateFault? {
    let value = value(of: fields)
    if value.year == 0 { return .noSuchYear }
    if let day = value.day, !dayCanBe(day, fields) { return .noSuchDay }
    // What is not typed yet can be anything, so only the leading parts and their digits decide.
    if let latest, let first = possible(fields, last: false), latest < first { return .tooLate }
    if let earliest, let last = possible(fields, last: true), last < earliest { return .tooEarly }
    return nil
  }

  /// The earliest or the latest moment that what is typed allows; `nil` while the leading parts are
  /// missing.
  private func possible(_ fields: ArraySlice<DateField>, last: Bool) -> DateValue? {
    var value = value(of: fields)
    for field in fields where field.number == nil && field.text.contains(where: \.isASCIIDigit) {
      switch field.unit {
      case .year(digits: 4): value.year = field.filled(with: last ? "9" : "0")
      case .year:
        let years = twoDigitYears.filter { field.canBecome($0 % 100) }
        value.year = last ? years.last : years.first
      case .month: value.month = field.extreme(last: last)
      case .day: value.day = field.extreme(last: last)
      case .hour: value.hour = field.extreme(last: last)
      case .minute: value.minute = field.extreme(last: last)
      case .second: value.second = field.extreme(last: last)
      case .hour12, .fraction, .dayPeriod: continue
      }
    }
    return last
      ? value.completed(month: 12, hour: 23, rest: 59) : value.completed(month: 1, hour: 0, rest: 0)
  }

  /// Whether some month and year, consistent with what is typed of them, have the day.
  private func dayCanBe(_ day: Int, _ fields: ArraySlice<DateField>) -> Bool {
    let month = fields.first { $0.unit == .month }
    let year = fields.first { $0.unit.sameAs(.year(digits: 4)) }
    let months = (1...12).filter { month?.canBecome($0) ?? true }
    return months.contains { month in
      if day != 29 || month != 2 { return day <= DateValue.days(in: month, of: nil) }
      guard let year else { return true }
      let years = year.unit == .year(digits: 4) ? Array(1...9999) : Array(twoDigitYears)
      return years.contains { candidate in
        DateValue.isLeap(candidate)
          && year.canBecome(year.unit == .year(digits: 4) ? candidate : candidate % 100)
      }
    }
  }
}

extension DateField {
  /// Whether the number can still come of what is typed.
  func canBecome(_ number: Int) -> Bool {
    let digits = number.padded(unit.width)
    return zip(text, digits).allSatisfy { !$0.isASCIIDigit || $0 == $1 }
  }

  /// The least or the greatest number that can still come of it.
  func extreme(last: Bool) -> Int? {
    let numbers = unit.range.filter(canBecome)
    return last ? numbers.last : numbers.first
  }

  /// The number with one digit in all places that are not filled.
  func filled(with digit: Character) -> Int? {
    let digits = text.map { $0.isASCIIDigit ? $0 : digit }
    return Int(String(digits) + String(repeating: digit, count: max(0, unit.width - digits.count)))
  }
}

extension DateValue {
  /// The value with these numbers for the parts that are not there; `nil` while the leading ones are
  /// missing.
  fileprivate func completed(month: Int, hour: Int, rest: Int) -> DateValue? {
    guard year != nil || (self.year == nil && self.month == nil && self.day == nil) else {
      return nil
    }
    guard year != nil || self.hour != nil else { return nil }
    var whole = self
    if year != nil {
      whole.month = self.month ?? month
      whole.day = self.day ?? (month == 1 ? 1 : DateValue.days(in: whole.month ?? 12, of: year))
    }
    whole.hour = self.hour ?? hour
    whole.minute = self.minute ?? rest
    whole.second = self.second ?? rest
    return whole
  }
}
