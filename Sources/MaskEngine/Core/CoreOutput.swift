import CMaskCore

/// Calls a function of the C core with a buffer for what it writes, and hands over what it wrote;
/// `nil` when the call fails.
///
/// Short texts are written on the stack, so that the string made of them takes no more room than it
/// has to. A text that finds no room there is written again, where it has as much as it needs.
@inline(__always)
func withOutput<Value>(
  of call: (UnsafeMutableBufferPointer<UInt8>) -> maskcore_result,
  _ body: (UnsafeBufferPointer<UInt8>, maskcore_result) -> Value
) -> Value? {
  var needed = 0
  let value: Value? = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { out in
    let result = unsafe call(out)
    if result.status == MASKCORE_OK {
      return unsafe body(UnsafeBufferPointer(start: out.baseAddress, count: result.size), result)
    }
    needed = result.status == MASKCORE_E_SPACE ? result.size : 0
    return nil
  }
  return unsafe needed == 0 ? value : withOutput(ofSize: needed, of: call, body)
}

/// The same for a text whose size is known.
@inline(never)
private func withOutput<Value>(
  ofSize size: Int, of call: (UnsafeMutableBufferPointer<UInt8>) -> maskcore_result,
  _ body: (UnsafeBufferPointer<UInt8>, maskcore_result) -> Value
) -> Value? {
  unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { out in
    let result = unsafe call(out)
    guard result.status == MASKCORE_OK else { return nil }
    return unsafe body(UnsafeBufferPointer(start: out.baseAddress, count: result.size), result)
  }
}

extension String {
  /// Lends the bytes to a call; only a string that is not Swift's own is copied for it.
  @inline(__always) @safe
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Copies what the core wrote. Up to 15 bytes this way costs half of what decoding does.
  init(written bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.init(unsafeUninitializedCapacity: bytes.count) { out in
      unsafe out.update(fromContentsOf: bytes)
    }
  }
}

extension MaskedText {
  /// What the core wrote, and what it says of it.
  @inline(__always)
  init(
    _ text: UnsafeBufferPointer<UInt8>, value source: ValueSource, _ result: maskcore_result
  ) {
    unsafe self.init(
      text: String(written: text), source: source, caret: TextOffset(result.caret),
      isComplete: result.complete, isChanged: result.changed, taken: result.taken,
      refused: result.refused, refusal: Refusal(result.refusal))
  }
}
