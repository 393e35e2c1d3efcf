/// Reads the input masks of Qt's `QLineEdit`.
///
/// Letters and digits mean Unicode categories there, as ours do. `[ ] { }` are reserved and stand
/// for nothing. Behind the first `;` comes the blank; where there is none, it is a space, unless the
/// options have one of their own. `\` takes the next character as it is.
enum QtReader {
  static func read(
    _ source: inout ImportSource, _ options: inout MaskOptions
  ) throws(ImportError) -> [ImportNode] {
    let own = options.classes
    var nodes: [ImportNode] = []
    var letterCase = SlotClass.LetterCase.keep
    if options.blank == MaskOptions().blank { options.blank = " " }
    while let scalar = source.peek() {
      let offset = source.offset
      _ = source.next()
      switch scalar {
      case ";":
        options.blank = source.next() ?? " "
        return try ended(nodes, source)
      case ">": letterCase = .upper
      case "<": letterCase = .lower
      case "!": letterCase = .keep
      case "[", "]", "{", "}": break
      case "\\":
        guard let escaped = source.next() else {
          throw source.malformed("a \\ ends the mask, with nothing to take as it is", at: offset)
        }
        nodes.append(.text(escaped, isKept: false, at: offset))
      default:
        if let slot = own.first(where: { $0.symbol == scalar }) {
          nodes.append(.slot(ImportedSlot(slot), at: offset))
        } else if let slot = slot(scalar, letterCase) {
          nodes.append(.slot(slot, at: offset))
        } else {
          nodes.append(.text(scalar, isKept: false, at: offset))
        }
      }
    }
    return try ended(nodes, source)
  }

  /// A mask of switches alone is none, as for Qt.
  private static func ended(
    _ nodes: [ImportNode], _ source: ImportSource
  ) throws(ImportError) -> [ImportNode] {
    guard !nodes.isEmpty else {
      throw source.malformed("the mask is empty, so the field would take nothing", at: 0)
    }
    return nodes
  }

  private static func slot(
    _ scalar: Unicode.Scalar, _ letterCase: SlotClass.LetterCase
  ) -> ImportedSlot? {
    let hex = ScalarSet(["0"..."9", "A"..."F", "a"..."f"])
    let takes: ImportedCharacters
    var letterCase = letterCase
    switch scalar {
    case "A", "a": takes = .base(.letter)
    case "N", "n": takes = .base(.alphanumeric)
    case "X", "x": takes = .base(.any)
    case "9", "0": takes = .digit
    case "H", "h": takes = .listed(hex)
    case "D", "d": (takes, letterCase) = (.listed(ScalarSet(["1"..."9"])), .keep)
    case "#": (takes, letterCase) = (.listed(ScalarSet(["0"..."9", "+"..."+", "-"..."-"])), .keep)
    case "B", "b": (takes, letterCase) = (.listed(ScalarSet(["0"..."1"])), .keep)
    default: return nil
    }
    let isOptional = "anx0d#hb".unicodeScalars.contains(scalar)
    return ImportedSlot(takes, letterCase: letterCase, isOptional: isOptional, symbol: scalar)
  }
}
