import CMaskCore

/// Calls a function of the C core with a buffer for what it writes, and hands over what it wrote;
/// `nil` when the call fails.
///
/// Short texts are written on the stack, so that the string made of them takes no more room than it
/// has to. Bounds are generous for long masks and texts, so those are measured first.
func withOutput<Value>(
  upTo bound: Int, of call: (UnsafeMutableBufferPointer<UInt8>) -> maskcore_result,
  _ body: (UnsafeBufferPointer<UInt8>, maskcore_result) -> Value
) -> Value? {
  var capacity = bound
  if capacity > 4096 {
    let measured = unsafe call(UnsafeMutableBufferPointer(start: nil, count: 0))
    guard measured.status == MASKCORE_OK || measured.status == MASKCORE_E_SPACE else { return nil }
    capacity = measured.size
  }
  return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { out in
    let result = unsafe call(out)
    guard result.status == MASKCORE_OK else { return nil }
    return unsafe body(UnsafeBufferPointer(rebasing: out[..<result.size]), result)
  }
}

extension MaskedText {
  /// What the core wrote, and what it says of it.
  init(_ text: UnsafeBufferPointer<UInt8>, value: String, _ result: maskcore_result) {
    unsafe self.init(
      text: String(decoding: text, as: UTF8.self), value: value, caret: TextOffset(result.caret),
      isComplete: result.complete, isChanged: result.changed, taken: result.taken,
      refused: result.refused, refusal: Refusal(result.refusal))
  }
}
