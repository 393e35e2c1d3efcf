import MaskField
import SeededRandom

/// Random sessions with a real field and the naive one beside it: after every step both must show the
/// same and have said the same.
public struct ModelRun {
  /// Where the two part.
  public struct Difference: Error, CustomStringConvertible {
    /// The session, the step, what was done until then, and what each came to.
    public let description: String
  }

  /// How many steps were taken.
  public private(set) var steps = 0
  private var chance: SeededGenerator

  /// Makes a run. Equal seeds make equal runs.
  public init(seed: UInt64) {
    chance = SeededGenerator(seed: seed)
  }

  /// Plays sessions until `count` steps were taken.
  public mutating func play(_ count: Int) throws(Difference) {
    var number = 0
    while steps < count {
      try session(number)
      number += 1
    }
  }

  private mutating func session(_ number: Int) throws(Difference) {
    let field = TextField()
    var naive = NaiveField()
    var log: [String] = []
    var hook: (name: String, command: EditCommand)?
    field.observer = { [unowned field] name in
      if name == "shouldChange" { return }
      log.append(name)
      if let due = hook, due.name == name {
        hook = nil
        field.perform(due.command)
      }
    }
    let kind = Int.random(in: 0..<4, using: &chance)
    naive.mask = kind == 0 ? Self.phone : kind == 1 ? Self.pairs : nil
    field.mask = naive.mask
    naive.limit = kind == 2 ? Int.random(in: 0...8, using: &chance) : nil
    field.maxLength = naive.limit
    naive.isFriendly = Bool.random(using: &chance)
    field.preset = naive.isFriendly ? .friendly : .uikit
    var history: [String] = []
    for _ in 0..<120 {
      let command = command(size: field.state.text.size)
      if Int.random(in: 0..<8, using: &chance) == 0 {
        let name = Self.names.randomElement(using: &chance) ?? ""
        hook = (name, self.command(size: field.state.text.size))
        naive.hook = hook
      }
      history.append("\(command)" + (hook.map { ", at \($0.name): \($0.command)" } ?? ""))
      field.perform(command)
      naive.perform(command)
      steps += 1
      let real = Self.shown(field, log)
      let wanted = Self.shown(naive)
      if real != wanted {
        throw Difference(
          description: """
            session \(number), mask \(kind), limit \(naive.limit.map(String.init) ?? "none")
            \(history.suffix(12).joined(separator: "\n"))
            field: \(real)
            model: \(wanted)
            """)
      }
      log = []
      naive.heard = []
      hook = nil
      naive.hook = nil
    }
  }

  // MARK: - What is compared

  private static func shown(_ field: TextField, _ log: [String]) -> String {
    let state = field.state
    return describe(
      state.text.string, state.selection, state.markedRange,
      [
        state.isEditing, state.isSecure, state.isWipeArmed, state.clearsOnInsertion,
        state.canUndo, state.canRedo,
      ], log)
  }

  private static func shown(_ naive: NaiveField) -> String {
    let units = NaiveField.units(naive.text)
    let marked = naive.marked.map {
      units[$0.base.start]..<units[$0.base.start + $0.text.count]
    }
    return describe(
      String(naive.text), units[naive.start]..<units[naive.end], marked,
      [
        naive.isEditing, naive.isSecure, naive.isArmed, naive.clearsOnInsertion,
        !naive.done.isEmpty, !naive.undone.isEmpty,
      ], naive.heard)
  }

  private static func describe(
    _ text: String, _ selection: Range<Int>, _ marked: Range<Int>?, _ flags: [Bool],
    _ heard: [String]
  ) -> String {
    let flags = flags.map { $0 ? "1" : "0" }.joined()
    return
      "\(text.debugDescription) \(selection) \(marked.map { "\($0)" } ?? "-") \(flags) \(heard)"
  }

  // MARK: - What is done

  /// No piece joins another: what joins is tried elsewhere, with invariants in place of a model.
  private static let pieces = [
    "a", "b", "1", "23", "e\u{301}", "👍", "👨‍👩‍👧", "🇩🇪", "漢字", " ", "word two", "+7 (91", "-", "\n", "",
    "9123456789",
  ]
  private static let names = [
    "didChangeSelection", "editingChanged", "n.didChange", "didBegin", "didEnd", "editingDidBegin",
    "editingDidEnd", "shouldBegin", "shouldEnd", "shouldClear",
  ]
  private static let phone = try? Mask("+{7} ([000]) [000]-[00]-[00]")
  private static let pairs = try? Mask("[AA]-[0000]")

  private mutating func command(size: Int) -> EditCommand {
    let piece = Self.pieces.randomElement(using: &chance) ?? ""
    let line = piece == "\n" ? " " : piece
    let start = Int.random(in: -2...size + 2, using: &chance)
    let end = Int.random(in: start...size + 3, using: &chance)
    let direction = EditCommand.Direction.allCases.randomElement(using: &chance) ?? .backward
    let unit = EditCommand.Unit.allCases.randomElement(using: &chance) ?? .character
    let source = EditSource.allCases.randomElement(using: &chance) ?? .typing
    switch Int.random(in: 0..<40, using: &chance) {
    case 0...9: return .insert(line, Bool.random(using: &chance) ? .typing : source)
    case 10...15: return .delete(direction, unit)
    case 16: return .replace(start..<end, line, source)
    case 17...19: return .select(start..<end)
    case 20...22: return .move(direction, unit, extending: Bool.random(using: &chance))
    case 23...25: return .compose(line, selected: line.utf16.count..<line.utf16.count)
    case 26: return .commit
    case 27...29: return .undo
    case 30: return .redo
    case 31: return Bool.random(using: &chance) ? .setText(line) : .setValue(line)
    case 32: return .clear(.button)
    case 33: return .setSecure(Bool.random(using: &chance))
    case 34: return .setClearsOnInsertion(Bool.random(using: &chance))
    case 35: return .endUndoStep
    case 36, 37: return .beginEditing
    default: return Bool.random(using: &chance) ? .resign : .endEditing()
    }
  }
}
