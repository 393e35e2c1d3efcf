import MaskField

/// Formats whole lines and says what did not fit.
struct LineFormatter: Sendable {
  /// Some lines, and what came of them.
  struct Block: Sendable {
    var input: [UInt8] = []
    var output: [UInt8] = []
    /// How many lines there were.
    var lines = 0
    /// What was wrong, with the line's number in the block, from 1.
    var faults: [(line: Int, reason: String)] = []

    /// Makes it empty and keeps its memory.
    mutating func removeAll() {
      input.removeAll(keepingCapacity: true)
      output.removeAll(keepingCapacity: true)
      lines = 0
      faults = []
    }
  }

  private let mask: any Masking
  /// The mask, where it is one that formats bytes.
  private let byteMask: Mask?
  var writesValue = false
  var wantsComplete = false

  init(mask: any Masking) {
    self.mask = mask
    byteMask = mask as? Mask
  }

  /// Formats the lines of a block that has no output yet.
  func format(_ block: inout Block) {
    // The output grows beside the lines, so they are no part of the block meanwhile.
    var input: [UInt8] = []
    swap(&input, &block.input)
    format(input.span, into: &block)
    swap(&input, &block.input)
  }

  private func format(_ lines: Span<UInt8>, into result: inout Block) {
    result.output.reserveCapacity(lines.count * 2)
    var start = 0
    while start < lines.count {
      let done = runOfLines(lines.extracting(start..<lines.count), into: &result.output)
      result.lines += done.lines
      start += done.bytes
      if start == lines.count { break }
      let end = Self.lineEnd(of: lines, from: start)
      let hasReturn = end < lines.count && end > start && lines[end - 1] == 0x0D
      let text = lines.extracting(start..<(hasReturn ? end - 1 : end))
      result.lines += 1
      if let reason = format(text, into: &result.output) {
        result.faults.append((result.lines, reason))
      }
      if hasReturn { result.output.append(0x0D) }
      if end < lines.count { result.output.append(0x0A) }
      start = end + 1
    }
  }

  /// Formats lines up to the first one of which something is to be said.
  private func runOfLines(
    _ lines: Span<UInt8>, into output: inout [UInt8]
  ) -> (lines: Int, bytes: Int) {
    guard let byteMask, !writesValue else { return (0, 0) }
    var done = (lines: 0, bytes: 0)
    output.append(addingCapacity: lines.count * 2) { rest in
      done = byteMask.formatLines(lines, requiringComplete: wantsComplete, into: &rest)
    }
    return done
  }

  private static func lineEnd(of lines: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < lines.count && lines[end] != 0x0A { end += 1 }
    return end
  }

  /// Formats one line and gives what is wrong with it.
  private func format(_ text: Span<UInt8>, into output: inout [UInt8]) -> String? {
    do throws(MaskByteError) {
      let (refused, refusal, isComplete) = try append(text, to: &output)
      if refused > 0 {
        let count = refused == 1 ? "1 character" : "\(refused) characters"
        return "\(count) left out\(refusal.map { ": \($0.reason)" } ?? "")"
      }
      return wantsComplete && !isComplete ? "too short for the mask" : nil
    } catch {
      for index in text.indices { output.append(text[index]) }
      return error == .limit ? "longer than 1 MiB, left as it is" : "not UTF-8, left as it is"
    }
  }

  /// What could be said of a line once it is written.
  private typealias Outcome = (refused: Int, refusal: Refusal?, isComplete: Bool)

  /// Writes the text, or the value, behind what is in `output`.
  private func append(
    _ line: Span<UInt8>, to output: inout [UInt8]
  ) throws(MaskByteError) -> Outcome {
    if let byteMask {
      let edit = try append(line, in: byteMask, to: &output)
      return (edit.refused, edit.refusal, edit.isComplete)
    }
    let bytes = line.indices.map { line[$0] }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    let shown = mask.formatted(text)
    output.append(contentsOf: (writesValue ? shown.value : shown.text).utf8)
    return (shown.refused, shown.refusal, shown.isComplete)
  }

  private func append(
    _ text: Span<UInt8>, in mask: Mask, to output: inout [UInt8]
  ) throws(MaskByteError) -> MaskEdit {
    var result: Result<MaskEdit, MaskByteError> = .failure(.limit)
    // The bound is generous, and almost always it is there already.
    output.append(addingCapacity: mask.bound(forBytes: text.count)) { rest in
      do throws(MaskByteError) {
        if writesValue {
          // A line that is no display is one after formatting; the two agree on what is refused.
          let edit = try mask.unmask(text, into: &rest)
          result = .success(edit)
        } else {
          result = .success(try mask.format(text, into: &rest))
        }
      } catch { result = .failure(error) }
    }
    return try result.get()
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
