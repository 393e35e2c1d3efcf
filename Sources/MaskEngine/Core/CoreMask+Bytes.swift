public import CMaskCore

// A call across modules costs as much as the edit: what edits and formats bytes is compiled into its
// callers. There a mask may have its last use in the call, so each keeps it until C is done.

extension CoreMask {
  func bound(forBytes size: Int) -> Int { unsafe maskcore_bound(handle, max(0, size)) }

  @inlinable @inline(__always)
  func edit(
    _ text: Span<UInt8>, _ range: Range<Int>, _ intent: TextChange.Intent, _ insert: Span<UInt8>,
    into output: inout OutputSpan<UInt8>
  ) throws(MaskByteError) -> MaskEdit {
    guard range.lowerBound >= 0 else { throw .range }
    defer { withExtendedLifetime(self) {} }
    var range = maskcore_range(
      start: range.lowerBound, end: range.upperBound, unit: MASKCORE_UTF8)
    let result = unsafe text.withUnsafeBufferPointer { text in
      unsafe insert.withUnsafeBufferPointer { insert in
        unsafe Self.append(to: &output) { out, result in
          unsafe maskcore_edit_at(
            handle, text.baseAddress, text.count, &range, intent.core, insert.baseAddress,
            insert.count, out.baseAddress, out.count, &result)
        }
      }
    }
    return try MaskEdit(result)
  }

  @inlinable @inline(__always)
  func format(
    _ text: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) throws(MaskByteError) -> MaskEdit {
    defer { withExtendedLifetime(self) {} }
    let end = maskcore_range(start: text.count, end: text.count, unit: MASKCORE_UTF8)
    let result = unsafe text.withUnsafeBufferPointer { text in
      unsafe Self.append(to: &output) { out, result in
        result = unsafe maskcore_format(
          handle, text.baseAddress, text.count, end, out.baseAddress, out.count)
      }
    }
    return try MaskEdit(result)
  }

  @inlinable @inline(__always)
  func unmask(
    _ text: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) throws(MaskByteError) -> MaskEdit {
    defer { withExtendedLifetime(self) {} }
    let result = unsafe text.withUnsafeBufferPointer { text in
      unsafe Self.append(to: &output) { out, result in
        result = unsafe maskcore_unmask(
          handle, text.baseAddress, text.count, out.baseAddress, out.count)
      }
    }
    return try MaskEdit(result)
  }

  func formatLines(
    _ text: Span<UInt8>, requiringComplete isComplete: Bool,
    into output: inout OutputSpan<UInt8>
  ) -> (lines: Int, bytes: Int) {
    unsafe text.withUnsafeBufferPointer { text in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let done = unsafe maskcore_format_lines(
          handle, text.baseAddress, text.count, isComplete, rest.baseAddress, rest.count)
        count += done.size
        return (done.lines, done.read)
      }
    }
  }

  /// Lets `call` write into the rest of `output`.
  @inlinable @inline(__always)
  static func append(
    to output: inout OutputSpan<UInt8>,
    _ call: (UnsafeMutableBufferPointer<UInt8>, inout maskcore_result) -> Void
  ) -> maskcore_result {
    var result = maskcore_result()
    unsafe output.withUnsafeMutableBufferPointer { buffer, count in
      let rest = unsafe buffer.baseAddress.map { unsafe $0 + count }
      unsafe call(
        UnsafeMutableBufferPointer(start: rest, count: buffer.count - count), &result)
      count += result.status == MASKCORE_OK ? result.size : 0
    }
    return result
  }
}

extension MaskEdit {
  @inlinable @inline(__always)
  init(_ result: maskcore_result) throws(MaskByteError) {
    guard result.status == MASKCORE_OK else { throw MaskByteError(result) }
    self.init(
      caret: TextOffset(result.caret), isComplete: result.complete, isChanged: result.changed,
      taken: result.taken, refused: result.refused, refusal: Refusal(result.refusal))
  }
}

extension MaskByteError {
  /// Why a call failed.
  @usableFromInline
  init(_ result: maskcore_result) {
    switch result.status {
    case MASKCORE_E_SPACE: self = .space(needed: result.size)
    case MASKCORE_E_RANGE: self = .range
    case MASKCORE_E_LIMIT: self = .limit
    default: self = .notUTF8
    }
  }
}
