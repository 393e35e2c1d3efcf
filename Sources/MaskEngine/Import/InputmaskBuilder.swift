/// Looks up the classes of an Inputmask, and works out what its brackets and quantities come to.
struct InputmaskBuilder {
  let source: ImportSource
  /// Definitions of the caller's own.
  let own: [SlotClass]

  func nodes(_ tokens: [InputmaskToken]) throws(ImportError) -> [ImportNode] {
    var nodes: [ImportNode] = []
    for token in tokens {
      nodes += try self.nodes(token)
    }
    return nodes
  }

  private func nodes(_ token: InputmaskToken) throws(ImportError) -> [ImportNode] {
    switch token {
    case .sign(let scalar, let isEscaped, let offset):
      if !isEscaped, let slot = slot(scalar) { return [.slot(slot, at: offset)] }
      return [.text(scalar, isKept: false, at: offset)]
    case .parentheses(let tokens, let offset, let end):
      return [.text("(", isKept: false, at: offset)] + (try nodes(tokens))
        + [.text(")", isKept: false, at: end)]
    case .optional(let tokens, let offset):
      return try optional(try nodes(tokens), at: offset)
    case .choice(let branches, let offset):
      var read: [[ImportNode]] = []
      for branch in branches { read.append(try nodes(bare(branch))) }
      if let slot = union(read) { return [.slot(slot, at: offset)] }
      return [.choice(read, at: offset)]
    case .repeated(let token, let least, let most, let offset):
      return try repeated(try nodes(bare([token])), least, most, at: offset)
    }
  }

  /// Parentheses that a quantity or a `|` makes a group are not text.
  private func bare(_ tokens: [InputmaskToken]) -> [InputmaskToken] {
    if tokens.count == 1, case .parentheses(let inner, _, _) = tokens[0] { return inner }
    return tokens
  }

  /// What may be left out: slots become optional one by one; with fixed text it is a group.
  private func optional(_ nodes: [ImportNode], at offset: Int) throws(ImportError) -> [ImportNode] {
    if let slots = nodes.optionalSlots { return slots }
    if nodes.count == 1, case .group = nodes[0] { return nodes }
    guard nodes.contains(where: \.hasSlot) else {
      throw source.inexpressible(
        "fixed text cannot be left out by itself, without a slot beside it", at: offset)
    }
    return [.group(nodes, at: offset)]
  }

  private func repeated(
    _ nodes: [ImportNode], _ least: Int, _ most: Int?, at offset: Int
  ) throws(ImportError) -> [ImportNode] {
    let weight = max(1, nodes.reduce(0) { $0 + $1.weight })
    guard max(least, most ?? 0) <= ImportSource.nodeLimit / weight else {
      throw source.limit("the mask comes to more than 65536 characters", at: offset)
    }
    let required = Array(repeating: nodes, count: least).flatMap { $0 }
    guard let most else {
      guard nodes.count == 1, var slot = nodes[0].slot else {
        throw source.inexpressible(
          "a part of several characters cannot repeat without bound", at: offset)
      }
      slot.isRepeated = true
      return required + [.slot(slot, at: offset)]
    }
    guard most > least else { return required }
    let optional = try optional(nodes, at: offset)
    // Pieces of several characters come whole or not at all, each behind the one before it.
    let piece = nodes.count == 1 || optional.count == 1 ? optional : [.group(nodes, at: offset)]
    return required + Array(repeating: piece, count: most - least).flatMap { $0 }
  }

  /// The one slot that a choice among single characters comes to, unless all of them are text.
  private func union(_ branches: [[ImportNode]]) -> ImportedSlot? {
    var bases: Set<CharacterClass> = []
    var listed = ScalarSet([])
    var first: ImportedSlot?
    var signs = ScalarSet([])
    for branch in branches {
      guard branch.count == 1 else { return nil }
      switch branch[0] {
      case .text(let scalar, _, _): signs = signs.union(ScalarSet([scalar...scalar]))
      case .slot(let slot, _):
        if let first, first.isOptional != slot.isOptional || slot.isRepeated { return nil }
        // Digits have no case, so they go along with letters of any.
        if let first, first.letterCase != slot.letterCase, first.takes != .digit,
          slot.takes != .digit
        {
          return nil
        }
        switch slot.takes {
        case .base(let base): bases.insert(base)
        case .listed(let set): listed = listed.union(set)
        }
        if first == nil || first?.takes == .digit { first = slot }
      case .segment, .group, .choice: return nil
      }
    }
    guard var union = first, !union.isRepeated else { return nil }
    if listed.isEmpty, signs.isEmpty {
      union.takes = .base(Self.base(bases))
    } else if bases.isSubset(of: [.digit]) {
      union.takes = .listed(listed.union(signs).union(bases.isEmpty ? ScalarSet([]) : .digits))
    } else {
      return nil
    }
    union.symbol = nil
    return union
  }

  /// The class that takes what any of these takes.
  private static func base(_ bases: Set<CharacterClass>) -> CharacterClass {
    if bases.contains(.any) { return .any }
    return bases.count == 1 ? bases.first ?? .any : .alphanumeric
  }

  /// The definitions of Inputmask and of the extensions in its bundle.
  ///
  /// Its letters are those of Latin-1 and Russian, which is as far as its regular expression goes;
  /// they become letters of every script here.
  private func slot(_ scalar: Unicode.Scalar) -> ImportedSlot? {
    if let own = own.first(where: { $0.symbol == scalar }) { return ImportedSlot(own) }
    switch scalar {
    case "9": return ImportedSlot(.digit)
    case "a": return ImportedSlot(.base(.letter))
    case "*": return ImportedSlot(.base(.alphanumeric))
    case "A": return ImportedSlot(.base(.letter), letterCase: .upper, symbol: "U")
    case "&": return ImportedSlot(.base(.alphanumeric), letterCase: .upper, symbol: "&")
    case "#":
      let hex = ScalarSet(["0"..."9", "A"..."F", "a"..."f"])
      return ImportedSlot(.listed(hex), letterCase: .upper, symbol: "#")
    default: return nil
    }
  }
}
