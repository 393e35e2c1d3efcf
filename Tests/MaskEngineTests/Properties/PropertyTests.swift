import MaskEngine
import Testing

/// The five promises of the engine, each held for every edit of random sessions.
///
/// A failure prints the seed of its session; the same seed plays the same session.
@Suite struct PropertyTests {
  /// 1. What stands in slots before and behind the range survives, in order.
  @Test func nothingOutsideTheRangeIsLost() throws {
    let patterns = RandomSessions.patterns.filter { !$0.contains("{") && !$0.contains("*") }
    let sessions = RandomSessions(seeds: 1..<80, patterns: patterns, hasHardCharacters: false)
    try sessions.forEach { edit, _ in
      // Without the blanks at its end, what stands before a place is a display too.
      func count(before place: Int) -> Int {
        var head = edit.before.prefix(utf16: place)
        while head.hasSuffix("_") { head.removeLast() }
        return edit.mask.value(of: head).count
      }
      let all = Array(edit.mask.value(of: edit.before))
      let head = all[..<count(before: edit.change.range.lowerBound)]
      let tail = all[count(before: edit.change.range.upperBound)...]
      if edit.change.replacement.isEmpty && head.count + tail.count == all.count {
        // A deletion over literals moves on to one character.
        #expect(edit.after.value.count >= all.count - 1, "\(edit)")
        #expect(edit.after.value.isSubsequence(of: all), "\(edit)")
      } else {
        #expect(Array(edit.after.value).starts(with: head), "\(edit)")
        #expect(edit.after.value.hasSuffix(String(tail)), "\(edit)")
      }
    }
  }

  /// 2. A refused edit changes nothing and says why.
  @Test func refusedEditsChangeNothing() throws {
    var refused = 0
    try RandomSessions(seeds: 200..<300, mayLose: true).forEach { edit, _ in
      guard edit.after.taken == 0, edit.after.refused > 0 else { return }
      refused += 1
      #expect(edit.after.text.utf8.elementsEqual(edit.before.utf8), "\(edit)")
      #expect(edit.after.value == edit.mask.value(of: edit.before), "\(edit)")
      #expect(edit.after.caret.utf16 == edit.change.range.upperBound, "\(edit)")
      #expect(!edit.after.isChanged, "\(edit)")
      #expect(edit.after.refusal != nil, "\(edit)")
    }
    #expect(refused > 50)
  }

  /// 3. A text pasted behind a filled slot gives what typing it there gives.
  @Test func typingEqualsPasting() throws {
    let required = RandomSessions.patterns.filter { !$0.contains { "9…<".contains($0) } }
    let sessions = RandomSessions(seeds: 400..<480, patterns: required)
    var compared = 0
    try sessions.forEach { edit, random in
      let places = edit.before.indices + [edit.before.endIndex]
      let place = places.randomElement(using: &random)!
      let offset = edit.before.utf16.distance(from: edit.before.startIndex, to: place)
      guard edit.mask.hasFilledSlot(in: edit.before.prefix(utf16: offset)) else { return }
      let text = sessions.text(6, &random)
      let pasted = try edit.mask.applying(
        TextChange(replacing: offset..<offset, with: text, intent: .paste), to: edit.before)
      var typed = edit.before
      var caret = offset
      for character in text {
        let change = TextChange(replacing: caret..<caret, with: String(character))
        let next = try edit.mask.applying(change, to: typed)
        (typed, caret) = (next.text, next.caret.utf16)
      }
      compared += 1
      #expect(
        pasted.text == typed,
        "seed \(edit.seed): \(text.debugDescription) at \(offset) of \(edit.before)")
    }
    #expect(compared > 200)
  }

  /// 4. What is shown can be read back, and both units of the caret name one place between
  /// characters.
  @Test func theDisplayIsAlwaysARendering() throws {
    try RandomSessions(seeds: 600..<700, mayLose: true).forEach { edit, _ in
      let text = edit.after.text
      let caret = edit.after.caret
      #expect(caret.utf8 <= text.utf8.count, "\(edit)")
      let index = text.utf8.index(text.startIndex, offsetBy: min(caret.utf8, text.utf8.count))
      #expect(text.utf16.distance(from: text.startIndex, to: index) == caret.utf16, "\(edit)")
      #expect(index == text.endIndex || text.indices.contains(index), "\(edit)")
      #expect(edit.after.value == edit.mask.value(of: text), "\(edit)")
      #expect(edit.after.isComplete == edit.mask.isComplete(text), "\(edit)")
      #expect(edit.mask.formatted(text).text.hasPrefix(text), "\(edit)")
      #expect(edit.after.isChanged == !text.utf8.elementsEqual(edit.before.utf8), "\(edit)")
    }
  }

  /// 5. A value comes back from its display, and formatting twice changes nothing.
  @Test func valuesComeBackAndFormattingSettles() throws {
    try RandomSessions(seeds: 900..<1000).forEach { edit, random in
      let shown = edit.mask.formatted(value: edit.after.value)
      #expect(shown.value == edit.after.value, "\(edit)")
      let once = edit.mask.formatted(RandomSessions(seeds: 0..<1).text(10, &random))
      #expect(edit.mask.formatted(once.text).text == once.text, "\(edit)")
    }
  }

  /// The text between the two ends that an edit left alone, and the selection before it, are all
  /// that undoing it takes; the text that comes back reads as before.
  @Test func anEditCanBeUndoneFromItsOutcome() throws {
    try RandomSessions(seeds: 1200..<1300, mayLose: true).forEach { edit, _ in
      let undo = UndoStep(from: edit.before, to: edit.after.text, selection: edit.change.range)
      let restored = undo.applied(to: edit.after.text)
      #expect(restored.utf8.elementsEqual(edit.before.utf8), "\(edit)")
      #expect(undo.selection.upperBound <= restored.utf16.count, "\(edit)")
      #expect(
        edit.mask.value(of: restored) == edit.mask.value(of: edit.before)
          && edit.mask.isComplete(restored) == edit.mask.isComplete(edit.before), "\(edit)")
      let redo = UndoStep(
        from: edit.after.text, to: restored,
        selection: edit.after.caret.utf16..<edit.after.caret.utf16)
      #expect(redo.applied(to: restored).utf8.elementsEqual(edit.after.text.utf8), "\(edit)")
    }
  }
}

/// What undoing one edit takes: where the new text differs, and what stood there.
private struct UndoStep {
  var range: Range<Int>
  var replacement: [Unicode.Scalar]
  var selection: Range<Int>

  init(from old: String, to new: String, selection: Range<Int>) {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    let most = min(old.count, new.count)
    let head = (0..<most).first { old[$0] != new[$0] } ?? most
    let tail = (0..<most - head).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
    let same = tail ?? most - head
    range = head..<new.count - same
    replacement = Array(old[head..<old.count - same])
    self.selection = selection
  }

  func applied(to text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    scalars.replaceSubrange(range, with: replacement)
    return String(String.UnicodeScalarView(scalars))
  }
}

extension String {
  fileprivate func prefix(utf16 count: Int) -> String {
    String(self[..<utf16.index(startIndex, offsetBy: count)])
  }

  fileprivate func isSubsequence(of other: [Character]) -> Bool {
    var rest = other[...]
    return allSatisfy { character in
      guard let found = rest.firstIndex(of: character) else { return false }
      rest = rest[(found + 1)...]
      return true
    }
  }
}

extension Mask {
  /// Whether anything but fixed text is in a display.
  fileprivate func hasFilledSlot(in text: String) -> Bool {
    guard let plain = try? Mask(pattern.filter { !"{}".contains($0) }, options: options) else {
      return false
    }
    return !plain.value(of: text).isEmpty
  }
}
