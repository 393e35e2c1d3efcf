/// Reads a regular expression of JavaScript that looks at one character.
///
/// Read are classes, ranges and negation, `\d \w \s` and their opposites, `.`, `|`, parentheses,
/// `^` and `$`, the escapes, `\p{L}` and `\p{N}`, and the flag `i`.
struct CharacterRegex {
  /// How deep parentheses may stand in each other.
  static let depthLimit = 32

  /// What a part takes: listed scalars, and letters or digits of every script.
  fileprivate struct Taken {
    var set = ScalarSet([])
    var letters = false
    var digits = false
    var isAny = false

    static func listed(_ ranges: [ClosedRange<Unicode.Scalar>]) -> Taken {
      Taken(set: ScalarSet(ranges))
    }

    func union(_ other: Taken) -> Taken {
      Taken(
        set: set.union(other.set), letters: letters || other.letters,
        digits: digits || other.digits, isAny: isAny || other.isAny)
    }
  }

  private var source: ImportSource
  private let opening: Int

  /// Reads from the first slash to the last flag.
  static func read(_ source: inout ImportSource) throws(ImportError) -> ImportedCharacters {
    var regex = CharacterRegex(source: source, opening: source.offset)
    let taken = try regex.whole()
    source = regex.source
    return taken
  }

  private init(source: ImportSource, opening: Int) {
    self.source = source
    self.opening = opening
  }

  private mutating func whole() throws(ImportError) -> ImportedCharacters {
    _ = source.next()
    var taken = try alternatives(until: "/", depth: 0)
    while let flag = source.peek(), flag.properties.isAlphabetic {
      switch flag {
      case "i": taken.set = taken.set.ignoringCase
      // What these change shows only in longer texts, or in what is read anyway.
      case "g", "m", "s", "u", "v", "y", "d": break
      default: throw source.malformed("this is no flag of a regular expression", at: source.offset)
      }
      _ = source.next()
    }
    return try characters(taken)
  }

  /// What the whole expression takes, as a class of ours.
  private func characters(_ taken: Taken) throws(ImportError) -> ImportedCharacters {
    if taken.isAny || taken.set.complement.isEmpty { return .base(.any) }
    let isDigits = taken.set == .digits
    let listsDigits = taken.set.isEmpty || isDigits
    if taken.letters, listsDigits {
      return .base(taken.digits || isDigits ? .alphanumeric : .letter)
    }
    if !taken.letters, listsDigits, taken.digits || isDigits { return .digit }
    guard !taken.letters, !taken.digits else {
      throw source.inexpressible(
        "letters or digits of every script cannot share a slot with other characters", at: opening)
    }
    return .listed(taken.set)
  }

  private mutating func alternatives(
    until closing: Unicode.Scalar, depth: Int
  ) throws(ImportError) -> Taken {
    var all = Taken()
    repeat {
      all = all.union(try one(until: closing, depth: depth))
    } while source.skip("|")
    guard source.next() == closing else {
      throw source.malformed("this regular expression is never closed", at: opening)
    }
    return all
  }

  /// One alternative: exactly one character, with anchors or without.
  private mutating func one(
    until closing: Unicode.Scalar, depth: Int
  ) throws(ImportError) -> Taken {
    _ = source.skip("^")
    let offset = source.offset
    guard let next = source.peek(), next != closing, next != "|", next != "$" else {
      throw source.peek() == nil
        ? source.malformed("this regular expression is never closed", at: opening)
        : source.inexpressible("a slot takes one character, and this finds none", at: offset)
    }
    let taken = try atom(depth: depth)
    let quantifier = source.offset
    if !source.skip("{1}"), let sign = source.peek(), "*+?{".unicodeScalars.contains(sign) {
      throw source.inexpressible(
        "a slot takes one character, so its expression cannot repeat", at: quantifier)
    }
    _ = source.skip("$")
    guard let end = source.peek(), end == closing || end == "|" else {
      throw source.peek() == nil
        ? source.malformed("this regular expression is never closed", at: opening)
        : source.inexpressible("a slot takes one character, and this finds more", at: source.offset)
    }
    return taken
  }

  private mutating func atom(depth: Int) throws(ImportError) -> Taken {
    let offset = source.offset
    guard depth < Self.depthLimit else {
      throw source.limit("parentheses stand in each other deeper than 32", at: offset)
    }
    switch source.next() {
    case ".": return Taken(isAny: true)
    case "[": return try list()
    case "\\": return try escape(at: offset)
    case "(":
      guard source.skip("?:") || source.peek() != "?" else {
        throw source.inexpressible("a slot cannot look at what stands around it", at: offset)
      }
      return try alternatives(until: ")", depth: depth + 1)
    case let scalar?:
      guard !"*+?{)".unicodeScalars.contains(scalar) else {
        throw source.malformed("this sign wants something before it", at: offset)
      }
      return .listed([scalar...scalar])
    case nil: throw source.malformed("this regular expression is never closed", at: opening)
    }
  }

  /// What stands between `[` and `]`.
  private mutating func list() throws(ImportError) -> Taken {
    let offset = source.offset
    let isNegated = source.skip("^")
    var taken = Taken()
    while !source.skip("]") {
      let first = try member()
      guard source.peek() == "-", let behind = source.peek(1), behind != "]" else {
        taken = taken.union(first)
        continue
      }
      let dash = source.offset
      _ = source.next()
      let last = try member()
      guard let low = first.single, let high = last.single, low <= high else {
        throw source.malformed("this range is reversed or has no ends", at: dash)
      }
      taken = taken.union(.listed([low...high]))
    }
    guard isNegated else {
      guard taken.isAny || taken.letters || taken.digits || !taken.set.isEmpty else {
        throw source.inexpressible("a slot takes one character, and this finds none", at: offset)
      }
      return taken
    }
    guard !taken.letters, !taken.digits, !taken.isAny else {
      throw source.inexpressible(
        "a slot cannot take all but the letters or digits of every script", at: offset)
    }
    if taken.set.isEmpty { return Taken(isAny: true) }
    return Taken(set: taken.set.complement)
  }

  private mutating func member() throws(ImportError) -> Taken {
    let offset = source.offset
    guard let scalar = source.next() else {
      throw source.malformed("this regular expression is never closed", at: opening)
    }
    return scalar == "\\" ? try escape(at: offset) : .listed([scalar...scalar])
  }

  private mutating func escape(at offset: Int) throws(ImportError) -> Taken {
    let word: [ClosedRange<Unicode.Scalar>] = ["0"..."9", "A"..."Z", "_"..."_", "a"..."z"]
    let space: [ClosedRange<Unicode.Scalar>] = [
      "\t"..."\r", " "..." ", "\u{A0}"..."\u{A0}", "\u{1680}"..."\u{1680}",
      "\u{2000}"..."\u{200A}", "\u{2028}"..."\u{2029}", "\u{202F}"..."\u{202F}",
      "\u{205F}"..."\u{205F}", "\u{3000}"..."\u{3000}", "\u{FEFF}"..."\u{FEFF}",
    ]
    switch source.peek() {
    case "d": return skipping(.listed(["0"..."9"]))
    case "w": return skipping(.listed(word))
    case "s": return skipping(.listed(space))
    case "D": return skipping(Taken(set: ScalarSet.digits.complement))
    case "W": return skipping(Taken(set: ScalarSet(word).complement))
    case "S": return skipping(Taken(set: ScalarSet(space).complement))
    case "p": return try property(at: offset)
    case "P", "b", "B", "k", "c":
      throw source.inexpressible("a slot cannot take what this escape finds", at: offset)
    case let digit? where ("1"..."9").contains(digit):
      throw source.inexpressible("a slot cannot look at what stands around it", at: offset)
    default:
      let scalar = try ScriptEscape.read(&source, at: offset)
      return .listed([scalar...scalar])
    }
  }

  private mutating func skipping(_ taken: Taken) -> Taken {
    _ = source.next()
    return taken
  }

  /// `\p{L}`, `\p{N}` and their longer names.
  private mutating func property(at offset: Int) throws(ImportError) -> Taken {
    for name in ["L", "Letter", "Alphabetic", "Alpha"] {
      if source.skip("p{\(name)}") { return Taken(letters: true) }
    }
    for name in ["N", "Nd", "Number", "Decimal_Number"] {
      if source.skip("p{\(name)}") { return Taken(digits: true) }
    }
    throw source.inexpressible(
      "of Unicode's properties only letters, \\p{L}, and digits, \\p{Nd}, are classes here",
      at: offset)
  }
}

extension CharacterRegex.Taken {
  /// The scalar that alone it takes.
  fileprivate var single: Unicode.Scalar? {
    guard !letters, !digits, !isAny, set.ranges.count == 1,
      set.ranges[0].lowerBound == set.ranges[0].upperBound
    else { return nil }
    return set.ranges[0].lowerBound
  }
}
