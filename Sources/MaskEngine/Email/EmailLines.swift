/// Judges a stream of addresses, one a line, in bounded memory.
///
/// ```swift
/// var lines = EmailLines(EmailMatcher(.rfc6531), hints: true)
/// while let chunk = nextChunk() {
///   lines.read(chunk.span) { print($0.number, $0.verdict.name, $0.verdict.reason?.key ?? "-") }
/// }
/// lines.finish { print($0.number, $0.verdict.name) }
/// print(lines.counts.valid, "valid of", lines.counts.total)
/// ```
///
/// A line ends in LF or CR LF, neither of which is part of it; the last one may go without. Chunks may
/// end anywhere, also inside a character. Of a line, the first 4,096 bytes are kept: more than any
/// verdict or hint looks at.
public struct EmailLines: Sendable {
  /// What judges each line.
  public let matcher: EmailMatcher
  /// The domains that hints compare with; `nil` where none are asked for.
  public let domains: EmailDomains?
  /// How many lines came out how.
  public private(set) var counts = EmailCounts()

  private static let kept = 4096
  private var line: [UInt8] = []
  private var size = 0
  private var endsInReturn = false

  /// Makes a reader that gives each line a verdict and, if `hints` is set, what was meant.
  public init(_ matcher: EmailMatcher, hints: Bool = false, domains: EmailDomains = .standard) {
    self.matcher = matcher
    self.domains = hints ? domains : nil
  }

  /// Takes the next bytes and reports each line that ends in them.
  public mutating func read<Failure: Error>(
    _ bytes: Span<UInt8>, report: (EmailLine) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    for at in bytes.indices where bytes[at] == UInt8(ascii: "\n") {
      keep(bytes.extracting(start..<at))
      start = at + 1
      try end(withBreak: true, report: report)
    }
    keep(bytes.extracting(start..<bytes.count))
  }

  /// Reports the last line, if it has no line break. A reader may go on with another stream.
  public mutating func finish<Failure: Error>(
    report: (EmailLine) throws(Failure) -> Void
  ) throws(Failure) {
    if size > 0 || endsInReturn { try end(withBreak: false, report: report) }
  }

  private mutating func keep(_ part: Span<UInt8>) {
    guard !part.isEmpty else { return }
    if endsInReturn { append(UInt8(ascii: "\r")) }
    endsInReturn = part[part.count - 1] == UInt8(ascii: "\r")
    let count = endsInReturn ? part.count - 1 : part.count
    for at in 0..<min(count, Self.kept - line.count) { line.append(part[at]) }
    size += count
  }

  private mutating func append(_ byte: UInt8) {
    if line.count < Self.kept { line.append(byte) }
    size += 1
  }

  private mutating func end<Failure: Error>(
    withBreak: Bool, report: (EmailLine) throws(Failure) -> Void
  ) throws(Failure) {
    if endsInReturn, !withBreak { append(UInt8(ascii: "\r")) }
    let verdict = matcher.verdict(on: line.span)
    var hint: EmailHint?
    let text = String(decoding: line, as: UTF8.self)
    let isText = verdict.reason != .notUTF8 && verdict.reason != .cutCharacter
    if let domains, isText, size <= EmailMatcher.hintLimit {
      hint = matcher.hints(for: text, domains: domains).first
    }
    counts.add(verdict, hint)
    let judged = EmailLine(
      number: counts.total, text: text, size: size, verdict: verdict, hint: hint)
    line.removeAll(keepingCapacity: true)
    size = 0
    endsInReturn = false
    try report(judged)
  }
}
