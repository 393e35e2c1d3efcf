/// The mask engine written a second time, from the rules and not from the core: slow and plain.
///
/// A mask is an array of elements. A display is read into an array of contents, one optional
/// character an element, by trying every way; edits change that array; rendering writes it out.
public struct ReferenceMask: Sendable {
  public let pattern: String
  public let options: ReferenceOptions
  /// The elements as written, but with the required slots of each run in front.
  let elements: [Element]
  /// Whether a blank may ever be on screen, so that no slot takes it as a character.
  let mayShowBlanks: Bool

  public init(
    _ pattern: String, _ options: ReferenceOptions = ReferenceOptions()
  ) throws(ReferencePatternError) {
    self.pattern = pattern
    self.options = options
    var reader = PatternReader(pattern, options)
    elements = Self.withRequiredFirst(try reader.read())
    mayShowBlanks = Self.mayShowBlanks(elements, options)
  }

  /// Within a run of slots of one class only the count matters, so the required ones come first.
  static func withRequiredFirst(_ elements: [Element]) -> [Element] {
    var result: [Element] = []
    var run: [Slot] = []
    func rank(_ slot: Slot) -> Int { slot.repeats ? 2 : slot.isOptional ? 1 : 0 }
    func flush() {
      for wanted in 0...2 {
        for slot in run where rank(slot) == wanted { result.append(.slot(slot)) }
      }
      run = []
    }
    for element in elements {
      if case .slot(let slot) = element {
        if let last = run.last, last.accepts != slot.accepts { flush() }
        run.append(slot)
      } else {
        flush()
        result.append(element)
      }
    }
    flush()
    return result
  }

  static func mayShowBlanks(_ elements: [Element], _ options: ReferenceOptions) -> Bool {
    var classes: Set<Slot.Class> = []
    var required = false
    var skippable = false
    var depth = 0
    for element in elements {
      switch element {
      case .open: depth += 1
      case .close: depth -= 1
      case .literal: break
      case .slot(let slot):
        classes.insert(slot.accepts)
        if slot.isOptional || depth > 0 { skippable = true }
        if !slot.isOptional { required = true }
      }
    }
    let holds = options.form == .guide || options.overwrites
    return required && (holds || classes.count > 1 || skippable)
  }

  /// The elements with every repeated slot written out `room` times.
  func expanded(_ room: Int) -> [Element] {
    var result: [Element] = []
    var opens: [Int] = []
    for element in elements {
      switch element {
      case .slot(let slot) where slot.repeats:
        let single = Slot(accepts: slot.accepts, isOptional: true)
        result.append(contentsOf: repeatElement(.slot(single), count: room))
      case .open:
        opens.append(result.count)
        result.append(element)
      case .close:
        let open = opens.removeLast()
        result[open] = .open(close: result.count)
        result.append(.close(open: open))
      default:
        result.append(element)
      }
    }
    return result
  }

  /// Whether an optional slot takes what a literal behind it is, or what the slot behind it takes:
  /// then some displays can be read in two ways.
  public var isAmbiguous: Bool {
    var depth = 0
    for (index, element) in elements.enumerated() {
      if case .open = element { depth += 1 }
      if case .close = element { depth -= 1 }
      guard case .slot(let slot) = element, slot.isOptional || depth > 0 else { continue }
      var inner = depth
      for next in elements[(index + 1)...] {
        if case .open = next { inner += 1 }
        if case .close = next { inner -= 1 }
        if case .literal(let literal, _) = next, stored(literal, in: slot) != nil { return true }
        guard case .slot(let other) = next else { continue }
        if other.accepts != slot.accepts || inner != depth, overlap(slot, other) { return true }
        if !other.isOptional, inner == 0 { break }
      }
    }
    return false
  }

  private func overlap(_ left: Slot, _ right: Slot) -> Bool {
    let samples = ["1", "a", "-"].flatMap(Glyph.glyphs)
    return samples.contains { stored($0, in: left) != nil && stored($0, in: right) != nil }
  }

  /// What `slot` would hold if `glyph` were put into it, or nothing if it does not take it: what would be
  /// taken for a blank is not held.
  func stored(_ glyph: Glyph, in slot: Slot) -> Glyph? {
    let held = folded(glyph, in: slot)
    return mayShowBlanks && held == Glyph(options.blank) ? nil : held
  }

  private func folded(_ glyph: Glyph, in slot: Slot) -> Glyph? {
    guard let glyph = glyph.withoutIgnorables, !glyph.isControl, !glyph.joinsNeighbours else {
      return nil
    }
    switch slot.accepts {
    case .digit:
      return glyph.isDigit ? (options.keepsNativeDigits ? glyph : glyph.withASCIIDigit) : nil
    case .letter:
      return glyph.isLetter ? glyph : nil
    case .either:
      return glyph.isLetter || glyph.isDigit ? glyph : nil
    case .any:
      return glyph
    case .custom(let index):
      let custom = options.classes[index]
      guard glyph.rest.isEmpty else { return nil }
      // What the class does not list may be listed in its ASCII form.
      return [glyph, glyph.withASCIIDigit.matched].first { candidate in
        let cases = [candidate, candidate.folded(.upper), candidate.folded(.lower)]
        return (custom.letterCase == .keep ? [candidate] : cases).contains { variant in
          custom.accepted.contains { $0.contains(variant.first) }
        }
      }?.folded(custom.letterCase)
    }
  }

  // MARK: - The calls

  public func edit(
    _ text: String, _ range: Range<Int>, _ intent: ReferenceIntent, _ insert: String
  ) -> ReferenceOutcome {
    let glyphs = Glyph.glyphs(of: text)
    let inserted = Glyph.glyphs(of: insert)
    var state: State
    var isReformatted = false
    var places = Self.places(range, in: glyphs)
    let room = glyphs.count + inserted.count + 1
    if let read = State(reading: glyphs, of: self, room: room) {
      state = read
    } else {
      isReformatted = true
      var outcome = ReferenceOutcome()
      (state, places) = pasted(glyphs, keeping: places, room: room, &outcome)
    }
    let before = state
    var editor = Editor(state: state, mask: self)
    var outcome = ReferenceOutcome()
    var caret: Int
    switch intent {
    case .deleteBackward, .deleteForward:
      caret = editor.delete(places, isBackward: intent == .deleteBackward)
    default:
      caret = editor.insert(inserted, at: places, intent, &outcome)
    }
    if editor.isRefused { editor.state = before }
    // What cannot be read back is refused: some masks can be read in two ways.
    let shown = Glyph.glyphs(of: Glyph.text(editor.state.display.map(\.glyph)))
    if State(reading: shown, of: self, room: room) == nil {
      editor.state = before
      outcome.refused += outcome.taken
      outcome.taken = 0
      outcome.refusal = outcome.refused == 0 ? nil : .character
      caret = intent == .deleteForward ? places.lowerBound : places.upperBound
    }
    finish(editor.state, caret, &outcome)
    outcome.isReformatted = isReformatted
    // What changes nothing leaves even the beginning of a guide as it is.
    let isSame = editor.state.content == before.content && editor.state.trail == before.trail
    if !isReformatted, outcome.taken == 0, isSame {
      outcome.text = text
      outcome.value = unmask(text)
    }
    return outcome
  }

  public func format(_ text: String, _ selection: Range<Int>) -> ReferenceOutcome {
    let glyphs = Glyph.glyphs(of: text)
    var outcome = ReferenceOutcome()
    var places = Self.places(selection, in: glyphs)
    let room = glyphs.count + 1
    if let state = State(reading: glyphs, of: self, room: room) {
      // What an eager mask adds is added here too.
      var editor = Editor(state: state, mask: self)
      editor.completeEager()
      let isAtEnd = options.form != .guide && places.upperBound == glyphs.count
      finish(editor.state, isAtEnd ? editor.state.display.count : places.upperBound, &outcome)
    } else {
      let state: State
      (state, places) = pasted(glyphs, keeping: places, room: room, &outcome)
      finish(state, places.upperBound, &outcome)
      outcome.isReformatted = true
    }
    return outcome
  }

  public func unmask(_ text: String) -> String {
    let glyphs = Glyph.glyphs(of: text)
    let state = State(reading: glyphs, of: self, room: glyphs.count + 1)
    return state?.value(of: glyphs.count) ?? read(text).value
  }

  public func isComplete(_ text: String) -> Bool { read(text).isComplete }

  /// Whether `text` is what some contents of the slots look like.
  public func isRendering(_ text: String) -> Bool {
    let glyphs = Glyph.glyphs(of: text)
    return State(reading: glyphs, of: self, room: glyphs.count + 1) != nil
  }

  /// What an empty field shows at focus.
  public var prefix: String {
    guard options.showsPrefix else { return "" }
    let state = State(empty: self, room: 1)
    return Glyph.text(state.emptied().display.map(\.glyph))
  }

  /// The rest of the template behind `text`.
  public func hint(_ text: String) -> String {
    let glyphs = Glyph.glyphs(of: text)
    let state = State(reading: glyphs, of: self, room: glyphs.count + 1)
    return state?.hint(behind: glyphs.count) ?? ""
  }

  private func read(_ text: String) -> State {
    let glyphs = Glyph.glyphs(of: text)
    let room = glyphs.count + 1
    var outcome = ReferenceOutcome()
    return State(reading: glyphs, of: self, room: room)
      ?? pasted(glyphs, keeping: 0..<0, room: room, &outcome).0
  }

  /// A text that is no rendering is pasted into an empty field. The second part is where `places`
  /// of that text are afterwards.
  private func pasted(
    _ glyphs: [Glyph], keeping places: Range<Int>, room: Int, _ outcome: inout ReferenceOutcome
  ) -> (State, Range<Int>) {
    func paste(_ count: Int) -> (State, caret: Int, ReferenceOutcome) {
      var editor = Editor(state: State(empty: self, room: room), mask: self)
      var outcome = ReferenceOutcome()
      let caret = editor.insert(Array(glyphs.prefix(count)), at: 0..<0, .paste, &outcome)
      return (editor.state, caret, outcome)
    }
    let (state, end, whole) = paste(glyphs.count)
    outcome = whole
    let start = min(paste(places.lowerBound).caret, end)
    return (state, start..<max(start, min(paste(places.upperBound).caret, end)))
  }

  /// A range of bytes as a range of characters, widened to their edges.
  static func places(_ range: Range<Int>, in glyphs: [Glyph]) -> Range<Int> {
    var offset = 0
    var start = glyphs.count
    var end = glyphs.count
    for (index, glyph) in glyphs.enumerated() {
      let next = offset + glyph.utf8Count
      if range.lowerBound >= offset, range.lowerBound < next { start = index }
      if range.upperBound > offset, range.upperBound <= next { end = index + 1 }
      offset = next
    }
    if range.upperBound == 0 { end = 0 }
    return start..<max(start, end)
  }

  private func finish(_ state: State, _ caret: Int, _ outcome: inout ReferenceOutcome) {
    let display = state.display
    outcome.text = Glyph.text(display.map(\.glyph))
    for item in display.prefix(caret) {
      outcome.caret += item.glyph.utf8Count
      outcome.caret16 += item.glyph.utf16Count
    }
    // The text is all that a field keeps, so it says what the value is.
    let text = Glyph.glyphs(of: outcome.text)
    let kept = State(reading: text, of: self, room: display.count + 1) ?? state
    // Characters of some scripts join their neighbours; no offset is inside one.
    var end = 0
    var end16 = 0
    for glyph in text where end < outcome.caret {
      end += glyph.utf8Count
      end16 += glyph.utf16Count
    }
    (outcome.caret, outcome.caret16) = (end, end16)
    outcome.value = kept.value
    outcome.isComplete = kept.isComplete
  }
}
