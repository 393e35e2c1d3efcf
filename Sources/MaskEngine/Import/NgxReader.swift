/// Reads the masks of ngx-mask.
///
/// `||` stands between alternatives, `{3}` repeats what is before it, and behind a slot `*` means any
/// number of it and `?` an optional one. There is no escape.
enum NgxReader {
  static func read(
    _ source: inout ImportSource, _ options: MaskOptions
  ) throws(ImportError) -> [ImportNode] {
    var branches: [[ImportNode]] = [[]]
    var weight = 0
    while source.peek() != nil {
      let offset = source.offset
      if source.skip("||") {
        guard !branches[branches.count - 1].isEmpty, source.peek() != nil else {
          throw source.malformed("a || wants a mask on either side", at: offset)
        }
        branches.append([])
        continue
      }
      let isStart = branches[branches.count - 1].isEmpty
      if isStart, let known = try whole(&source) {
        branches.removeLast()
        branches += known
        continue
      }
      for node in try piece(&source, options) {
        weight += node.weight
        branches[branches.count - 1].append(node)
      }
      guard weight <= ImportSource.nodeLimit else {
        throw source.limit("the mask comes to more than 65536 characters", at: offset)
      }
    }
    return branches.count == 1 ? branches[0] : [.choice(branches, at: 0)]
  }

  /// A name that stands for a whole mask.
  private static func whole(
    _ source: inout ImportSource
  ) throws(ImportError) -> [[ImportNode]]? {
    let offset = source.offset
    for name in ["separator", "dot_separator", "comma_separator", "percent"] {
      if source.skip(name) {
        throw source.inexpressible("\(name) is a number, which a number field shows", at: offset)
      }
    }
    let start = source.position
    for (name, masks) in [
      ("CPF_CNPJ", ["000.000.000-00", "00.000.000/0000-00"]), ("IP", ["099.099.099.099"]),
    ] {
      guard source.skip(name), source.peek() == nil || source.peek() == "|" else {
        source.rewind(to: start)
        continue
      }
      return masks.map { mask in
        mask.unicodeScalars.map { scalar in
          slot(scalar).map { .slot($0, at: offset) } ?? .text(scalar, isKept: false, at: offset)
        }
      }
    }
    return nil
  }

  /// One slot or one sign, as often as its quantifier says.
  private static func piece(
    _ source: inout ImportSource, _ options: MaskOptions
  ) throws(ImportError) -> [ImportNode] {
    let offset = source.offset
    let own = options.classes.first { $0.symbol == source.peek() }
    if own == nil, let number = number(&source) {
      return [.segment(digits: 2, bounds: number, at: offset)]
    }
    guard let scalar = source.next() else { return [] }
    guard var slot = own.map(ImportedSlot.init) ?? slot(scalar) else {
      return Array(
        repeating: .text(scalar, isKept: false, at: offset), count: try count(&source) ?? 1)
    }
    if source.skip("*") {
      slot.isRepeated = true
    } else if source.skip("?") {
      slot.isOptional = true
    } else if let count = try count(&source) {
      return Array(repeating: .slot(slot, at: offset), count: count)
    }
    return [.slot(slot, at: offset)]
  }

  /// The `{3}` behind a piece.
  private static func count(_ source: inout ImportSource) throws(ImportError) -> Int? {
    let start = source.position
    let offset = source.offset
    guard source.skip("{") else { return nil }
    guard let count = source.number() else {
      source.rewind(to: start)
      return nil
    }
    guard source.skip("}") else {
      throw source.inexpressible("ngx-mask repeats by one number, as in {3}", at: offset)
    }
    guard count <= ImportSource.nodeLimit else {
      throw source.limit("the mask comes to more than 65536 characters", at: offset)
    }
    return count
  }

  /// Two letters that stand for a number of a date or a time.
  private static func number(_ source: inout ImportSource) -> ClosedRange<Int>? {
    let numbers: [(String, ClosedRange<Int>)] = [
      ("Hh", 0...23), ("H0", 0...23), ("m0", 0...59), ("s0", 0...59), ("d0", 1...31),
      ("M0", 1...12),
    ]
    for (letters, bounds) in numbers where source.skip(letters) { return bounds }
    return nil
  }

  private static func slot(_ scalar: Unicode.Scalar) -> ImportedSlot? {
    switch scalar {
    case "0", "X", "h": ImportedSlot(.digit)
    case "9": ImportedSlot(.digit, isOptional: true)
    case "A": ImportedSlot(.listed(.asciiLetters.union(.digits)), symbol: "N")
    case "S": ImportedSlot(.listed(.asciiLetters), symbol: "S")
    case "U": ImportedSlot(.listed(ScalarSet(["A"..."Z"])), symbol: "U")
    case "L": ImportedSlot(.listed(ScalarSet(["a"..."z"])), symbol: "L")
    case "H": ImportedSlot(.listed(ScalarSet(["0"..."2"])), symbol: "H")
    case "m", "s": ImportedSlot(.listed(ScalarSet(["0"..."5"])), symbol: scalar)
    case "d": ImportedSlot(.listed(ScalarSet(["0"..."3"])), symbol: "d")
    case "M": ImportedSlot(.listed(ScalarSet(["0"..."1"])), symbol: "M")
    default: nil
    }
  }
}
