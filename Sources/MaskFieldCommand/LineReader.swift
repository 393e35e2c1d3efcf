import Foundation

/// Reads a file or standard input in large pieces and cuts it into lines.
struct LineReader: ~Copyable {
  private static let capacity = 1 << 22
  private let descriptor: CInt
  private let name: String
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// How many bytes were read so far.
  private(set) var position = 0
  /// The size of the input, if it is a regular file.
  let size: Int?

  /// Opens a file; `-` is standard input.
  init(_ file: String) throws(UsageError) {
    name = file == "-" ? "standard input" : file
    descriptor = file == "-" ? STDIN_FILENO : unsafe open(file, O_RDONLY | O_CLOEXEC)
    var status = stat()
    let failed = unsafe fstat(descriptor, &status) != 0
    if failed { throw UsageError("cannot read \(name): \(Self.reason)") }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  private static var reason: String { unsafe String(cString: strerror(errno)) }

  /// The next line with its line end, if it has one; `nil` at the end of the input.
  mutating func next() throws(UsageError) -> ArraySlice<UInt8>? {
    var searched = 0
    while true {
      if let end = newline(from: start + searched) {
        defer { start = end + 1 }
        return buffer[start...end]
      }
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? buffer[start...] : nil
      }
      searched = buffer.count - start
      try fill()
    }
  }

  /// All whole lines that are at hand, one at least; behind the last line end, what is left.
  mutating func nextLines() throws(UsageError) -> ArraySlice<UInt8>? {
    while !isAtEnd {
      if let end = buffer[start...].lastIndex(of: 0x0A) {
        defer { start = end + 1 }
        return buffer[start...end]
      }
      try fill()
    }
    defer { start = buffer.count }
    return start < buffer.count ? buffer[start...] : nil
  }

  /// The bytes that come next, as many as are at hand; `nil` at the end of the input.
  mutating func nextChunk() throws(UsageError) -> ArraySlice<UInt8>? {
    if start == buffer.count {
      if isAtEnd { return nil }
      try fill()
    }
    defer { start = buffer.count }
    return start < buffer.count ? buffer[start...] : nil
  }

  /// Where the next LF stands.
  private func newline(from index: Int) -> Int? {
    unsafe buffer.withUnsafeBytes { raw in
      guard index < raw.count, let base = raw.baseAddress else { return nil }
      guard let found = unsafe memchr(base + index, 0x0A, raw.count - index) else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Drops the lines that were given and reads on.
  private mutating func fill() throws(UsageError) {
    var count = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: Self.capacity) { raw, size in
      repeat {
        count = unsafe read(descriptor, raw.baseAddress, raw.count)
      } while count < 0 && errno == EINTR
      size = max(0, count)
    }
    if count < 0 { throw UsageError("cannot read \(name): \(Self.reason)") }
    if start == buffer.count {
      buffer = chunk
    } else {
      buffer.removeFirst(start)
      buffer.append(contentsOf: chunk)
    }
    start = 0
    position += count
    isAtEnd = count == 0
  }
}
