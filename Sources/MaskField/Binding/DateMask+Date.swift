public import Foundation
public import MaskEngine

extension DateMask {
  /// The moment that a text stands for.
  ///
  /// ```swift
  /// let mask = try DateMask("dd.MM.yyyy HH:mm")
  /// let moment = mask.date(
  ///   in: "30.11.2026 14:05", calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  /// ```
  ///
  /// Parts that the order does not have are the first of their kind: midnight, the first of the month.
  /// The digits are Gregorian whatever the calendar, which only says where its weeks and eras lie;
  /// so any calendar gives the same moment.
  ///
  /// - Parameters:
  ///   - text: a display of this mask. Of a range, the first date is meant.
  ///   - calendar: makes the moment of the parts; its own time zone is not read.
  ///   - timeZone: where the date and time hold.
  /// - Returns: `nil` while the date is incomplete or does not exist, for a time of day alone, for a
  ///   date without a year, and for an hour that a change of the clocks leaves out.
  public func date(in text: String, calendar: Calendar, timeZone: TimeZone) -> Date? {
    dates(in: text, calendar: calendar, timeZone: timeZone).first
  }

  /// The moments that a text stands for: one, or two of a range, or none where either would be `nil`.
  public func dates(in text: String, calendar: Calendar, timeZone: TimeZone) -> [Date] {
    guard !value(of: text).isEmpty else { return [] }
    let values = values(of: text)
    let dates = values.compactMap { $0.date(calendar: calendar, timeZone: timeZone) }
    return dates.count == values.count ? dates : []
  }

  /// The display of a moment, or of two for a range.
  ///
  /// - Parameters:
  ///   - dates: one moment, or two for a range.
  ///   - calendar: takes the moments apart; its own time zone is not read.
  ///   - timeZone: where the text is to hold.
  /// - Returns: an empty outcome where the number of moments is another, where a year is not one of
  ///   1 to 9999, or is none that two digits can mean here.
  public func formatted(_ dates: Date..., calendar: Calendar, timeZone: TimeZone) -> MaskedText {
    let values = dates.compactMap { DateValue($0, calendar: calendar, timeZone: timeZone)?.iso8601 }
    guard values.count == dates.count else { return formatted("") }
    let shown = formatted(value: values.joined(separator: "/"))
    return shown.value.isEmpty ? formatted("") : shown
  }
}

extension DateValue {
  /// What calendars and clocks in a time zone say at a moment, with nine digits of a second; `nil`
  /// outside the years 1 to 9999.
  ///
  /// - Parameters:
  ///   - date: the moment.
  ///   - calendar: takes it apart, as a Gregorian one; its own time zone is not read.
  ///   - timeZone: where the parts are to hold.
  public init?(_ date: Date, calendar: Calendar, timeZone: TimeZone) {
    let gregorian = calendar.gregorian(in: timeZone)
    let parts = gregorian.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    guard parts.era == 1 else { return nil }
    self.init(parts)
  }

  /// The moment that the value stands for; `nil` without a year, for a day that does not exist, and
  /// for an hour that a change of the clocks leaves out.
  ///
  /// Missing parts are the first of their kind. Of an hour that comes twice, the first is meant.
  public func date(calendar: Calendar, timeZone: TimeZone) -> Date? {
    guard year != nil, exists else { return nil }
    let gregorian = calendar.gregorian(in: timeZone)
    var parts = dateComponents
    parts.era = 1
    parts.month = parts.month ?? 1
    parts.day = parts.day ?? 1
    parts.hour = parts.hour ?? 0
    parts.minute = parts.minute ?? 0
    parts.second = parts.second ?? 0
    guard let date = gregorian.date(from: parts) else { return nil }
    // Foundation moves an hour that does not exist; the person never wrote that one.
    let back = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let isSame =
      back.year == parts.year && back.month == parts.month && back.day == parts.day
      && back.hour == parts.hour && back.minute == parts.minute
    return isSame ? date : nil
  }
}

extension Calendar {
  /// The Gregorian calendar with this one's settings.
  fileprivate func gregorian(in timeZone: TimeZone) -> Calendar {
    var gregorian = identifier == .gregorian ? self : Calendar(identifier: .gregorian)
    gregorian.locale = Locale(identifier: "en_US_POSIX")
    gregorian.timeZone = timeZone
    return gregorian
  }
}
