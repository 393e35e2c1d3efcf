import ReferenceEngine
import SeededRandom

/// Masks that can be read in many ways, with nested groups and several repeated slots, and texts that
/// are or resemble their displays.
enum Readings {
  static let parts =
    Exhaustive.parts + [
      "[99]", "[-]", "[?9a]", "[…]", "7", "<-[9]", "<7[a]", "<([9]", "<[0…]", ">", ">",
    ]
  static let alphabet = Array("17a-(+ _").map(String.init)

  /// Parts in any order, with a `>` for each `<`.
  static func pattern(_ random: inout SeededGenerator) -> String {
    var pattern = ""
    var depth = 0
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      let part = parts.randomElement(using: &random)!
      if part == ">" && depth == 0 { continue }
      pattern += part
      depth += part.count { $0 == "<" } - part.count { $0 == ">" }
    }
    return pattern + String(repeating: ">", count: depth)
  }

  /// What `pattern` might show: some of its literals, something for each symbol or nothing, not
  /// always what it takes.
  static func display(_ pattern: String, _ random: inout SeededGenerator) -> String {
    var text = ""
    var isInside = false
    var hidden = 0
    for symbol in pattern {
      switch symbol {
      case "[": isInside = true
      case "]": isInside = false
      case "<" where hidden > 0 || Bool.random(using: &random): hidden += 1
      case ">" where hidden > 0: hidden -= 1
      case "<", ">", "{", "}": break
      case _ where hidden > 0: break
      case _ where !isInside: text.append(symbol)
      default:
        let most =
          symbol == "…" ? 5 : "9a?-".contains(symbol) ? Int.random(in: 0...1, using: &random) : 1
        let takes = "09".contains(symbol) ? "17_" : "Aa".contains(symbol) ? "a_" : "17a-(_"
        for _ in 0..<most { text.append(takes.randomElement(using: &random)!) }
      }
    }
    return String(text.prefix(Int.random(in: text.count / 2...text.count, using: &random)))
  }

  /// One mask and `count` texts. Gives the number of texts compared.
  static func walk(seed: UInt64, texts count: Int) throws(Difference) -> Int {
    var random = SeededGenerator(seed: seed)
    var options = ReferenceOptions()
    options.form = ReferenceOptions.Form.allCases.randomElement(using: &random)!
    options.overwrites = Int.random(in: 0..<6, using: &random) == 0
    let world = World(pattern: pattern(&random), options: options)
    guard let comparison = try Comparison(world) else { return 0 }
    for number in 0..<count {
      let isWild = number % 3 == 0
      try comparison.read(
        isWild
          ? (0..<Int.random(in: 1...8, using: &random)).map { _ in
            alphabet.randomElement(using: &random)!
          }.joined()
          : display(world.pattern, &random))
    }
    return count
  }
}
