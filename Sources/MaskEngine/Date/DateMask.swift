/// A date, a time, or a range of either, typed digit by digit.
///
/// ```swift
/// let birthday = try DateMask("dd.MM.yyyy")
/// let typed = birthday.formatted(value: "2026-11-30")
/// typed.text       // "30.11.2026"
/// typed.value      // "2026-11-30"
/// ```
///
/// The order is written in Unicode date letters: `dd` `MM` `yyyy` `yy` `HH` `hh` `mm` `ss` `SSS` `a`;
/// anything else is fixed text, words of several letters included. An order whose units come twice
/// (`dd.MM.yyyy – dd.MM.yyyy`) is a range.
///
/// Typing over a date replaces digit by digit. A digit that cannot begin its part is padded (`4` is
/// `04`), one that its part cannot take is refused. A day that its month has not, and a date out of
/// bounds, only make the field invalid, as soon as that is certain. A paste may be ISO 8601, or have
/// parts of one digit and years of two or four.
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
  /// - Throws: `DateOrderError`, with the place, when the order cannot be read.
  public init(
    _ order: String, earliest: DateValue? = nil, latest: DateValue? = nil,
    twoDigitYearsUpTo lastYear: Int = 2068, options: MaskOptions = MaskOptions()
  ) throws(DateOrderError) {
    parsed = try DateOrder(order)
    self.earliest = earliest
    self.latest = latest
    twoDigitYears = (lastYear - 99)...lastYear
    self.options = options
    var settings = options
    settings.classes = [
      SlotClass("p", accepting: ["A"..."A", "P"..."P"], letterCase: .upper),
      SlotClass("M", accepting: ["M"..."M"], letterCase: .upper),
    ]
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
      return outcome(pasted)
    }
    let deletes = change.replacement.isEmpty
    let mask = deletes && !options.overwrites && reachesLastPart(change, of: text) ? closing : mask
    var edited = try mask.applying(change, to: text)
    if !deletes, let period = try completingDayPeriod(edited) {
      edited = period
    }
    return outcome(edited)
  }

  public func formatted(_ text: String) -> MaskedText {
    let change = TextChange(replacing: 0..<0, with: text, intent: .paste)
    if !mask.formatted(text).text.utf8.elementsEqual(text.utf8),
      let pasted = reading(of: change, in: "")
    {
      return outcome(pasted)
    }
    return outcome(mask.formatted(text))
  }

  /// Formats ISO 8601, or two of them with a `/` between for a range; anything else as a paste.
  public func formatted(value: String) -> MaskedText {
    let values = value.split(separator: "/").map { DateValue(iso8601: String($0)) }
    if values.count == (parsed.secondStart == nil ? 1 : 2), let text = text(of: values) {
      return outcome(mask.formatted(text))
    }
    return formatted(value)
  }

  public func value(of text: String) -> String {
    guard mask.isComplete(text) else { return "" }
    let values = self.values(of: text)
    guard values.allSatisfy(\.exists) else { return "" }
    return values.map(\.iso8601).joined(separator: "/")
  }

  public func isComplete(_ text: String) -> Bool { mask.isComplete(text) }

  public var prefix: String { mask.prefix }

  public func hint(behind text: String) -> String { mask.hint(behind: text) }

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

  /// `A` or `P` is all one types: the `M` follows by itself.
  private func completingDayPeriod(_ edited: MaskedText) throws(RangeError) -> MaskedText? {
    guard edited.taken > 0, parsed.units.contains(.dayPeriod),
      let field = fields(of: edited.text).first(where: {
        $0.unit == .dayPeriod && $0.text.count == 1
      }), field.range.upperBound == edited.caret.utf16
    else { return nil }
    var whole = try mask.applying(
      TextChange(replacing: field.range.upperBound..<field.range.upperBound, with: "M"),
      to: edited.text)
    whole.taken = edited.taken
    whole.refused = edited.refused
    whole.refusal = edited.refusal
    return whole
  }

  /// The mask's outcome with the date's value.
  func outcome(_ edited: MaskedText) -> MaskedText {
    var edited = edited
    edited.value = value(of: edited.text)
    return edited
  }

  public static func == (left: DateMask, right: DateMask) -> Bool {
    left.parsed == right.parsed && left.earliest == right.earliest && left.latest == right.latest
      && left.twoDigitYears == right.twoDigitYears && left.options == right.options
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(parsed)
    hasher.combine(options)
  }
}
