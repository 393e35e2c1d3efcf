/// One element of a mask, in the order of the display.
enum Element: Hashable, Sendable {
  case literal(Glyph, isKept: Bool)
  case slot(Slot)
  /// The two ends of an optional group; each names the index of the other.
  case open(close: Int)
  case close(open: Int)
}

/// A place for one character.
struct Slot: Hashable, Sendable {
  enum Class: Hashable, Sendable {
    case digit, letter, either, any
    case custom(Int)
  }
  var accepts: Class
  var isOptional: Bool
  /// Stands for any number of optional slots.
  var repeats = false
}

/// A pattern that cannot be read, and the byte where that shows.
public struct ReferencePatternError: Error, Hashable, Sendable {
  public var offset: Int
}

/// Reads a pattern into elements.
struct PatternReader {
  let scalars: [Unicode.Scalar]
  let options: ReferenceOptions
  var at = 0
  var elements: [Element] = []
  var openGroups: [Int] = []

  init(_ pattern: String, _ options: ReferenceOptions) {
    scalars = Array(pattern.unicodeScalars)
    self.options = options
  }

  /// The offset in bytes of the scalar at `index`.
  private func offset(_ index: Int) -> Int {
    scalars[..<index].reduce(0) { $0 + UTF8.width($1) }
  }

  private func failure(_ index: Int) -> ReferencePatternError {
    ReferencePatternError(offset: offset(index))
  }

  /// Literals run together until something else comes, and then fall into characters.
  private mutating func flush(_ literals: inout String.UnicodeScalarView, isKept: Bool = false) {
    for glyph in Glyph.glyphs(of: String(literals)) {
      elements.append(.literal(glyph, isKept: isKept))
    }
    literals = String.UnicodeScalarView()
  }

  mutating func read() throws(ReferencePatternError) -> [Element] {
    var literals = String.UnicodeScalarView()
    var opened: [Int] = []
    while at < scalars.count {
      let scalar = scalars[at]
      switch scalar {
      case "\\":
        guard at + 1 < scalars.count else { throw failure(at) }
        literals.append(scalars[at + 1])
        at += 2
      case "[":
        flush(&literals)
        try readSlots()
      case "{":
        flush(&literals)
        try readKept()
      case "<":
        flush(&literals)
        guard openGroups.count < 4 else { throw failure(at) }
        openGroups.append(elements.count)
        opened.append(at)
        elements.append(.open(close: 0))
        at += 1
      case ">":
        flush(&literals)
        guard let open = openGroups.popLast() else { throw failure(at) }
        opened.removeLast()
        elements.append(.close(open: open))
        at += 1
      case "]", "}":
        throw failure(at)
      default:
        literals.append(scalar)
        at += 1
      }
    }
    flush(&literals)
    if let place = opened.last { throw failure(place) }
    return elements
  }

  private mutating func readKept() throws(ReferencePatternError) {
    let start = at
    var literals = String.UnicodeScalarView()
    at += 1
    while at < scalars.count {
      switch scalars[at] {
      case "}":
        at += 1
        flush(&literals, isKept: true)
        return
      case "\\":
        guard at + 1 < scalars.count else { throw failure(at) }
        literals.append(scalars[at + 1])
        at += 2
      default:
        literals.append(scalars[at])
        at += 1
      }
    }
    throw failure(start)
  }

  private mutating func readSlots() throws(ReferencePatternError) {
    let start = at
    at += 1
    let first = elements.count
    while at < scalars.count {
      let scalar = scalars[at]
      if scalar == "]" {
        guard elements.count > first else { throw failure(at) }
        at += 1
        return
      }
      if scalar == "…" {
        // Repeats the symbol before it; alone it is any character.
        elements.append(
          .slot(Slot(accepts: lastClass(from: first), isOptional: true, repeats: true)))
      } else {
        guard let slot = slot(scalar) else { throw failure(at) }
        elements.append(.slot(slot))
      }
      at += 1
      // The symbol in front of an ellipsis is the one that repeats.
      if at < scalars.count, scalars[at] == "…", scalar != "…" {
        guard case .slot(var slot)? = elements.popLast() else { throw failure(at) }
        slot.isOptional = true
        slot.repeats = true
        elements.append(.slot(slot))
        at += 1
      }
    }
    throw failure(start)
  }

  private func lastClass(from first: Int) -> Slot.Class {
    guard elements.count > first, case .slot(let slot)? = elements.last else { return .any }
    return slot.accepts
  }

  private func slot(_ symbol: Unicode.Scalar) -> Slot? {
    if let index = options.classes.firstIndex(where: { $0.symbol == symbol }) {
      return Slot(accepts: .custom(index), isOptional: options.classes[index].isOptional)
    }
    switch symbol {
    case "0": return Slot(accepts: .digit, isOptional: false)
    case "9": return Slot(accepts: .digit, isOptional: true)
    case "A": return Slot(accepts: .letter, isOptional: false)
    case "a": return Slot(accepts: .letter, isOptional: true)
    case "_": return Slot(accepts: .either, isOptional: false)
    case "-": return Slot(accepts: .either, isOptional: true)
    case "*": return Slot(accepts: .any, isOptional: false)
    case "?": return Slot(accepts: .any, isOptional: true)
    default: return nil
    }
  }
}
