/// Gives each slot an example, so that neighbours differ: 1 2 3, A B C.
struct Samples {
  let options: MaskOptions
  private var turn = 0
  private var last: MaskExplanation.Slot?
  /// The digits still to be given to each segment: its upper bound, which is always possible.
  private var numbers: [Int: Substring] = [:]
  /// What the mask's fixed text has. In a slot that takes anything it could be read as that text.
  private var fixed: Set<Character> = []

  init(options: MaskOptions, elements: [MaskExplanation.Element]) {
    self.options = options
    var sizes: [MaskExplanation.Segment: Int] = [:]
    for element in elements {
      switch element.kind {
      case .slot(let slot): if let segment = slot.segment { sizes[segment, default: 0] += 1 }
      case .text(let text, _): fixed.formUnion(text)
      case .groupBegin, .groupEnd: break
      }
    }
    for (segment, size) in sizes {
      let digits = String(segment.bounds.upperBound)
      let zeros = String(repeating: "0", count: max(0, size - digits.count))
      numbers[segment.number] = Substring(zeros + digits)
    }
  }

  /// Fills in what the library does not tell: the class's scalars and symbol, and an example.
  mutating func complete(_ slot: inout MaskExplanation.Slot) {
    if slot.base == nil, options.classes.indices.contains(slot.accepts) {
      slot.accepted = options.classes[slot.accepts].accepted
      slot.symbol = options.classes[slot.accepts].symbol
    }
    if let segment = slot.segment {
      slot.example = numbers[segment.number]?.popFirst()
      return
    }
    // Digits go on counting from one part of the mask to the next; a new class starts anew.
    turn = last?.base == slot.base && last?.accepted == slot.accepted ? turn + 1 : 0
    last = slot
    let candidates = candidates(for: slot)
    slot.example = candidates.isEmpty ? nil : candidates[turn % candidates.count]
  }

  private func candidates(for slot: MaskExplanation.Slot) -> [Character] {
    let all: [Character] =
      switch slot.base {
      case .digit: Array("1234567890")
      case .letter: Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      case .alphanumeric: Array("A1B2C3D4E5")
      case .any: Self.other(than: fixed)
      case nil: Self.visible(slot.accepted, letterCase: slot.letterCase)
      }
    return all.map { Self.folded($0, slot.letterCase) }.filter { $0 != Character(options.blank) }
  }

  private static func other(than fixed: Set<Character>) -> [Character] {
    let usual = Array("A1-B2")
    let others = usual.filter { !fixed.contains($0) }
    return others.isEmpty ? usual : others
  }

  /// A few visible scalars of a class: digits and letters if it has them, else what comes first.
  private static func visible(
    _ ranges: [ClosedRange<Unicode.Scalar>], letterCase: SlotClass.LetterCase
  ) -> [Character] {
    let usual = "123456789ABCDEFabcdef0XYZxyz".unicodeScalars.filter { scalar in
      ranges.contains { $0.contains(scalar) }
    }
    if !usual.isEmpty { return usual.map { Character($0) } }
    return ranges.flatMap { range in
      (range.lowerBound.value...min(range.upperBound.value, range.lowerBound.value + 64))
        .compactMap(Unicode.Scalar.init)
    }.filter(isVisible).prefix(8).map { Character($0) }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      false
    default: true
    }
  }

  /// One scalar to one, as slots fold.
  private static func folded(
    _ character: Character, _ letterCase: SlotClass.LetterCase
  ) -> Character {
    let folded =
      switch letterCase {
      case .keep: String(character)
      case .upper: character.uppercased()
      case .lower: character.lowercased()
      }
    return folded.count == 1 ? folded.first ?? character : character
  }
}
