/// How the characters of an insertion are read.
enum Reading {
  /// As typed: a letter or digit may be a literal where the one before it was typed.
  case typed
  /// Letters and digits go to slots.
  case data
  /// The text of a display: what equals a literal that comes next is that literal.
  case display
  /// A value: kept literals are in it, and required slots may stay empty.
  case value
}

/// An insertion under way.
struct Progress {
  var editor: Editor
  var tail: [TailItem]
  /// The element from which the next character looks for its place.
  var cursor: Int
  /// What stands right in front of the range.
  var head: (element: Int, glyph: Glyph)?
  /// What is on screen at the start, without what is in the range.
  var onScreen: Set<Int>
  /// The elements that the edit replaces.
  var inRange: Set<Int>
  /// The last of them, or what stands in front of the range.
  var replacedEnd: Int
  /// The slots among them.
  var removed: Set<Int>
  /// Where the last character went, or the cursor stood.
  var edit: Int
  /// The last element in front of what stands behind the range.
  var rangeEnd: Int
  /// Whether the literals in front count as not on screen.
  var startsOver = false
  /// Whether the literal of a group may be taken although the group holds nothing.
  var mayBeHollow = false
  /// Whether literals of groups are refused.
  var isShut = false
  /// Whether a literal was refused for that.
  var leftHollow = false
  /// Literals typed, the last of them.
  var typedLiteral: Int?
  /// The element of the last character taken.
  var lastTaken: Int?
  var taken = 0
  var refused = 0
  /// Letters and digits among the refused.
  var refusedData = 0
  var refusal: ReferenceRefusal?

  /// Whether separators that go nowhere are no loss.
  var pastes = false

  mutating func refuse(_ glyph: Glyph, _ reason: ReferenceRefusal) {
    let isBracket = glyph.rest.isEmpty && "([{<]}>".unicodeScalars.contains(glyph.first.matched)
    if pastes && (glyph.isSeparator || isBracket) { return }
    refused += 1
    if !glyph.isSign { refusedData += 1 }
    if refusal == nil { refusal = reason }
  }
}

extension Editor {
  /// Inserts `glyphs` at `places`, and gives the caret's place.
  mutating func insert(
    _ glyphs: [Glyph], at places: Range<Int>, _ intent: ReferenceIntent,
    _ outcome: inout ReferenceOutcome
  ) -> Int {
    if glyphs.isEmpty { return cut(places) }
    let glyphs = glyphs.compactMap(\.withoutIgnorables)
    if glyphs.isEmpty { return places.upperBound }
    let display = state.display
    let start = places.lowerBound == 0 ? 0 : display[places.lowerBound - 1].element + 1
    let inRange = Set(display[places].map(\.element))
    var progress = Progress(
      editor: self, tail: tailItems(in: display[places.upperBound...].map(\.element)),
      cursor: start, head: places.lowerBound == 0 ? nil : display[places.lowerBound - 1],
      onScreen: Set(display.map(\.element).filter { !inRange.contains($0) }),
      inRange: inRange, replacedEnd: max(start - 1, inRange.max() ?? -1),
      removed: inRange.filter { state.slot($0) != nil }, edit: start,
      rangeEnd: max(start - 1, inRange.max() ?? -1))
    progress.pastes = intent == .paste
    for element in inRange { progress.editor.state.content[element] = nil }
    let headIsEmpty = !state.content[..<start].contains { $0 != nil }

    let untouched = progress
    func run(_ progress: inout Progress) {
      switch intent {
      case .paste where headIsEmpty: progress = pasted(glyphs, progress)
      case .paste: progress.take(glyphs, .data)
      case .set: progress.take(glyphs, .value)
      default: progress.take(glyphs, .typed)
      }
      if options.dropsTail, !options.overwrites { progress.placeTailLast() }
    }
    run(&progress)
    if options.dropsTail, let last = progress.lastTaken, progress.editor.state.joinsNext(last) {
      outcome.refused = progress.taken + progress.refused
      outcome.refusal = progress.refusal ?? .full
      isRefused = true
      return places.upperBound
    }
    if progress.typedLiteral.map(progress.isHollow) ?? false {
      // A group would stay empty in front of characters: its literals are refused.
      progress = untouched
      progress.isShut = true
      run(&progress)
    }
    outcome.taken = progress.taken
    outcome.refused = progress.refused
    outcome.refusal = progress.refusal
    guard let lastTaken = progress.lastTaken else {
      outcome.refused += outcome.taken
      if outcome.taken > 0, outcome.refusal == nil { outcome.refusal = .character }
      outcome.taken = 0
      isRefused = true
      return places.upperBound
    }
    let old = state
    self = progress.editor
    // A group whose literals alone are on screen cannot stay so with something filled behind it.
    let isLeft = old.elements.indices.contains { open in
      guard case .open(let close) = old.elements[open] else { return false }
      return !progress.startsOver && old.trail.contains { $0 > open && $0 < close && $0 < start }
        && !state.isFilled(groupAt: open) && (state.lastFilled ?? -1) > close
    }
    if isLeft {
      outcome.refused += outcome.taken
      outcome.taken = 0
      outcome.refusal = .character
      isRefused = true
      return places.upperBound
    }
    settleTrail(old, progress, inRange, start)
    let caret = place(behind: lastTaken)
    let shown = state.display
    if options.form == .eager, !state.isEmpty,
      shown[caret...].allSatisfy({ state.isLiteral($0.element) })
    {
      return shown.count
    }
    return caret
  }

  private func tailItems(in elements: [Int]) -> [TailItem] {
    elements.compactMap { index in
      state.content[index].map { TailItem(glyph: $0, origin: index) }
    }
  }

  /// The literals on screen behind the last filled slot.
  private mutating func settleTrail(
    _ old: State, _ progress: Progress, _ inRange: Set<Int>, _ start: Int
  ) {
    let last = state.lastFilled ?? -1
    keepTrail(
      of: old, removing: Array(inRange), behind: start - 1, typed: progress.typedLiteral ?? -1)
    if options.form == .guide, !progress.startsOver {
      // What stands in front of the range stays as it is.
      state.trail = old.trail.filter { $0 < start && $0 > last }
    }
    if let typed = progress.typedLiteral, typed > last {
      // Those in front of it show too, but for groups that are passed over.
      let around = state.groups(around: typed)
      for index in last + 1...typed where state.isLiteral(index) {
        let isShown = state.groups(around: index).allSatisfy {
          around.contains($0) || state.isFilled(groupAt: $0)
        }
        if isShown { state.trail.insert(index) }
      }
    }
    if options.form == .guide { state.showsTemplate = true }
    completeEager()
  }

  /// An eager mask shows the literals up to the next slot, behind a filled one.
  mutating func completeEager() {
    guard options.form == .eager, let last = state.lastFilled else { return }
    let from = max(last, state.trail.max() ?? -1)
    for index in state.elements.indices.dropFirst(from + 1) {
      if case .close = state.elements[index] { continue }
      guard state.isLiteral(index) else { break }
      state.trail.insert(index)
    }
  }
}

extension Glyph {
  /// A separator in a prefix, which a pasted text may leave out.
  var isLoose: Bool { isSeparator || "([{}]".unicodeScalars.contains(first) }
  var isOpening: Bool { rest.isEmpty && "([{".unicodeScalars.contains(first.matched) }
}

extension Progress {
  func taking(_ glyphs: [Glyph], _ reading: Reading) -> Progress {
    var copy = self
    copy.take(glyphs, reading)
    return copy
  }

  /// Puts what stands behind into slots, as far as it fits.
  mutating func placeTailLast() {
    for index in state.elements.indices where index >= cursor {
      editor.state.content[index] = nil
    }
    _ = editor.placeTail(tail, from: cursor, edit: edit, behind: rangeEnd, removed: removed)
  }

  mutating func take(_ glyphs: [Glyph], _ reading: Reading) {
    for (index, glyph) in glyphs.enumerated() {
      let before = self
      take(glyph, reading)
      guard leftHollow, index + 1 < glyphs.count else { continue }
      // The literal of a group counts if what follows fills the group.
      var ahead = before
      ahead.mayBeHollow = true
      ahead.take(glyph, reading)
      ahead.mayBeHollow = false
      ahead.leftHollow = false
      ahead.take(Array(glyphs[(index + 1)...]), reading)
      if !ahead.isHollow(at: ahead.typedLiteral ?? 0) {
        self = ahead
        return
      }
      leftHollow = false
    }
  }

  /// Whether the literal at `index` belongs to a group that holds nothing, with something behind.
  func isHollow(at index: Int) -> Bool {
    (state.lastFilled ?? -1) > index
      && state.groups(around: index).contains { !state.isFilled(groupAt: $0) }
  }

  private var state: State { editor.state }

  private mutating func take(_ glyph: Glyph, _ reading: Reading) {
    if let (element, before) = previous, before.joins(glyph) { return join(glyph, to: element) }
    if reading == .value {
      if takeKept(glyph) { return }
      return takeData(glyph, skippingRequired: true)
    }
    if glyph.isSign {
      // A slot in front of the literal has the first choice.
      if takeLiteral(glyph) || stepPastLiteral(glyph) { return }
      return takeData(glyph, skippingRequired: false)
    }
    if case .typed = reading, continuesLeadingRun(glyph) {
      _ = takeLiteral(glyph)
      return
    }
    if case .display = reading, takeMark(glyph) { return }
    if nextPlace(glyph, false) == nil, takeLiteral(glyph) { return }
    takeData(glyph, skippingRequired: false)
  }

  /// What stands right in front of the cursor on screen.
  private var previous: (element: Int, glyph: Glyph)? {
    if let lastTaken {
      return (lastTaken, state.content[lastTaken] ?? state.literal(lastTaken))
    }
    return startsOver ? nil : head
  }

  /// Adds `glyph` to the character in front of it.
  private mutating func join(_ glyph: Glyph, to element: Int) {
    let whole = state.content[element].map { Glyph($0.first, $0.rest + glyph.scalars) }
    guard let whole, whole.text.count == 1, let stored = state.stored(whole, at: element)
    else { return refuse(glyph, .character) }
    let before = self
    if !inRange.isEmpty,
      !moveTail(from: element + 1, edit: removed.min() ?? cursor, filling: nil)
    {
      self = before
      return refuse(glyph, .full)
    }
    editor.state.content[element] = stored
    lastTaken = element
    taken += 1
  }

  // MARK: - Data

  /// Puts `glyph` into the next slot that takes it, if what stands behind still has a place.
  private mutating func takeData(_ glyph: Glyph, skippingRequired: Bool) {
    guard let (place, stored) = nextPlace(glyph, skippingRequired) else {
      let isFull = !state.elements.indices.contains { $0 >= cursor && state.slot($0) != nil }
      return refuse(glyph, isFull ? .full : .character)
    }
    // Nothing leaves a group of which only literals are on screen.
    let isLeft = state.elements.indices.contains { open in
      guard open < cursor, case .open(let close) = state.elements[open] else { return false }
      let old = startsOver ? [] : state.trail
      let shown = old.union(typedLiteral.map { [$0] } ?? [])
      return cursor <= close && close < place && !state.isFilled(groupAt: open)
        && shown.contains { $0 > open && $0 < cursor }
    }
    if isLeft { return refuse(glyph, .full) }
    guard moveTail(from: place + 1, edit: place, filling: (place, stored)) else {
      return refuse(glyph, .full)
    }
    cursor = place + 1
    lastTaken = place
    taken += 1
  }

  /// Puts what stands behind the cursor into slots from `start` on, and a character in front of it.
  private mutating func moveTail(
    from start: Int, edit: Int, filling filled: (place: Int, glyph: Glyph)?
  ) -> Bool {
    var trial = editor
    if editor.options.overwrites {
      // What is typed replaces what stood from the cursor on.
      for index in trial.state.elements.indices where index >= cursor && index < start {
        trial.state.content[index] = nil
      }
      if let filled { trial.state.content[filled.place] = filled.glyph }
      if let filled, trial.state.joinsNext(filled.place) { return false }
      editor = trial
      return true
    }
    for index in trial.state.elements.indices where index >= cursor {
      trial.state.content[index] = nil
    }
    if let filled { trial.state.content[filled.place] = filled.glyph }
    if editor.options.dropsTail {
      // The insertion goes in as a whole; what stands behind it comes last.
      editor = trial
      self.edit = edit
      return true
    }
    guard trial.placeTail(tail, from: start, edit: edit, behind: rangeEnd, removed: removed) else {
      return false
    }
    if let filled, trial.state.joinsNext(filled.place) { return false }
    editor = trial
    // From here on it is an edit of its own.
    tail = zip(tail, editor.tailItems(behind: start - 1)).map { item, moved in
      TailItem(glyph: item.glyph, origin: moved.origin)
    }
    rangeEnd = start - 1
    removed = []
    return true
  }

  /// What stands behind takes up the room of the range, if leading literals alone replace it.
  mutating func closeUp() {
    if lastTaken == nil || firstBehind >= cursor && inRange.isEmpty { return }
    _ = moveTail(from: cursor, edit: removed.min() ?? cursor, filling: nil)
  }

  /// The first slot from the cursor on in which a character of the tail stands.
  private var firstBehind: Int {
    state.content.indices.first { $0 >= cursor && state.content[$0] != nil } ?? Int.max
  }

  private func nextPlace(_ glyph: Glyph, _ skippingRequired: Bool) -> (Int, Glyph)? {
    var index = cursor
    while index < state.elements.count {
      if let slot = state.slot(index) {
        if let stored = state.stored(glyph, at: index) { return (index, stored) }
        if !slot.isOptional, !skippingRequired {
          // The way out is the end of a group that begins behind the cursor.
          let group = state.groups(around: index).last { $0 >= cursor }
          guard let group, case .open(let close) = state.elements[group] else { return nil }
          index = close
        }
      }
      index += 1
    }
    return nil
  }

  // MARK: - Literals

  private func isOnScreen(_ literal: Int) -> Bool {
    if let typedLiteral, literal <= typedLiteral { return true }
    if inRange.contains(literal) || startsOver { return lastTaken.map { literal < $0 } ?? false }
    if literal <= replacedEnd { return false }
    if literal < lastOnScreen { return true }
    if editor.options.form == .guide {
      let isHidden = state.groups(around: literal).contains { open in
        !state.isFilled(groupAt: open) && !state.isOpened(groupAt: open)
      }
      return !isHidden && (state.showsTemplate || taken > 0)
    }
    return onScreen.contains(literal)
  }

  /// The last element on screen behind the cursor.
  private var lastOnScreen: Int {
    max(state.lastFilled ?? -1, onScreen.max() ?? -1)
  }

  /// The literals that come next; optional slots and whole groups may be passed over.
  private var ahead: [Int] {
    var run: [Int] = []
    var index = cursor
    while index < state.elements.count {
      if state.isLiteral(index) {
        run.append(index)
      } else if let slot = state.slot(index), !slot.isOptional {
        guard let group = state.groups(around: index).last(where: { $0 >= cursor }),
          case .open(let close) = state.elements[group]
        else { break }
        index = close
      }
      index += 1
    }
    return run
  }

  private func literal(_ index: Int) -> Glyph { state.literal(index) }

  /// A character equal to a literal that comes next and is not on screen is that literal.
  private mutating func takeLiteral(_ glyph: Glyph) -> Bool {
    let found = ahead.first { literal($0).matched == glyph.matched }
    guard let found, !isOnScreen(found) else { return false }
    if let place = nextPlace(glyph, false)?.0, place < found { return false }
    show(found, glyph)
    return true
  }

  /// A letter or digit of a display that equals the next letter or digit of the literals.
  private mutating func takeMark(_ glyph: Glyph) -> Bool {
    let mark = ahead.first { !literal($0).isSign }
    guard let mark, !isOnScreen(mark), literal(mark).matched == glyph.matched else { return false }
    if let (place, _) = nextPlace(glyph, false), place < mark { return false }
    show(mark, glyph)
    return true
  }

  /// Goes past `literal`; what stood before it behind the range goes along.
  private mutating func show(_ literal: Int, _ glyph: Glyph) {
    let entered = state.groups(around: literal).contains { $0 >= cursor }
    if isShut, entered { return refuse(glyph, .full) }
    let before = self
    let closed = state.groups(around: literal).filter { !state.isFilled(groupAt: $0) }
    if firstBehind < literal || !inRange.isEmpty || !closed.isEmpty {
      guard moveTail(from: literal + 1, edit: removed.min() ?? cursor, filling: nil) else {
        return refuse(glyph, .full)
      }
    }
    // A group shows only when something in it is filled, or nothing stands behind it.
    let isLeft = state.elements.indices.contains { open in
      guard case .open(let close) = state.elements[open], close < literal, open < cursor,
        cursor <= close
      else {
        return false
      }
      return !startsOver && !state.isFilled(groupAt: open) && state.isOpened(groupAt: open)
    }
    let isHollow = isHollow(at: literal)
    if isLeft || isHollow && !mayBeHollow {
      self = before
      leftHollow = isHollow
      return refuse(glyph, .full)
    }
    cursor = literal + 1
    typedLiteral = max(literal, typedLiteral ?? -1)
    lastTaken = literal
    taken += 1
  }

  /// A separator typed behind a filled slot, or behind its blank, steps past the literals that come
  /// next.
  private mutating func stepPastLiteral(_ glyph: Glyph) -> Bool {
    guard let first = ahead.first else { return false }
    let run = Array(state.elements.indices.dropFirst(first).prefix { state.isLiteral($0) })
    let last = run.last ?? first
    guard glyph.isSeparator || glyph.isOpening else { return false }
    let behindLiteral = state.elements[..<min(first, cursor)].lastIndex { element in
      if case .literal = element { return true }
      return false
    }
    let isFilled = state.elements.indices.contains { index in
      index > behindLiteral ?? -1 && index < min(first, cursor)
        && (state.content[index] != nil || state.slot(index)?.isOptional == false)
    }
    guard isFilled else { return false }
    if let equal = run.first(where: { literal($0).matched == glyph.matched }) {
      show(equal, glyph)
      return true
    }
    // Behind a run without room for more there is nothing to leave out.
    guard glyph.isSeparator, first != cursor else { return false }
    show(last, glyph)
    return true
  }

  /// Whether a letter or digit comes next in the leading run, behind a literal that was typed.
  private func continuesLeadingRun(_ glyph: Glyph) -> Bool {
    let leading = state.leading
    guard cursor > 0, leading.contains(cursor - 1) else { return false }
    let isTyped = typedLiteral.map { $0 >= cursor - 1 } ?? false
    guard isTyped || !startsOver && onScreen.contains(cursor - 1) else { return false }
    for index in leading.dropFirst(cursor) {
      if isOnScreen(index) { return false }
      if literal(index).matched == glyph.matched { return true }
      if !literal(index).isSign { return false }
    }
    return false
  }

  /// The kept literal of a value that comes next; the rest of the section in progress stays empty on
  /// the way to it, as far as that can be shown.
  private mutating func takeKept(_ glyph: Glyph) -> Bool {
    for index in state.elements.indices where index >= cursor {
      if let slot = state.slot(index) {
        let isLeft = state.elements[cursor..<index].indices.contains { state.slot($0) == nil }
        let mayStayEmpty = slot.isOptional || state.mask.mayShowBlanks
        if isLeft || !mayStayEmpty || state.stored(glyph, at: index) != nil { return false }
      }
      if case .literal(let literal, isKept: true) = state.elements[index] {
        guard literal.matched == glyph.matched else { return false }
        show(index, glyph)
        return true
      }
    }
    return false
  }
}
