/// Reads the pattern masks of IMask.
///
/// `[ ]` and `{ }` switch: between them slots are optional, and fixed text belongs to the value.
/// `` ` `` anchors what stands behind it. `\` makes the next character fixed text.
enum IMaskReader {
  static func read(
    _ source: inout ImportSource, _ options: MaskOptions
  ) throws(ImportError) -> [ImportNode] {
    var nodes: [ImportNode] = []
    var brace: Int?
    var bracket: Int?
    var anchors: [(index: Int, offset: Int)] = []
    while let scalar = source.peek() {
      let offset = source.offset
      _ = source.next()
      let own = options.classes.first { $0.symbol == scalar }
      if var slot = own.map(ImportedSlot.init) ?? slot(scalar) {
        slot.isOptional = slot.isOptional || bracket != nil
        nodes.append(.slot(slot, at: offset))
        continue
      }
      switch scalar {
      case "`": anchors.append((nodes.count, offset))
      case "{": try begin(&brace, "{", at: offset, source)
      case "}": try end(&brace, "}", at: offset, source)
      case "[": try begin(&bracket, "[", at: offset, source)
      case "]": try end(&bracket, "]", at: offset, source)
      case "\\":
        guard let escaped = source.next() else {
          throw source.malformed("a \\ ends the mask, with nothing to take as it is", at: offset)
        }
        nodes.append(.text(escaped, isKept: brace != nil, at: offset))
      default: nodes.append(.text(scalar, isKept: brace != nil, at: offset))
      }
    }
    if let open = [brace, bracket].compactMap({ $0 }).min() {
      throw source.malformed("this is never closed", at: open)
    }
    for anchor in anchors where !holds(anchor.index, nodes) {
      throw source.inexpressible(
        "a ` keeps what stands behind it in place, which needs an optional slot and then fixed "
          + "text before it here", at: anchor.offset)
    }
    return nodes
  }

  /// Whether our masks anchor a place by themselves: no slot stands on one side of it, or the slots
  /// before it have an optional one among them and are closed by fixed text.
  private static func holds(_ index: Int, _ nodes: [ImportNode]) -> Bool {
    guard let last = nodes[..<index].lastIndex(where: \.hasSlot),
      let next = nodes[index...].firstIndex(where: \.hasSlot)
    else { return true }
    guard next > last + 1 else { return false }
    let section = nodes[...last].reversed().prefix(while: \.hasSlot)
    return section.contains { $0.slot?.isOptional ?? false }
  }

  private static func begin(
    _ open: inout Int?, _ sign: String, at offset: Int, _ source: ImportSource
  ) throws(ImportError) {
    guard open == nil else {
      throw source.malformed("a \(sign) stands inside another, which means nothing", at: offset)
    }
    open = offset
  }

  private static func end(
    _ open: inout Int?, _ sign: String, at offset: Int, _ source: ImportSource
  ) throws(ImportError) {
    guard open != nil else { throw source.malformed("this \(sign) closes nothing", at: offset) }
    open = nil
  }

  private static func slot(_ scalar: Unicode.Scalar) -> ImportedSlot? {
    switch scalar {
    case "0": ImportedSlot(.digit)
    case "a": ImportedSlot(.base(.letter))
    case "*": ImportedSlot(.base(.any))
    default: nil
    }
  }
}
