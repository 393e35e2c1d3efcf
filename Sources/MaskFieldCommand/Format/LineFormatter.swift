import Dispatch
import MaskField
import Synchronization

/// Formats whole lines and says what did not fit. Blocks of lines are shared out among the cores.
struct LineFormatter: Sendable {
  /// What came of some lines.
  struct Block: Sendable {
    var output: [UInt8] = []
    /// How many lines there were.
    var lines = 0
    /// What was wrong, with the line's number in the block, from 1.
    var faults: [(line: Int, reason: String)] = []
  }

  /// Smaller pieces are not worth a core of their own.
  private static let smallest = 1 << 16

  let mask: Mask
  var writesValue = false
  var wantsComplete = false

  init(mask: Mask) {
    self.mask = mask
  }

  /// Formats a block of lines, in parts on several cores if it is large.
  func format(_ block: ArraySlice<UInt8>, cores: Int) -> [Block] {
    let parts = Self.parts(of: block, count: min(cores, block.count / Self.smallest))
    if parts.count == 1 { return [formatLines(block)] }
    let results = Mutex([Block](repeating: Block(), count: parts.count))
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let part = formatLines(parts[index])
      results.withLock { $0[index] = part }
    }
    return results.withLock { $0 }
  }

  /// Cuts a block behind line ends into about equal parts.
  private static func parts(of block: ArraySlice<UInt8>, count: Int) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = block
    for number in stride(from: count, to: 1, by: -1) {
      guard let end = rest.dropFirst(rest.count / number).firstIndex(of: 0x0A) else { break }
      parts.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return parts + [rest]
  }

  private func formatLines(_ block: ArraySlice<UInt8>) -> Block {
    var result = Block()
    result.output.reserveCapacity(block.count * 2)
    var rest = block
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      var text = rest[..<end]
      if end < rest.endIndex && text.last == 0x0D { text = text.dropLast() }
      result.lines += 1
      if let reason = format(text, into: &result.output) {
        result.faults.append((result.lines, reason))
      }
      let next = min(end + 1, rest.endIndex)
      result.output += rest[text.endIndex..<next]
      rest = rest[next...]
    }
    return result
  }

  /// Formats one line and gives what is wrong with it.
  private func format(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      output += bytes
      return "not UTF-8, left as it is"
    }
    let masked = mask.formatted(text)
    output += (writesValue ? masked.value : masked.text).utf8
    if masked.refused > 0 {
      let count = masked.refused == 1 ? "1 character" : "\(masked.refused) characters"
      return "\(count) left out\(masked.refusal.map { ": \($0.reason)" } ?? "")"
    }
    return wantsComplete && !masked.isComplete ? "too short for the mask" : nil
  }
}

extension Refusal {
  /// In plain words, behind a colon.
  var reason: String {
    switch self {
    case .character: "the mask wants other characters there"
    case .full: "no place is left"
    case .bounds: "out of bounds"
    }
  }
}
