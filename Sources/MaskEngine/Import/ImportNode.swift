/// What a slot of another notation takes.
enum ImportedCharacters: Hashable {
  case base(CharacterClass)
  case listed(ScalarSet)

  /// The digits 0 to 9, which every notation means by a digit.
  static let digit = ImportedCharacters.base(.digit)
}

/// A slot of another notation.
struct ImportedSlot: Hashable {
  var takes: ImportedCharacters
  var letterCase = SlotClass.LetterCase.keep
  var isOptional = false
  var isRepeated = false
  /// The symbol that its own notation has for it, which the class gets if it is free.
  var symbol: Unicode.Scalar?

  init(
    _ takes: ImportedCharacters, letterCase: SlotClass.LetterCase = .keep, isOptional: Bool = false,
    symbol: Unicode.Scalar? = nil
  ) {
    self.takes = takes
    // Digits have no case, and a class that keeps it needs no symbol of its own.
    self.letterCase = takes == .digit ? .keep : letterCase
    self.isOptional = isOptional
    self.symbol = symbol
  }

  /// The slot of a class of the caller's own, which stands for a definition of the other notation.
  init(_ own: SlotClass) {
    self.init(
      own.base.map { .base($0) } ?? .listed(ScalarSet(own.accepted)), letterCase: own.letterCase,
      isOptional: own.isOptional, symbol: own.symbol)
  }
}

/// A piece of a mask of another notation, and the byte at which it began there.
indirect enum ImportNode: Hashable {
  case text(Unicode.Scalar, isKept: Bool, at: Int)
  case slot(ImportedSlot, at: Int)
  /// A number with bounds, made of so many digits.
  case segment(digits: Int, bounds: ClosedRange<Int>, at: Int)
  case group([ImportNode], at: Int)
  case choice([[ImportNode]], at: Int)

  var offset: Int {
    switch self {
    case .text(_, _, let offset), .slot(_, let offset), .segment(_, _, let offset),
      .group(_, let offset), .choice(_, let offset):
      offset
    }
  }

  /// Whether it is or holds a slot.
  var hasSlot: Bool {
    switch self {
    case .text: false
    case .slot, .segment: true
    case .group(let nodes, _): nodes.contains(where: \.hasSlot)
    case .choice(let branches, _): branches.allSatisfy { $0.contains(where: \.hasSlot) }
    }
  }

  /// How many elements it comes to.
  var weight: Int {
    switch self {
    case .text, .slot: 1
    case .segment(let digits, _, _): digits
    case .group(let nodes, _): nodes.reduce(2) { $0 + $1.weight }
    case .choice(let branches, _):
      branches.reduce(1) { $0 + $1.reduce(0) { $0 + $1.weight } }
    }
  }

  /// The slot that it alone is.
  var slot: ImportedSlot? {
    if case .slot(let slot, _) = self { slot } else { nil }
  }
}

extension [ImportNode] {
  /// The nodes as they are when every slot of theirs may stay empty; `nil` if they are not all slots.
  var optionalSlots: [ImportNode]? {
    var nodes: [ImportNode] = []
    for node in self {
      guard case .slot(var slot, let offset) = node else { return nil }
      slot.isOptional = true
      nodes.append(.slot(slot, at: offset))
    }
    return nodes
  }

  /// The masks that the choices among the nodes come to, the first of each choice first; `nil` when
  /// there are more than `limit`.
  func alternatives(limit: Int) -> [[ImportNode]]? {
    var all: [[ImportNode]] = [[]]
    for node in self {
      let heads: [[ImportNode]]
      switch node {
      case .choice(let branches, _):
        var expanded: [[ImportNode]] = []
        for branch in branches {
          guard let more = branch.alternatives(limit: limit) else { return nil }
          expanded += more
        }
        heads = expanded
      case .group(let nodes, let offset):
        guard let inner = nodes.alternatives(limit: limit) else { return nil }
        heads = inner.map { [.group($0, at: offset)] }
      case .text, .slot, .segment: heads = [[node]]
      }
      // In place, so that a long mask costs no more than its length.
      if heads.count == 1 {
        for index in all.indices { all[index] += heads[0] }
        continue
      }
      guard heads.count <= limit / all.count else { return nil }
      all = all.flatMap { start in heads.map { start + $0 } }
    }
    return all
  }
}
