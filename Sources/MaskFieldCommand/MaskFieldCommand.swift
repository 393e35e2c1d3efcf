import Foundation

/// The command `maskfield`.
@main struct MaskFieldCommand {
  static let version = "0.1.0"

  static let help = """
    maskfield: format, check and try out what people type into text fields.

    usage: maskfield COMMAND [OPTION…] [FILE…]

    commands:
      format   put lines into a mask, or read their values
      explain  show how a mask was read, slot by slot
      check    judge email addresses, card numbers, IBANs … one a line
      catalog  list the ready-made kinds of field
      replay   play recorded sessions and compare what the field shows
      form     a login and contact form in the terminal, or every kind there is, to try by hand

    options:
      --help     this text; after a command, the help of that command
      --version  the version

    exit codes:
      0  done, and nothing to complain about
      1  done, and some line, address or session was not right
      2  not done: wrong usage, an unreadable file, or no terminal

    """

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ words: [String]) -> ExitCode {
    guard let name = words.first else {
      Console.error(help)
      return .unusable
    }
    let rest = Array(words.dropFirst())
    do throws(UsageError) {
      switch name {
      case "format": return try FormatCommand.run(rest)
      case "explain": return try ExplainCommand.run(rest)
      case "check": return try CheckCommand.run(rest)
      case "catalog": return try CatalogCommand.run(rest)
      case "replay": return try ReplayCommand.run(rest)
      case "form": return try FormCommand.run(rest)
      case "--version", "version":
        Console.print("maskfield \(version)\n")
        return .good
      case "--help", "-h", "help":
        Console.print(help)
        return .good
      default:
        throw UsageError("there is no command \"\(name)\"; maskfield --help lists them")
      }
    } catch {
      Console.error("maskfield: \(error.message)\n")
      return .unusable
    }
  }
}

/// What the command leaves with.
enum ExitCode: CInt {
  case good = 0
  case faults = 1
  case unusable = 2
}
