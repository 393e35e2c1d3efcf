/// A displayed text as the mask below has it: one character for each word of the clock.
struct NarrowDate {
  var text = ""
  /// Where the words are: in the displayed text, and in `text`; UTF-16 units. Each is one there.
  var words: [(shown: Range<Int>, inner: Int)] = []

  /// Where an offset of the displayed text lies in `text`; inside a word, at one of its edges.
  func inner(_ offset: Int, up: Bool) -> Int {
    var moved = 0
    for word in words where offset > word.shown.lowerBound {
      if offset < word.shown.upperBound { return word.inner + (up ? 1 : 0) }
      moved += word.shown.count - 1
    }
    return offset - moved
  }

  /// Where an offset of `text` lies in the displayed one.
  func shown(_ offset: Int) -> Int {
    words.reduce(offset) { $1.inner < offset ? $0 + $1.shown.count - 1 : $0 }
  }
}

extension DateMask {
  /// The pieces of a text, part by part, as far as it goes; and what is no part of it. Blanks stand
  /// for a word only where it may not be left out.
  func pieces(of text: String, isNarrow: Bool) -> (pieces: [Substring], rest: Substring) {
    var rest = Substring(text)
    let blank = Character(options.blank)
    var unit = -1
    let pieces = parsed.parts.map { part -> Substring in
      if case .unit = part { unit += 1 }
      let blanks = parsed.mayWait(unit) ? 0 : isNarrow ? 1 : dayPeriods.am.count
      let count: Int
      switch part {
      case .literal(let literal): count = zip(rest, literal).prefix { $0 == $1 }.count
      case .unit(.dayPeriod):
        if isNarrow {
          let isWord = rest.first.flatMap(DayWord.init(standIn:)) != nil
          count = isWord ? 1 : rest.prefix(blanks).prefix { $0 == blank }.count
        } else if let word = dayPeriods.word(at: rest) {
          count = dayPeriods.text(of: word).count
        } else {
          count = rest.prefix(blanks).prefix { $0 == blank }.count
        }
      case .unit(let unit) where hasWords:
        count = rest.prefix(unit.width).prefix { $0.isASCIIDigit || $0 == blank }.count
      case .unit(let unit): count = unit.width
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    return (pieces, rest)
  }

  /// Whether the order has words of a 12-hour clock.
  var hasWords: Bool { parsed.units.contains(.dayPeriod) }

  /// The text as the mask has it.
  func narrowed(_ text: String) -> NarrowDate {
    guard hasWords else { return NarrowDate(text: text) }
    let (pieces, rest) = pieces(of: text, isNarrow: false)
    guard rest.isEmpty else { return scanned(text) }
    var narrow = NarrowDate()
    var offset = 0
    for (part, piece) in zip(parsed.parts, pieces) {
      let size = piece.utf16.count
      if part == .unit(.dayPeriod), !piece.isEmpty {
        narrow.words.append((offset..<offset + size, narrow.text.utf16.count))
        narrow.text.append(
          dayPeriods.word(at: piece)?.standIn ?? Character(options.blank))
      } else {
        narrow.text += piece
      }
      offset += size
    }
    return narrow
  }

  /// The same of a text that is no rendering, or is about to be put in: its words wherever they are.
  func scanned(_ text: String) -> NarrowDate {
    guard hasWords else { return NarrowDate(text: text) }
    var narrow = NarrowDate()
    let scalars = Array(text.unicodeScalars)
    var at = 0
    var offset = 0
    var view = String.UnicodeScalarView()
    var size = 0
    while at < scalars.count {
      if let typed = dayPeriods.typedWord(at: scalars[at...]) {
        let length = scalars[at..<at + typed.count].reduce(0) { $0 + UTF16.width($1) }
        narrow.words.append((offset..<offset + length, size))
        view.append(contentsOf: String(typed.word.standIn).unicodeScalars)
        at += typed.count
        offset += length
        size += 1
      } else {
        // A stand-in that someone types is no word: it is refused as any sign is.
        let isStandIn = DayWord.standIns.contains(scalars[at])
        view.append(isStandIn ? "\u{FFFD}" : scalars[at])
        let width = UTF16.width(scalars[at])
        (at, offset, size) = (at + 1, offset + width, size + width)
      }
    }
    narrow.text = String(view)
    return narrow
  }

  /// A text as the mask has it, formatted: a rendering as it is, anything else as a paste.
  func rendered(_ text: String) -> MaskedText {
    let rendered = mask.formatted(narrowed(text).text)
    if !hasWords || widened(rendered.text).text.utf8.elementsEqual(text.utf8) { return rendered }
    return mask.formatted(scanned(text).text)
  }

  /// What a person sees of the mask's text.
  func widened(_ text: String) -> NarrowDate {
    var shown = NarrowDate()
    var inner = 0
    let (pieces, rest) = pieces(of: text, isNarrow: true)
    for (part, piece) in zip(parsed.parts, pieces) {
      if part == .unit(.dayPeriod), let first = piece.first {
        let start = shown.text.utf16.count
        shown.text +=
          DayWord(standIn: first).map(dayPeriods.text(of:))
          ?? String(repeating: first, count: dayPeriods.am.count)
        shown.words.append((start..<shown.text.utf16.count, inner))
      } else {
        shown.text += piece
      }
      inner += piece.utf16.count
    }
    shown.text += rest
    return shown
  }

  /// The mask's outcome as a person sees it, with the date's value.
  func outcome(_ edited: MaskedText) -> MaskedText {
    var edited = edited
    if hasWords {
      let shown = widened(edited.text)
      let caret = shown.shown(edited.caret.utf16)
      edited.text = shown.text
      edited.caret = edited.text.textOffset(utf16: caret)
      edited.isComplete = edited.isComplete && hasWholeWords(edited.text)
    }
    edited.value = value(of: edited.text)
    return edited
  }

  /// Whether each word of a text is there and whole.
  func hasWholeWords(_ text: String) -> Bool {
    zip(parsed.parts, pieces(of: text, isNarrow: false).pieces).allSatisfy { part, piece in
      part != .unit(.dayPeriod) || dayPeriods.word(at: piece)?.number != nil
    }
  }

  /// A change that is about a word alone; `nil` for any other, which the mask sees to.
  func editingWord(_ change: TextChange, in text: String) throws(RangeError) -> MaskedText? {
    guard change.range.fits(text) else { return nil }
    let fields = fields(of: text)
    guard shows(text), let index = wordIndex(at: change.range.lowerBound, in: fields) else {
      return nil
    }
    let word = fields[index]
    let lower = change.range.lowerBound
    let isCaret = change.range.isEmpty
    guard change.replacement.isEmpty else {
      guard
        isCaret || word.range.contains(lower) && change.range.upperBound <= word.range.upperBound
      else { return nil }
      let isBehind = isCaret && lower == word.range.upperBound
      guard change.intent == .insert,
        fields[..<index].allSatisfy({ $0.unit == .dayPeriod || $0.number != nil }),
        let typed = dayPeriods.typing(change.replacement, over: word.word, isBehind: isBehind)
      else { return nil }
      return try putting(typed, in: word, of: text, taking: change.replacement.count)
    }
    guard let shown = word.word else { return nil }
    var start = lower
    if isCaret && change.intent == .deleteBackward {
      guard lower > word.range.lowerBound, lower <= word.range.upperBound else { return nil }
      start = text.characterStart(beforeUTF16: lower)
    } else if isCaret || change.range.upperBound > word.range.upperBound
      || lower < word.range.lowerBound
    {
      return nil
    }
    guard
      let shorter = dayPeriods.shortened(shown, to: start - word.range.lowerBound)
    else { return nil }
    return try putting(shorter, in: word, of: text, taking: 0)
  }

  /// Puts a word where one stands or is missing.
  func putting(
    _ word: DayWord, in field: DateField, of text: String, taking count: Int
  ) throws(RangeError) -> MaskedText {
    let narrow = narrowed(text)
    let start = narrow.inner(field.range.lowerBound, up: false)
    let end = field.word == nil ? start : start + 1
    let change = TextChange(replacing: start..<end, with: String(word.standIn))
    var edited = try mask.applying(change, to: narrow.text)
    if edited.refused == 0 { edited.taken = count } else { edited.refused = count }
    edited = outcome(edited)
    edited.isChanged = !edited.text.utf8.elementsEqual(text.utf8)
    return edited
  }

  /// Whether a text is a rendering.
  private func shows(_ text: String) -> Bool {
    widened(rendered(text).text).text.utf8.elementsEqual(text.utf8)
  }

  /// The word that an offset is about: that of its half of a range.
  private func wordIndex(at offset: Int, in fields: [DateField]) -> Int? {
    let near = fields.lastIndex { $0.range.lowerBound <= offset && !$0.text.isEmpty } ?? 0
    let isSecond = parsed.secondStart.map { near >= $0 } ?? false
    return fields.indices.first { index in
      fields[index].unit == .dayPeriod
        && (parsed.secondStart.map { index >= $0 } ?? false) == isSecond
    }
  }
}

extension String {
  /// An offset in both units.
  func textOffset(utf16 offset: Int) -> TextOffset {
    let index = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    return TextOffset(utf8: utf8.distance(from: startIndex, to: index), utf16: offset)
  }

  /// Where the character before an offset begins.
  fileprivate func characterStart(beforeUTF16 offset: Int) -> Int {
    var start = 0
    for character in self {
      let next = start + character.utf16.count
      if next >= offset { return start }
      start = next
    }
    return start
  }
}
