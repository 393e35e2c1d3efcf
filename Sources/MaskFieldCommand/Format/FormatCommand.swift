import Foundation
import MaskFieldCatalog

/// `maskfield format`: lines in, masked lines out.
enum FormatCommand {
  static let help = """
    maskfield format: put every line into a mask.

    usage: maskfield format (--mask PATTERN | --template TEMPLATE | --kind KIND) [OPTION…] [FILE…]

    Reads the files, or standard input without one (or for -), and writes a line for each line. Line
    ends stay as they are. A line that already is in the mask stays; any other is read as a paste.
    A line that cannot be read is written as it came, and what does not fit is left out: a message
    on standard error says so, with the line's number.

      --mask PATTERN      [0] digit, [9] digit or nothing, [A] letter, [_] letter or digit, {7} text
                          that belongs to the value; the rest stands for itself: +{7} ([000]) [000]
      --import NOTATION   the pattern of --mask is another library's: qt, inputmask, imask, ngx,
                          textmask; maskfield explain shows what it comes to
      --template TEMPLATE a plain template: +7 (XXX) XXX-XX-XX
      --slot CHARACTER    what stands for a slot in the template (X)
      --kind KIND         a kind of the catalog: card, iban:DE, phone:DE, date:de_DE …
      --value             write the value, 79123456789, instead of the text
      --literals WHEN     lazy: no text of the mask behind the last character (default)
                          eager: up to the next slot · guide: the whole mask with blanks
      --trunk DIGITS      a national prefix that a pasted number may carry (8); may be repeated
      --complete          report lines that do not fill the mask
      --quiet             no messages, only the exit code
      --help              this text

    exit codes:
      0  every line fits
      1  some line was no UTF-8, had characters that do not fit, or (with --complete) was too short
      2  wrong usage, a pattern that cannot be read, or a file that cannot

    """

  private static let patternOptions = [
    "--mask", "--import", "--template", "--slot", "--literals", "--trunk",
  ]

  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(
      words, flags: ["--value", "--complete", "--quiet"],
      options: Set(patternOptions + ["--kind"]))
    if arguments.asksForHelp {
      Console.print(help)
      return .good
    }
    var formatter = LineFormatter(mask: try mask(arguments))
    formatter.writesValue = arguments.has("--value")
    formatter.wantsComplete = arguments.has("--complete")
    var run = FormatRun(formatter, isQuiet: arguments.has("--quiet"))
    let files = arguments.files.isEmpty ? ["-"] : arguments.files
    PipeCapacity.raise(STDOUT_FILENO)
    for file in files { try run.format(file, as: files.count > 1 ? "\(file): " : "") }
    return run.hasFaults ? .faults : .good
  }

  private enum Literals: String, CaseIterable { case lazy, eager, guide }

  private static func mask(_ arguments: Arguments) throws(UsageError) -> any Masking {
    if let name = try arguments.one("--kind") {
      for option in patternOptions where !arguments.all(option).isEmpty {
        throw UsageError("\(option) does not go with --kind")
      }
      return try FieldKind(named: name).mask
    }
    var options = MaskOptions()
    switch try arguments.choice("--literals", default: Literals.lazy) {
    case .lazy: options.literals = .lazy
    case .eager: options.literals = .eager
    case .guide: options.literals = .guide
    }
    options.trunks = arguments.all("--trunk")
    let slot = try arguments.one("--slot")
    if let slot, slot.count != 1 { throw UsageError("--slot is one character, not \"\(slot)\"") }
    do {
      switch (try arguments.one("--mask"), try arguments.one("--template")) {
      case (let pattern?, nil):
        if slot != nil { throw UsageError("--slot goes with --template") }
        if let notation = try arguments.notation("--import") {
          return try Mask(imported: pattern, as: notation, options: options)
        }
        return try Mask(pattern, options: options)
      case (nil, let template?):
        if !arguments.all("--import").isEmpty { throw UsageError("--import goes with --mask") }
        return try Mask(template: template, slot: slot?.first ?? "X", options: options)
      default: throw UsageError("give one of --mask, --template and --kind; --help tells more")
      }
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("\(error)")
    }
  }
}
