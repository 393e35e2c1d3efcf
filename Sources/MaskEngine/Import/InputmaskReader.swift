/// Reads the masks of RobinHerbots' Inputmask.
///
/// `[ ]` holds what may be left out, `{n,m}` repeats what is before it, `a|9` and `(aa|99)` choose,
/// and `\` takes the next character as it is. Parentheses are fixed text unless a quantifier follows
/// them or a `|` stands in or beside them.
enum InputmaskReader {
  static func read(
    _ source: inout ImportSource, _ options: MaskOptions
  ) throws(ImportError) -> [ImportNode] {
    if let alias = aliases.first(where: { $0 == source.text }) {
      throw source.inexpressible(
        "the alias \(alias) names a program of Inputmask's, not a mask", at: 0)
    }
    if let mask = named[source.text] {
      var inner = ImportSource(mask, as: .inputmask)
      return try read(&inner, options).map { $0.moved(to: 0) }
    }
    var parser = InputmaskParser(source: source)
    let tokens = try parser.parse()
    source = parser.source
    return try InputmaskBuilder(source: source, own: options.classes).nodes(tokens)
  }

  /// The aliases that are masks and nothing more.
  private static let named = ["ssn": "999-99-9999", "mac": "##:##:##:##:##:##"]

  /// The others.
  private static let aliases = [
    "datetime", "date", "numeric", "currency", "decimal", "integer", "percentage", "indianns",
    "email", "ip", "url", "vin", "cssunit",
  ]
}

/// A mask of Inputmask's, before its classes are looked up.
indirect enum InputmaskToken {
  case sign(Unicode.Scalar, isEscaped: Bool, at: Int)
  case optional([InputmaskToken], at: Int)
  case parentheses([InputmaskToken], at: Int, end: Int)
  case repeated(InputmaskToken, atLeast: Int, atMost: Int?, at: Int)
  case choice([[InputmaskToken]], at: Int)

  var isGroup: Bool {
    switch self {
    case .parentheses, .choice: true
    case .sign, .optional, .repeated: false
    }
  }
}

/// Reads Inputmask's syntax, as its lexer does.
struct InputmaskParser {
  /// How deep brackets and parentheses may stand in each other.
  static let depthLimit = 32

  var source: ImportSource

  mutating func parse() throws(ImportError) -> [InputmaskToken] {
    try sequence(until: nil, from: 0, depth: 0).tokens
  }

  /// What stands up to a closing sign, or to the end.
  ///
  /// `branches` are what a `|` in parentheses has closed. A sequence that ends without its closing
  /// sign says so.
  private mutating func sequence(
    until closing: Unicode.Scalar?, from opening: Int, depth: Int
  ) throws(ImportError) -> (tokens: [InputmaskToken], isClosed: Bool) {
    guard depth <= Self.depthLimit else {
      throw source.limit("brackets stand in each other deeper than 32", at: opening)
    }
    var branches: [[InputmaskToken]] = []
    var tokens: [InputmaskToken] = []
    func whole() -> [InputmaskToken] {
      branches.isEmpty ? tokens : [.choice(branches + [tokens], at: opening)]
    }
    while let scalar = source.peek() {
      let offset = source.offset
      if scalar == closing {
        _ = source.next()
        return (whole(), true)
      }
      if scalar == "]" {
        // Parentheses that are still open are text.
        if closing == ")" { return (whole(), false) }
        throw source.malformed("this ] closes nothing", at: offset)
      }
      if scalar == "|" {
        _ = source.next()
        guard let last = tokens.last else {
          throw source.malformed("a | wants something on either side", at: offset)
        }
        if closing == ")", !last.isGroup {
          branches.append(tokens)
          tokens = []
          continue
        }
        tokens.removeLast()
        let next = try element(depth: depth, before: offset)
        guard next.count == 1 else {
          throw source.malformed("a | wants something on either side", at: offset)
        }
        if case .choice(let earlier, let start) = last {
          tokens.append(.choice(earlier + [next], at: start))
        } else {
          tokens.append(.choice([[last], next], at: last.offset))
        }
        continue
      }
      if scalar == "{", let quantity = try quantity() {
        guard let last = tokens.popLast() else {
          throw source.malformed("a quantity wants something before it", at: offset)
        }
        tokens.append(
          .repeated(last, atLeast: quantity.least, atMost: quantity.most, at: last.offset))
        continue
      }
      tokens += try element(depth: depth, before: offset)
    }
    if !branches.isEmpty {
      throw source.malformed("this ( is never closed", at: opening)
    }
    return (tokens, closing == nil)
  }

  /// One element; more when parentheses that are never closed turn out to be text.
  private mutating func element(
    depth: Int, before: Int
  ) throws(ImportError) -> [InputmaskToken] {
    let offset = source.offset
    guard let scalar = source.next() else {
      throw source.malformed("a | wants something on either side", at: before)
    }
    switch scalar {
    case "\\":
      guard let escaped = source.next() else {
        throw source.malformed("a \\ ends the mask, with nothing to take as it is", at: offset)
      }
      return [.sign(escaped, isEscaped: true, at: offset)]
    case "[":
      let inner = try sequence(until: "]", from: offset, depth: depth + 1)
      guard inner.isClosed else { throw source.malformed("this [ is never closed", at: offset) }
      guard !inner.tokens.isEmpty else {
        throw source.malformed("nothing stands in these brackets", at: offset)
      }
      return [.optional(inner.tokens, at: offset)]
    case "(":
      let inner = try sequence(until: ")", from: offset, depth: depth + 1)
      guard inner.isClosed else {
        return [.sign("(", isEscaped: true, at: offset)] + inner.tokens
      }
      if inner.tokens.count == 1, case .choice = inner.tokens[0] { return inner.tokens }
      return [.parentheses(inner.tokens, at: offset, end: source.offset - 1)]
    default: return [.sign(scalar, isEscaped: false, at: offset)]
    }
  }

  /// `{3}`, `{1,3}`, `{+}`, `{*}`, `{2,*}`, and any of these with `|` and a number, which only says
  /// how much of the empty mask Inputmask shows. `nil` if it is none of these, and so text.
  private mutating func quantity() throws(ImportError) -> (least: Int, most: Int?)? {
    let start = source.position
    let offset = source.offset
    _ = source.next()
    guard let first = bound() else {
      source.rewind(to: start)
      return nil
    }
    var last = first
    if source.skip(",") {
      last = bound() ?? .any
    }
    if source.skip("|") { _ = bound() }
    guard source.skip("}") else {
      source.rewind(to: start)
      return nil
    }
    let least: Int
    switch first {
    case .count(let count): least = count
    case .some: least = last == .any ? 0 : 1
    case .any: least = last == .some ? 1 : 0
    }
    guard case .count(let most) = last else { return (least, nil) }
    guard most >= least else {
      throw source.malformed("the quantity's bounds are reversed", at: offset)
    }
    guard most <= ImportSource.nodeLimit else {
      throw source.limit("the mask comes to more than 65536 characters", at: offset)
    }
    return (least, most)
  }

  private enum Bound: Equatable {
    case count(Int)
    case some
    case any
  }

  private mutating func bound() -> Bound? {
    if source.skip("+") { return .some }
    if source.skip("*") { return .any }
    return source.number().map { .count($0) }
  }
}

extension InputmaskToken {
  var offset: Int {
    switch self {
    case .sign(_, _, let offset), .optional(_, let offset), .parentheses(_, let offset, _),
      .repeated(_, _, _, let offset), .choice(_, let offset):
      offset
    }
  }
}

extension ImportNode {
  /// The same node as if it stood elsewhere.
  fileprivate func moved(to offset: Int) -> ImportNode {
    switch self {
    case .text(let scalar, let isKept, _): .text(scalar, isKept: isKept, at: offset)
    case .slot(let slot, _): .slot(slot, at: offset)
    default: self
    }
  }
}
