import MaskEngine

/// A text, a selection and the edits of a person: as much of a field as a number case needs.
struct NumberSession {
  private struct State { var text = "", selection = 0..<0 }

  let mask: NumberMask
  private var state = State()
  private var undone: [State] = [], redone: [State] = []
  /// Refused characters, over all steps.
  private(set) var refused = 0

  init(_ mask: NumberMask) { self.mask = mask }

  var text: String { state.text }
  var selection: Range<Int> { state.selection }

  mutating func play(_ step: NumberCase.Step) throws {
    switch step {
    case .type(let text):
      let before = state
      for character in text { try apply(String(character), .insert) }
      record(before)
    case .insert(let text): try recording { try $0.apply(text, .insert) }
    case .paste(let text): try recording { try $0.apply(text, .paste) }
    case .backspace(let count):
      try recording { for _ in 0..<count { try $0.apply("", .deleteBackward) } }
    case .delete(let count):
      try recording { for _ in 0..<count { try $0.apply("", .deleteForward) } }
    case .clear:
      try recording {
        $0.state.selection = 0..<$0.text.utf16.count
        try $0.apply("", .insert)
      }
    case .caret(let offset): state.selection = offset..<offset
    case .select(let start, let end): state.selection = start..<end
    case .set(let text): assign(mask.formatted(text))
    case .value(let value): assign(mask.formatted(value: value))
    case .blur:
      let ended = mask.ended(state.text)
      if ended.isChanged { show(ended) }
    case .focus: break
    case .undo(let count):
      for _ in 0..<count {
        guard let last = undone.popLast() else { break }
        redone.append(state)
        state = last
      }
    case .redo(let count):
      for _ in 0..<count {
        guard let next = redone.popLast() else { break }
        undone.append(state)
        state = next
      }
    }
  }

  private mutating func recording(_ body: (inout Self) throws -> Void) throws {
    let before = state
    try body(&self)
    record(before)
  }

  private mutating func record(_ before: State) {
    if before.text != state.text {
      undone.append(before)
      redone = []
    }
  }

  private mutating func apply(_ text: String, _ intent: TextChange.Intent) throws {
    let change = TextChange(replacing: state.selection, with: text, intent: intent)
    let masked = try mask.applying(change, to: state.text)
    refused += masked.refused
    if masked.isChanged || masked.taken > 0 { show(masked) }
  }

  private mutating func assign(_ masked: MaskedText) {
    refused += masked.refused
    show(masked)
    undone = []
    redone = []
  }

  private mutating func show(_ masked: MaskedText) {
    state = State(text: masked.text, selection: masked.caret.utf16..<masked.caret.utf16)
  }
}
