import MaskEngine

/// What may stand in one place of a code, by the symbol that patterns of the tables write for it.
enum CodeSlot: Unicode.Scalar, CaseIterable, Sendable {
  case digit = "0"
  case letter = "U"
  case letterOrDigit = "N"
  case hexadecimal = "h"
  /// A digit, or one of the letters that stand for digits in an Italian codice fiscale.
  case omocodia = "o"
  /// A digit or X, the check character of ISO 7064 mod 11-2.
  case digitOrX = "x"
  case zero = "z"
  case letterZ = "Z"
  /// The Cyrillic letters that have a Latin twin, and the twins.
  case plateLetter = "L"
  /// Letters and digits without I, O and Q, which look like digits.
  case vehicle = "v"

  /// What the slot takes, in upper case.
  private var accepted: [ClosedRange<Unicode.Scalar>] {
    switch self {
    case .digit: ["0"..."9"]
    case .letter: ["A"..."Z"]
    case .letterOrDigit: ["0"..."9", "A"..."Z"]
    case .hexadecimal: ["0"..."9", "A"..."F"]
    case .omocodia: ["0"..."9", "L"..."N", "P"..."V"]
    case .digitOrX: ["0"..."9", "X"..."X"]
    case .zero: ["0"..."0"]
    case .letterZ: ["Z"..."Z"]
    case .plateLetter: Self.plateLetters.unicodeScalars.map { $0...$0 }
    case .vehicle: ["0"..."9", "A"..."H", "J"..."N", "P"..."P", "R"..."Z"]
    }
  }

  /// Russian plates: ГОСТ Р 50577 allows the twelve letters that Latin has, too.
  private static let plateLetters = "АВЕКМНОРСТУХABEKMHOPCTYX"

  /// Whether an upper-case scalar may stand there.
  func takes(_ scalar: Unicode.Scalar) -> Bool {
    let isDigit = ("0"..."9").contains(scalar)
    let isLetter = ("A"..."Z").contains(scalar)
    return switch self {
    case .digit: isDigit
    case .letter: isLetter
    case .letterOrDigit: isDigit || isLetter
    case .hexadecimal: isDigit || ("A"..."F").contains(scalar)
    case .omocodia: isDigit || ("L"..."V").contains(scalar) && scalar != "O"
    case .digitOrX: isDigit || scalar == "X"
    case .zero: scalar == "0"
    case .letterZ: scalar == "Z"
    case .plateLetter: Self.plateLetters.unicodeScalars.contains(scalar)
    case .vehicle: isDigit || isLetter && !"IOQ".unicodeScalars.contains(scalar)
    }
  }

  /// Whether only digits may stand there.
  var isDigit: Bool { self == .digit || self == .zero }
  /// Whether only letters may stand there.
  var isLetter: Bool { self == .letter || self == .letterZ || self == .plateLetter }

  /// The slots as a mask knows them. Letters are raised, and made small in
  /// hexadecimal numbers. `k` is an optional hexadecimal digit, `i` also takes `:` and `.`.
  static let classes: [SlotClass] =
    allCases.filter { $0 != .digit }.map { slot in
      SlotClass(
        slot.rawValue, accepting: slot.accepted,
        letterCase: slot == .hexadecimal ? .lower : .upper)
    } + [
      SlotClass(
        "k", accepting: CodeSlot.hexadecimal.accepted, isOptional: true, letterCase: .lower),
      SlotClass(
        "i", accepting: CodeSlot.hexadecimal.accepted + [":"...":", "."..."."], isOptional: true,
        letterCase: .lower),
    ]
}
