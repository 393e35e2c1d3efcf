/// An order of date parts that cannot be read, with the place where it went wrong.
public struct DateOrderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Sendable, Hashable {
    /// Letters that are no unit, such as `ddd`.
    case unknownUnit(String)
    /// An apostrophe without its partner.
    case unclosedQuote
    /// No unit at all.
    case noUnit
    /// A unit more than once in one date.
    case repeatedUnit
    /// Words of a 12-hour clock that cannot be told apart by typing.
    case dayPeriods(DayPeriods)
  }

  /// What went wrong.
  public var reason: Reason
  /// Where in the order.
  public var offset: TextOffset
  /// The order that was to be read.
  public var order: String

  init(_ reason: Reason, at offset: TextOffset, in order: String) {
    self.reason = reason
    self.offset = offset
    self.order = order
  }

  public var description: String {
    switch reason {
    case .unknownUnit(let letters):
      "\"\(letters)\" at offset \(offset.utf16) of \"\(order)\" is no date unit; expected dd, MM, "
        + "yyyy, yy, HH, hh, mm, ss, S to SSSSSSSSS or a, and other letters between apostrophes"
    case .unclosedQuote: "the apostrophe at offset \(offset.utf16) of \"\(order)\" is not closed"
    case .noUnit: "\"\(order)\" has no date unit"
    case .repeatedUnit: "\"\(order)\" has a unit twice in one date"
    case .dayPeriods(let words):
      "\"\(words.am)\" and \"\(words.pm)\" cannot both be typed into \"\(order)\"; expected two words "
        + "with letters and no digits, neither of which begins with the other"
    }
  }
}
