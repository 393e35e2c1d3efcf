/// Rule P: what a pasted text means to a mask with literals in front.
extension Editor {
  func pasted(_ glyphs: [Glyph], _ progress: Progress) -> Progress {
    // Nothing stands before the range, so every reading begins at the first element. It is judged
    // as if nothing stood behind the range either.
    var start = progress
    start.cursor = 0
    start.startsOver = true
    start.removed.formUnion(start.onScreen.filter { $0 < progress.cursor && state.slot($0) != nil })
    var alone = start
    alone.tail = []
    alone.editor.state = State(empty: mask, room: 0, elements: state.elements)
    let readings: [(Progress) -> Progress?] = [
      { asDisplay(glyphs, $0) }, { withoutTrunk(glyphs, $0) }, { $0.taking(glyphs, .data) },
      { withoutPrefix(glyphs, $0) },
    ]
    var best: (reading: Int, refused: Int)?
    for (index, reading) in readings.enumerated() {
      guard let refused = reading(alone)?.refusedData else { continue }
      if best.map({ refused < $0.refused }) ?? true { best = (index, refused) }
    }
    return readings[best!.reading](start)!
  }

  /// The leading literals are in the text: its letters, digits and signs in order, and one of its
  /// separators if it has no sign. Other separators may stand between them.
  private func asDisplay(_ glyphs: [Glyph], _ progress: Progress) -> Progress? {
    var run = state.leading[...]
    var rest = glyphs[...]
    var sawSign = run.isEmpty
    var progress = progress
    while let next = rest.first {
      let mark = run.firstIndex { !state.literal($0).isLoose }
      let candidates = mark.map { run[...$0] } ?? run
      if let found = candidates.firstIndex(where: { state.literal($0).matched == next.matched }) {
        if next.isSign { sawSign = true }
        progress.cursor = run[found] + 1
        progress.typedLiteral = run[found]
        progress.lastTaken = run[found]
        run = run[(found + 1)...]
      } else if mark == nil {
        break
      } else if !next.isLoose {
        return nil
      }
      progress.taken += 1
      rest.removeFirst()
    }
    guard sawSign else { return nil }
    progress.closeUp()
    progress.take(Array(rest), .display)
    return progress
  }

  /// The text without a trunk prefix, if its digits are one trunk longer than the mask.
  private func withoutTrunk(_ glyphs: [Glyph], _ progress: Progress) -> Progress? {
    let digits = glyphs.filter(\.isDigit).map(\.withASCIIDigit)
    let capacity = state.elements.indices.count { state.slot($0) != nil }
    guard capacity > 0 else { return nil }
    for trunk in options.trunks {
      let trunk = Glyph.glyphs(of: trunk)
      guard digits.count == capacity + trunk.count, Array(digits.prefix(trunk.count)) == trunk,
        let rest = without(trunk, in: glyphs)
      else { continue }
      var progress = progress
      progress.taken = glyphs.count - rest.count
      return progress.taking(rest, .data)
    }
    return nil
  }

  /// The text without the letters and digits of the leading literals.
  private func withoutPrefix(_ glyphs: [Glyph], _ progress: Progress) -> Progress? {
    let words = state.leading.filter { !state.literal($0).isSign }
    guard let last = words.last, let rest = without(words.map(state.literal), in: glyphs) else {
      return nil
    }
    var progress = progress
    progress.taken = glyphs.count - rest.count
    progress.cursor = last + 1
    progress.typedLiteral = last
    progress.lastTaken = last
    progress.closeUp()
    return progress.taking(rest, .data)
  }

  /// `glyphs` behind `head`, the first of its letters and digits.
  private func without(_ head: [Glyph], in glyphs: [Glyph]) -> [Glyph]? {
    var head = head[...]
    for (index, glyph) in glyphs.enumerated() where !glyph.isSign {
      guard glyph.withASCIIDigit.matched == head.first?.matched else { return nil }
      head.removeFirst()
      if head.isEmpty { return Array(glyphs[(index + 1)...]) }
    }
    return nil
  }
}
