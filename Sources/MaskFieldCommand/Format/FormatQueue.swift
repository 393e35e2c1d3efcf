import Dispatch

/// Formats blocks of lines on other threads, while more are read, and gives what came of them in order.
struct FormatQueue: ~Copyable {
  /// A block on its way.
  ///
  /// Unchecked because the thread that formats is the only one to touch it before `isDone`, and the one
  /// that waits for that the only one after.
  private final class Job: @unchecked Sendable {
    let isDone = DispatchSemaphore(value: 0)
    var block: LineFormatter.Block

    init(_ block: consuming LineFormatter.Block) { self.block = block }
  }

  private let formatter: LineFormatter
  private let threads = DispatchQueue(label: "format", attributes: .concurrent)
  /// Enough to keep every core busy while the oldest is written.
  private let limit: Int
  private var jobs: [Job] = []
  /// Memory of blocks that are done with.
  private var spare: [LineFormatter.Block] = []

  init(_ formatter: LineFormatter, cores: Int) {
    self.formatter = formatter
    limit = 2 * max(1, cores)
  }

  var isFull: Bool { jobs.count == limit }

  /// An empty block to put lines into.
  mutating func emptyBlock() -> LineFormatter.Block { spare.popLast() ?? LineFormatter.Block() }

  /// Begins to format the lines of a block.
  mutating func add(_ block: consuming LineFormatter.Block) {
    let job = Job(block)
    jobs.append(job)
    threads.async { [formatter] in
      formatter.format(&job.block)
      job.isDone.signal()
    }
  }

  /// Waits for the oldest block and lets `use` have it; `false` if there is none.
  mutating func finishFirst(_ use: (LineFormatter.Block) -> Void) -> Bool {
    if jobs.isEmpty { return false }
    let job = jobs.removeFirst()
    job.isDone.wait()
    use(job.block)
    var block = LineFormatter.Block()
    swap(&block, &job.block)
    block.removeAll()
    spare.append(block)
    return true
  }
}
