import Foundation

/// How much the pipes of the command hold.
enum PipeCapacity {
  /// What an unprivileged process may ask for on Linux.
  private static let most = 1 << 20

  /// Lets a pipe hold more, so that both its ends are seldom woken up. A wish: what is no pipe, or may
  /// not grow, stays as it is.
  static func raise(_ descriptor: CInt) {
    #if os(Linux)
      let setPipeSize: CInt = 1031  // F_SETPIPE_SZ of fcntl.h, which is not imported
      _ = fcntl(descriptor, setPipeSize, CInt(most))
    #endif
  }
}
