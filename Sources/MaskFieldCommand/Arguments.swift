/// The words behind a command, sorted into flags, options with values, and the rest.
///
/// `--name value` and `--name=value` are the same; behind `--` nothing is an option.
struct Arguments {
  private(set) var files: [String] = []
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]

  init(
    _ words: [String], flags knownFlags: Set<String> = [], options: Set<String> = []
  ) throws(UsageError) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        files += words
        break
      }
      if word == "-h" || word == "--help" {
        flags.insert("--help")
        continue
      }
      if !word.hasPrefix("-") || word == "-" {
        files.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if knownFlags.contains(name) {
        if parts.count > 1 { throw UsageError("\(name) takes no value") }
        flags.insert(name)
      } else if options.contains(name) {
        guard let value = parts.count > 1 ? String(parts[1]) : words.popFirst() else {
          throw UsageError("\(name) needs a value")
        }
        values[name, default: []].append(value)
      } else {
        throw UsageError("unknown option \(name)")
      }
    }
  }

  /// Whether help was asked for, before anything else is looked at.
  var asksForHelp: Bool { flags.contains("--help") }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// All values of an option, in order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that may be given once.
  func one(_ option: String) throws(UsageError) -> String? {
    let all = all(option)
    if all.count > 1 { throw UsageError("\(option) is given \(all.count) times") }
    return all.first
  }

  /// The value of an option, one of a few words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, default choice: Choice
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let word = try one(option) else { return choice }
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(option) is one of \(words), not \"\(word)\"")
    }
    return choice
  }
}
