import Foundation

/// A value behind a lock, for callbacks that may come from anywhere.
///
/// Unchecked because the lock is held whenever the value is touched.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
