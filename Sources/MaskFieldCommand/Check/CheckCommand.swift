import MaskFieldCatalog
import MaskFieldTerminal

/// `maskfield check`: verdicts on email addresses, and on any kind of the catalog.
enum CheckCommand {
  static let help = """
    maskfield check: judge email addresses, card numbers, IBANs … one a line.

    usage: maskfield check (--email PROFILE | --kind KIND) [OPTION…] [FILE…]

    Reads the files, or standard input without one (or for -), and writes a line for each line, with
    tabs between and - where there is nothing to say. The last line has the counts.

    With --email: the verdict (valid, incomplete, impossible, empty, undecided), the byte after which
    nothing can help, the reason, the hint at what may have been meant, the corrected address, and
    the text. With --kind: the verdict (valid, incomplete, invalid, empty), the place in UTF-16
    units, the code of what is wrong, the same in words, and the text as the field would show it; of
    a card number or another sensitive text only the last four characters.

      --kind KIND      a kind of the catalog: card, iban, iban:DE, snils, id:BR.cpf, date:de_DE …
      --email PROFILE  basic: the common short pattern · html: what browsers take
                       rfc5321: what mail servers take · rfc6531: the same in every script
      --no-hints       look for no hints, which is many times faster
      --quiet          write the counts only
      --help           this text

    exit codes:
      0  every line that is not empty is valid
      1  some line is not
      2  wrong usage, a kind that is none, or a file that cannot be read

    """

  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(
      words, flags: ["--no-hints", "--quiet"], options: ["--email", "--kind"])
    if arguments.asksForHelp {
      Console.print(help)
      return .good
    }
    let isQuiet = arguments.has("--quiet")
    if let name = try arguments.one("--kind") {
      if !arguments.all("--email").isEmpty { throw UsageError("give either --email or --kind") }
      if arguments.has("--no-hints") { throw UsageError("--no-hints goes with --email") }
      var check = KindCheck(try FieldKind(named: name), isQuiet: isQuiet)
      return try check.run(arguments.files)
    }
    let hints = !isQuiet && !arguments.has("--no-hints")
    var lines = EmailLines(EmailMatcher(try profile(arguments)), hints: hints)
    var output = ByteWriter(1)
    for file in arguments.files.isEmpty ? ["-"] : arguments.files {
      var reader = try LineReader(file)
      var progress = ProgressBar(size: reader.size)
      while let chunk = try reader.nextChunk() {
        lines.read(chunk.span) { if !isQuiet { write($0, to: &output) } }
        progress.update(reader.position)
      }
      lines.finish { if !isQuiet { write($0, to: &output) } }
    }
    let counts = lines.counts
    output.append(
      "\(counts.valid) valid, \(counts.incomplete) incomplete, \(counts.impossible) impossible, "
        + "\(counts.empty) empty, \(counts.undecided) undecided\n")
    output.flush()
    return counts.valid + counts.empty == counts.total ? .good : .faults
  }

  private static func profile(_ arguments: Arguments) throws(UsageError) -> EmailProfile {
    guard let name = try arguments.one("--email") else {
      throw UsageError("give --email PROFILE or --kind KIND; --help tells more")
    }
    guard let profile = EmailProfile(name: name) else {
      let names = EmailProfile.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--email is one of \(names), not \"\(name)\"")
    }
    return profile
  }

  private static func write(_ line: EmailLine, to output: inout ByteWriter) {
    let place = line.verdict.offset.map { "\($0.utf8)" } ?? "-"
    let columns = [
      line.verdict.name, place, line.verdict.reason?.key ?? "-", line.hint?.key ?? "-",
      line.hint?.suggestion?.withoutControls ?? "-", line.text.withoutControls,
    ]
    output.append(columns.joined(separator: "\t"))
    output.append("\n")
  }
}
