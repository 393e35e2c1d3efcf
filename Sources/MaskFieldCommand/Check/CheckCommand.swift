/// `maskfield check`: verdicts on email addresses.
enum CheckCommand {
  static let help = """
    maskfield check: judge email addresses, one a line.

    usage: maskfield check --email PROFILE [FILE…]

    options:
      --email PROFILE  basic, html, rfc5321 or rfc6531
      --help           this text

    exit codes:
      0  every address is valid
      1  some address is not
      2  wrong usage, an unreadable file, or a profile that this version does not have

    """

  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(words, options: ["--email"])
    if arguments.asksForHelp {
      Console.print(help)
      return .good
    }
    guard let profile = try arguments.one("--email") else {
      throw UsageError("give --email PROFILE; --help tells more")
    }
    throw UsageError("email profile \(profile): not supported by this version")
  }
}
