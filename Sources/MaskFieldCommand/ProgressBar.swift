import Foundation

/// A bar on standard error while a long file is read, if anybody is there to see it.
struct ProgressBar: ~Copyable {
  /// Shorter files are done before a bar can be read.
  private static let threshold = 8 << 20
  private static let width = 30

  private let size: Int
  private let isShown: Bool
  private var percent = -1

  init(size: Int?) {
    self.size = size ?? 0
    isShown = self.size >= Self.threshold && Console.isErrorTerminal
  }

  /// Draws the bar anew when it has grown by a percent.
  mutating func update(_ position: Int) {
    if !isShown { return }
    let now = min(100, position * 100 / size)
    if now == percent { return }
    percent = now
    let full = now * Self.width / 100
    let bar = String(repeating: "#", count: full) + String(repeating: ".", count: Self.width - full)
    Console.error("\r[\(bar)] \(now) %")
  }

  /// Takes the bar away, so that a message has the line for itself.
  mutating func clear() {
    if !isShown || percent < 0 { return }
    percent = -1
    Console.error("\r\u{1B}[K")
  }

  deinit {
    if isShown && percent >= 0 { Console.error("\r\u{1B}[K") }
  }
}
