public import MaskEngine

/// Judges the month and year until which a card is valid.
///
/// It reads no clock: the app says what day it is.
public struct CardExpiryCheck: Validating, Hashable {
  /// The day on which it is asked; `nil` looks at the form alone.
  public let today: DateValue?

  /// Makes a check for a day.
  public init(today: DateValue?) { self.today = today }

  /// What formats the date: `5` becomes `05`, and `12/2027`, `2027-12`, `1227` are read as `12/27`.
  ///
  /// Two digits mean a year from 20 years ago to 79 years ahead.
  public var mask: CheckedMask { CheckedMask(dateMask, by: self) }

  private var dateMask: DateMask {
    do {
      return try DateMask("MM/yy", twoDigitYearsUpTo: (today?.year ?? 1989) + 79)
    } catch {
      // The order is a constant; a test makes the mask.
      preconditionFailure("\(error)")
    }
  }

  /// What is to be said about a date, half typed or whole. A card is valid to the end of its month.
  public func verdict(on text: String, value: String) -> Verdict {
    let mask = dateMask
    let verdict = mask.verdict(on: text, value: value)
    guard verdict.state == .valid, let expiry = mask.values(of: text).first,
      let year = expiry.year, let month = expiry.month, let now = today, let thisYear = now.year
    else { return verdict }
    if (year, month) < (thisYear, now.month ?? 1) {
      return Verdict(.invalid, "The card has expired.", code: "card.expired")
    }
    if year > thisYear + 20 {
      return Verdict(
        .valid,
        Finding("card.expiry-far", "No card is valid for that long.", severity: .warning))
    }
    return .valid
  }
}
