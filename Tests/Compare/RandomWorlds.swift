import ReferenceEngine
import SeededRandom

/// Masks of up to sixty elements with hard characters: long sessions of random edits.
enum RandomWorlds {
  static let plain = Array("0123456789abcXYZ+-./ ():,#_").map(String.init)
  static let hard = [
    "é", "e\u{301}", "ß", "İ", "ж", "٣", "७", "１", "Ａ", "–", "−", "\u{A0}", "\u{202F}", "\u{AD}",
    "\u{200E}", "\u{200F}", "\u{2067}", "\u{FEFF}", "\u{200B}", "😀", "👍🏽", "👨‍👩‍👧", "🇩🇪",
    "☎\u{FE0F}", "한", "क्ष", "\r\n", "\n", "\t", "\0", "\u{2028}", "_", "_\u{200D}", "＿",
  ]
  /// Characters that become part of their neighbours; they are typed one at a time.
  static let joining = ["🇫", "ᄒ", "ᅡ", "ᆫ", "\u{301}", "\u{200D}"]
  static let slots = ["0", "0", "0", "9", "A", "a", "_", "-", "*", "h", "H", "l"]
  static let literals = ["-", " ", "/", ".", "(", ") ", "+", "7", ":", "#", "é", "№", "中"]

  static func pattern(_ count: Int, _ random: inout SeededGenerator) -> String {
    var pattern = ""
    var left = count
    while left > 0 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let size = Int.random(in: 1...min(5, left), using: &random)
        let run = (0..<size).map { _ in slots.randomElement(using: &random)! }
        pattern += "[\(run.joined())]"
        left -= size
      case 6:
        pattern += "{\(["7", "-", "/"].randomElement(using: &random)!)}"
        left -= 1
      default:
        pattern += literals.randomElement(using: &random)!
        left -= 1
      }
    }
    return pattern + ["<-[00]<.[0]>>", "< [A]>", "/[0…]", "", "", ""].randomElement(using: &random)!
  }

  static func options(_ random: inout SeededGenerator) -> ReferenceOptions {
    var options = ReferenceOptions()
    func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    options.form = ReferenceOptions.Form.allCases.randomElement(using: &random)!
    options.overwrites = oneIn(6)
    options.dropsTail = oneIn(6)
    options.stepsOverLiterals = oneIn(4)
    options.showsPrefix = oneIn(3)
    options.keepsNativeDigits = oneIn(5)
    // The others are what digits and letters are stored as.
    options.blank = oneIn(5) ? ["•", "•", "0", "X", "a"].randomElement(using: &random)! : "_"
    options.trunks = oneIn(4) ? ["8", "00"] : []
    options.classes = [
      ReferenceOptions.Custom("h", ["0"..."9", "a"..."f", "A"..."F"], letterCase: .upper),
      ReferenceOptions.Custom("H", ["0"..."9", "a"..."f"], isOptional: true, letterCase: .lower),
      ReferenceOptions.Custom("l", ["a"..."z", "ß"..."ÿ", "а"..."я"], letterCase: .upper),
    ]
    return options
  }

  /// One session: a mask and `count` edits. Gives the number of edits compared.
  static func walk(seed: UInt64, elements: Int, edits count: Int) throws(Difference) -> Int {
    var random = SeededGenerator(seed: seed)
    let size = Int.random(in: 1...elements, using: &random)
    let world = World(pattern: pattern(size, &random), options: options(&random))
    guard let comparison = try Comparison(world), comparison.isDefinite else { return 0 }
    var text = ""
    for number in 0..<count {
      var step = step(on: text, &random)
      if world.isElastic, step.insert.count > 1, step.intent != .set {
        step.range = text.utf8.count..<text.utf8.count
      }
      text = try comparison.apply(step, to: text, inUTF16: number % 2 == 1)
      if number % 8 == 0 {
        try comparison.ask(about: text)
        try comparison.ask(about: self.text(4, &random))
      }
    }
    return count
  }

  static func text(_ limit: Int, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...limit, using: &random)).map { _ in
      (Int.random(in: 0..<3, using: &random) == 0 ? hard : plain).randomElement(using: &random)!
    }.joined()
  }

  private static func step(on text: String, _ random: inout SeededGenerator) -> Step {
    var boundaries = [0]
    for character in text { boundaries.append(boundaries.last! + character.utf8.count) }
    let last = boundaries.count - 1
    let isInside = Int.random(in: 0..<4, using: &random) == 0
    let end = isInside ? Int.random(in: 0...last, using: &random) : last
    let isRange = Int.random(in: 0..<3, using: &random) == 0
    let start = max(0, end - (isRange ? Int.random(in: 0...4, using: &random) : 0))
    let range = boundaries[start]..<boundaries[end]
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return Step(range: range, intent: .deleteBackward, insert: "")
    case 2: return Step(range: range, intent: .deleteForward, insert: "")
    case 3: return Step(range: range, intent: .paste, insert: self.text(20, &random))
    case 4:
      return Step(range: 0..<text.utf8.count, intent: .set, insert: self.text(20, &random))
    case 5: return Step(range: range, intent: .insert, insert: self.text(4, &random))
    case 6:
      let joining = joining.randomElement(using: &random)!
      return Step(range: range, intent: .insert, insert: joining)
    default: return Step(range: range, intent: .insert, insert: self.text(1, &random))
    }
  }
}
