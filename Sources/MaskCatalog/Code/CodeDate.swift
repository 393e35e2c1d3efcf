import MaskEngine

/// The date of birth, or of founding, that some numbers hold.
struct CodeDate {
  /// The fault of a date that there is not; `nil` when there is one, or the number holds none.
  var found: CodeRule.Found?

  /// Reads the date of a code by the scheme of its country.
  init(scheme: Substring, _ code: [Unicode.Scalar]) {
    func number(_ range: Range<Int>) -> Int { code[range].reduce(0) { $0 * 10 + $1.codeValue } }
    var place = 0..<6
    var (year, month, day): (Int, Int, Int)
    switch scheme {
    case "pesel":
      // The century is in the month: 01 … 12 for 1900, 21 … 32 for 2000, 81 … 92 for 1800.
      let centuries = [1900, 2000, 2100, 2200, 1800]
      (year, month, day) = (number(0..<2), number(2..<4), number(4..<6))
      year += centuries[month / 20 % 5]
      month %= 20
    case "kz":
      // A firm has 4, 5 or 6 where a person has the day's tens.
      if code[4].codeValue > 3 { return }
      year = number(0..<2) + 1800 + max(0, code[6].codeValue - 1) / 2 * 100
      (month, day) = (number(2..<4), number(4..<6))
    case "kr":
      let centuries = [1800, 1900, 1900, 2000, 2000, 1900, 1900, 2000, 2000, 1800]
      year = number(0..<2) + centuries[code[6].codeValue]
      (month, day) = (number(2..<4), number(4..<6))
    case "uz":
      place = 1..<7
      year = number(5..<7) + 1800 + max(0, code[0].codeValue - 1) / 2 * 100
      (day, month) = (number(1..<3), number(3..<5))
    case "cn":
      place = 6..<14
      (year, month, day) = (number(6..<10), number(10..<12), number(12..<14))
    default:
      (year, month, day) = Self.italian(code)
      place = 6..<11
    }
    let date = DateValue(year: year, month: month, day: day)
    if !(1...12).contains(month) || day < 1 || !date.exists {
      found = CodeRule.Found(.noSuchDate, place)
    }
  }

  /// Codice fiscale: two digits, a letter for the month, the day (and 40 for women). Letters may
  /// stand for digits. Without a century, 29 February is given to any year that two digits may mean.
  private static func italian(_ code: [Unicode.Scalar]) -> (Int, Int, Int) {
    func digit(_ scalar: Unicode.Scalar) -> Int {
      let letters = Array("LMNPQRSTUV".unicodeScalars)
      return letters.firstIndex(of: scalar) ?? scalar.codeValue
    }
    let months = Array("ABCDEHLMPRST".unicodeScalars)
    let month = (months.firstIndex(of: code[8]) ?? -1) + 1
    let day = digit(code[9]) * 10 + digit(code[10])
    let year = digit(code[6]) * 10 + digit(code[7])
    return (2000 + year, month, day > 40 ? day - 40 : day)
  }
}
