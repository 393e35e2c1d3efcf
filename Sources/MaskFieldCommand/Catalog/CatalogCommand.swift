import MaskFieldCatalog

/// `maskfield catalog`: the ready-made kinds of field.
enum CatalogCommand {
  static let help = """
    maskfield catalog: list the ready-made kinds of field.

    usage: maskfield catalog [--families] [NAME…]

    Writes a line for each kind: its name, an example, and what it is, with tabs between. A name
    lists the kinds of a family (iban), or one kind (iban:DE). The names go behind format --kind and
    check --kind; maskfield form --gallery shows the kinds at work.

      --families  the families only, with the number of kinds in each
      --help      this text

    exit codes:
      0  listed
      2  wrong usage, or a name that is none; the nearest names are told

    """

  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(words, flags: ["--families"])
    if arguments.asksForHelp {
      Console.print(help)
      return .good
    }
    var output = ByteWriter(1)
    if arguments.has("--families") {
      if let name = arguments.files.first { throw UsageError("--families takes no \"\(name)\"") }
      for family in FieldFamily.all {
        output.append("\(family.id)\t\(family.identifiers.count)\t\(family.title)\n")
      }
      return .good
    }
    for (_, kinds) in try groups(arguments.files) {
      for kind in kinds { output.append(line(kind)) }
    }
    return .good
  }

  /// The kinds of the families and names given, or all, each family under its title.
  static func groups(
    _ names: [String]
  ) throws(UsageError) -> [(title: String, kinds: AnySequence<FieldKind>)] {
    if names.isEmpty { return FieldFamily.all.map { ($0.title, AnySequence($0.kinds)) } }
    var groups: [(String, AnySequence<FieldKind>)] = []
    for name in names {
      if let family = FieldFamily.all.first(where: { $0.id == name }) {
        groups.append((family.title, AnySequence(family.kinds)))
      } else {
        let kind = try FieldKind(named: name)
        groups.append((kind.title, AnySequence([kind])))
      }
    }
    return groups
  }

  private static func line(_ kind: FieldKind) -> String {
    "\(kind.id)\t\(kind.example)\t\(kind.title)\n"
  }
}

extension FieldKind {
  /// The kind of a name that was given on the command line.
  init(named name: String) throws(UsageError) {
    do { self = try FieldKind(name) } catch {
      throw UsageError("\(error.description)\nmaskfield catalog lists them all")
    }
  }
}
