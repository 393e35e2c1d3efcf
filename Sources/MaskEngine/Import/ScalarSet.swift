/// A set of Unicode scalars as ranges: sorted, apart from each other, without surrogates.
struct ScalarSet: Hashable {
  private(set) var ranges: [ClosedRange<Unicode.Scalar>]

  static let digits = ScalarSet(["0"..."9"])
  static let asciiLetters = ScalarSet(["A"..."Z", "a"..."z"])

  init(_ ranges: [ClosedRange<Unicode.Scalar>]) {
    var merged: [ClosedRange<UInt32>] = []
    let values = ranges.map { $0.lowerBound.value...$0.upperBound.value }
    for range in values.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged.compactMap(Self.scalars)
  }

  var isEmpty: Bool { ranges.isEmpty }

  func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(ranges + other.ranges)
  }

  /// Every scalar that the set has not.
  var complement: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if next < range.lowerBound.value { gaps.append(next...(range.lowerBound.value - 1)) }
      next = range.upperBound.value + 1
    }
    if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
    return ScalarSet(gaps.flatMap(Self.withoutSurrogates))
  }

  /// The set with either case of each letter that has one scalar for it.
  ///
  /// Sets beyond a few thousand scalars hold both cases of what they are made for, and stay.
  var ignoringCase: ScalarSet {
    let count = ranges.reduce(0) { $0 + Int($1.upperBound.value - $1.lowerBound.value) + 1 }
    guard count <= 4096 else { return union(Self.asciiLetters) }
    var all = ranges
    for range in ranges {
      for value in range.lowerBound.value...range.upperBound.value {
        guard let scalar = Unicode.Scalar(value) else { continue }
        for mapping in [scalar.properties.uppercaseMapping, scalar.properties.lowercaseMapping] {
          if mapping.unicodeScalars.count == 1, let other = mapping.unicodeScalars.first {
            all.append(other...other)
          }
        }
      }
    }
    return ScalarSet(all)
  }

  /// The range without surrogates at its ends: it may span them, since no scalar lies there.
  private static func scalars(_ range: ClosedRange<UInt32>) -> ClosedRange<Unicode.Scalar>? {
    guard let first = Unicode.Scalar(range.lowerBound), let last = Unicode.Scalar(range.upperBound)
    else { return nil }
    return first...last
  }

  private static func withoutSurrogates(_ range: ClosedRange<UInt32>) -> [ClosedRange<
    Unicode.Scalar
  >] {
    let before = range.clamped(to: 0...0xD7FF)
    let behind = range.clamped(to: 0xE000...0x10FFFF)
    return [before, behind].filter {
      range.contains($0.lowerBound) && range.contains($0.upperBound)
    }
    .compactMap(scalars)
  }
}
