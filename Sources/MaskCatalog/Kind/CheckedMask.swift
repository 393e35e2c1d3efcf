public import MaskEngine

/// A mask together with what judges its content, half typed content too.
///
/// ```swift
/// let router = try CheckedMask(Mask("[099].[099].[099].[099]"), by: IPv4Check())
/// field.mask = router        // the field asks the check by itself
/// ```
///
/// Everything but the verdict is the mask's own.
public struct CheckedMask: Masking, Validating {
  /// What formats the text.
  public let mask: any Masking
  /// What judges it.
  public let validator: any Validating

  /// Puts a mask and a validator together.
  public init(_ mask: any Masking, by validator: any Validating) {
    self.mask = mask
    self.validator = validator
  }

  public func verdict(on text: String, value: String) -> Verdict {
    validator.verdict(on: text, value: value)
  }

  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    try mask.applying(change, to: text)
  }

  public func applying(
    _ change: TextChange, to text: String, remembering memory: inout MaskMemory
  ) throws(RangeError) -> MaskedText {
    try mask.applying(change, to: text, remembering: &memory)
  }

  public func formatted(_ text: String) -> MaskedText { mask.formatted(text) }

  public func formatted(value: String) -> MaskedText { mask.formatted(value: value) }

  public func formatted(_ text: String, remembering memory: inout MaskMemory) -> MaskedText {
    mask.formatted(text, remembering: &memory)
  }

  public func formatted(value: String, remembering memory: inout MaskMemory) -> MaskedText {
    mask.formatted(value: value, remembering: &memory)
  }

  public func value(of text: String) -> String { mask.value(of: text) }

  public func isComplete(_ text: String) -> Bool { mask.isComplete(text) }

  public var prefix: String { mask.prefix }

  public func hint(behind text: String) -> String { mask.hint(behind: text) }
}
