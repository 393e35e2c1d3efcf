/// What a field needs of whatever formats it: a mask, a choice of masks, a number, a date.
///
/// Every member is a function of its arguments: no locale, clock or other state is read, so equal
/// calls give equal answers on every thread.
public protocol Masking: Sendable {
  /// Applies one change to a displayed text.
  ///
  /// A refused change gives the text back as it was, and says why.
  /// - Throws: `RangeError` when the change's range does not fit `text`.
  func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText

  /// Applies one change as `applying(_:to:)` does, with what the field remembers beside its text.
  ///
  /// Only masks that a text does not determine need it; the default ignores `memory`.
  func applying(
    _ change: TextChange, to text: String, remembering memory: inout MaskMemory
  ) throws(RangeError) -> MaskedText

  /// Applies one change for a caller that only shows the text: the answer's `value` may be empty.
  ///
  /// A field reads the value when somebody asks for it. The default applies the change in full.
  func showing(
    _ change: TextChange, in text: String, remembering memory: inout MaskMemory
  ) throws(RangeError) -> MaskedText

  /// Formats a text as `formatted(_:)` does, and starts `memory` anew.
  func formatted(_ text: String, remembering memory: inout MaskMemory) -> MaskedText

  /// Formats a value as `formatted(value:)` does, and starts `memory` anew.
  func formatted(value: String, remembering memory: inout MaskMemory) -> MaskedText

  /// Formats a text that a program assigned: a rendering stays, anything else is read as a paste.
  func formatted(_ text: String) -> MaskedText

  /// Formats a value that a program assigned: every character is data.
  func formatted(value: String) -> MaskedText

  /// The value behind a displayed text.
  func value(of text: String) -> String

  /// Whether nothing is missing in a displayed text.
  func isComplete(_ text: String) -> Bool

  /// What an empty field shows when it gets the focus, such as a fixed prefix.
  var prefix: String { get }

  /// The rest of the template behind `text`, for a ghost or placeholder. Never part of the text.
  func hint(behind text: String) -> String
}

extension Masking {
  public func applying(
    _ change: TextChange, to text: String, remembering memory: inout MaskMemory
  ) throws(RangeError) -> MaskedText {
    try applying(change, to: text)
  }

  public func showing(
    _ change: TextChange, in text: String, remembering memory: inout MaskMemory
  ) throws(RangeError) -> MaskedText {
    try applying(change, to: text, remembering: &memory)
  }

  public func formatted(_ text: String, remembering memory: inout MaskMemory) -> MaskedText {
    formatted(text)
  }

  public func formatted(value: String, remembering memory: inout MaskMemory) -> MaskedText {
    formatted(value: value)
  }
}
