public import MaskEngine

/// How one locale writes dates and times in digits.
///
/// ```swift
/// let germany = DateLocale("de_DE")!
/// germany.date.formatted(value: "2026-03-05").text        // "05.03.2026"
/// DateLocale("ko_KR")!.time.formatted(value: "21:07").text    // "오후 09:07"
/// ```
///
/// 108 locales, from CLDR; the generated `DateTable.swift` names the version. CLDR prints days and
/// months without leading zeros in many of them; a mask always shows two digits. Months are digits
/// where CLDR prints a name or a numeral (month and year in `mn_MN`).
///
/// All dates are Gregorian. `fa_IR`, `ps_AF` (Persian), `th_TH` (Buddhist) and `ar_SA` (Umm al-Qura)
/// use other calendars in everyday life.
///
/// In Arabic, CLDR puts an invisible right-to-left mark before each separator, so that the day stands
/// on the right. The marks are fixed text of the masks: nobody types them, and a separator typed or
/// pasted without its mark counts. `withoutDirectionMarks` leaves them out, where text is stored or
/// compared as it is shown.
public struct DateLocale: Sendable, Hashable {
  /// The name, `de_DE`.
  public let identifier: String
  /// The order of the date, `dd.MM.yyyy`: as CLDR's `yMd`, in full width.
  public private(set) var dateOrder: String
  /// The order of the short date, `dd.MM.yy`; in some locales its year has four digits too.
  public private(set) var shortDateOrder: String
  /// The order of month and year, `MM/yyyy`.
  public private(set) var monthYearOrder: String
  /// The order of the time, `HH:mm` or `hh:mm a`. A clock with more parts of the day than two
  /// (`zh_TW`: 上午, 晚上 …) counts 24 hours here, since the word for an hour follows from it.
  public let timeOrder: String
  /// The words of a 12-hour clock; `nil` where the clock counts 24 hours.
  public let dayPeriods: DayPeriods?

  /// The locale of a name: `de_DE`, `de-DE`, or `de` for the first one of its language. `nil` for one
  /// that is not in the catalog.
  public init?(_ identifier: String) {
    let name = identifier.replacing("-", with: "_")
    // A language alone has no separator, and its first locale stands for it.
    let row =
      name.contains("_") ? Self.table.row(name) : Self.table.firstRow(beginningWith: name + "_")
    guard let row, !name.isEmpty else { return nil }
    self.init(row: row)
  }

  /// Whether both are the same locale, with direction marks or without.
  public static func == (left: DateLocale, right: DateLocale) -> Bool {
    left.identifier == right.identifier && left.dateOrder == right.dateOrder
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The names of all locales, sorted.
  public static var identifiers: [String] { table.keys.inOrder() }

  /// Day, month and year: `05.03.2026`.
  public var date: DateMask { mask(dateOrder) }

  /// The same in short: `05.03.26`. A two-digit year is one from 1969 to 2068.
  public var shortDate: DateMask { mask(shortDateOrder) }

  /// Month and year: `03/2026`.
  public var monthYear: DateMask { mask(monthYearOrder) }

  /// Hour and minute: `09:05`, `09:05 AM`.
  public var time: DateMask { mask(timeOrder) }

  /// Date and time, with a space between.
  public var dateTime: DateMask { mask(dateOrder + " " + timeOrder) }

  /// The same locale whose masks hold no invisible direction marks.
  public var withoutDirectionMarks: DateLocale {
    var plain = self
    plain.dateOrder = dateOrder.replacing("\u{200F}", with: "")
    plain.shortDateOrder = shortDateOrder.replacing("\u{200F}", with: "")
    plain.monthYearOrder = monthYearOrder.replacing("\u{200F}", with: "")
    return plain
  }

  private func mask(_ order: String) -> DateMask {
    do {
      return try DateMask(order, dayPeriods: dayPeriods ?? .latin)
    } catch {
      // The tests make every mask of every row.
      preconditionFailure("\(identifier): \(error)")
    }
  }

  private static let table = TableRows(DateTable.rows)

  @inline(never)
  private init(row fields: [String]) {
    identifier = fields[0]
    dateOrder = fields[1]
    shortDateOrder = fields[2].isEmpty ? fields[1] : fields[2]
    monthYearOrder = fields[3]
    timeOrder = fields[4]
    dayPeriods = fields[5].isEmpty ? nil : DayPeriods(am: fields[5], pm: fields[6])
  }
}
