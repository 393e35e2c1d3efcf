/// A date, a time, or a range of either, typed digit by digit.
///
/// ```swift
/// let birthday = try DateMask("dd.MM.yyyy")
/// let typed = birthday.formatted(value: "2026-11-30")
/// typed.text       // "30.11.2026"
/// typed.value      // "2026-11-30"
/// ```
///
/// The order is written in Unicode date letters: `dd` `MM` `yyyy` `yy` `HH` `hh` `mm` `ss` `SSS` `a`
/// (`d`, `M`, `y`, `H`, `h`, `m` and `s` are the same, since a field writes the zero in front);
/// anything else is fixed text, words such as `at` included; text that could be read as parts (`add`)
/// goes between apostrophes. An order whose units come twice
/// (`dd.MM.yyyy – dd.MM.yyyy`) is a range.
///
/// Typing over a date replaces digit by digit. A digit that cannot begin its part is padded (`4` is
/// `04`), one that its part cannot take is refused. A day that its month has not, and a date out of
/// bounds, only make the field invalid, as soon as that is certain. A paste may be ISO 8601, or have
/// parts of one digit and years of two or four.
///
/// The words for `a` are `dayPeriods`. The first letter that tells them apart is the whole word, from
/// anywhere in the field once what stands before the word is there; going on with its letters
/// changes nothing, the other word's letter switches, and a backspace leaves as much as was needed to
/// tell it (`PM`, `P`, nothing; `오후`, `오`, nothing). A word with other parts behind it may wait:
/// `0907` in `a hh:mm` is `09:07`, incomplete until the word is typed.
///
/// Digits of every script become ASCII, whatever `options.keepsNativeDigits` says.
///
/// The value is ISO 8601, and empty until the date is complete and exists.
public struct DateMask: Masking, Hashable {
  /// The order it was made from.
  public var order: String { parsed.text }
  /// The earliest date that is valid.
  public let earliest: DateValue?
  /// The latest date that is valid.
  public let latest: DateValue?
  /// What two-digit years mean: each ending once. POSIX reads them as 1969 to 2068.
  public let twoDigitYears: ClosedRange<Int>
  /// The words of the 12-hour clock, for orders with `a`.
  public let dayPeriods: DayPeriods
  /// The options it was made with.
  public let options: MaskOptions

  let parsed: DateOrder
  let mask: Mask
  /// The same mask, whose tail moves: what a deletion at the end runs on.
  private let closing: Mask

  /// Makes a date mask.
  ///
  /// `options.overwrites` makes deletions leave blanks everywhere. Without it, a deletion in the last
  /// part closes up; in the others it leaves a blank too, since the parts behind stay where they are.
  /// - Throws: `DateOrderError`, with the place, when the order cannot be read, or when the words of
  ///   an order with `a` cannot be told apart.
  public init(
    _ order: String, earliest: DateValue? = nil, latest: DateValue? = nil,
    twoDigitYearsUpTo lastYear: Int = 2068, dayPeriods: DayPeriods = .latin,
    options: MaskOptions = MaskOptions()
  ) throws(DateOrderError) {
    parsed = try DateOrder(order)
    self.earliest = earliest
    self.latest = latest
    twoDigitYears = (lastYear - 99)...lastYear
    self.dayPeriods = dayPeriods
    self.options = options
    if parsed.units.contains(.dayPeriod), !dayPeriods.canBeTyped {
      throw DateOrderError(.dayPeriods(dayPeriods), at: TextOffset(utf8: 0, utf16: 0), in: order)
    }
    var settings = options
    settings.classes = [
      SlotClass("p", accepting: [DayWord.standIns]),
      SlotClass("q", accepting: [DayWord.standIns], isOptional: true),
    ]
    settings.keepsNativeDigits = false
    settings.overwrites = true
    var moving = settings
    moving.overwrites = false
    do {
      mask = try Mask(parsed.pattern, options: settings)
      closing = try Mask(parsed.pattern, options: moving)
    } catch {
      // Only fixed text can be at fault: it joins its neighbour.
      throw DateOrderError(.unknownUnit(order), at: error.offset, in: order)
    }
  }

  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    if change.intent == .set {
      return formatted(value: change.replacement)
    }
    if change.intent == .paste, let pasted = reading(of: change, in: text) {
      return pasted
    }
    if hasWords, let edited = try editingWord(change, in: text) {
      return edited
    }
    let deletes = change.replacement.isEmpty
    let mask = deletes && !options.overwrites && reachesLastPart(change, of: text) ? closing : mask
    guard hasWords, change.range.fits(text) else {
      return outcome(try mask.applying(change, to: text))
    }
    let narrow = narrowed(text)
    let start = narrow.inner(change.range.lowerBound, up: false)
    let end = change.range.isEmpty ? start : narrow.inner(change.range.upperBound, up: true)
    var inner = change
    inner.range = start..<end
    inner.replacement = scanned(change.replacement).text
    var edited = outcome(try mask.applying(inner, to: narrow.text))
    edited.isChanged = !edited.text.utf8.elementsEqual(text.utf8)
    return edited
  }

  public func formatted(_ text: String) -> MaskedText {
    let plain = masked(text)
    let change = TextChange(replacing: 0..<0, with: text, intent: .paste)
    if plain.isChanged, let pasted = reading(of: change, in: "") {
      return pasted
    }
    return plain
  }

  /// What the mask alone makes of a text.
  func masked(_ text: String) -> MaskedText {
    var shown = outcome(rendered(text))
    shown.isChanged = !shown.text.utf8.elementsEqual(text.utf8)
    return shown
  }

  /// Formats ISO 8601, or two of them with a `/` between for a range; anything else as a paste.
  ///
  /// ISO 8601 that lacks a part of the order, or whose year two digits cannot mean, shows nothing, as
  /// does what is written that way with a month 13. A day that its month has not is shown, invalid.
  public func formatted(value: String) -> MaskedText {
    let pieces = value.split(separator: "/").map(String.init)
    let values = pieces.map { DateValue(written: $0) }
    if values.count == (parsed.secondStart == nil ? 1 : 2), let text = text(of: values) {
      return masked(text)
    }
    if !pieces.isEmpty, pieces.allSatisfy(DateValue.isWritten),
      value.contains(where: { "-:".contains($0) })
    {
      return formatted("")
    }
    return formatted(value)
  }

  public func value(of text: String) -> String {
    guard isComplete(text) else { return "" }
    let values = self.values(of: text)
    guard values.allSatisfy(\.exists) else { return "" }
    return values.map(\.iso8601).joined(separator: "/")
  }

  public func isComplete(_ text: String) -> Bool {
    guard hasWords else { return mask.isComplete(text) }
    let rendered = rendered(text)
    return rendered.isComplete && hasWholeWords(widened(rendered.text).text)
  }

  public var prefix: String { widened(mask.prefix).text }

  public func hint(behind text: String) -> String {
    let narrow = narrowed(text)
    let hint = mask.hint(behind: narrow.text)
    guard hasWords else { return hint }
    let word = narrow.text.last.flatMap(DayWord.init(standIn:))
    let whole = word.flatMap(\.whole).map(dayPeriods.text(of:)) ?? ""
    let begun = word.map(dayPeriods.text(of:)) ?? ""
    // A word's blank counts as one below; the whole template tells which of the blanks it is.
    let template = widened(narrow.text + hint).text
    let shown = widened(narrow.text).text
    return String(whole.dropFirst(begun.count) + template.dropFirst(shown.count))
  }

  /// What was entered so far, one value, or two for a range. Only parts that are complete are there.
  public func values(of text: String) -> [DateValue] {
    let fields = fields(of: text)
    guard let second = parsed.secondStart else { return [value(of: fields[...])] }
    return [value(of: fields[..<second]), value(of: fields[second...])]
  }

  /// Ranges from the first to the last character of the last part, or a deletion that reaches them.
  private func reachesLastPart(_ change: TextChange, of text: String) -> Bool {
    let before = fields(of: text).dropLast().reduce(0) { max($0, $1.range.upperBound) }
    let start = change.range.lowerBound
    let isCaret = change.range.isEmpty
    return isCaret && change.intent == .deleteBackward ? start > before : start >= before
  }

  public static func == (left: DateMask, right: DateMask) -> Bool {
    left.parsed == right.parsed && left.earliest == right.earliest && left.latest == right.latest
      && left.twoDigitYears == right.twoDigitYears && left.dayPeriods == right.dayPeriods
      && left.options == right.options
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(parsed)
    hasher.combine(options)
  }
}
