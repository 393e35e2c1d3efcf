/// How far apart two words are, and which domain a mistyped one may have been meant to be.
package enum EmailTypo {
  /// The Damerau–Levenshtein distance, each letter in one edit at most: letters put in, left out,
  /// taken for another, or two neighbours swapped. `nil` when above `limit`.
  package static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    // What both begin and end with alike needs no edit.
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var (m, n) = (a.count, b.count)
    while m > start, n > start, a[m - 1] == b[n - 1] { (m, n) = (m - 1, n - 1) }
    let (rows, columns) = (m - start, n - start)
    guard rows > 0, columns > 0 else {
      return max(rows, columns) <= limit ? max(rows, columns) : nil
    }
    var before: [Int] = []
    var last = Array(0...columns)
    var row = last
    for i in 1...rows {
      row[0] = i
      var least = i
      let letter = a[start + i - 1]
      for j in 1...columns {
        let other = b[start + j - 1]
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter == other ? 0 : 1))
        if i > 1, j > 1, letter == b[start + j - 2], a[start + i - 2] == other {
          best = min(best, before[j - 2] + 1)
        }
        row[j] = best
        least = min(least, best)
      }
      if least > limit { return nil }
      before = last
      last = row
    }
    return last[columns] <= limit ? last[columns] : nil
  }

  /// The popular domain that `domain`, in lower case, may have been meant to be.
  ///
  /// One edit away, or two where the typed domain has 9 letters or more and begins alike. The nearest
  /// wins, then the one of equal length, then the more popular. Never for a known domain, never
  /// before the last label has two letters, and a name of fewer than five letters is never
  /// corrected, only its ending: too many real domains lie near.
  static func correction(of domain: String, in domains: EmailDomains) -> String? {
    let typed = Array(domain.utf8)
    let lastLabel = typed.suffix(while: { $0 != UInt8(ascii: ".") })
    guard lastLabel.count >= 2, typed.count <= 64, !domains.isKnown(domain) else { return nil }
    let limit = typed.count >= 9 ? 2 : 1
    var best: (domain: String, distance: Int, differs: Bool)?
    for (at, meant) in domains.candidateBytes.enumerated()
    where abs(meant.count - typed.count) <= limit {
      // Two edits have to leave the first letter alone.
      let beginsAlike = typed.first == meant.first
      guard let distance = distance(typed, meant, limit: beginsAlike ? limit : 1), distance > 0,
        isFair(typed, meant)
      else { continue }
      let differs = meant.count != typed.count
      if let found = best,
        (found.distance, found.differs ? 1 : 0) <= (distance, differs ? 1 : 0)
      {
        continue
      }
      best = (domains.candidates[at], distance, differs)
    }
    return best?.domain
  }

  /// Whether the name may be corrected: it is long enough, or only the ending differs.
  private static func isFair(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
    let name = meant.prefix { $0 != UInt8(ascii: ".") }
    return name.count >= 5 || typed.starts(with: name + [UInt8(ascii: ".")])
  }

  /// The ending that `label`, in lower case and not delegated, may have been meant to be.
  ///
  /// One edit away; a common one if there is any, else the only one there is.
  static func topLevel(for label: String, in domains: EmailDomains) -> String? {
    let typed = Array(label.utf8)
    func isNear(_ name: String) -> Bool { distance(typed, Array(name.utf8), limit: 1) == 1 }
    if let common = domains.endings.first(where: { !$0.contains(".") && isNear($0) }) {
      return common
    }
    let near = domains.topLevels.names.filter(isNear)
    return near.count == 1 ? near.first : nil
  }
}

extension [UInt8] {
  fileprivate func suffix(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !holds($0) }.map { $0 + 1 } ?? 0)...]
  }
}
