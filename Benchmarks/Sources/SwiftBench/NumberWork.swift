import Foundation
import MaskEngine

/// A number field against what one makes of Foundation's formatters.
enum NumberWork {
  static let keys = "1234567.89".map(String.init)
  static let due = [
    "1", "12", "123", "1,234", "12,345", "123,456", "1,234,567", "1,234,567.", "1,234,567.8",
    "1,234,567.89",
  ]

  /// The usual field: read the text with the key, write the number. It has no caret to keep.
  struct FormatterField {
    let formatter = NumberFormatter()

    init() {
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      formatter.maximumFractionDigits = 2
      formatter.generatesDecimalNumbers = true
    }

    func typing(_ key: String, behind text: String) -> String {
      let plain = (text + key).replacing(",", with: "")
      guard let number = formatter.number(from: plain), let shown = formatter.string(from: number)
      else { return text }
      return key == "." ? shown + "." : shown
    }
  }

  static func add(to cases: Cases) throws {
    let mask = try NumberMask(
      NumberStyle(symbols: NumberSymbols(grouping: ","), fractionDigits: 0...2))
    let field = FormatterField()
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    let before = [""] + due.dropLast()
    let edits = zip(before, keys).map { text, key in
      (text, TextChange(replacing: text.utf16.count..<text.utf16.count, with: key))
    }
    let decimals = due.map { Decimal(string: $0.replacing(",", with: ""))! }
    for ((text, change), due) in zip(edits, due) {
      expect("swift/number/type", Cases.ours, try mask.applying(change, to: text).text, due)
      expect(
        "swift/number/type", "NumberFormatter", field.typing(change.replacement, behind: text), due)
    }
    for (decimal, due) in zip(decimals, due) where !due.hasSuffix(".") {
      expect("swift/number/type", "FormatStyle", style.format(decimal), due)
    }
    cases.add("swift/number/type", Cases.ours, per: "key", operations: edits.count * 100) {
      for _ in 0..<100 {
        for (text, change) in edits { keep(try! mask.applying(change, to: text)) }
      }
    }
    let work = {
      for (text, change) in edits { keep(field.typing(change.replacement, behind: text)) }
    }
    // The same field stands beside the C core and beside the Swift layer.
    for name in ["number/type", "swift/number/type"] {
      cases.add(name, "NumberFormatter field", per: "key", operations: edits.count, run: work)
      cases.add(
        name, "Decimal.FormatStyle, formatting alone", per: "key", operations: decimals.count
      ) {
        for decimal in decimals { keep(style.format(decimal)) }
      }
    }
  }
}
