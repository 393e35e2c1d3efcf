import MaskEngine
import MaskTraits

extension FieldFamily {
  /// Numbers, amounts and percentages, as each locale writes them.
  static let numbers = [
    family("number", "Numbers", "Number", "1234.5") { $0.decimal },
    family("currency", "Amounts of money", "Amount", "1234") { $0.currency },
    family("percent", "Percentages", "Percentage", "26") { $0.percent },
  ]

  private static func family(
    _ id: String, _ heading: String, _ title: String, _ value: String,
    _ style: @escaping @Sendable (NumberLocale) -> NumberStyle
  ) -> FieldFamily {
    FieldFamily(id: id, title: heading, members: { NumberLocale.identifiers }) { name in
      guard let locale = NumberLocale(name), let mask = try? NumberMask(style(locale)) else {
        return nil
      }
      let code = id == "currency" ? " (\(locale.currencyCode))" : ""
      return FieldKind(
        id: "\(id):\(locale.identifier)", title: "\(title), \(locale.identifier)\(code)",
        mask: mask,
        // A pad has no minus.
        keyboard: id == "number" ? .numbersAndPunctuation : .decimalPad,
        example: mask.ended(mask.formatted(value: value).text).text)
    }
  }
}
