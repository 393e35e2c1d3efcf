import MaskEngine

/// Slots in groups, one space between: the layout of a card number or an IBAN.
struct GroupedShape: Sendable {
  /// What the layout follows from: two texts with the same key are of one brand or country.
  var key: String
  /// The symbols of the slots, `UU00NNNN`.
  var slots: String
  /// How many slots each group has; what is left over joins the last.
  var groups: [Int]

  /// The slots without any fixed text. An edit runs on it; the spaces come afterwards.
  var plain: Mask { Mask(table: "[\(slots)]") }

  /// Whether the characters may stand in the slots, in order; `_` stands in one that was emptied.
  @inline(never)
  func fits(_ characters: String) -> Bool {
    var slots = slots.unicodeScalars.makeIterator()
    return characters.unicodeScalars.allSatisfy { scalar in
      guard let slot = slots.next().flatMap(CodeSlot.init(rawValue:)) else { return false }
      return scalar == "_" || slot.takes(scalar)
    }
  }

  /// Groups of four.
  static func fours(_ count: Int) -> [Int] { [Int](repeating: 4, count: (count + 3) / 4) }

  /// The places in front of which a space stands.
  var gaps: [Int] {
    var gaps: [Int] = []
    var place = 0
    for group in groups.dropLast() {
      place += group
      gaps.append(place)
    }
    return gaps
  }

  /// The characters with spaces between their groups, and none at the end.
  @inline(never)
  func grouped(_ plain: String) -> String {
    var grouped = ""
    var gaps = gaps[...]
    for (place, character) in plain.enumerated() {
      if place == gaps.first {
        grouped.append(" ")
        gaps = gaps.dropFirst()
      }
      grouped.append(character)
    }
    return grouped
  }

  /// Where a place between characters lies in the grouped text: right behind the character before it,
  /// or right in front of the one behind it.
  func offset(of place: Int, inFrontOfNext: Bool) -> Int {
    place + gaps.count { inFrontOfNext ? $0 <= place : $0 < place }
  }
}
