/// What a field holds: one optional character an element, and the literals on screen behind the
/// last of them.
struct State {
  let mask: ReferenceMask
  let elements: [Element]
  var content: [Glyph?]
  /// Literals behind the last filled slot that are on screen.
  var trail: Set<Int> = []
  /// Whether a guide is on screen although nothing is filled.
  var showsTemplate = false

  init(empty mask: ReferenceMask, room: Int, elements: [Element]? = nil) {
    self.mask = mask
    self.elements = elements ?? mask.expanded(room)
    content = Array(repeating: nil, count: self.elements.count)
  }

  var lastFilled: Int? { content.lastIndex { $0 != nil } }
  var isEmpty: Bool { lastFilled == nil }

  func slot(_ index: Int) -> Slot? {
    guard case .slot(let slot) = elements[index] else { return nil }
    return slot
  }

  func isLiteral(_ index: Int) -> Bool {
    if case .literal = elements[index] { return true }
    return false
  }

  /// The literal at `index`.
  func literal(_ index: Int) -> Glyph {
    guard case .literal(let glyph, _) = elements[index] else { preconditionFailure("no literal") }
    return glyph
  }

  /// Whether the character in the slot at `index` would become one with what stands behind it.
  func joinsNext(_ index: Int) -> Bool {
    guard let glyph = content[index], !glyph.first.isASCII || !glyph.rest.isEmpty,
      let next = display.first(where: { $0.element > index })
    else { return false }
    return glyph.joins(next.glyph)
  }

  /// What the slot at `index` would hold of `glyph`.
  func stored(_ glyph: Glyph, at index: Int) -> Glyph? {
    guard let slot = slot(index) else { return nil }
    return mask.stored(glyph, in: slot)
  }

  /// Whether anything inside the group that opens at `open` is filled.
  func isFilled(groupAt open: Int) -> Bool {
    guard case .open(let close) = elements[open] else { return false }
    return content[open..<close].contains { $0 != nil }
  }

  /// Whether literals of the group that opens at `open` are on screen behind the last filled slot.
  func isOpened(groupAt open: Int) -> Bool {
    guard case .open(let close) = elements[open] else { return false }
    return trail.contains { $0 > open && $0 < close }
  }

  /// The groups around an element, outermost first.
  func groups(around index: Int) -> [Int] {
    var around: [Int] = []
    for (place, element) in elements[...index].enumerated() {
      switch element {
      case .open where place != index: around.append(place)
      case .close where place != index: around.removeLast()
      default: break
      }
    }
    return around
  }

  // MARK: - Rendering

  /// What is on screen, each with its element.
  var display: [(element: Int, glyph: Glyph)] {
    let last = lastFilled ?? -1
    let showsAll = mask.options.form == .guide && (last >= 0 || showsTemplate)
    let end = trail.max() ?? -1
    var shown: [(element: Int, glyph: Glyph)] = []
    var index = 0
    while index < elements.count {
      switch elements[index] {
      case .open(let close):
        let isOpened = isFilled(groupAt: index) || trail.contains { $0 > index && $0 < close }
        index = isOpened ? index : close
      case .close: break
      case .literal(let glyph, _):
        if index < last || showsAll || trail.contains(index) { shown.append((index, glyph)) }
      case .slot(let slot):
        if let glyph = content[index] {
          shown.append((index, glyph))
        } else if !slot.isOptional, index < last || showsAll || index < end {
          shown.append((index, Glyph(mask.options.blank)))
        }
      }
      index += 1
    }
    return shown
  }

  /// Filled slots and the kept literals on screen, in order.
  var value: String { value(of: Int.max) }

  /// The value of the first `count` things on screen.
  func value(of count: Int) -> String {
    Glyph.text(
      display.prefix(count).compactMap { item in
        if case .literal(_, isKept: false) = elements[item.element] { return nil }
        return isLiteral(item.element) ? item.glyph : content[item.element]
      })
  }

  /// Every required slot is filled, except in groups without any character.
  var isComplete: Bool {
    var index = 0
    while index < elements.count {
      switch elements[index] {
      case .open(let close): if !isFilled(groupAt: index) { index = close }
      case .slot(let slot): if !slot.isOptional && content[index] == nil { return false }
      case .literal, .close: break
      }
      index += 1
    }
    return true
  }

  /// The template behind the first `count` things on screen.
  func hint(behind count: Int) -> String {
    let shown = count == 0 ? -1 : display[count - 1].element
    var rest: [Glyph] = []
    var index = 0
    while index < elements.count {
      switch elements[index] {
      case .open(let close):
        let isOpened = isFilled(groupAt: index) || trail.contains { $0 > index && $0 < close }
        if !isOpened { index = close }
      case .close: break
      case .literal(let glyph, _): if index > shown { rest.append(glyph) }
      case .slot(let slot):
        if index > shown, !slot.isOptional { rest.append(Glyph(mask.options.blank)) }
      }
      index += 1
    }
    return Glyph.text(rest)
  }

  /// The leading literals: those in front of the first slot or group.
  var leading: [Int] {
    Array(elements.indices.prefix { isLiteral($0) })
  }

  /// What is left when the last slot is emptied.
  func emptied() -> State {
    var state = self
    state.content = Array(repeating: nil, count: elements.count)
    state.trail = []
    state.showsTemplate = false
    if mask.options.showsPrefix {
      state.trail = Set(leading)
      state.showsTemplate = true
    }
    return state
  }

  // MARK: - Reading

  /// Reads a display; fails when it is no rendering.
  init?(reading text: [Glyph], of mask: ReferenceMask, room: Int) {
    self.init(empty: mask, room: room)
    var reader = DisplayReader(state: self, text: text)
    reader.isWhole = mask.options.form == .guide
    var path = reader.match(DisplayReader.Place())
    if path == nil, reader.isWhole {
      // The beginning of a guide will do where there is no other way to read it.
      reader.isWhole = false
      reader.dead = []
      path = reader.match(DisplayReader.Place())
    }
    guard let path else { return nil }
    // The path runs from the end of the text to its start.
    for (element, glyph) in zip(path.reversed(), text) {
      if isLiteral(element) {
        trail.insert(element)
      } else if mask.stored(glyph, in: slot(element)!) == glyph {
        content[element] = glyph
      }
    }
    let last = lastFilled ?? -1
    trail = trail.filter { $0 > last }
    showsTemplate = mask.options.form == .guide && !text.isEmpty
    let shown = display.map(\.glyph)
    guard mask.options.form == .guide ? shown.starts(with: text) : shown == text else { return nil }
  }
}

/// Tries every way to read a text as a display: optional groups and slots take what they can, and
/// give way to what stands behind them where the rest cannot be read otherwise.
private struct DisplayReader {
  /// How far a reading has come.
  struct Place: Hashable {
    /// The element and the character of the text that come next.
    var index = 0
    var position = 0
    /// How many of the innermost groups that are entered hold nothing yet.
    var pending = 0
    /// How many of these show no literal either; they may not be left like that.
    var bare = 0
    /// Whether a group was left that holds nothing: behind it, nothing may be filled.
    var isHollow = false
    /// Whether the character before stands in a slot, and in the section of the slot that comes next.
    var isInRun = false
    /// Whether the character before is a blank.
    var isBehindBlank = false
  }

  let state: State
  let text: [Glyph]
  let blank: Glyph
  /// Whether nothing of the template may be missing behind the text.
  var isWhole = false
  /// Places from which the rest cannot be read.
  var dead: Set<Place> = []

  init(state: State, text: [Glyph]) {
    self.state = state
    self.text = text
    blank = Glyph(state.mask.options.blank)
  }

  /// The literal behind the slot at `index`, if only optional slots stand between.
  private func literalBehind(_ index: Int) -> Glyph? {
    for index in state.elements.indices.dropFirst(index + 1) {
      if state.isLiteral(index) { return state.literal(index) }
      if let slot = state.slot(index), !slot.isOptional { return nil }
    }
    return nil
  }

  /// Whether no literal and no blank has to stand behind the text.
  private func isAllShown(from index: Int) -> Bool {
    var index = index
    while index < state.elements.count {
      switch state.elements[index] {
      case .literal: return false
      case .slot(let slot): if !slot.isOptional { return false }
      case .open(let close): index = close
      case .close: break
      }
      index += 1
    }
    return true
  }

  /// The elements of the text from `place` on, last first, if it can be read from there.
  mutating func match(_ place: Place) -> [Int]? {
    if place.position == text.count {
      let isGuide = state.mask.options.form == .guide
      if place.bare > 0 || place.isBehindBlank && !isGuide { return nil }
      return !isWhole || isAllShown(from: place.index) ? [] : nil
    }
    if place.index == state.elements.count || dead.contains(place) { return nil }
    let path = tryElement(place)
    if path == nil { dead.insert(place) }
    return path
  }

  private mutating func tryElement(_ place: Place) -> [Int]? {
    let index = place.index
    let glyph = text[place.position]
    var next = place
    next.index += 1
    switch state.elements[index] {
    case .open(let close):
      var behind = place
      behind.index = close + 1
      behind.isInRun = false
      next.pending += 1
      next.bare += 1
      next.isInRun = false
      return match(next) ?? match(behind)
    case .close:
      if place.bare > 0 { return nil }
      next.isHollow = place.isHollow || place.pending > 0
      next.pending = max(0, place.pending - 1)
      next.isInRun = false
      return match(next)
    case .literal(let literal, _):
      guard literal == glyph else { return nil }
      next.position += 1
      next.bare = 0
      next.isInRun = false
      next.isBehindBlank = false
      return match(next).map { $0 + [index] }
    case .slot(let slot):
      let isTaken = !place.isHollow && state.mask.stored(glyph, in: slot) == glyph
      guard isTaken else {
        if slot.isOptional { return match(next) }
        guard state.mask.mayShowBlanks, glyph == blank else { return nil }
        next.position += 1
        next.isInRun = true
        next.isBehindBlank = true
        return match(next).map { $0 + [index] }
      }
      var filled = next
      filled.position += 1
      filled.pending = 0
      filled.bare = 0
      filled.isInRun = true
      filled.isBehindBlank = false
      guard slot.isOptional else { return match(filled).map { $0 + [index] } }
      // Typed here, a separator that equals the literal behind would have stepped past.
      let steps =
        place.isInRun && (glyph.isSeparator || glyph.isOpening) && glyph == literalBehind(index)
      next.index =
        state.elements.indices.dropFirst(index).first { state.slot($0)?.isOptional != true }
        ?? state.elements.count
      if steps { return match(next) ?? match(filled).map { $0 + [index] } }
      return match(filled).map { $0 + [index] } ?? match(next)
    }
  }
}
