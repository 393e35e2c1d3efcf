import CMaskCore

/// Owns one secret, and wipes it in the end.
///
/// Unchecked because `SecretText` changes it only while it holds the one reference to it.
@safe final class CoreSecret: @unchecked Sendable {
  /// What a change came to.
  struct Outcome {
    var caret: Int
    var taken: Int
    var refused: Int
    var refusal: Refusal?
    var isChanged: Bool
  }

  private let handle: OpaquePointer

  /// An empty secret; `nil` when memory runs out.
  init?() {
    guard let handle = unsafe maskcore_secret_create() else { return nil }
    unsafe self.handle = handle
  }

  private init?(copying other: OpaquePointer) {
    guard let handle = unsafe maskcore_secret_copy(other) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe maskcore_secret_free(handle) }

  func copy() -> CoreSecret? { unsafe CoreSecret(copying: handle) }

  var size: TextOffset { TextOffset(unsafe maskcore_secret_size(handle)) }

  var count: Int { unsafe maskcore_secret_count(handle) }

  func isEqual(to other: CoreSecret) -> Bool { unsafe maskcore_secret_equal(handle, other.handle) }

  func boundary(_ utf16: Int, _ side: maskcore_side) -> Int {
    unsafe maskcore_secret_boundary(handle, max(0, utf16), side).utf16
  }

  func start(_ utf16: Int) -> Int { boundary(utf16, MASKCORE_AT_OR_BEFORE) }
  func end(_ utf16: Int) -> Int { boundary(utf16, MASKCORE_AT_OR_AFTER) }
  func before(_ utf16: Int) -> Int { boundary(utf16, MASKCORE_BEFORE) }
  func after(_ utf16: Int) -> Int { boundary(utf16, MASKCORE_AFTER) }

  func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    let bytes = unsafe UnsafeRawBufferPointer(
      start: maskcore_secret_bytes(handle), count: size.utf8)
    return try unsafe bytes.withMemoryRebound(to: UInt8.self) { try body(unsafe $0.span) }
  }

  func clear() { unsafe maskcore_secret_clear(handle) }

  /// Replaces a range of whole characters; `nil` when it does not fit.
  func replace(_ range: Range<Int>, with insert: Span<UInt8>) -> Outcome? {
    let result = unsafe insert.withUnsafeBufferPointer { insert in
      unsafe maskcore_secret_replace(handle, range.core, insert.baseAddress, insert.count)
    }
    return Outcome(result)
  }

  /// Edits by a mask; `nil` when the range does not fit or the outcome is too long.
  func edit(
    _ mask: CoreMask, _ range: Range<Int>, _ intent: TextChange.Intent, _ insert: Span<UInt8>
  ) -> Outcome? {
    let result = unsafe insert.withUnsafeBufferPointer { insert in
      unsafe maskcore_secret_edit(
        handle, mask.handle, range.core, intent.core, insert.baseAddress, insert.count)
    }
    return Outcome(result)
  }

  func hint(_ mask: CoreMask) -> String {
    withBytes { bytes in
      unsafe bytes.withUnsafeBufferPointer { unsafe mask.hint(behind: $0) }
    }
  }

  func isComplete(_ mask: CoreMask) -> Bool {
    unsafe maskcore_is_complete(mask.handle, maskcore_secret_bytes(handle), size.utf8)
  }
}

extension CoreSecret.Outcome {
  fileprivate init?(_ result: maskcore_result) {
    if result.status != MASKCORE_OK { return nil }
    self.init(
      caret: result.caret.utf16, taken: result.taken, refused: result.refused,
      refusal: Refusal(result.refusal), isChanged: result.changed)
  }
}

extension Range<Int> {
  fileprivate var core: maskcore_range {
    maskcore_range(
      start: Swift.max(0, lowerBound), end: Swift.max(0, upperBound), unit: MASKCORE_UTF16)
  }
}
