/// A date, a time of day, or both, on the Gregorian calendar; what is not given is `nil`.
///
/// ```swift
/// DateValue(iso8601: "2026-11-30T14:05")?.hour     // 14
/// DateValue(year: 2026, month: 11).iso8601         // "2026-11"
/// ```
///
/// It is what was written and no moment in time: there is no time zone.
public struct DateValue: Sendable, Hashable {
  /// 1 to 9999.
  public var year: Int?
  /// 1 to 12.
  public var month: Int?
  /// 1 to 31.
  public var day: Int?
  /// 0 to 23.
  public var hour: Int?
  /// 0 to 59.
  public var minute: Int?
  /// 0 to 59.
  public var second: Int?
  /// The digits behind the second's point, as they are written.
  public var fraction: String?

  /// Makes a value from its parts.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
    second: Int? = nil, fraction: String? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.fraction = fraction
  }

  /// How many days a month has; in February 29 where the year is not known.
  public static func days(in month: Int, of year: Int?) -> Int {
    switch month {
    case 2: year.map { isLeap($0) ? 29 : 28 } ?? 29
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29 February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Whether there is such a day.
  public var exists: Bool {
    if let year, !(1...9999).contains(year) { return false }
    guard let day, let month else { return true }
    return day <= Self.days(in: month, of: year)
  }

  /// The value as ISO 8601 writes it: `2026-11-30`, `2026-11`, `--11-30` without the year, `14:05`,
  /// `2026-11-30T14:05:09.5`. Empty when nothing is given.
  public var iso8601: String {
    var date = ""
    if let year {
      date = year.padded(4)
      if let month { date += "-" + month.padded(2) }
      if let day { date += "-" + day.padded(2) }
    } else if let month {
      date = "--" + month.padded(2)
      if let day { date += "-" + day.padded(2) }
    } else if let day {
      date = "---" + day.padded(2)
    }
    var time = ""
    if let hour {
      time = hour.padded(2)
      if let minute { time += ":" + minute.padded(2) }
      if let second { time += ":" + second.padded(2) }
    } else if let minute {
      time = "-" + minute.padded(2)
      if let second { time += ":" + second.padded(2) }
    } else if let second {
      time = "--" + second.padded(2)
    }
    if let fraction { time += "." + fraction }
    return time.isEmpty ? date : date.isEmpty ? time : date + "T" + time
  }

  /// Reads what `iso8601` writes, and a space for the `T`; `nil` for anything else.
  public init?(iso8601 text: String) {
    self.init(written: text)
    guard exists else { return nil }
  }

  /// The same, with days that their months have not, such as 30 February.
  init?(written text: String) {
    self.init()
    var date = Substring(text)
    var time = Substring("")
    if let split = text.firstIndex(where: { $0 == "T" || $0 == " " }) {
      date = text[..<split]
      time = text[text.index(after: split)...]
      guard !time.isEmpty, !date.isEmpty else { return nil }
    } else if text.contains(":") {
      (date, time) = ("", date)
    }
    guard date.isEmpty || read(date: date), time.isEmpty || read(time: time), self != DateValue()
    else { return nil }
  }

  /// Whether a text is written as ISO 8601 is, whatever its numbers: `2026-13-01`, `24:00`.
  static func isWritten(_ text: String) -> Bool {
    let shape = String(text.map { $0.isASCIIDigit ? "0" : $0 == " " ? "T" : $0 })
    let pieces = shape.split(separator: "T", omittingEmptySubsequences: false)
    let dates = ["0000-00-00", "0000-00", "0000", "--00-00", "--00", "---00"]
    func isTime(_ piece: Substring) -> Bool {
      let whole = piece.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      return ["00:00:00", "00:00"].contains(whole[0])
        && (whole.count == 1 || !whole[1].isEmpty && whole[1].allSatisfy { $0 == "0" })
    }
    switch pieces.count {
    case 1: return dates.contains(shape) || isTime(pieces[0])
    case 2: return dates.contains(String(pieces[0])) && isTime(pieces[1])
    default: return false
    }
  }

  private mutating func read(date: Substring) -> Bool {
    if date.hasPrefix("---") {
      day = date.dropFirst(3).number(2, 1...31)
      return day != nil
    }
    if date.hasPrefix("--") {
      let parts = date.dropFirst(2).split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count <= 2 else { return false }
      month = parts[0].number(2, 1...12)
      day = parts.count == 2 ? parts[1].number(2, 1...31) : nil
      return month != nil && (parts.count == 1 || day != nil)
    }
    let parts = date.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return false }
    year = parts[0].number(4, 1...9999)
    month = parts.count > 1 ? parts[1].number(2, 1...12) : nil
    day = parts.count > 2 ? parts[2].number(2, 1...31) : nil
    return year != nil && (parts.count < 2 || month != nil) && (parts.count < 3 || day != nil)
  }

  private mutating func read(time: Substring) -> Bool {
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return false }
    hour = parts[0].number(2, 0...23)
    minute = parts.count > 1 ? parts[1].number(2, 0...59) : nil
    if parts.count > 2 {
      let pieces = parts[2].split(separator: ".", omittingEmptySubsequences: false)
      second = pieces[0].number(2, 0...59)
      guard second != nil, pieces.count <= 2 else { return false }
      if pieces.count == 2 {
        guard (1...9).contains(pieces[1].count), pieces[1].allSatisfy(\.isASCIIDigit) else {
          return false
        }
        fraction = String(pieces[1])
      }
    }
    return hour != nil && (parts.count < 2 || minute != nil)
  }
}

extension DateValue: Comparable {
  /// Whether `left` comes earlier. Parts that one of them lacks do not count.
  public static func < (left: DateValue, right: DateValue) -> Bool {
    let parts: [(Int?, Int?)] = [
      (left.year, right.year), (left.month, right.month), (left.day, right.day),
      (left.hour, right.hour), (left.minute, right.minute), (left.second, right.second),
    ]
    for case (let left?, let right?) in parts where left != right {
      return left < right
    }
    if let left = left.fraction, let right = right.fraction {
      let size = max(left.count, right.count)
      return left.padded(behind: size) < right.padded(behind: size)
    }
    return false
  }
}

extension Int {
  /// The number with zeros in front, `count` digits at least.
  func padded(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

extension String {
  fileprivate func padded(behind count: Int) -> String {
    self + String(repeating: "0", count: count - self.count)
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension Substring {
  /// A number of exactly `digits` digits within `range`.
  fileprivate func number(_ digits: Int, _ range: ClosedRange<Int>) -> Int? {
    guard count == digits, allSatisfy(\.isASCIIDigit), let number = Int(self) else { return nil }
    return range.contains(number) ? number : nil
  }
}
