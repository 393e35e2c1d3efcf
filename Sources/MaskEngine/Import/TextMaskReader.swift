/// Reads the arrays of text-mask as they stand in a program.
///
/// An element in quotes is fixed text, one between slashes is a slot that takes the characters which
/// the regular expression finds.
enum TextMaskReader {
  static func read(_ source: inout ImportSource) throws(ImportError) -> [ImportNode] {
    skipSpace(&source)
    let opening = source.offset
    guard source.skip("[") else {
      throw source.malformed("an array such as [\"(\", /\\d/] was expected", at: opening)
    }
    var nodes: [ImportNode] = []
    skipSpace(&source)
    while !source.skip("]") {
      nodes += try element(&source)
      skipSpace(&source)
      let offset = source.offset
      let isSeparated = source.skip(",")
      skipSpace(&source)
      guard isSeparated || source.peek() == "]" else {
        throw source.peek() == nil
          ? source.malformed("this array is never closed", at: opening)
          : source.malformed("a comma or a ] was expected", at: offset)
      }
    }
    skipSpace(&source)
    _ = source.skip(";")
    skipSpace(&source)
    guard source.peek() == nil else {
      throw source.malformed("nothing more was expected behind the array", at: source.offset)
    }
    guard !nodes.isEmpty else {
      throw source.malformed("the mask is empty, so the field would take nothing", at: opening)
    }
    return nodes
  }

  private static func skipSpace(_ source: inout ImportSource) {
    while let scalar = source.peek(), scalar.properties.isWhitespace { _ = source.next() }
  }

  private static func element(_ source: inout ImportSource) throws(ImportError) -> [ImportNode] {
    let offset = source.offset
    switch source.peek() {
    case "\"", "'", "`": return try text(&source)
    case "/":
      let takes = try CharacterRegex.read(&source)
      return [.slot(ImportedSlot(takes), at: offset)]
    case nil: throw source.malformed("an element or a ] was expected", at: offset)
    default:
      throw source.inexpressible(
        "only text in quotes and regular expressions between slashes can be read, no program",
        at: offset)
    }
  }

  private static func text(_ source: inout ImportSource) throws(ImportError) -> [ImportNode] {
    let opening = source.offset
    let quote = source.next()
    var nodes: [ImportNode] = []
    while let scalar = source.peek(), scalar != quote {
      let offset = source.offset
      _ = source.next()
      if quote == "`", scalar == "$", source.peek() == "{" {
        throw source.inexpressible(
          "only text in quotes and regular expressions between slashes can be read, no program",
          at: offset)
      }
      guard scalar == "\\" else {
        nodes.append(.text(scalar, isKept: false, at: offset))
        continue
      }
      nodes.append(.text(try ScriptEscape.read(&source, at: offset), isKept: false, at: offset))
    }
    guard source.next() != nil else {
      throw source.malformed("this text is never closed", at: opening)
    }
    if nodes.count == 2, case .text("[", _, _) = nodes[0], case .text("]", _, _) = nodes[1] {
      throw source.inexpressible(
        "\"[]\" is a caret trap, and where the caret goes is not part of a mask here", at: opening)
    }
    guard !nodes.isEmpty else {
      throw source.malformed("this text is empty", at: opening)
    }
    return nodes
  }
}

/// The escapes that texts and regular expressions of JavaScript share.
enum ScriptEscape {
  /// What stands behind a `\`.
  static func read(
    _ source: inout ImportSource, at offset: Int
  ) throws(ImportError) -> Unicode.Scalar {
    guard let scalar = source.next() else {
      throw source.malformed("a \\ ends the mask, with nothing to take as it is", at: offset)
    }
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "f": return "\u{C}"
    case "0": return "\0"
    case "x": return try hexadecimal(&source, digits: 2, at: offset)
    case "u":
      guard source.skip("{") else {
        return try hexadecimal(&source, digits: 4, at: offset)
      }
      let scalar = try hexadecimal(&source, digits: nil, at: offset)
      guard source.skip("}") else {
        throw source.malformed("the } of this \\u{…} was expected", at: offset)
      }
      return scalar
    default: return scalar
    }
  }

  private static func hexadecimal(
    _ source: inout ImportSource, digits: Int?, at offset: Int
  ) throws(ImportError) -> Unicode.Scalar {
    var value: UInt32 = 0
    var count = 0
    while count < digits ?? 6, let digit = source.peek()?.hexadecimalValue {
      _ = source.next()
      value = value << 4 | digit
      count += 1
    }
    guard count > 0, count == digits ?? count, let scalar = Unicode.Scalar(value) else {
      throw source.malformed("this escape names no character", at: offset)
    }
    return scalar
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
