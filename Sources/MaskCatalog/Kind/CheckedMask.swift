public import MaskEngine

/// A mask together with what judges its content, half typed content too.
///
/// ```swift
/// let router = try CheckedMask(Mask("[099].[099].[099].[099]"), by: IPv4Check())
/// field.mask = router        // the field asks the check by itself
/// ```
///
/// Everything but the verdict is the mask's own, and so is what a paste comes to once the white space
/// around it and a label in front of it (`СНИЛС: 112-233-445 95`) are gone.
public struct CheckedMask: Masking, Validating {
  /// What formats the text.
  public let mask: any Masking
  /// What judges it.
  public let validator: any Validating
  /// Words that a paste may carry in front, with a space or colon behind.
  public let labels: [String]

  /// Puts a mask and a validator together.
  public init(_ mask: any Masking, by validator: any Validating, labels: [String] = []) {
    self.mask = mask
    self.validator = validator
    self.labels = labels
  }

  public func verdict(on text: String, value: String) -> Verdict {
    validator.verdict(on: text, value: value)
  }

  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    try mask.applying(unlabelled(change), to: text)
  }

  public func applying(
    _ change: TextChange, to text: String, remembering memory: inout MaskMemory
  ) throws(RangeError) -> MaskedText {
    try mask.applying(unlabelled(change), to: text, remembering: &memory)
  }

  public func formatted(_ text: String) -> MaskedText {
    mask.formatted(text.withoutLabel(labels))
  }

  public func formatted(value: String) -> MaskedText { mask.formatted(value: value) }

  public func formatted(_ text: String, remembering memory: inout MaskMemory) -> MaskedText {
    mask.formatted(text.withoutLabel(labels), remembering: &memory)
  }

  public func formatted(value: String, remembering memory: inout MaskMemory) -> MaskedText {
    mask.formatted(value: value, remembering: &memory)
  }

  public func value(of text: String) -> String { mask.value(of: text) }

  public func isComplete(_ text: String) -> Bool { mask.isComplete(text) }

  public var prefix: String { mask.prefix }

  public func hint(behind text: String) -> String { mask.hint(behind: text) }

  private func unlabelled(_ change: TextChange) -> TextChange {
    guard change.intent == .paste else { return change }
    var change = change
    change.replacement = change.replacement.withoutLabel(labels)
    return change
  }
}

extension String {
  /// The text without white space around it, and without one of some words in front if a space, colon
  /// or the like stands behind it.
  func withoutLabel(_ labels: [String]) -> String {
    let trimmed = trimmed
    for label in labels {
      let rest = trimmed.dropFirst(label.count)
      guard let sign = rest.first, !sign.isLetter, !sign.isNumber,
        trimmed.prefix(label.count).lowercased() == label.lowercased()
      else { continue }
      return String(rest.drop { !$0.isLetter && !$0.isNumber })
    }
    return String(trimmed)
  }

  private var trimmed: Substring {
    // A byte order mark comes along with files, and looks like nothing too.
    func isPadding(_ character: Character) -> Bool {
      character.isWhitespace || character == "\u{FEFF}"
    }
    let end = lastIndex { !isPadding($0) }.map(index(after:)) ?? startIndex
    return self[..<end].drop(while: isPadding)
  }
}
