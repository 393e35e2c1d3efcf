import Foundation
import MaskField
import SeededRandom
import Testing

/// What must hold after every step of any session, tried on sessions made by chance.
///
/// The chance is a fixed one: a failure names its seed and comes again.
@Suite struct RandomSessionTests {
  /// Pieces that hurt: accents, joined emoji, flags, surrogate pairs, breaks, digits, literals.
  static let pieces = [
    "a", "1", "23", "é", "e\u{301}", "\u{301}", "👍", "👨‍👩‍👧", "🇩🇪", "\r\n", "-", " ", "+7 (91",
    "\u{200D}", "漢字", "", "9123456789",
  ]

  static let masks: [(any Masking)?] = [
    nil, PairMask(), try? Mask("+{7} ([000]) [000]-[00]-[00]"), try? Mask("[AA]-[0…]"),
    try? MaskSet(["[00]-[00]", "[000] [000]"]), try? Mask("<[9]->[**]", options: options(.eager)),
    try? Mask("[00]/[00]", options: options(.guide)),
  ]

  static func options(_ literals: MaskOptions.Literals) -> MaskOptions {
    var options = MaskOptions()
    options.literals = literals
    options.showsPrefix = true
    return options
  }

  func command(_ chance: inout SeededGenerator, size: Int) -> EditCommand {
    let piece = Self.pieces.randomElement(using: &chance) ?? ""
    let start = Int.random(in: -2...size + 2, using: &chance)
    let end = Int.random(in: start...size + 3, using: &chance)
    let direction = EditCommand.Direction.allCases.randomElement(using: &chance) ?? .backward
    let unit = EditCommand.Unit.allCases.randomElement(using: &chance) ?? .character
    switch Int.random(in: 0..<20, using: &chance) {
    case 0...5: return .insert(piece, EditSource.allCases.randomElement(using: &chance) ?? .typing)
    case 6...8: return .delete(direction, unit)
    case 9: return .select(start..<end)
    case 10: return .move(direction, unit, extending: Bool.random(using: &chance))
    case 11: return .replace(start..<end, piece, .typing)
    case 12: return .compose(piece, selected: 0..<1)
    case 13: return .commit
    case 14, 15: return .undo
    case 16: return .redo
    case 17: return Bool.random(using: &chance) ? .setText(piece) : .setValue(piece)
    case 18:
      return Bool.random(using: &chance) ? .clear(.button) : .setSecure(Bool.random(using: &chance))
    default: return Bool.random(using: &chance) ? .beginEditing : .resign
    }
  }

  @Test(arguments: 0..<7, [false, true])
  func everyStepKeepsTheFieldWhole(mask: Int, isLimited: Bool) {
    for seed in 0..<150 {
      var chance = SeededGenerator(seed: UInt64(seed * 12 + mask * 2 + (isLimited ? 1 : 0)))
      var rules = FieldRules()
      rules.mask = Self.masks[mask]
      rules.maxLength = isLimited ? 5 : nil
      rules.overflow = seed.isMultiple(of: 2) ? .refuse : .dropTail
      rules.preset = seed.isMultiple(of: 3) ? .friendly : .uikit
      let reducer = FieldReducer(rules: rules)
      var state = FieldState()
      for step in 0..<40 {
        let command = command(&chance, size: state.text.size)
        let before = state
        if case .shouldChange(let range, _)? = reducer.question(before: command, in: state) {
          #expect(range.lowerBound >= 0 && range.upperBound <= state.text.size)
        }
        var queue = [command]
        while let next = queue.first {
          queue.removeFirst()
          let effects = reducer.reduce(&state, next)
          queue =
            effects.compactMap { if case .perform(let more) = $0 { more } else { nil } } + queue
        }
        check(state, before, "mask \(mask), seed \(seed), step \(step): \(command)")
      }
    }
  }

  func check(_ state: FieldState, _ before: FieldState, _ place: String) {
    let text = state.text.string
    let selection = state.selection
    #expect(selection.lowerBound >= 0 && selection.upperBound <= text.utf16.count, "\(place)")
    for end in [selection.lowerBound, selection.upperBound] {
      let index = String.Index(utf16Offset: end, in: text)
      #expect(index.samePosition(in: text) != nil || end == text.utf16.count, "\(place)")
    }
    if let marked = state.markedRange {
      #expect(marked.upperBound <= text.utf16.count && !marked.isEmpty, "\(place)")
    }
    #expect(!state.isSecure || !state.canUndo, "\(place)")
    #expect(!text.unicodeScalars.contains("\u{FFFD}"), "a split character: \(place)")
  }

  @Test(arguments: 0..<7)
  func undoingAllAndRedoingAllComesBack(mask: Int) {
    for seed in 0..<100 {
      var chance = SeededGenerator(seed: UInt64(seed))
      let field = TextField()
      field.mask = Self.masks[mask]
      for _ in 0..<15 {
        switch Int.random(in: 0..<4, using: &chance) {
        case 0: field.deleteBackward()
        case 1:
          field.selectedRange = NSRange(location: Int.random(in: 0...8, using: &chance), length: 1)
        default: field.paste(Self.pieces.randomElement(using: &chance) ?? "")
        }
      }
      let text = field.text
      while field.canUndo { field.undo() }
      #expect(field.text == "", "mask \(mask), seed \(seed)")
      while field.canRedo { field.redo() }
      #expect(field.text == text, "mask \(mask), seed \(seed)")
    }
  }
}
