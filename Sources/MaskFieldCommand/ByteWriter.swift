import Foundation

/// Collects output and writes it in large pieces.
struct ByteWriter: ~Copyable {
  private static let capacity = 1 << 18
  private let descriptor: CInt
  private var buffer: [UInt8] = []

  init(_ descriptor: CInt) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity + 4096)
  }

  mutating func append(_ bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  mutating func append(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes what was collected.
  mutating func flush() {
    Self.write(buffer[...], to: descriptor)
    buffer.removeAll(keepingCapacity: true)
  }

  deinit {
    Self.write(buffer[...], to: descriptor)
  }

  /// Writes all bytes. A reader that has gone away ends the program quietly; a full disk does not.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: CInt) {
    var rest = bytes
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { raw in
        unsafe Foundation.write(descriptor, raw.baseAddress, raw.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        exit(ExitCode.good.rawValue)
      } else if errno == EAGAIN {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe Foundation.poll(&poll, 1, -1)
      } else if errno != EINTR {
        if descriptor != STDERR_FILENO {
          Console.error("maskfield: cannot write: \(unsafe String(cString: strerror(errno)))\n")
        }
        exit(ExitCode.unusable.rawValue)
      }
    }
  }
}
