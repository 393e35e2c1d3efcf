/// A character behind the range, and the slot it stood in.
struct TailItem {
  var glyph: Glyph
  var origin: Int
}

/// One edit of a state.
struct Editor {
  var state: State
  let mask: ReferenceMask
  /// Set when nothing may change.
  var isRefused = false

  init(state: State, mask: ReferenceMask) {
    self.state = state
    self.mask = mask
  }

  var options: ReferenceOptions { mask.options }

  /// The place on screen behind `element`.
  func place(behind element: Int) -> Int {
    state.display.prefix { $0.element <= element }.count
  }

  /// The place on screen in front of `element`.
  func place(before element: Int) -> Int {
    state.display.prefix { $0.element < element }.count
  }

  // MARK: - Deleting

  /// Deletes what stands at `places`, and gives the caret's place.
  mutating func delete(_ places: Range<Int>, isBackward: Bool) -> Int {
    var places = places
    let display = state.display
    if places.isEmpty {
      if isBackward, places.lowerBound > 0 {
        places = places.lowerBound - 1..<places.upperBound
      } else if !isBackward, places.upperBound < display.count {
        places = places.lowerBound..<places.upperBound + 1
      } else {
        return places.lowerBound
      }
    }
    let caretAtRest = isBackward ? places.upperBound : places.lowerBound
    var removed = display[places].map(\.element).filter { state.content[$0] != nil }
    if removed.isEmpty {
      if options.stepsOverLiterals {
        return isBackward ? places.lowerBound : places.upperBound
      }
      let next =
        isBackward
        ? display[..<places.lowerBound].last { state.content[$0.element] != nil }
        : display[places.upperBound...].first { state.content[$0.element] != nil }
      guard let next else {
        // A display of literals alone goes as a whole.
        if isBackward, state.isEmpty {
          state = state.emptied()
          return firstSlotPlace
        }
        return caretAtRest
      }
      removed = [next.element]
    }
    let start = removed[0]
    let end = max(removed.last!, display[places].last?.element ?? 0)
    let old = state
    let isMoved = !display[places].contains { $0.element == start }
    let first = isMoved ? display.firstIndex { $0.element == start }! : places.lowerBound
    var cursor = first == 0 ? 0 : display[first - 1].element + 1
    if state.slot(cursor) == nil {
      // The section of the edit begins further on.
      cursor = start
      while cursor > 0, state.slot(cursor - 1) != nil { cursor -= 1 }
    }
    let touched = Set(display[places].map(\.element).filter { state.slot($0) != nil } + removed)
    remove(removed, touching: touched, from: cursor, to: end)
    if state.isEmpty {
      state = state.emptied()
      return firstSlotPlace
    }
    // A backspace that moved on takes the literals on its way along.
    let gone = display.map(\.element).filter {
      $0 >= min(start, places.isEmpty ? start : display[places.lowerBound].element) && $0 <= end
    }
    keepTrail(of: old, removing: gone, behind: start)
    if !isBackward {
      if options.overwrites { return place(before: start) }
      if let right = state.content[cursor...].firstIndex(where: { $0 != nil }) {
        return place(before: right)
      }
      if state.display.contains(where: { $0.element == start }) { return place(before: start) }
    }
    let left = state.content[..<cursor].lastIndex { $0 != nil }
    return left.map { place(behind: $0) } ?? firstSlotPlace
  }

  /// Replaces what stands at `places` by nothing.
  mutating func cut(_ places: Range<Int>) -> Int {
    let isAnyFilled = state.display[places].contains { state.content[$0.element] != nil }
    return isAnyFilled ? delete(places, isBackward: true) : places.upperBound
  }

  /// The place in front of the first slot.
  var firstSlotPlace: Int {
    let first = state.elements.indices.first { state.slot($0) != nil } ?? state.elements.count
    return place(before: first)
  }

  /// Empties slots and lets what stands behind them move up.
  private mutating func remove(
    _ removed: [Int], touching touched: Set<Int>, from start: Int, to end: Int
  ) {
    for element in removed { state.content[element] = nil }
    if options.overwrites { return }
    var tail = tailItems(behind: end)
    let kept = state
    for item in tail { state.content[item.origin] = nil }
    if start > 0, let left = state.content[start - 1], let next = tail.first?.glyph,
      left.joins(next), isNext(start, next),
      let both = state.stored(Glyph(left.first, left.rest + next.scalars), at: start - 1)
    {
      // Neighbours may become one character.
      state.content[start - 1] = both
      tail.removeFirst()
    }
    if !placeTail(tail, from: start, edit: start, behind: end, removed: touched) { state = kept }
  }

  /// Whether `glyph` would go to a slot with nothing on screen between it and `start`.
  private func isNext(_ start: Int, _ glyph: Glyph) -> Bool {
    for index in state.elements.indices.dropFirst(start) {
      guard let slot = state.slot(index) else { return false }
      if state.stored(glyph, at: index) != nil { return true }
      if !slot.isOptional { return false }
    }
    return true
  }

  /// What stands behind `element`.
  func tailItems(behind element: Int) -> [TailItem] {
    state.content.indices.filter { $0 > element && state.content[$0] != nil }
      .map { TailItem(glyph: state.content[$0]!, origin: $0) }
  }

  /// Literals behind the last filled slot that stood behind the range stay, as far as every slot
  /// before them is filled.
  mutating func keepTrail(of old: State, removing: [Int], behind start: Int, typed: Int = -1) {
    let last = state.lastFilled ?? -1
    state.trail = []
    if options.form == .guide { return }
    // Those in front of one that stays are shown too; groups that hold nothing are passed over.
    var kept: Set<Int> = []
    var index = max(last, typed) + 1
    while index < state.elements.count {
      if case .open(let close) = state.elements[index],
        !(old.trail.union([typed])).contains(where: { $0 > index && $0 < close })
      {
        index = close
      } else if state.isLiteral(index) {
        kept.insert(index)
        if old.trail.contains(index), !removing.contains(index), index > start {
          state.trail = kept
        }
      } else if let slot = state.slot(index), !slot.isOptional {
        break
      }
      index += 1
    }
  }

  // MARK: - The tail

  /// Puts the characters behind an edit into slots from `cursor` on; fails if one has no place.
  mutating func placeTail(
    _ tail: [TailItem], from cursor: Int, edit: Int, behind end: Int, removed: Set<Int>
  ) -> Bool {
    // What is pushed out of a section counts as edited there; what stands behind a section with
    // optional slots keeps its place, and so does what stands behind a hole that is left.
    let barrier = barrier(from: min(edit, tail.first?.origin ?? edit))
    let holes = holes(in: tail, behind: end)
    let firm = min(barrier, holes.first { $0 >= cursor } ?? Int.max)
    let limit = tail.first { $0.origin > firm }?.origin ?? state.elements.count
    let sections = Sections(state.elements)
    var cursor = cursor
    var isHeld = false
    for item in tail {
      isHeld = isHeld || holes.contains { $0 < item.origin && $0 >= cursor }
      let section = sections.section[item.origin]
      let isTouched = removed.contains { sections.section[$0] == section }
      let candidates: Range<Int>
      if isHeld || item.origin > barrier && !(isTouched && sections.isFlexible[section]) {
        candidates = item.origin..<item.origin + 1
      } else if item.origin > barrier {
        // The section closes up to the left.
        candidates = sections.section.firstIndex(of: section)!..<item.origin + 1
      } else {
        candidates = 0..<(options.dropsTail && item.origin < limit ? limit : state.elements.count)
      }
      let place = candidates.first { $0 >= cursor && state.stored(item.glyph, at: $0) != nil }
      if let place {
        state.content[place] = state.stored(item.glyph, at: place)
        cursor = place + 1
      } else if !options.dropsTail {
        return false
      }
    }
    return true
  }

  /// The empty required slots on screen behind the range, in front of some of the characters.
  private func holes(in tail: [TailItem], behind end: Int) -> [Int] {
    guard let last = tail.last else { return [] }
    let origins = Set(tail.map(\.origin))
    var holes: [Int] = []
    var index = end + 1
    while index < last.origin {
      if case .open(let close) = state.elements[index],
        !origins.contains(where: { $0 > index && $0 < close })
      {
        index = close
      } else if let slot = state.slot(index), !slot.isOptional, !origins.contains(index) {
        holes.append(index)
      }
      index += 1
    }
    return holes
  }

  /// The end of the first section with optional slots, from the edit on.
  private func barrier(from edit: Int) -> Int {
    let sections = Sections(state.elements)
    return state.elements.indices.first { index in
      index >= edit && state.slot(index) == nil && sections.isFlexible[sections.section[index]]
    } ?? state.elements.count
  }
}

/// Slots that stand together are a section, up to a literal or the edge of a group. It is flexible
/// if some of them may stay empty.
struct Sections {
  /// For each element, its section; what is no slot belongs to the section that it closes.
  var section: [Int] = []
  var isFlexible: [Bool] = [false]

  init(_ elements: [Element]) {
    var depth = 0
    for element in elements {
      section.append(isFlexible.count - 1)
      switch element {
      case .open:
        depth += 1
        isFlexible.append(false)
      case .close:
        depth -= 1
        isFlexible.append(false)
      case .literal: isFlexible.append(false)
      case .slot(let slot):
        if slot.isOptional || depth > 0 { isFlexible[isFlexible.count - 1] = true }
      }
    }
  }
}
