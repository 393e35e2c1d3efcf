import MaskField

/// `maskfield explain`: how a mask was read, slot by slot.
enum ExplainCommand {
  static let help = """
    maskfield explain: show how a mask was read, slot by slot.

    usage: maskfield explain MASK [--import NOTATION]

    Writes a row for each slot and each run of fixed text: what it takes, whether it has to be
    filled, and an example. Then follow the whole text with every slot filled, and its value.

      --import NOTATION  MASK is another library's, and is read into ours first:
                         qt         QLineEdit's input mask: >AAAAA-99999;_
                         inputmask  RobinHerbots' Inputmask: 99999[-9{2,4}]
                         imask      IMask: +{7}(000)000-00-00
                         ngx        ngx-mask: 000.000.000-00||00.000.000/0000-00
                         textmask   text-mask's array: ["(", /[1-9]/, /\\d/, ")"]
      --help             this text

    A mask that cannot be read is shown with a ^ under the place, and with what was expected there or
    what has no equal here.

    exit codes:
      0  the mask was explained
      2  wrong usage, or a mask that cannot be read

    """

  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(words, options: ["--import"])
    if arguments.asksForHelp {
      Console.print(help)
      return .good
    }
    guard arguments.files.count == 1 else {
      throw UsageError("give one mask, in quotes; maskfield explain --help tells more")
    }
    let masks = try masks(arguments.files[0], try arguments.notation("--import"))
    for (index, mask) in masks.enumerated() {
      if masks.count > 1 {
        Console.print("\(index == 0 ? "" : "\n")alternative \(index + 1) of \(masks.count)\n")
      }
      Console.print("\(mask.explanation)\n")
    }
    return .good
  }

  private static func masks(
    _ text: String, _ notation: MaskNotation?
  ) throws(UsageError) -> [Mask] {
    do {
      guard let notation else { return [try Mask(text)] }
      return try ImportedMask(text, as: notation).masks
    } catch {
      throw UsageError("\(error)")
    }
  }
}

extension Arguments {
  /// The notation that an option names, if it is given.
  func notation(_ option: String) throws(UsageError) -> MaskNotation? {
    guard try one(option) != nil else { return nil }
    return try choice(option, default: .qt)
  }
}
