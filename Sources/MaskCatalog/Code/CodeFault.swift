import MaskEngine

/// What is wrong with a code: a document's number, a postal code, an address of a machine.
public enum CodeFault: Sendable, Hashable {
  /// Characters are missing at the end.
  case tooShort(missing: Int)
  /// There are too many characters.
  case tooLong(surplus: Int)
  /// Another character stands where a digit belongs.
  case wantsDigit
  /// Another character stands where a letter belongs.
  case wantsLetter
  /// A character stands where it is not used.
  case notUsed
  /// The check digits do not fit the rest, so something is mistyped.
  case checkDigit
  /// The number holds a date that there is not.
  case noSuchDate
  /// All digits are the same, which is never given out.
  case allTheSame

  /// The fault in a plain English sentence.
  public var sentence: String {
    switch self {
    case .tooShort(1): "One more character is needed."
    case .tooShort(let missing): "\(missing) more characters are needed."
    case .tooLong(1): "There is one character too many."
    case .tooLong(let surplus): "There are \(surplus) characters too many."
    case .wantsDigit: "A digit belongs here."
    case .wantsLetter: "A letter belongs here."
    case .notUsed: "This is not used here."
    case .checkDigit: "The check digit does not fit: something is mistyped."
    case .noSuchDate: "The number holds a date that does not exist."
    case .allTheSame: "All digits are the same: such a number is not given out."
    }
  }

  /// The name of the fault as a finding, and the key of a translation.
  public var key: String {
    switch self {
    case .tooShort: "code.too-short"
    case .tooLong: "code.too-long"
    case .wantsDigit: "code.wants-digit"
    case .wantsLetter: "code.wants-letter"
    case .notUsed: "code.not-used"
    case .checkDigit: "code.check-digit"
    case .noSuchDate: "code.no-such-date"
    case .allTheSame: "code.all-the-same"
    }
  }

  /// Whether going on may mend it.
  public var isOpen: Bool { if case .tooShort = self { true } else { false } }

  private var parameters: [String: String] {
    switch self {
    case .tooShort(let count), .tooLong(let count): ["count": "\(count)"]
    default: [:]
    }
  }

  /// The fault as a finding at a place of the text.
  func finding(at range: Range<Int>?, severity: Finding.Severity = .error) -> Finding {
    Finding(key, sentence, severity: severity, parameters: parameters, at: range)
  }
}
