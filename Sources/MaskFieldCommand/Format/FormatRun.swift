import Foundation

/// Files in, masked lines out, and what did not fit to standard error.
struct FormatRun: ~Copyable {
  private var queue: FormatQueue
  private let isQuiet: Bool
  private(set) var hasFaults = false

  init(_ formatter: LineFormatter, isQuiet: Bool) {
    queue = FormatQueue(formatter, cores: ProcessInfo.processInfo.activeProcessorCount)
    self.isQuiet = isQuiet
  }

  /// Formats a file; `name` stands before what is said of it. What was read before a fault of the file is
  /// written.
  mutating func format(_ file: String, as name: String) throws(UsageError) {
    var reader = try LineReader(file)
    var progress = ProgressBar(size: reader.size)
    var line = 0
    defer {
      while writeFirst(of: name, behind: &line, &progress) {}
    }
    // Whoever waits for lines to come has what became of those that came.
    var block = queue.emptyBlock()
    while try reader.nextLines(
      into: &block.input, beforeWaiting: { writeFirst(of: name, behind: &line, &progress) })
    {
      if queue.isFull { _ = writeFirst(of: name, behind: &line, &progress) }
      queue.add(consume block)
      block = queue.emptyBlock()
      progress.update(reader.position)
    }
  }

  /// Writes the oldest block that is on its way; `false` if there is none.
  private mutating func writeFirst(
    of name: String, behind line: inout Int, _ progress: inout ProgressBar
  ) -> Bool {
    queue.finishFirst { block in
      ByteWriter.write(block.output[...], to: STDOUT_FILENO)
      if !block.faults.isEmpty {
        hasFaults = true
        if !isQuiet {
          progress.clear()
          var messages = ByteWriter(STDERR_FILENO)
          for fault in block.faults {
            messages.append("\(name)line \(line + fault.line): \(fault.reason)\n")
          }
        }
      }
      line += block.lines
    }
  }
}
