import MaskCatalog
import MaskEngine

/// Styles that differ in all that the engine treats differently, and a source of chance for them.
enum NumberStyles {
  static let all: [NumberStyle] = {
    var styles: [NumberStyle] = []
    for locale in ["en_US", "de_DE", "hi_IN", "es_ES", "fr_FR", "ar_EG", "ps_AF", "bn_BD", "sv_SE"]
    {
      styles.append(
        NumberStyle(symbols: NumberSymbols.locale(locale)!, fractionDigits: 0...3))
    }
    let english = NumberSymbols(grouping: ",")
    let mathematical = NumberSymbols(grouping: " ", decimal: ",", zero: "\u{1D7CE}")
    let odd = NumberSymbols(
      grouping: "_", decimal: "\u{00B7}", groupSize: 1, nextGroupSize: 4, minus: "\u{200E}−\u{200E}"
    )
    styles += [
      NumberStyle(symbols: english, prefix: "$", fractionDigits: 2...2),
      NumberStyle(symbols: english, prefix: "Rs. ", suffix: " /sq.feet", fractionDigits: 0...9),
      NumberStyle(symbols: english, suffix: ".000 km"),
      NumberStyle(symbols: english, prefix: "1", suffix: "1", fractionDigits: 0...2),
      NumberStyle(symbols: english, prefix: "-", suffix: "-", fractionDigits: 0...2),
      NumberStyle(symbols: NumberSymbols(grouping: "-"), allowsNegative: true),
      NumberStyle(
        symbols: english, integerDigits: 1...4, fractionDigits: 0...2, allowsNegative: false),
      NumberStyle(symbols: mathematical, prefix: "🙂 ", suffix: " 👨‍👩‍👧", fractionDigits: 1...4),
      NumberStyle(symbols: odd, prefix: "e\u{301} ", fractionDigits: 0...2),
      NumberStyle(symbols: english, suffix: "%", fractionDigits: 0...0),
    ]
    return styles
  }()
}
