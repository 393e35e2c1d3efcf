/// Reads the text of password rules from left to right, and recovers as the reference reader does.
struct PasswordRulesReader {
  /// One rule that came through.
  enum Rule {
    case required(PasswordCharacters), allowed(PasswordCharacters)
    case maxConsecutive(Int), minLength(Int), maxLength(Int)
  }

  let units: [UInt16]
  var place = 0
  var rules: [Rule] = []
  var diagnostics: [PasswordRulesDiagnostic] = []

  init(_ descriptor: String) { units = Array(descriptor.utf16) }

  /// Reads to the end, or to where the reference gives up.
  mutating func read() {
    skipSpace()
    while let unit {
      guard unit.isNameUnit else { return note(.noRule, .restLost, place..<units.count) }
      let fault = readRule()
      skipSpace()
      if let fault { note(fault, recovering: true) }
      guard self.unit != nil else { return }
      guard self.unit == .semicolon else {
        // Whatever was wrong, the reference drops all rules where none can follow.
        if fault == nil { note(.missingSemicolon, .allLost, place..<place + 1) }
        return rules = []
      }
      place += 1
      skipSpace()
    }
  }

  /// A fault that ends a rule, before it is known what follows.
  struct Fault {
    var reason: PasswordRulesDiagnostic.Reason
    var range: Range<Int>
  }

  /// Reads one rule. After a fault `place` is where the reference looks on.
  private mutating func readRule() -> Fault? {
    let start = place
    let name = readName()
    guard Self.names.contains(name) else {
      defer { place = start }
      return Fault(reason: .unknownRule, range: start..<place)
    }
    guard unit == .colon else {
      return Fault(reason: unit == nil ? .missingValue : .missingColon, range: start..<place)
    }
    place += 1
    skipSpace()
    if unit == nil || unit == .semicolon {
      return Fault(reason: .missingValue, range: start..<place)
    }
    return name == "required" || name == "allowed" ? readClasses(name) : readNumber(name)
  }

  private static let names: Set<String> = [
    "required", "allowed", "max-consecutive", "minlength", "maxlength",
  ]

  private mutating func readNumber(_ name: String) -> Fault? {
    let start = place
    var number = 0
    while let unit, unit.isDigit {
      // More than fits is as good as the most that fits.
      let (tens, over) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = tens.addingReportingOverflow(Int(unit - 0x30))
      number = over || overflow ? Int.max : sum
      place += 1
    }
    if start == place { return Fault(reason: .notANumber, range: start..<start + 1) }
    if let unit, unit != .semicolon { return Fault(reason: .afterNumber, range: place..<place + 1) }
    if number == 0 {
      note(.zero, .ignored, start..<place)
    } else if name == "minlength" {
      rules.append(.minLength(number))
    } else {
      rules.append(name == "maxlength" ? .maxLength(number) : .maxConsecutive(number))
    }
    return nil
  }

  private mutating func readClasses(_ name: String) -> Fault? {
    var set = PasswordCharacters()
    while true {
      let start = place
      if let unit, unit.isNameUnit {
        guard let named = PasswordCharacters(named: readName().lowercased()) else {
          defer { place = start }
          return Fault(reason: .unknownClass, range: start..<place)
        }
        set.formUnion(named)
      } else if unit == .openBracket {
        set.formUnion(readBrackets())
      } else {
        return Fault(reason: .missingClass, range: start..<min(start + 1, units.count))
      }
      skipSpace()
      if unit == nil || unit == .semicolon { break }
      guard unit == .comma else {
        return Fault(reason: .missingSemicolon, range: place..<place + 1)
      }
      place += 1
      skipSpace()
      if unit == nil { return Fault(reason: .missingClass, range: place..<place) }
    }
    rules.append(name == "required" ? .required(set) : .allowed(set))
    return nil
  }

  /// Reads a set between brackets; one that is never closed counts as empty.
  private mutating func readBrackets() -> PasswordCharacters {
    let open = place
    var bytes: [UInt8] = []
    place += 1
    while let unit, unit != .closeBracket {
      if !unit.isPrintable {
        note(.notPrintable, .ignored, place..<place + 1)
      } else if unit == .hyphen && place != open + 1 {
        note(.hyphenInside, .ignored, place..<place + 1)
      } else {
        bytes.append(UInt8(unit))
      }
      place += 1
    }
    if unit == nil {
      note(.openBracket, .ignored, open..<place)
      return []
    }
    place += 1
    // The first of two closing brackets is a character.
    if unit == .closeBracket {
      bytes.append(UInt8(UInt16.closeBracket))
      place += 1
    }
    if bytes.isEmpty { note(.emptyBrackets, .ignored, open..<place) }
    return PasswordCharacters(bytes)
  }
}

extension PasswordRulesReader {
  /// The unit at hand; `nil` at the end.
  var unit: UInt16? { place < units.count ? units[place] : nil }

  private mutating func skipSpace() {
    while let unit, unit.isSpace { place += 1 }
  }

  private mutating func readName() -> String {
    let start = place
    while let unit, unit.isNameUnit { place += 1 }
    return String(decoding: units[start..<place], as: UTF16.self)
  }

  mutating func note(
    _ reason: PasswordRulesDiagnostic.Reason, _ consequence: PasswordRulesDiagnostic.Consequence,
    _ range: Range<Int>
  ) {
    diagnostics.append(PasswordRulesDiagnostic(reason, consequence, at: range))
  }

  /// Notes a fault, now that it is known whether the reference finds its way again.
  private mutating func note(_ fault: Fault, recovering: Bool) {
    let recovers = unit == nil || unit == .semicolon
    note(fault.reason, recovers ? .ruleLost : .allLost, fault.range)
  }
}

extension PasswordCharacters {
  /// The class of a name in small letters.
  fileprivate init?(named name: String) {
    switch name {
    case "upper": self = .upper
    case "lower": self = .lower
    case "digit": self = .digit
    case "special": self = .special
    case "ascii-printable": self = .asciiPrintable
    case "unicode": self = .unicode
    default: return nil
    }
  }
}

extension UInt16 {
  fileprivate static let comma: UInt16 = 0x2C
  fileprivate static let hyphen: UInt16 = 0x2D
  fileprivate static let colon: UInt16 = 0x3A
  fileprivate static let semicolon: UInt16 = 0x3B
  fileprivate static let openBracket: UInt16 = 0x5B
  fileprivate static let closeBracket: UInt16 = 0x5D

  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
  fileprivate var isPrintable: Bool { 0x20...0x7E ~= self }
  fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(self) }
  fileprivate var isNameUnit: Bool {
    0x61...0x7A ~= self || 0x41...0x5A ~= self || self == .hyphen
  }
}
