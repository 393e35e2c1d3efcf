import Foundation

/// Reads a file or standard input in large pieces and cuts it into lines.
struct LineReader: ~Copyable {
  /// What is read at once: small enough to stay in a core's cache while it is worked on.
  private static let capacity = 1 << 18
  private let descriptor: CInt
  private let name: String
  private var buffer: [UInt8] = []
  private var start = 0
  /// Up to where no line end was found behind `start`.
  private var searched = 0
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
    if status.st_mode & S_IFMT == S_IFIFO { PipeCapacity.raise(descriptor) }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  private static var reason: String { unsafe String(cString: strerror(errno)) }

  /// The next line with its line end, if it has one; `nil` at the end of the input.
  mutating func next() throws(UsageError) -> ArraySlice<UInt8>? {
    while !isAtEnd {
      if let end = newline(from: searched) { return take(upTo: end + 1) }
      searched = buffer.count
      try fill()
    }
    return rest(upTo: newline(from: start))
  }

  /// Puts all whole lines that are at hand into `lines`, one at least; behind the last line end, what is
  /// left. The memory of `lines` is that of a later read. `false` at the end of the input. Before it
  /// waits for input it asks for other work, piece by piece, until there is input or no more work.
  mutating func nextLines(
    into lines: inout [UInt8], beforeWaiting work: () -> Bool
  ) throws(UsageError) -> Bool {
    lines.removeAll(keepingCapacity: true)
    while !isAtEnd {
      if let end = buffer[searched...].lastIndex(of: 0x0A) {
        move(upTo: end + 1, into: &lines)
        return true
      }
      searched = buffer.count
      while !isReady && work() {}
      try fill()
    }
    move(upTo: buffer.count, into: &lines)
    return !lines.isEmpty
  }

  /// The bytes that come next, as many as are at hand; `nil` at the end of the input.
  mutating func nextChunk() throws(UsageError) -> ArraySlice<UInt8>? {
    if start == buffer.count && !isAtEnd { try fill() }
    return rest(upTo: nil)
  }

  /// Whether reading on would not have to wait.
  private var isReady: Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&state, 1, 0) != 0
  }

  /// Swaps the buffer, up to `end`, for empty `lines` and keeps what stands behind it.
  private mutating func move(upTo end: Int, into lines: inout [UInt8]) {
    lines += buffer[end...]
    buffer.removeSubrange(end...)
    buffer.removeSubrange(..<start)
    swap(&buffer, &lines)
    (start, searched) = (0, 0)
  }

  private mutating func take(upTo end: Int) -> ArraySlice<UInt8> {
    defer { (start, searched) = (end, end) }
    return buffer[start..<end]
  }

  /// What is left, up to the line end at `end` if there is one.
  private mutating func rest(upTo end: Int?) -> ArraySlice<UInt8>? {
    start < buffer.count ? take(upTo: end.map { $0 + 1 } ?? buffer.count) : nil
  }

  /// Where the next LF stands.
  private func newline(from index: Int) -> Int? {
    unsafe buffer.withUnsafeBytes { raw in
      guard index < raw.count, let base = raw.baseAddress else { return nil }
      guard let found = unsafe memchr(base + index, 0x0A, raw.count - index) else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Drops the lines that were given and reads on. Those who were given them may keep them.
  private mutating func fill() throws(UsageError) {
    if start > 0 {
      let rest = buffer[start...]
      buffer = []
      buffer.reserveCapacity(rest.count + Self.capacity)
      buffer += rest
      searched -= start
      start = 0
    }
    if buffer.capacity - buffer.count < Self.capacity / 2 {
      buffer.reserveCapacity(max(Self.capacity, 2 * buffer.count))
    }
    let room = buffer.capacity - buffer.count
    var count = 0
    buffer.append(addingCapacity: room) { span in
      unsafe span.withUnsafeMutableBufferPointer { raw, size in
        repeat {
          count = unsafe read(descriptor, raw.baseAddress! + size, room)
        } while count < 0 && errno == EINTR
        size += max(0, count)
      }
    }
    if count < 0 { throw UsageError("cannot read \(name): \(Self.reason)") }
    position += count
    isAtEnd = count == 0
  }
}
