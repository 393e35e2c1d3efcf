import Foundation
import Testing

/// What CLDR says of a locale's numbers: the table that `NumberTable.swift` was made of.
struct NumberFacts: Sendable, CustomTestStringConvertible {
  var locale: String
  var decimal: String
  var minus: String
  var currencyDigits: Int
  /// 1234567.891, -12345.5, 0.256 as a percentage, 1234567.5 of the currency, 1234.
  var examples: [String]

  var testDescription: String { locale }

  static let all: [NumberFacts] = {
    let locales = file["locales"] as! [String: [String: Any]]
    return locales.sorted { $0.key < $1.key }.map { name, facts in
      NumberFacts(
        locale: name, decimal: facts["dec"] as! String, minus: facts["minus"] as! String,
        currencyDigits: (facts["ccy"] as! [Any])[2] as! Int, examples: facts["ex"] as! [String])
    }
  }()

  /// Locale, text and value of texts that must be read.
  static let valid: [(String, String, Double)] = (file["valid"] as! [[Any]]).map {
    ($0[0] as! String, $0[1] as! String, ($0[2] as! NSNumber).doubleValue)
  }

  /// Locale, text and reason of texts that are no number in the locale's own notation.
  static let invalid: [(String, String, String)] = (file["invalid"] as! [[String]]).map {
    ($0[0], $0[1], $0[2])
  }

  private static var file: [String: Any] {
    let url = Bundle.module.url(
      forResource: "number-locales", withExtension: "json", subdirectory: "Resources")!
    let data = try! Data(contentsOf: url)
    return try! JSONSerialization.jsonObject(with: data) as! [String: Any]
  }
}
