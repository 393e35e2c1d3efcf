import CMaskCore

extension CoreMask {
  func bound(forBytes size: Int) -> Int { unsafe maskcore_bound(handle, max(0, size)) }

  @inline(__always)
  func edit(
    _ text: Span<UInt8>, _ range: Range<Int>, _ intent: TextChange.Intent, _ insert: Span<UInt8>,
    into output: inout OutputSpan<UInt8>
  ) throws(MaskByteError) -> MaskEdit {
    guard range.lowerBound >= 0 else { throw .range }
    let range = maskcore_range(
      start: range.lowerBound, end: range.upperBound, unit: MASKCORE_UTF8)
    return try unsafe MaskEdit(
      text.withUnsafeBufferPointer { text in
        unsafe insert.withUnsafeBufferPointer { insert in
          unsafe Self.append(to: &output) { out in
            unsafe maskcore_edit(
              handle, text.baseAddress, text.count, range, intent.core, insert.baseAddress,
              insert.count, out.baseAddress, out.count)
          }
        }
      })
  }

  @inline(__always)
  func format(
    _ text: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) throws(MaskByteError) -> MaskEdit {
    let end = maskcore_range(start: text.count, end: text.count, unit: MASKCORE_UTF8)
    return try unsafe MaskEdit(
      text.withUnsafeBufferPointer { text in
        unsafe Self.append(to: &output) { out in
          unsafe maskcore_format(
            handle, text.baseAddress, text.count, end, out.baseAddress, out.count)
        }
      })
  }

  @inline(__always)
  func unmask(
    _ text: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) throws(MaskByteError) -> MaskEdit {
    try unsafe MaskEdit(
      text.withUnsafeBufferPointer { text in
        unsafe Self.append(to: &output) { out in
          unsafe maskcore_unmask(handle, text.baseAddress, text.count, out.baseAddress, out.count)
        }
      })
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
  @inline(__always)
  private static func append(
    to output: inout OutputSpan<UInt8>,
    _ call: (UnsafeMutableBufferPointer<UInt8>) -> maskcore_result
  ) -> maskcore_result {
    unsafe output.withUnsafeMutableBufferPointer { buffer, count in
      let rest = unsafe buffer.baseAddress.map { unsafe $0 + count }
      let result = unsafe call(
        UnsafeMutableBufferPointer(start: rest, count: buffer.count - count))
      count += result.status == MASKCORE_OK ? result.size : 0
      return result
    }
  }
}

extension MaskEdit {
  @inline(__always)
  fileprivate init(_ result: maskcore_result) throws(MaskByteError) {
    switch result.status {
    case MASKCORE_OK: break
    case MASKCORE_E_SPACE: throw .space(needed: result.size)
    case MASKCORE_E_RANGE: throw .range
    case MASKCORE_E_LIMIT: throw .limit
    default: throw .notUTF8
    }
    self.init(
      caret: TextOffset(result.caret), isComplete: result.complete, isChanged: result.changed,
      taken: result.taken, refused: result.refused, refusal: Refusal(result.refusal))
  }
}
