import MaskEngine
import MaskTraits

extension FieldFamily {
  /// Dates, times, and months with their year, as each locale writes them.
  static let dates = [
    family("date", "Dates", "Date", "2026-03-05") { $0.date },
    family("time", "Times", "Time", "21:07") { $0.time },
    family("month", "Months with their year", "Month and year", "2026-03") { $0.monthYear },
  ]

  private static func family(
    _ id: String, _ heading: String, _ title: String, _ value: String,
    _ mask: @escaping @Sendable (DateLocale) -> DateMask
  ) -> FieldFamily {
    FieldFamily(id: id, title: heading, members: { DateLocale.identifiers }) { name in
      guard let locale = DateLocale(name) else { return nil }
      let mask = mask(locale)
      let hasWords = id == "time" && locale.dayPeriods != nil
      return FieldKind(
        id: "\(id):\(locale.identifier)", title: "\(title), \(locale.identifier)", mask: mask,
        keyboard: hasWords ? .default : .numberPad, placeholder: mask.order,
        example: mask.formatted(value: value).text)
    }
  }
}
