import CMaskTerminal
import Foundation

/// The terminal, borrowed for a full-screen program.
///
/// While it is open it is in raw mode on its second screen, with bracketed paste. It is given back
/// by `close()`, at exit, and by every signal that ends or stops the process, a crash included.
/// Only SIGKILL leaves it as it is (`reset` then mends it).
public final class Terminal {
  private static let enter = "\u{1B}[?1049h\u{1B}[?2004h"
  private static let leave = "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1049l\u{1B}[0m\u{1B}[?25h"

  private var renderer: Renderer
  private var decoder = KeyDecoder()

  /// Whether standard input and output are a terminal.
  public static var isAvailable: Bool {
    isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0
  }

  /// Borrows the terminal on standard input and output; `nil` when there is none.
  ///
  /// Colours are left out when the environment says `NO_COLOR` or the terminal is `dumb`.
  public init?() {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    renderer = Renderer(isColored: !isPlain)
    guard Self.isAvailable, unsafe maskterminal_open(STDIN_FILENO, Self.enter, Self.leave) else {
      return nil
    }
  }

  deinit { maskterminal_close() }

  /// Gives the terminal back. Closing twice is fine.
  public func close() {
    maskterminal_close()
  }

  /// The size in cells; 80 by 24 when the terminal does not say.
  public var size: (columns: Int, rows: Int) {
    var columns = 80
    var rows = 24
    if unsafe maskterminal_size(STDOUT_FILENO, &columns, &rows) { return (columns, rows) }
    return (80, 24)
  }

  /// Shows a picture.
  public func show(_ frame: Frame) {
    let (columns, rows) = size
    write(renderer.output(for: frame, columns: columns, rows: rows))
  }

  /// Waits for keys. An empty answer means that the window changed; `nil` that the input has ended.
  public func keys() -> [Key]? {
    while true {
      let wakeups = maskterminal_wakeups()
      var polls = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeups, events: Int16(POLLIN), revents: 0),
      ]
      let ready = unsafe poll(&polls, nfds_t(polls.count), decoder.isWaiting ? 50 : -1)
      if ready < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if ready == 0 {
        let keys = decoder.flush()
        if keys.isEmpty { continue }
        return keys
      }
      if polls[1].revents != 0 {
        _ = read(from: wakeups)
        renderer.invalidate()
        return []
      }
      guard let bytes = read(from: STDIN_FILENO), !bytes.isEmpty else { return nil }
      let keys = decoder.decode(bytes)
      if !keys.isEmpty { return keys }
    }
  }

  /// What can be read at once; empty at the end, `nil` on an error.
  private func read(from descriptor: CInt) -> [UInt8]? {
    let capacity = 4096
    var count = -1
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, size in
      repeat {
        count = unsafe Foundation.read(descriptor, buffer.baseAddress, capacity)
      } while count < 0 && errno == EINTR
      size = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Foundation.write(STDOUT_FILENO, buffer.baseAddress, buffer.count)
      }
      if written < 0 && errno == EINTR { continue }
      if written <= 0 { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
