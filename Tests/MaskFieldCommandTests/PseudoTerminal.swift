import Foundation

/// A terminal without a screen: what a program writes to it can be read, what is typed arrives.
final class PseudoTerminal {
  private let host: FileHandle
  private let guest: FileHandle

  struct Failure: Error { var what: String }

  init() throws {
    var number: CInt = -1
    var other: CInt = -1
    guard unsafe openpty(&number, &other, nil, nil, nil) == 0 else {
      throw Failure(what: "no pseudo terminal")
    }
    host = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    guest = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  func start(_ executable: URL, _ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    // A sanitizer in the program would take the signals that this test raises.
    process.environment = [
      "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no",
      "ASAN_OPTIONS": "handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_abort=0",
    ]
    process.standardInput = guest
    process.standardOutput = guest
    process.standardError = guest
    try process.run()
    return process
  }

  /// The flags of the terminal's mode.
  func mode() throws -> [UInt32] {
    var mode = termios()
    guard unsafe tcgetattr(guest.fileDescriptor, &mode) == 0 else {
      throw Failure(what: "no mode")
    }
    return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag].map { UInt32($0) }
  }

  func type(_ text: String) {
    host.write(Data(text.utf8))
  }

  /// Reads what the program writes until `text` has come, and gives all of it.
  @discardableResult
  func read(until text: String) throws -> String {
    var seen = Data()
    while seen.range(of: Data(text.utf8)) == nil {
      // Only so that a program that says nothing fails the test instead of stopping it.
      var waiting = pollfd(fd: host.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let piece = unsafe poll(&waiting, 1, 60_000) > 0 ? host.availableData : Data()
      if piece.isEmpty { throw Failure(what: "the terminal fell silent") }
      seen += piece
    }
    return String(decoding: seen, as: UTF8.self)
  }
}
