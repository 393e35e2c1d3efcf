/// One region's rows of `PhoneTable`: where its graphs begin, and how many digits its numbers have.
struct PhonePlan: Sendable, Hashable {
  /// The row in `PhoneTable.regions`, by which plans are told apart.
  let row: Int
  /// The calling code, 44.
  let code: Int
  /// Which of the regions of its calling code it is; 0 for the main one.
  let order: Int
  private let trunk: Int
  /// Where the graph of numbers dialled inside the country begins.
  let inside: Int
  private let possible: Int
  private let assigned: Int
  /// The sizes that numbers may have: bit 9 for nine digits.
  let lengths: UInt32
  /// The sizes that numbers without an area code may have.
  let localLengths: UInt32

  // All else follows from the row.
  static func == (left: PhonePlan, right: PhonePlan) -> Bool { left.row == right.row }

  func hash(into hasher: inout Hasher) { hasher.combine(row) }

  private init(row: Int) {
    let regions = PhoneTable.regions
    let first = regions[row * 4]
    self.row = row
    code = Int(first >> 16 & 0x3FF)
    order = Int(first >> 26 & 0x3F)
    trunk = Int(first >> 32)
    lengths = UInt32(truncatingIfNeeded: regions[row * 4 + 1])
    localLengths = UInt32(truncatingIfNeeded: regions[row * 4 + 1] >> 32)
    let graphs = PhoneTable.callingCodes[Self.index(of: code)]
    inside = Int(graphs >> 16 & 0xFFFF)
    possible = Int(graphs >> 32 & 0xFFFF)
    assigned = Int(graphs >> 48)
  }

  /// The plan of a region named by its two capital letters.
  init?(region name: String) {
    let bytes = Array(name.utf8)
    guard bytes.count == 2 else { return nil }
    let wanted = UInt64(bytes[0]) << 8 | UInt64(bytes[1])
    let regions = PhoneTable.regions
    guard let row = (0..<regions.count / 4).first(where: { regions[$0 * 4] & 0xFFFF == wanted })
    else { return nil }
    self.init(row: row)
  }

  /// The plan of a calling code's main region.
  init?(code: Int) {
    let index = Self.index(of: code)
    let codes = PhoneTable.callingCodes
    guard index < codes.count, Int(codes[index] & 0x3FF) == code else { return nil }
    let regions = PhoneTable.regions
    // The rows are sorted by code too.
    var low = 0
    var high = regions.count / 4
    while low < high {
      let middle = (low + high) / 2
      if Int(regions[middle * 4] >> 16 & 0x3FF) < code { low = middle + 1 } else { high = middle }
    }
    self.init(row: low)
  }

  /// The plan of another region of the same calling code.
  func sibling(order: Int) -> PhonePlan { PhonePlan(row: row - self.order + order) }

  /// All rows, those of worldwide services too.
  static var all: [PhonePlan] { (0..<PhoneTable.regions.count / 4).map(PhonePlan.init(row:)) }

  /// The region's two letters; `nil` for a worldwide service.
  var region: String? {
    let name = PhoneTable.regions[row * 4]
    guard name & 0xFFFF != 0 else { return nil }
    return String(decoding: [UInt8(name >> 8 & 0xFF), UInt8(name & 0xFF)], as: UTF8.self)
  }

  /// The national digits of an example of either kind; `nil` where there is none.
  func example(_ kind: PhoneRegion.Kind) -> PhoneKeys? {
    let example = PhoneTable.regions[row * 4 + (kind == .mobile ? 2 : 3)]
    let size = Int(example >> 56)
    return size == 0 ? nil : PhoneKeys(Int(example & (1 << 56 - 1)), count: size)
  }

  private static func index(of code: Int) -> Int {
    let codes = PhoneTable.callingCodes
    var low = 0
    var high = codes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(codes[middle] & 0x3FF) < code { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - Numbers

  /// Whether the plan has numbers of this kind at all, assigned or not.
  func allows(_ national: PhoneKeys) -> Bool {
    let set = PhoneGraph.label(of: national, from: possible) ?? 0
    return PhoneTable.generals[set] >> UInt64(order) & 1 == 1
  }

  /// Which region of the calling code has assigned the number, as its order; `nil` for none.
  func owner(of national: PhoneKeys) -> Int? {
    let said = (PhoneGraph.label(of: national, from: assigned) ?? 0) & 31
    return said == 0 ? nil : said - 1
  }

  /// The order of the only region whose numbers begin so; 0 where that is the main region or open.
  func certainRegion(of national: PhoneKeys) -> Int {
    let said = PhoneGraph.label(of: national, from: assigned) ?? 0
    return said & 31 != 0 ? said & 31 - 1 : said >> 5
  }

  /// Whether an assigned number may begin so.
  func mayBegin(_ national: PhoneKeys) -> Bool {
    PhoneGraph.label(of: national, from: assigned) != nil
  }

  /// How the number of digits fits the plan.
  func size(of count: Int) -> PhoneNumber.Size {
    let bit = UInt32(truncatingIfNeeded: 1) << UInt32(count)
    if localLengths & bit != 0 { return .withoutAreaCode }
    if lengths & bit != 0 { return .possible }
    if count < lengths.trailingZeroBitCount { return .tooShort }
    return bit > lengths ? .tooLong : .between
  }

  // MARK: - Trunk prefixes

  /// The digits without what is only dialled in front of a number inside the country. Some plans also
  /// have digits put in, or left out further behind.
  func behindTrunk(_ digits: PhoneKeys) -> PhoneKeys {
    guard trunk != 0 else { return digits }
    let words = PhoneTable.words
    var node = PhoneGraph.Node(trunk, in: words)
    var rule = 0 as UInt64
    var rest = digits.digits
    for place in 0..<digits.count {
      if !node.follow(rest.next(), in: words) { break }
      let label = node.label(in: words)
      if label == 0 { continue }
      let found = PhoneTable.trunks[label]
      if found >> 63 == 0 || place + 1 == digits.count { rule = found }
    }
    return rule == 0 ? digits : Self.apply(rule, to: digits)
  }

  private static func apply(_ rule: UInt64, to digits: PhoneKeys) -> PhoneKeys {
    let before = Int(rule & 0xFF)
    let kept = Int(rule >> 8 & 0xFF)
    let after = Int(rule >> 16 & 0xFF)
    let added = Int(rule >> 24 & 0xFF)
    if added == 0 && kept == 0 { return digits.dropFirst(before) }
    var result = PhoneKeys(Int(rule >> 32 & 0xFFFF), count: added)
    let tail = digits.dropFirst(before)
    result.append(tail.prefix(kept))
    result.append(tail.dropFirst(kept + after))
    return result
  }
}
