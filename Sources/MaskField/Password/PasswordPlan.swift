/// What a password is made of, worked out from the rules before the first random number is drawn.
struct PasswordPlan {
  /// Whether the rules let the readable form be.
  let isReadable: Bool
  let length: Int
  /// What is drawn from where nothing is required.
  let alphabet: [UInt8]
  /// The sets of which one each has to be there; none of them holds all of another.
  let required: [[UInt8]]
  /// How many of one character may follow each other.
  let longestRun: Int

  /// How often drawing begins anew when it runs into a corner. With two characters left to choose from,
  /// at least every second attempt succeeds.
  static let attempts = 256

  private static let lookAlikes = PasswordCharacters("lI1Oo0")
  /// Where there is no `allowed` rule: letters and digits.
  private static let plain: PasswordCharacters = [.upper, .lower, .digit]

  init(_ rules: PasswordRules, avoidsLookAlikes: Bool) throws(PasswordGeneratorError) {
    let odd: PasswordCharacters = avoidsLookAlikes ? Self.lookAlikes.union(" ") : []
    func readable(_ set: PasswordCharacters) -> PasswordCharacters {
      // Of Unicode, the printable part of ASCII can be typed everywhere.
      let ascii = set.intersection(.asciiPrintable)
      let clear = ascii.subtracting(odd)
      return clear.isEmpty ? ascii : clear
    }
    let sets = rules.required.map(readable)
    guard !sets.contains(where: \.isEmpty) else { throw .noCharacters }
    let all = rules.allowed ?? (rules.required.isEmpty ? Self.plain : [])
    let characters = readable(rules.required.reduce(all) { $0.union($1) })
    guard !characters.isEmpty else { throw .noCharacters }

    let least = rules.minLength ?? 0
    let most = rules.maxLength ?? Int.max
    guard least <= Self.limit || least > most else { throw .tooLong }
    var length = min(max(20, least), most)
    if least > most { length = min(20, most) }
    longestRun = rules.maxConsecutive ?? Int.max
    let needed = Self.needed(sets)
    guard needed.count <= length else { throw .tooManyRequired }
    if characters.count == 1, longestRun < length {
      // One character only can be as long as the longest run.
      guard longestRun >= (least > most ? 1 : max(1, least)) else { throw .tooMuchAlike }
      length = longestRun
    }
    self.length = length
    alphabet = characters.bytes
    required = needed.map(\.bytes)
    isReadable = length == 20 && Self.allowsReadable(rules)
  }

  private static let limit = PasswordGenerator.lengthLimit

  /// Whether the readable form obeys the rules whatever is drawn.
  private static func allowsReadable(_ rules: PasswordRules) -> Bool {
    let parts: [PasswordCharacters] = [.lower, .upper, .digit, PasswordCharacters("-")]
    let allowed =
      rules.allowed == nil && rules.required.isEmpty ? .asciiPrintable : rules.characters
    return parts.allSatisfy(allowed.isSuperset)
      && rules.required.allSatisfy { set in parts.contains(where: set.isSuperset) }
  }

  /// The sets that are not met by meeting the others.
  private static func needed(_ sets: [PasswordCharacters]) -> [PasswordCharacters] {
    var needed: [PasswordCharacters] = []
    for (index, set) in sets.enumerated() {
      let isImplied = sets.enumerated().contains { other, smaller in
        other != index && set.isSuperset(of: smaller) && (smaller != set || other < index)
      }
      if !isImplied { needed.append(set) }
    }
    return needed
  }
}

extension PasswordCharacters {
  /// How many printable ASCII characters are in the set.
  fileprivate var count: Int {
    rawValue.low.nonzeroBitCount + (rawValue.high & ~(1 << 63)).nonzeroBitCount
  }

  fileprivate func union(_ character: Unicode.Scalar) -> PasswordCharacters {
    union(PasswordCharacters(String(character)))
  }
}
