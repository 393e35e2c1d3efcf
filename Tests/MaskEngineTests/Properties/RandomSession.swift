import MaskEngine
import SeededRandom

/// One edit of a random session, with what came before and after it.
struct RandomEdit: CustomStringConvertible {
  var seed: UInt64
  var mask: Mask
  var before: String
  var change: TextChange
  var after: MaskedText

  var description: String {
    "seed \(seed): \(mask.pattern) \(mask.options.literals): \(before.debugDescription) "
      + "\(change.range) \(change.intent) \(change.replacement.debugDescription) gives "
      + "\(after.text.debugDescription)"
  }
}

/// Random sessions over masks of every kind: what to hold for each edit is the property's affair.
struct RandomSessions {
  static let patterns = [
    "+7 ([000]) [000]-[00]-[00]", "+{7} ([000]) [000]-[0000]", "[00]/[00]/[0000]", "[099].[099]",
    "[000000]-[0000]", "[A0A] [0A0]", "[00000]<-[0000]>", "[AA]-[009]", "[**]-[**]", "[A…]",
    "{ID}[0…]", "#[__]:[__]", "([90]) [*]",
  ]
  static let plain = Array("0123456789abcXY+-./ ()_").map(String.init)
  static let hard = [
    "é", "e\u{301}", "😀", "👨‍👩‍👧", "🇩🇪", "٣", "\u{A0}", "–", "\u{200E}", "\u{AD}", "\r\n", "\0",
    "\u{301}", "한",
  ]
  var seeds: Range<UInt64>
  var patterns = Self.patterns
  var hasHardCharacters = true
  /// Options that stay as they are by default.
  var mayLose = false
  var length = 24

  /// Plays the sessions and hands out each edit.
  func forEach(_ body: (RandomEdit, inout SeededGenerator) throws -> Void) throws {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let mask = try Mask(patterns.randomElement(using: &random)!, options: options(&random))
      var text = mask.prefix
      for _ in 0..<length {
        let change = change(of: text, &random)
        let after = try mask.applying(change, to: text)
        try body(
          RandomEdit(seed: seed, mask: mask, before: text, change: change, after: after), &random)
        text = after.text
      }
    }
  }

  private func options(_ random: inout SeededGenerator) -> MaskOptions {
    var options = MaskOptions()
    options.literals = MaskOptions.Literals.allCases.randomElement(using: &random)!
    options.showsPrefix = Bool.random(using: &random)
    options.stepsOverLiterals = Int.random(in: 0..<4, using: &random) == 0
    if mayLose {
      options.overwrites = Int.random(in: 0..<3, using: &random) == 0
      options.dropsTail = Int.random(in: 0..<3, using: &random) == 0
    }
    return options
  }

  func text(_ limit: Int, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...limit, using: &random)).map { _ in
      let isHard = hasHardCharacters && Int.random(in: 0..<4, using: &random) == 0
      return (isHard ? Self.hard : Self.plain).randomElement(using: &random)!
    }.joined()
  }

  private func change(of text: String, _ random: inout SeededGenerator) -> TextChange {
    var places = [0]
    for character in text { places.append(places.last! + character.utf16.count) }
    let end =
      Bool.random(using: &random)
      ? places.count - 1 : Int.random(in: 0..<places.count, using: &random)
    let isRange = Int.random(in: 0..<3, using: &random) == 0
    let start = isRange ? max(0, end - Int.random(in: 1...4, using: &random)) : end
    let range = places[start]..<places[end]
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return TextChange(deletingBackward: range)
    case 2: return TextChange(deletingForward: range)
    case 3: return TextChange(replacing: range, with: self.text(12, &random), intent: .paste)
    case 4:
      return TextChange(
        replacing: 0..<text.utf16.count, with: self.text(12, &random), intent: .set)
    default: return TextChange(replacing: range, with: self.text(2, &random))
    }
  }
}
