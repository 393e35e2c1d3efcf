import MaskEngine

/// What a code looks like, and the rules that its characters keep.
struct CodeRule: Validating {
  /// A fault and the characters that are at fault.
  struct Found: Sendable {
    var fault: CodeFault
    var range: Range<Int>

    init(_ fault: CodeFault, _ range: Range<Int>) {
      self.fault = fault
      self.range = range
    }
  }

  /// The forms it comes in, each as the slots of a pattern.
  let shapes: [[CodeSlot]]
  /// The checks, as the tables write them.
  let checks: [CodeCheck]
  /// Whether a wrong check digit is only a warning, since some right numbers have one.
  let isLenient: Bool

  /// Makes a rule from patterns and checks with spaces between.
  @inline(never)
  init(patterns: [String], checks: String = "", isLenient: Bool = false) {
    shapes = patterns.map(Self.slots)
    self.checks = checks.parts(UInt8(ascii: " ")).map(CodeCheck.init)
    self.isLenient = isLenient
  }

  /// The slots of a pattern; fixed text between them does not count.
  private static func slots(of pattern: String) -> [CodeSlot] {
    var slots: [CodeSlot] = []
    var isInside = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "[": isInside = true
      case "]": isInside = false
      default: if isInside, let slot = CodeSlot(rawValue: scalar) { slots.append(slot) }
      }
    }
    return slots
  }

  /// The verdict on a text, with the place of what is wrong.
  @inline(never)
  func verdict(on text: String, value: String) -> Verdict {
    let code = CodeText(text)
    if code.count == 0 { return .empty }
    guard let found = found(in: code) else { return .valid }
    if found.fault == .checkDigit, isLenient {
      return Verdict(.valid, found.fault.finding(at: code.range(found.range), severity: .warning))
    }
    let fits = !found.fault.isOpen || isHead(code)
    return Verdict(
      found.fault.isOpen && fits ? .incomplete : .invalid,
      found.fault.finding(at: found.fault.isOpen ? nil : code.range(found.range)))
  }

  /// What is wrong with a code; `nil` when nothing is.
  @inline(never)
  func found(in code: CodeText) -> Found? {
    if let found = misshape(of: code) { return found }
    for check in checks {
      if check.settles(code.scalars) { return nil }
      if let found = check.found(in: code.scalars) { return found }
    }
    return nil
  }

  /// Whether the characters are the beginning of one of the shapes.
  private func isHead(_ code: CodeText) -> Bool {
    shapes.contains { $0.count >= code.count && Self.fitting(code, $0) == code.count }
  }

  /// How many characters at the front fit the slots.
  private static func fitting(_ code: CodeText, _ slots: [CodeSlot]) -> Int {
    zip(code.scalars, slots).prefix { scalar, slot in slot.takes(scalar) }.count
  }

  /// How many characters at the end fit the last slots.
  private static func fittingEnd(_ code: CodeText, _ slots: [CodeSlot]) -> Int {
    zip(code.scalars.reversed(), slots.reversed()).prefix { scalar, slot in slot.takes(scalar) }
      .count
  }

  /// Where the characters leave every shape. Of several, the shape that goes along furthest tells.
  private func misshape(of code: CodeText) -> Found? {
    let fits = shapes.map { Self.fitting(code, $0) }
    if zip(shapes, fits).contains(where: { $0.count == code.count && $1 == code.count }) {
      return nil
    }
    let heads = zip(shapes, fits).filter { $1 == code.count && $0.count > code.count }
    // One that was left out in the middle leaves a whole beginning and a whole end.
    let gaps = zip(shapes, fits).filter { slots, fit in
      slots.count > code.count && fit + Self.fittingEnd(code, slots) >= code.count
    }
    if let slots = (heads.isEmpty ? gaps : heads).map(\.0.count).min() {
      return Found(.tooShort(missing: slots - code.count), code.count..<code.count)
    }
    guard let (slots, fit) = zip(shapes, fits).max(by: { $0.1 < $1.1 }) else { return nil }
    if fit == slots.count {
      return Found(.tooLong(surplus: code.count - fit), fit..<code.count)
    }
    let slot = slots[fit]
    let fault = slot.isDigit ? CodeFault.wantsDigit : slot.isLetter ? .wantsLetter : .notUsed
    // A letter that no shape has there, or a digit other than the one that belongs there.
    let isKind = slot.isDigit == ("0"..."9").contains(code.scalars[fit])
    return Found(isKind && (slot.isDigit || slot.isLetter) ? .notUsed : fault, fit..<fit + 1)
  }
}
