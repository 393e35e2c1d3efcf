public import Foundation
public import MaskEngine

extension DateValue {
  /// The parts as Foundation has them; those that are not given are `nil`.
  ///
  /// ```swift
  /// DateValue(iso8601: "2026-11-30T14:05")!.dateComponents.hour     // 14
  /// ```
  ///
  /// The fraction of a second becomes nanoseconds. There is no calendar or time zone in it.
  public var dateComponents: DateComponents {
    var components = DateComponents()
    components.year = year
    components.month = month
    components.day = day
    components.hour = hour
    components.minute = minute
    components.second = second
    components.nanosecond = fraction.flatMap { Int(($0 + "000000000").prefix(9)) }
    return components
  }

  /// The parts of a date on the Gregorian calendar.
  ///
  /// `nil` where a part is out of its range (years 1 to 9999), where the month has no such day, or
  /// where nothing is given. Nanoseconds become nine digits of a fraction; of other parts, calendar
  /// and time zone nothing is read.
  public init?(_ components: DateComponents) {
    let parts: [(Int?, ClosedRange<Int>)] = [
      (components.year, 1...9999), (components.month, 1...12), (components.day, 1...31),
      (components.hour, 0...23), (components.minute, 0...59), (components.second, 0...59),
      (components.nanosecond, 0...999_999_999),
    ]
    let given = parts.compactMap { part, range in part.map(range.contains) }
    guard !given.isEmpty, !given.contains(false) else { return nil }
    let fraction = components.nanosecond.map { nanosecond in
      let digits = String(nanosecond)
      return String(repeating: "0", count: 9 - digits.count) + digits
    }
    self.init(
      year: components.year, month: components.month, day: components.day, hour: components.hour,
      minute: components.minute, second: components.second, fraction: fraction)
    guard exists else { return nil }
  }
}
