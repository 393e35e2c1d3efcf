#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A password that was made, in memory of its own that is wiped when nobody needs it any more.
///
/// ```swift
/// let password = try PasswordGenerator().password()
/// print(password)                // "••••"
/// show(password.revealed())      // a String: a copy that nobody can wipe
/// ```
///
/// It belongs to the thread or actor that made it.
@safe public final class GeneratedPassword {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// How many characters it has, which are ASCII.
  public private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    unsafe bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe bytes.initialize(repeating: 0, count: capacity)
  }

  deinit {
    wipe()
    unsafe bytes.deallocate()
  }

  /// Calls `body` with the characters as UTF-8, which are there during the call only.
  public func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try body(unsafe Span(_unsafeStart: bytes, count: count))
  }

  /// The password as a string: a copy that cannot be wiped. Ask for it where a person is to see it.
  public func revealed() -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Forgets the password: zeros take its place in memory, and it has no characters any more.
  public func wipe() {
    // Neither call may be left out by the optimizer, as storing zeros oneself may.
    #if canImport(Darwin)
      unsafe memset_s(bytes, capacity, 0, capacity)
    #elseif canImport(Glibc) || canImport(Musl)
      unsafe explicit_bzero(bytes, capacity)
    #else
      for place in 0..<capacity { unsafe bytes[place] = 0 }
    #endif
    count = 0
  }

  func append(_ byte: UInt8) {
    guard count < capacity else { return }
    unsafe bytes[count] = byte
    count += 1
  }
}

extension GeneratedPassword: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// Bullets, whatever the length.
  public var description: String { "••••" }
  /// The same, for the debugger.
  public var debugDescription: String { description }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["password": description]) }
}
