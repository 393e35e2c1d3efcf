import MaskEngine

/// The steps that undo takes back. Typing runs into one step; a secret has no snapshot and leaves no trace.
struct EditHistory: Sendable, Equatable {
  /// A text and the selection in it.
  struct Snapshot: Sendable, Equatable {
    var text: String
    var selection: Range<Int>
    var memory: MaskMemory
  }

  /// What belongs into one step when it comes in a row.
  enum Kind: Sendable, Equatable { case typing, deleteBackward, deleteForward, other }

  private struct Step: Sendable, Equatable {
    var before: Snapshot
    var after: Snapshot
    var kind: Kind
  }

  /// The most steps kept.
  static let limit = 200

  private var done: [Step] = []
  private var undone: [Step] = []
  private var isOpen = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }
  var undoTarget: Snapshot? { done.last?.before }
  var redoTarget: Snapshot? { undone.last?.after }

  /// Keeps a step, or makes the last one longer.
  mutating func record(from before: Snapshot, to after: Snapshot, kind: Kind) {
    if !undone.isEmpty { undone = [] }
    let last = done.count - 1
    if isOpen, kind != .other, last >= 0, done[last].kind == kind,
      done[last].after.text == before.text
    {
      done[last].after = after
    } else {
      done.append(Step(before: before, after: after, kind: kind))
      if done.count > Self.limit { done.removeFirst() }
    }
    isOpen = true
  }

  /// Ends the running step: what comes next begins a new one.
  mutating func close() { isOpen = false }

  mutating func clear() { self = EditHistory() }

  mutating func stepBack() {
    if let step = done.popLast() { undone.append(step) }
    isOpen = false
  }

  mutating func stepForward() {
    if let step = undone.popLast() { done.append(step) }
    isOpen = false
  }
}

extension EditHistory.Snapshot: CustomReflectable {
  /// What `dump` and the debugger see; never the text.
  var customMirror: Mirror { Mirror(self, children: ["selection": selection]) }
}
