import MaskField

/// Formats the lines of files and keeps count of what did not fit.
struct LineFormatter {
  let mask: Mask
  var writesValue = false
  var wantsComplete = false
  var isQuiet = false
  private(set) var hasFaults = false

  init(mask: Mask) {
    self.mask = mask
  }

  /// Formats one file. `named` puts its name into the messages.
  mutating func format(
    _ file: String, into output: inout ByteWriter, named: Bool
  ) throws(UsageError) {
    var reader = try LineReader(file)
    var progress = ProgressBar(size: reader.size)
    var number = 0
    while let line = try reader.next() {
      number += 1
      let text = line.prefix(line.count - Self.lineEnd(line))
      let fault = format(text, into: &output)
      output.append(line[text.endIndex...])
      if let fault {
        hasFaults = true
        if !isQuiet {
          progress.clear()
          Console.error("\(named ? "\(file): " : "")line \(number): \(fault)\n")
        }
      }
      progress.update(reader.position)
    }
  }

  /// The bytes of a line's end: LF, CRLF or nothing.
  private static func lineEnd(_ line: ArraySlice<UInt8>) -> Int {
    guard line.last == 0x0A else { return 0 }
    return line.dropLast().last == 0x0D ? 2 : 1
  }

  /// Formats one line and gives what is wrong with it.
  private func format(_ bytes: ArraySlice<UInt8>, into output: inout ByteWriter) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      output.append(bytes)
      return "not UTF-8, left as it is"
    }
    let masked = mask.formatted(text)
    output.append(writesValue ? masked.value : masked.text)
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
