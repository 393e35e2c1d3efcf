/// A part of a date or time, by its Unicode date letters.
public enum DateUnit: Sendable, Hashable {
  /// `yyyy` or `yy`: the year, with that many digits. `y` is `yyyy`.
  case year(digits: Int)
  /// `MM` or `M`: 01 to 12.
  case month
  /// `dd` or `d`: 01 to 31.
  case day
  /// `HH` or `H`: 00 to 23.
  case hour
  /// `hh` or `h`: 01 to 12, with a day period.
  case hour12
  /// `mm` or `m`: 00 to 59.
  case minute
  /// `ss` or `s`: 00 to 59.
  case second
  /// `S`, `SS`, `SSS`: a fraction of a second, with that many digits.
  case fraction(digits: Int)
  /// `a`: AM or PM, or the words of another language.
  case dayPeriod

  /// The unit that a run of one letter stands for.
  ///
  /// A single letter means digits without zeros in front where dates are printed. A field has room
  /// for both digits and fills in the zero, so it is the same unit.
  init?(letter: Character, count: Int) {
    switch (letter, count) {
    case ("y", 1): self = .year(digits: 4)
    case ("y", 4), ("y", 2): self = .year(digits: count)
    case ("M", 1...2): self = .month
    case ("d", 1...2): self = .day
    case ("H", 1...2): self = .hour
    case ("h", 1...2): self = .hour12
    case ("m", 1...2): self = .minute
    case ("s", 1...2): self = .second
    case ("S", 1...9): self = .fraction(digits: count)
    case ("a", 1): self = .dayPeriod
    default: return nil
    }
  }

  /// How many digits it takes; those of a word are counted elsewhere.
  var width: Int {
    switch self {
    case .year(let digits), .fraction(let digits): digits
    default: 2
    }
  }

  /// What it may be, as a number.
  var range: ClosedRange<Int> {
    switch self {
    case .year(let digits): digits == 4 ? 1...9999 : 0...99
    case .month, .hour12: 1...12
    case .day: 1...31
    case .hour: 0...23
    case .minute, .second: 0...59
    case .fraction(let digits): 0...((0..<digits).reduce(1) { power, _ in power * 10 } - 1)
    case .dayPeriod: 0...1
    }
  }

  /// Its slots in the pattern language.
  var pattern: String {
    let slots = String(repeating: "0", count: width)
    switch self {
    case .year, .fraction: return "[\(slots)]"
    case .dayPeriod: return "[p]"
    default:
      return "[\(slots):\(range.lowerBound)-\(range.upperBound)]"
    }
  }

  /// Whether it belongs to the date, and not to the time of day.
  var isOfDate: Bool {
    switch self {
    case .year, .month, .day: true
    default: false
    }
  }
}
