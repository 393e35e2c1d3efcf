import CMaskCore

/// Calls a function of the C core with a buffer for what it writes, and makes a string of that; `nil`
/// when the call fails. What it says of it is in `result`, which is filled in only where it is used, so
/// that nothing of it is copied on the way.
///
/// Short texts are written on the stack, so that the string made of them takes no more room than it
/// has to. A text that finds no room there is written again, where it has as much as it needs.
@inline(__always)
func written(
  _ result: inout maskcore_result,
  by call: (UnsafeMutableBufferPointer<UInt8>, inout maskcore_result) -> Void
) -> String? {
  let text: String? = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { out in
    unsafe call(out, &result)
    return unsafe result.text(in: out)
  }
  return unsafe result.status == MASKCORE_E_SPACE
    ? written(&result, byTakingAsMuchAs: result.size, call) : text
}

/// The same where nothing but the text counts; empty when the call fails.
@inline(__always)
func written(by call: (UnsafeMutableBufferPointer<UInt8>) -> maskcore_result) -> String {
  var result = maskcore_result()
  return unsafe written(&result) { out, result in result = unsafe call(out) } ?? ""
}

/// The same for a text whose size is known.
@inline(never)
private func written(
  _ result: inout maskcore_result, byTakingAsMuchAs size: Int,
  _ call: (UnsafeMutableBufferPointer<UInt8>, inout maskcore_result) -> Void
) -> String? {
  unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { out in
    unsafe call(out, &result)
    return unsafe result.text(in: out)
  }
}

extension maskcore_result {
  /// What was written to `out`; `nil` after a failure.
  @inline(__always)
  fileprivate func text(in out: UnsafeMutableBufferPointer<UInt8>) -> String? {
    guard status == MASKCORE_OK else { return nil }
    return unsafe String(written: UnsafeBufferPointer(start: out.baseAddress, count: size))
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
  init(_ text: String, value source: ValueSource, _ result: maskcore_result) {
    self.init(
      text: text, source: source, caret: TextOffset(result.caret), isComplete: result.complete,
      isChanged: result.changed, taken: result.taken, refused: result.refused,
      refusal: Refusal(result.refusal))
  }
}
