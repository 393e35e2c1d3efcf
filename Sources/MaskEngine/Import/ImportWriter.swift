/// Writes imported nodes as patterns of our language, with the classes they need.
struct ImportWriter {
  private struct Key: Hashable {
    var takes: ImportedCharacters
    var letterCase: SlotClass.LetterCase
    var isOptional: Bool
  }

  let source: ImportSource
  /// The caller's classes, and behind them those that the mask needed.
  private(set) var classes: [SlotClass]
  private var symbols: [Key: Unicode.Scalar] = [:]
  private var taken: Set<Unicode.Scalar>

  private var pattern = ""
  /// Where each piece of the pattern came from: byte of the pattern, byte of the source.
  private var places: [(pattern: Int, source: Int)] = []
  private var inSlots = false
  private var isKept = false

  init(_ source: ImportSource, classes: [SlotClass]) {
    self.source = source
    self.classes = classes
    taken = Set(classes.map(\.symbol))
    for own in classes.reversed() {
      let slot = ImportedSlot(own)
      symbols[Key(takes: slot.takes, letterCase: slot.letterCase, isOptional: own.isOptional)] =
        own.symbol
    }
  }

  /// The pattern for nodes without choices.
  mutating func write(_ nodes: [ImportNode]) throws(ImportError) -> String {
    pattern = ""
    places = []
    try write(nodes, depth: 0)
    close()
    return pattern
  }

  /// The byte of the source that a byte of the pattern last written came from.
  func sourceOffset(of offset: Int) -> Int {
    places.last { $0.pattern <= offset }?.source ?? 0
  }

  private mutating func write(_ nodes: [ImportNode], depth: Int) throws(ImportError) {
    for node in nodes {
      switch node {
      case .text(let scalar, let isKept, let offset):
        if inSlots || self.isKept != isKept { close() }
        if isKept, !self.isKept {
          pattern += "{"
          self.isKept = true
        }
        mark(offset)
        let marks: [Unicode.Scalar] = ["[", "]", "{", "}", "<", ">", "\\"]
        if marks.contains(scalar) { pattern += "\\" }
        pattern.unicodeScalars.append(scalar)
      case .slot(let slot, let offset):
        let symbol = try symbol(for: slot, at: offset)
        openSlots()
        mark(offset)
        pattern.unicodeScalars.append(symbol)
        if slot.isRepeated { pattern += "…" }
      case .segment(let digits, let bounds, let offset):
        guard !taken.contains("0"), !taken.contains(":") else {
          throw source.inexpressible(
            "a number with bounds needs the symbols 0 and :, which the classes redefine", at: offset
          )
        }
        close()
        mark(offset)
        pattern += "[" + String(repeating: "0", count: digits)
        pattern += ":\(bounds.lowerBound)-\(bounds.upperBound)]"
      case .group(let nodes, let offset):
        guard depth < 4 else {
          throw source.limit("optional parts stand in each other deeper than 4", at: offset)
        }
        close()
        mark(offset)
        pattern += "<"
        try write(nodes, depth: depth + 1)
        close()
        pattern += ">"
      case .choice: preconditionFailure("choices become alternatives before they are written")
      }
    }
  }

  private mutating func mark(_ offset: Int) {
    places.append((pattern.utf8.count, offset))
  }

  private mutating func openSlots() {
    if !inSlots { close() }
    if !inSlots { pattern += "[" }
    inSlots = true
  }

  /// Closes the bracket or brace in progress.
  private mutating func close() {
    if inSlots { pattern += "]" }
    if isKept { pattern += "}" }
    inSlots = false
    isKept = false
  }

  /// The symbol of a slot: a built-in one, or that of a class, which is made if there is none yet.
  private mutating func symbol(
    for slot: ImportedSlot, at offset: Int
  ) throws(ImportError) -> Unicode.Scalar {
    // A repeated slot is optional whatever its symbol says.
    let isOptional = slot.isOptional && !slot.isRepeated
    let key = Key(takes: slot.takes, letterCase: slot.letterCase, isOptional: isOptional)
    if case .base(let base) = slot.takes, slot.letterCase == .keep {
      let builtIn = base.symbol(isOptional: isOptional)
      if !taken.contains(builtIn) { return builtIn }
    }
    if let symbol = symbols[key] { return symbol }
    guard classes.count < 64, let symbol = freeSymbol(preferring: slot.symbol) else {
      throw source.limit("the mask needs more than 64 classes of characters", at: offset)
    }
    var own = SlotClass(
      symbol, accepting: [], isOptional: isOptional, letterCase: slot.letterCase)
    switch slot.takes {
    case .base(let base): own.base = base
    case .listed(let set): own.accepted = set.ranges
    }
    classes.append(own)
    taken.insert(symbol)
    symbols[key] = symbol
    return symbol
  }

  /// A symbol that stands for nothing yet: the notation's own, or a letter.
  private func freeSymbol(preferring preferred: Unicode.Scalar?) -> Unicode.Scalar? {
    let letters =
      "BCDEFGHIJKLMNOPQRSTUVWXYZbcdefghijklmnopqrstuvwxyz12345678αβγδεζηθικλμνξοπρστυφχψω"
    let candidates = (preferred.map { [$0] } ?? []) + Array(letters.unicodeScalars)
    let reserved = Set("09Aa_-*?[]{}<>\\…:".unicodeScalars)
    return candidates.first { !taken.contains($0) && !reserved.contains($0) }
  }
}

extension CharacterClass {
  /// The symbol of its slots in a pattern.
  fileprivate func symbol(isOptional: Bool) -> Unicode.Scalar {
    switch self {
    case .digit: isOptional ? "9" : "0"
    case .letter: isOptional ? "a" : "A"
    case .alphanumeric: isOptional ? "-" : "_"
    case .any: isOptional ? "?" : "*"
    }
  }
}
