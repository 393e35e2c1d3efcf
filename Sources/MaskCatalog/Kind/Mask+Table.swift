import MaskEngine

extension Mask {
  /// The mask of a pattern of the catalog's own tables, with the slot symbols of those.
  ///
  /// Every pattern of every table is made by a test, so this cannot fail for a caller.
  @inline(never)
  init(table pattern: String) {
    var options = MaskOptions()
    options.classes = CodeSlot.classes.filter { pattern.unicodeScalars.contains($0.symbol) }
    do { self = try Mask(pattern, options: options) } catch {
      preconditionFailure("\(pattern): \(error)")
    }
  }
}

/// The mask of one pattern of the tables, or the choice among several.
@inline(never)
func masking(table patterns: [String]) -> any Masking {
  let masks = patterns.map { Mask(table: $0) }
  guard masks.count > 1, let choice = MaskSet(masks.map { MaskSet.Candidate($0) }) else {
    return masks[0]
  }
  return choice
}
