import Foundation

/// Standard output and standard error, for short texts.
enum Console {
  static func print(_ text: String) {
    ByteWriter.write(Array(text.utf8)[...], to: STDOUT_FILENO)
  }

  static func error(_ text: String) {
    ByteWriter.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }

  /// Whether standard error is a terminal, so that a progress bar makes sense.
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) != 0 }
}
