import ReferenceEngine

/// SplitMix64: the same numbers from the same seed, on every platform.
struct SeededGenerator: RandomNumberGenerator, Sendable {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Large masks with hard characters: long sessions of random edits.
struct RandomWorlds: Sendable {
  static let plain = Array("0123456789abcXYZ+-./ ():,#_").map(String.init)
  static let hard = [
    "é", "e\u{301}", "ß", "İ", "ж", "٣", "७", "１", "Ａ", "–", "−", "\u{A0}", "\u{202F}", "\u{AD}",
    "\u{200E}", "\u{200F}", "\u{2067}", "\u{FEFF}", "\u{200B}", "😀", "👍🏽", "👨‍👩‍👧", "🇩🇪", "🇫", "☎\u{FE0F}",
    "한", "ᄒ", "ᅡ", "ᆫ", "\u{301}", "\u{200D}", "क्ष", "\r\n", "\n", "\t", "\0", "\u{2028}", "_",
  ]
  static let slots = ["0", "0", "0", "9", "A", "a", "_", "-", "*", "h", "H", "l"]
  static let literals = ["-", " ", "/", ".", "(", ") ", "+", "7", ":", "#", "é", "№", "中"]

  /// A mask of up to `count` elements.
  static func pattern(_ count: Int, _ random: inout SeededGenerator) -> String {
    var pattern = ""
    var left = count
    while left > 0 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let size = Int.random(in: 1...min(5, left), using: &random)
        pattern += "["
        for _ in 0..<size { pattern += slots.randomElement(using: &random)! }
        pattern += "]"
        left -= size
      case 6: 
        pattern += "{" + ["7", "-", "/"].randomElement(using: &random)! + "}"
        left -= 1
      default:
        pattern += literals.randomElement(using: &random)!
        left -= 1
      }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: pattern += "<-[00]<.[0]>>"
    case 1: pattern += "< [A]>"
    case 2: pattern += "/[0…]"
    default: break
    }
    return pattern
  }

  static func options(_ random: inout SeededGenerator) -> ReferenceOptions {
    var options = ReferenceOptions()
    options.form = ReferenceOptions.Form.allCases.randomElement(using: &random)!
    options.overwrites = Int.random(in: 0..<6, using: &random) == 0
    options.dropsTail = Int.random(in: 0..<6, using: &random) == 0
    options.stepsOverLiterals = Int.random(in: 0..<4, using: &random) == 0
    options.showsPrefix = Int.random(in: 0..<3, using: &random) == 0
    options.keepsNativeDigits = Int.random(in: 0..<5, using: &random) == 0
    options.blank = Int.random(in: 0..<5, using: &random) == 0 ? "•" : "_"
    options.trunks = Int.random(in: 0..<4, using: &random) == 0 ? ["8", "00"] : []
    options.classes = [
      ReferenceOptions.Custom("h", ["0"..."9", "a"..."f", "A"..."F"], letterCase: .upper),
      ReferenceOptions.Custom("H", ["0"..."9", "a"..."f"], isOptional: true, letterCase: .lower),
      ReferenceOptions.Custom("l", ["a"..."z", "ß"..."ÿ", "а"..."я"], letterCase: .upper),
    ]
    return options
  }

  /// One session: a mask and `count` edits. Gives the number of edits compared.
  static func walk(
    seed: UInt64, elements: Int, edits count: Int
  ) throws(Difference) -> Int {
    var random = SeededGenerator(state: seed)
    let size = Int.random(in: 1...elements, using: &random)
    let world = World(pattern: pattern(size, &random), options: options(&random))
    guard let comparison = try Comparison(world), !comparison.reference.isAmbiguous else {
      return 0
    }
    var text = ""
    var texts: [String] = []
    var session: [Step] = []
    for number in 0..<count {
      let step = step(on: text, &random)
      texts.append(text)
      session.append(step)
      do throws(Difference) {
        text = try comparison.apply(step, to: text, inUTF16: number % 2 == 1)
        if number % 8 == 0 {
          try comparison.ask(about: text)
          try comparison.ask(about: self.text(4, &random))
        }
      } catch {
        var difference = error
        if !error.session.isEmpty {
          difference.session = session
          difference.texts = texts
        }
        throw difference
      }
    }
    return count
  }

  static func text(_ limit: Int, _ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...limit, using: &random) {
      let source = Int.random(in: 0..<3, using: &random) == 0 ? hard : plain
      text += source.randomElement(using: &random)!
    }
    return text
  }

  private static func step(on text: String, _ random: inout SeededGenerator) -> Step {
    var boundaries = [0]
    for character in text { boundaries.append(boundaries.last! + character.utf8.count) }
    let first = Int.random(in: 0..<4, using: &random) == 0
      ? Int.random(in: 0..<boundaries.count, using: &random) : boundaries.count - 1
    let length = Int.random(in: 0..<3, using: &random) == 0
      ? Int.random(in: 0...4, using: &random) : 0
    let start = max(0, first - length)
    let range = boundaries[start]..<boundaries[first]
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return Step(range: range, intent: .deleteBackward, insert: "")
    case 2: return Step(range: range, intent: .deleteForward, insert: "")
    case 3: return Step(range: range, intent: .paste, insert: self.text(20, &random))
    case 4:
      return Step(range: 0..<text.utf8.count, intent: .set, insert: self.text(20, &random))
    case 5: return Step(range: range, intent: .insert, insert: self.text(4, &random))
    default: return Step(range: range, intent: .insert, insert: self.text(1, &random))
    }
  }
}
