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
    mask.formatted(content(of: text))
  }

  public func formatted(value: String) -> MaskedText { mask.formatted(value: value) }

  public func formatted(_ text: String, remembering memory: inout MaskMemory) -> MaskedText {
    mask.formatted(content(of: text), remembering: &memory)
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
    change.replacement = content(of: change.replacement)
    return change
  }

  /// A text that is put in, without a label. A word that nobody listed is one too if the text fits only
  /// without it: `Госномер А123ВС77` is the plate behind the word.
  private func content(of text: String) -> String {
    let text = text.withoutLabel(labels)
    guard let rest = text.withoutFirstWord, mask.formatted(text).refused > 0 else { return text }
    let alone = mask.formatted(rest)
    return alone.refused == 0 && alone.isComplete ? rest : text
  }
}

extension String {
  /// The text without white space and invisible marks around it, and without one of some words in
  /// front if no letter or digit stands behind it. A sign that belongs to the word goes along:
  /// `IBAN: DE…`, `СНИЛС № 112…`, but not in `IPv6 ::1`.
  func withoutLabel(_ labels: [String]) -> String {
    let text = Self.trimmed(unicodeScalars[...])
    for label in labels {
      let rest = text.dropFirst(label.unicodeScalars.count)
      guard let sign = rest.first, !sign.properties.isAlphabetic,
        sign.properties.numericType == nil,
        String(text.prefix(label.unicodeScalars.count)).lowercased() == label.lowercased()
      else { continue }
      var content = Self.trimmed(rest)
      let isGlued = content.startIndex == rest.startIndex
      if let first = content.first {
        let behind = content.dropFirst()
        let endsWord = isGlued || (behind.first.map(Self.isPadding) ?? true)
        if "№#=-–—".unicodeScalars.contains(first) || first == ":" && endsWord {
          content = Self.trimmed(behind)
        }
      }
      return String(content)
    }
    return String(text)
  }

  /// What stands behind a first word of letters, and behind a colon or space; `nil` where there is none.
  fileprivate var withoutFirstWord: String? {
    let rest = unicodeScalars.drop { $0.properties.isAlphabetic }
    guard rest.startIndex != startIndex, let sign = rest.first, sign == ":" || Self.isPadding(sign)
    else { return nil }
    return String(Self.trimmed(sign == ":" ? rest.dropFirst() : rest))
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    let start = text.drop(while: isPadding)
    let end = start.lastIndex { !isPadding($0) }.map(start.index(after:)) ?? start.startIndex
    return start[..<end]
  }

  /// White space, and marks that look like nothing: those of direction come along from messengers, a
  /// byte order mark with files.
  private static func isPadding(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
  }
}
