import ReferenceEngine

/// Small masks, all of them, and every edit of every state that a few edits can reach.
struct Exhaustive: Sendable {
  /// What a pattern is made of.
  static let parts = [
    "[0]", "[9]", "[A]", "[a]", "[*]", "[?]", "[0…]", "-", "7", "(", "{7}", "<-[0]>", "<[a]>",
  ]
  static let alphabet = ["1", "7", "a", "-", "(", "+", " ", "é"]

  /// The patterns of at most `length` parts: all up to three, and every `stride`th beyond.
  static func patterns(upTo length: Int, stride: Int) -> [String] {
    var all: [String] = []
    var previous = [""]
    var count = 0
    for size in 1...length {
      var next: [String] = []
      for head in previous {
        for part in parts {
          let pattern = head + part
          count += 1
          // A longer pattern is kept now and then; its heads are walked all the same.
          if size <= 2 || count % stride == 0 { all.append(pattern) }
          if size <= 3 || count % 7 == 0 { next.append(pattern) }
        }
      }
      previous = next
    }
    return all
  }

  /// Every combination of the options that change what an edit means.
  static var optionSets: [ReferenceOptions] {
    var sets: [ReferenceOptions] = []
    for form in ReferenceOptions.Form.allCases {
      for bits in 0..<16 {
        var options = ReferenceOptions()
        options.form = form
        options.overwrites = bits & 1 != 0
        options.dropsTail = bits & 2 != 0
        options.stepsOverLiterals = bits & 4 != 0
        options.showsPrefix = bits & 8 != 0
        sets.append(options)
      }
    }
    return sets
  }

  /// The edits that are tried on a text.
  static func steps(on text: String, depth: Int) -> [Step] {
    var steps: [Step] = []
    var boundaries = [0]
    for character in text { boundaries.append(boundaries.last! + character.utf8.count) }
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
      for first in alphabet {
        for second in alphabet where depth == 0 || (index + first.utf8.count) % 2 == 0 {
          steps.append(Step(range: start..<start, intent: .paste, insert: first + second))
        }
      }
    }
    let whole = 0..<text.utf8.count
    for first in alphabet {
      for second in alphabet {
        steps.append(Step(range: whole, intent: .insert, insert: first + second))
        steps.append(Step(range: whole, intent: .set, insert: first + second))
        if depth == 0 {
          for third in alphabet {
            steps.append(Step(range: whole, intent: .paste, insert: first + second + third))
            steps.append(Step(range: whole, intent: .set, insert: first + second + third))
          }
        }
      }
    }
    return steps
  }

  /// Walks one world, and gives the number of edits compared.
  static func walk(_ world: World, depth: Int, states limit: Int) throws(Difference) -> Int {
    guard let comparison = try Comparison(world), !comparison.reference.isAmbiguous else {
      return 0
    }
    var compared = 0
    var seen: [String: (parent: String, step: Step)?] = [:]
    var layer = [""]
    seen[""] = .some(nil)
    let prefix = comparison.reference.prefix
    if !prefix.isEmpty {
      layer.append(prefix)
      seen[prefix] = .some(nil)
    }
    for depth in 0..<depth {
      var next: [String] = []
      for text in layer {
        try comparison.ask(about: text)
        for step in steps(on: text, depth: depth) {
          do throws(Difference) {
            let after = try comparison.apply(step, to: text, inUTF16: compared % 2 == 1)
            compared += 1
            if seen[after] == nil, seen.count < limit {
              seen[after] = .some((text, step))
              next.append(after)
            }
          } catch {
            throw withHistory(error, seen)
          }
        }
      }
      layer = next
    }
    return compared
  }

  /// The difference with the steps that led to it.
  static func withHistory(
    _ difference: Difference, _ seen: [String: (parent: String, step: Step)?]
  ) -> Difference {
    var difference = difference
    while let text = difference.texts.first, let entry = seen[text], let (parent, step) = entry {
      difference.texts.insert(parent, at: 0)
      difference.session.insert(step, at: 0)
    }
    return difference
  }
}
