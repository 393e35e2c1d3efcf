import Foundation
import MaskFieldReplay

/// `maskfield replay`: recorded sessions, played and compared.
enum ReplayCommand {
  static let help = """
    maskfield replay: play recorded sessions and compare what the field shows.

    usage: maskfield replay [--print] FILE…

    A file holds one session a line, as JSON: a field or form, the steps, and what is expected. Keys
    and steps that are not known are errors. Prints a line for each session that fails, and closes
    with the counts. A kind of field that this version does not have fails.

    options:
      --print  show every step with the text before and behind it, | for the caret
      --help   this text

    exit codes:
      0  all passed
      1  some failed
      2  wrong usage, or a file that cannot be read or is no recorded session

    """

  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(words, flags: ["--print"])
    if arguments.asksForHelp {
      Console.print(help)
      return .good
    }
    if arguments.files.isEmpty { throw UsageError("give a file to replay; --help tells more") }
    var cases: [ReplayCase] = []
    for file in arguments.files { cases += try load(file) }
    var output = ByteWriter(1)
    var failed = 0
    for session in cases {
      let result = session.run()
      if !result.isPassed { failed += 1 }
      if arguments.has("--print") {
        output.append("\(session.id) (\(session.place))\n")
        for line in result.transcript { output.append("  \(line)\n") }
        output.append(result.isPassed ? "  passed\n" : "")
      }
      if !result.isPassed {
        let differences = result.differences.joined(separator: "; ")
        output.append("FAILED \(session.id) (\(session.place)): \(differences)\n")
      }
    }
    output.append("\(cases.count - failed) passed, \(failed) failed\n")
    output.flush()
    return failed == 0 ? .good : .faults
  }

  private static func load(_ file: String) throws(UsageError) -> [ReplayCase] {
    var reader = try LineReader(file)
    var data = Data()
    while let line = try reader.next() { data += line }
    do {
      return try ReplayCase.load(data, file: file)
    } catch {
      throw UsageError(error.description)
    }
  }
}
