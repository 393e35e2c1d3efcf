import MaskField

/// A second field, written for plainness alone: texts are arrays of characters, every step keeps
/// everything, nothing is shared with the library but the words of its commands.
///
/// It models fields without a mask and, through the `Masking` protocol, fields with one.
struct NaiveField {
  struct Kept: Equatable {
    var text: [Character]
    var start: Int
    var end: Int
  }

  struct Step: Equatable {
    var before: Kept
    var after: Kept
    var kind: String
  }

  struct Marked: Equatable {
    var base: Kept
    var text: [Character]
  }

  var text: [Character] = []
  /// The selection, in characters; `moving` is the end that grows.
  var start = 0
  var end = 0
  var growsAtStart = false
  var isEditing = false
  var isAsked = false
  var isSecure = false
  var isArmed = false
  var clearsOnInsertion = false
  var marked: Marked?
  var done: [Step] = []
  var undone: [Step] = []
  var isOpen = false
  /// What was told, in order.
  var heard: [String] = []

  var limit: Int?
  var mask: (any Masking)?
  var isFriendly = false

  /// A command that a callback of that name sends, once.
  var hook: (name: String, command: EditCommand)?

  var kept: Kept { Kept(text: text, start: start, end: end) }

  mutating func caret(_ at: Int) {
    start = at
    end = at
    growsAtStart = false
  }

  /// Tells of what happened; who hears it may change the field.
  mutating func tell(_ names: String...) {
    for name in names {
      heard.append(name)
      if let hook, hook.name == name {
        self.hook = nil
        perform(hook.command)
      }
    }
  }

  mutating func tellChange() { tell("didChangeSelection", "editingChanged", "n.didChange") }

  // MARK: - History

  mutating func record(_ before: Kept, _ kind: String) {
    if isSecure {
      done = []
      undone = []
      isOpen = false
      return
    }
    if before.text == text { return }
    undone = []
    if isOpen, kind != "other", let last = done.last, last.kind == kind,
      last.after.text == before.text
    {
      done[done.count - 1].after = kept
    } else {
      done.append(Step(before: before, after: kept, kind: kind))
      if done.count > 200 { done.removeFirst() }
    }
    isOpen = true
  }

  mutating func forget() {
    done = []
    undone = []
    isOpen = false
  }

  // MARK: - Editing

  /// Replaces a range, in characters, and tells of it. `shown` is what was on screen.
  mutating func edit(
    _ from: Int, _ to: Int, _ string: String, intent: TextChange.Intent, kind: String,
    shown: Kept, announced: Bool, composing: Bool = false
  ) {
    let before = kept
    var (from, to) = (from, to)
    let wipes = isArmed || clearsOnInsertion && !string.isEmpty
    if wipes {
      text = []
      (from, to) = (0, 0)
    }
    isArmed = false
    let taken =
      mask == nil
      ? plainly(from, to, string, intent) : masked(from, to, string, intent)
    clearsOnInsertion = false
    record(before, kind)
    let isChanged: Bool
    if isSecure {
      // A password without a mask is not compared: that something went in or out must do.
      let old = wipes ? [] : before.text
      let differs = mask == nil ? taken > 0 || text.count != old.count : text != old
      isChanged = differs || wipes && !before.text.isEmpty || composing
    } else {
      isChanged = text != shown.text
    }
    let isMoved = isChanged || start != shown.start || end != shown.end
    if isChanged || announced || taken > 0 {
      if isMoved { tellChange() } else { tell("editingChanged", "n.didChange") }
    } else if isMoved {
      tell("didChangeSelection")
    }
  }

  private mutating func plainly(
    _ from: Int, _ to: Int, _ string: String, _ intent: TextChange.Intent
  ) -> Int {
    var (from, to) = (from, to)
    if string.isEmpty && from == to {
      if intent == .deleteForward { to = min(text.count, to + 1) } else { from = max(0, from - 1) }
    }
    for length in stride(from: string.count, through: 0, by: -1) {
      // Nothing of an insertion that was to replace something: nothing is deleted either.
      if length == 0 && !string.isEmpty && from != to { break }
      let head = String(text[..<from])
      let whole = Array(head + String(string.prefix(length)) + String(text[to...]))
      let isFree = string.isEmpty || limit == nil
      if isFree || whole.count <= limit! || length == 0 && whole.count <= max(limit!, text.count) {
        let units = head.utf16.count + String(string.prefix(length)).utf16.count
        text = whole
        caret(Self.character(atOrBehind: units, in: whole))
        return length
      }
    }
    caret(to)
    return 0
  }

  private mutating func masked(
    _ from: Int, _ to: Int, _ string: String, _ intent: TextChange.Intent
  ) -> Int {
    guard let mask else { return 0 }
    let units = Self.units(text)
    let change = TextChange(
      replacing: units[from]..<units[to], with: string, intent: intent)
    guard let masked = try? mask.applying(change, to: String(text)) else { return 0 }
    text = Array(masked.text)
    caret(Self.character(atOrBefore: masked.caret.utf16, in: text))
    return masked.taken
  }

  /// The UTF-16 offset of every boundary.
  static func units(_ text: [Character]) -> [Int] {
    var units = [0]
    for character in text { units.append(units[units.count - 1] + character.utf16.count) }
    return units
  }

  static func character(atOrBefore units: Int, in text: [Character]) -> Int {
    Self.units(text).lastIndex { $0 <= max(0, units) } ?? 0
  }

  static func character(atOrBehind units: Int, in text: [Character]) -> Int {
    Self.units(text).firstIndex { $0 >= units } ?? text.count
  }
}
