extension KeyboardType {
  /// Where the digits stand.
  public enum DigitPlane: Sendable, Hashable, CaseIterable {
    /// On the plane that is shown first.
    case first
    /// One plane away.
    case second
    /// There is nothing else, or little else.
    case only
  }

  /// Where the digits stand on an iPhone.
  public var digits: DigitPlane {
    switch self {
    case .numbersAndPunctuation: .first
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .only
    default: .second
    }
  }

  /// The keys that this type brings to the front, beyond letters and digits.
  public func prominentKeys(in region: KeyboardRegion = .ascii) -> [String] {
    switch self {
    case .URL: [".", "/", ".com"]
    case .phonePad: ["*", "#", "+", ",", ";"]
    case .emailAddress: [" ", "@", "."]
    case .decimalPad: [region.decimalSeparator]
    case .twitter: ["@", "#"]
    case .webSearch: [" ", "."]
    default: []
    }
  }

  /// Whether a tap on an iPhone's keyboard of this type can bring `character`.
  ///
  /// - Parameters:
  ///   - character: What the key would insert.
  ///   - region: The digits and the separator of the keyboard.
  public func produces(_ character: Character, in region: KeyboardRegion = .ascii) -> Bool {
    switch self {
    case .default, .namePhonePad, .emailAddress, .twitter, .webSearch:
      return true
    case .asciiCapable:
      guard let ascii = character.asciiValue, character != "\r\n" else { return false }
      return (0x20...0x7E).contains(ascii)
    case .numbersAndPunctuation: return character.isPrintable
    case .URL: return character.isPrintable && !character.isWhitespace
    case .numberPad: return region.digits.contains(character)
    case .phonePad: return "0123456789*#+,;".contains(character)
    case .decimalPad:
      return region.digits.contains(character) || region.decimalSeparator == String(character)
    case .asciiCapableNumberPad: return "0123456789".contains(character)
    }
  }
}

extension Character {
  /// Whether it leaves a mark or a space: no control character, no line break, nothing unassigned.
  fileprivate var isPrintable: Bool {
    unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
      default: true
      }
    }
  }
}
