extension DateMask: EditEnding {
  /// What `text` becomes when editing ends: where only the last part misses a digit or the century, and a
  /// date comes of it, it is filled up as in a paste.
  ///
  /// ```swift
  /// mask.ended("30.11.85").text           // "30.11.1985", in dd.MM.yyyy
  /// mask.ended("14:5").text               // "14:05", in HH:mm
  /// ```
  ///
  /// Whatever else is missing is the person's to enter: the text stays as it is. So it does where two
  /// digits may be the beginning of a year of four, as `19` and `20` are.
  public func ended(_ text: String) -> MaskedText {
    let fields = fields(of: text)
    guard let last = fields.last, fields.count == parsed.units.count,
      fields.dropLast().allSatisfy({ $0.number != nil }), last.number == nil,
      let digits = filledUp(last)
    else { return masked(text) }
    var index = 0
    var whole = ""
    for part in parsed.parts {
      switch part {
      case .literal(let literal): whole += literal
      case .unit:
        whole += index == fields.count - 1 ? digits : fields[index].text
        index += 1
      }
    }
    let ended = masked(whole)
    return isComplete(ended.text) ? ended : masked(text)
  }

  /// All digits of a part that misses some; `nil` where it cannot be told which.
  private func filledUp(_ field: DateField) -> String? {
    let entered = field.text.filter(\.isASCIIDigit)
    guard field.unit != .dayPeriod, field.text.hasPrefix(entered) else { return nil }
    if field.unit == .year(digits: 4) {
      guard entered.count == 2, let century = Int(entered) else { return nil }
      let first = min(earliest?.year ?? twoDigitYears.lowerBound, twoDigitYears.lowerBound)
      let last = max(latest?.year ?? twoDigitYears.upperBound, twoDigitYears.upperBound)
      if (first / 100...last / 100).contains(century) { return nil }
    }
    return digits(entered, for: field.unit)
  }
}
