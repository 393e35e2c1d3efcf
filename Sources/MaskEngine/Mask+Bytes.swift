/// The same calls on UTF-8 in the caller's buffers: they allocate nothing.
extension Mask {
  /// A capacity that is enough for any call on `size` bytes of text and insertion together.
  public func bound(forBytes size: Int) -> Int { core.bound(forBytes: size) }

  /// Applies one change and appends the outcome to `output`.
  ///
  /// ```swift
  /// var out = OutputSpan<UInt8>(buffer: buffer, initializedCount: 0)
  /// let edit = try mask.apply(replacing: 6..<6, of: text.span, with: key.span, into: &out)
  /// ```
  /// - Parameters:
  ///   - range: What is replaced, in bytes of `text`.
  ///   - text: What is displayed.
  ///   - insert: What replaces the range.
  ///   - intent: What the person did.
  ///   - output: Where the outcome is appended.
  /// - Returns: The caret and what was taken and refused.
  /// - Throws: `MaskByteError`; nothing is appended then.
  @inlinable @inline(__always)
  public func apply(
    replacing range: Range<Int>, of text: Span<UInt8>, with insert: Span<UInt8>,
    intent: TextChange.Intent = .insert, into output: inout OutputSpan<UInt8>
  ) throws(MaskByteError) -> MaskEdit {
    try core.edit(text, range, intent, insert, into: &output)
  }

  /// Formats a text as `formatted(_:)` does, and appends it to `output`.
  /// - Throws: `MaskByteError`; nothing is appended then.
  @inlinable @inline(__always)
  public func format(
    _ text: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) throws(MaskByteError) -> MaskEdit {
    try core.format(text, into: &output)
  }

  /// Appends the value of a displayed text to `output`.
  /// - Throws: `MaskByteError`; nothing is appended then.
  @inlinable @inline(__always)
  public func unmask(
    _ text: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) throws(MaskByteError) -> MaskEdit {
    try core.unmask(text, into: &output)
  }

  /// Formats lines, each as `format(_:into:)` does, and keeps their ends, until one needs a word
  /// with somebody.
  ///
  /// It stops in front of a line that is not taken whole, does not fill the mask (if `isComplete`
  /// asks for that), is no UTF-8, or finds no room. Take that one with `format(_:into:)`, and go on
  /// behind it.
  /// - Returns: The lines, and the bytes of `text`, that were done.
  public func formatLines(
    _ text: Span<UInt8>, requiringComplete isComplete: Bool = false,
    into output: inout OutputSpan<UInt8>
  ) -> (lines: Int, bytes: Int) {
    core.formatLines(text, requiringComplete: isComplete, into: &output)
  }
}
