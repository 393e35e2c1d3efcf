/// A text read for its keys.
struct PhoneText {
  /// The keys, as many as fit.
  private(set) var keys = PhoneKeys()
  /// Letters and digits that are no part of the number: an extension, a word behind it.
  private(set) var leftOut = 0

  /// Reads what somebody wrote or another program holds: words in front are passed over, and the
  /// number ends at a letter, `;`, `,`, `#` or a second plus.
  init(pasted text: String) {
    var hasEnded = false
    for scalar in text.unicodeScalars {
      let key = Self.key(scalar)
      if hasEnded {
        if key != nil || scalar.properties.isAlphabetic { leftOut += 1 }
      } else if let key, key >= 0 {
        if keys.count < PhoneMask.digitLimit { keys.append(key) } else { leftOut += 1 }
      } else if key != nil {
        if keys.count > 0 { hasEnded = true } else { keys = PhoneKeys(hasPlus: true) }
      } else if keys.count > 0 && Self.endsNumber(scalar) {
        hasEnded = true
        if scalar.properties.isAlphabetic { leftOut += 1 }
      }
    }
  }

  private static func endsNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ";", ",", "#", "\n": true
    default: scalar.properties.isAlphabetic
    }
  }

  /// The digit that a scalar stands for in any script, -1 for a plus, `nil` for anything else.
  static func key(_ scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value &- 0x30 < 10 { return Int(value &- 0x30) }
    if value == 0x2B || value == 0xFF0B { return -1 }
    guard value >= 0x80, scalar.properties.numericType == .decimal,
      let digit = scalar.properties.numericValue
    else { return nil }
    return Int(digit)
  }

  /// Whether a typed scalar is one that people put between the digits, and that says nothing.
  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .spaceSeparator, .format: true
    default: "()[]./~".unicodeScalars.contains(scalar)
    }
  }
}
