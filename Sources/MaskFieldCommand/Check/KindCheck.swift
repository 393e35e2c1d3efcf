import MaskFieldCatalog
import MaskFieldTerminal

/// Verdicts on lines, by a kind of the catalog.
struct KindCheck {
  let kind: FieldKind
  let isQuiet: Bool
  private var counts: [ValidationState: Int] = [:]

  init(_ kind: FieldKind, isQuiet: Bool) {
    self.kind = kind
    self.isQuiet = isQuiet
  }

  /// Judges every line of the files and writes the counts.
  mutating func run(_ files: [String]) throws(UsageError) -> ExitCode {
    var output = ByteWriter(1)
    for file in files.isEmpty ? ["-"] : files {
      var reader = try LineReader(file)
      var progress = ProgressBar(size: reader.size)
      while let line = try reader.next() {
        judge(line, output: &output)
        progress.update(reader.position)
      }
    }
    let states: [ValidationState] = [.valid, .incomplete, .invalid, .empty]
    let totals = states.map { "\(counts[$0] ?? 0) \($0.rawValue)" }
    output.append(totals.joined(separator: ", ") + "\n")
    return (counts[.incomplete] ?? 0) + (counts[.invalid] ?? 0) == 0 ? .good : .faults
  }

  private mutating func judge(_ line: ArraySlice<UInt8>, output: inout ByteWriter) {
    guard let text = String(validating: line.withoutLineEnd, as: UTF8.self) else {
      write(Verdict(.invalid, "This is no UTF-8.", code: "line.utf8"), "", &output)
      return
    }
    let judged = kind.judged(text)
    write(judged.verdict, judged.text, &output)
  }

  private mutating func write(_ verdict: Verdict, _ text: String, _ output: inout ByteWriter) {
    counts[verdict.state, default: 0] += 1
    if isQuiet { return }
    let finding = verdict.findings.first
    let place = finding?.range.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "-"
    let columns = [
      verdict.state.rawValue, place, finding?.code ?? "-", finding?.message ?? "-", shown(text),
    ]
    output.append(columns.joined(separator: "\t"))
    output.append("\n")
  }

  /// The text, or as much of it as may stand in a log.
  private func shown(_ text: String) -> String {
    guard kind.isSensitive, !text.isEmpty else { return text.withoutControls }
    let characters = text.filter { $0.isLetter || $0.isNumber }
    return characters.count < 12 ? "••••" : "•••• \(characters.suffix(4))"
  }
}

extension FieldKind {
  /// The verdict on a line in any layout, and the text that its places count in.
  ///
  /// The line is judged as the field shows it; if that loses a character, then as it is.
  func judged(_ line: String) -> (verdict: Verdict, text: String) {
    let shown = mask.formatted(line)
    let verdict = verdict(on: shown.text)
    if shown.refused == 0 && (verdict.state != .empty || line.isEmpty) {
      return (verdict, shown.text)
    }
    let plain = self.verdict(on: line)
    if plain.state == .invalid { return (plain, line) }
    return (Verdict(.invalid, "Some of it has no place here.", code: "line.refused"), line)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without LF or CR LF at the end.
  fileprivate var withoutLineEnd: ArraySlice<UInt8> {
    guard last == 0x0A else { return self }
    let line = dropLast()
    return line.last == 0x0D ? line.dropLast() : line
  }
}
