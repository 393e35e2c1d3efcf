import ReferenceEngine
import SeededRandom

/// Small masks, and every edit of every text that a few edits can reach.
enum Exhaustive {
  /// What a pattern is made of.
  static let parts = [
    "[0]", "[9]", "[A]", "[a]", "[*]", "[?]", "[0…]", "-", "7", "(", "{7}", "<-[0]>", "<[a]>",
  ]
  static let alphabet = ["1", "7", "a", "-", "(", "+", " ", "é"]
  /// The most texts of one mask whose edits are tried.
  static let textLimit = 60

  /// Every mask of one and two parts with every set of options, and `sample` masks of each size
  /// from three to six parts with some set.
  static func worlds(sample: Int, seed: UInt64) -> [World] {
    let pairs = parts.flatMap { first in parts.map { first + $0 } }
    var worlds = (parts + pairs).flatMap { pattern in
      optionSets.map { World(pattern: pattern, options: $0) }
    }
    var random = SeededGenerator(seed: seed)
    for size in 3...6 {
      for _ in 0..<sample {
        let pattern = (0..<size).map { _ in parts.randomElement(using: &random)! }.joined()
        worlds.append(
          World(pattern: pattern, options: optionSets.randomElement(using: &random)!))
      }
    }
    return worlds
  }

  /// Every combination of the options that change what an edit means.
  static var optionSets: [ReferenceOptions] {
    ReferenceOptions.Form.allCases.flatMap { form in
      (0..<16).map { bits in
        var options = ReferenceOptions()
        options.form = form
        options.overwrites = bits & 1 != 0
        options.dropsTail = bits & 2 != 0
        options.stepsOverLiterals = bits & 4 != 0
        options.showsPrefix = bits & 8 != 0
        return options
      }
    }
  }

  /// The edits that are tried on a text: each character typed and each deletion at every place and
  /// over every range of one and two characters, each pair pasted, and on an empty field each
  /// three characters pasted and set.
  ///
  /// Without `pushes`, no two characters are pasted in front of others.
  static func steps(on text: String, pushes: Bool) -> [Step] {
    var steps: [Step] = []
    var boundaries = [0]
    for character in text { boundaries.append(boundaries.last! + character.utf8.count) }
    let pairs = alphabet.flatMap { first in alphabet.map { first + $0 } }
    for (index, start) in boundaries.enumerated() {
      for end in boundaries[index...].prefix(3) {
        let range = start..<end
        steps.append(Step(range: range, intent: .deleteBackward, insert: ""))
        steps.append(Step(range: range, intent: .deleteForward, insert: ""))
        steps.append(Step(range: range, intent: .insert, insert: ""))
        for character in alphabet {
          steps.append(Step(range: range, intent: .insert, insert: character))
        }
      }
      for pair in pairs where pushes || start == text.utf8.count {
        steps.append(Step(range: start..<start, intent: .paste, insert: pair))
      }
    }
    let whole = 0..<text.utf8.count
    for pair in pairs {
      steps.append(Step(range: whole, intent: .insert, insert: pair))
      steps.append(Step(range: whole, intent: .set, insert: pair))
      guard text.isEmpty else { continue }
      for character in alphabet {
        steps.append(Step(range: whole, intent: .paste, insert: pair + character))
        steps.append(Step(range: whole, intent: .set, insert: pair + character))
      }
    }
    return steps
  }

  /// Walks one world as deep as `depth` edits, and gives the number of edits compared.
  static func walk(_ world: World, depth: Int, pushes: Bool) throws(Difference) -> Int {
    guard let comparison = try Comparison(world), comparison.isDefinite else { return 0 }
    var compared = 0
    var seen: Set<String> = ["", comparison.reference.prefix]
    var layer = seen.sorted()
    for _ in 0..<depth {
      var next: [String] = []
      for text in layer {
        try comparison.ask(about: text)
        for step in steps(on: text, pushes: pushes || !world.isElastic) {
          let after = try comparison.apply(step, to: text, inUTF16: compared % 2 == 1)
          compared += 1
          if seen.count < textLimit, seen.insert(after).inserted { next.append(after) }
        }
      }
      layer = next
    }
    return compared
  }
}
