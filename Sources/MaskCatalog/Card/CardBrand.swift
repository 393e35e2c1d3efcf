/// What is known of a card's brand: the first digits, lengths, groups and the security code.
///
/// ```swift
/// CardBrand.best(for: "34")?.name                 // "American Express"
/// CardBrand.candidates(for: "5").count            // 9: no brand is certain yet
/// CardBrand("amex")?.securityCode.digits          // 4
/// ```
///
/// 34 brands, four of which have ended; the generated `CardTable.swift` names the sources.
public struct CardBrand: Sendable, Hashable, Identifiable {
  /// Whether the numbers of a brand end in a Luhn check digit.
  public enum CheckDigit: Sendable, Hashable, CaseIterable {
    /// All do.
    case always
    /// Some old ones do not: a wrong one only warns.
    case mostly
    /// None does.
    case never
    /// Sources disagree: it is not looked at.
    case unknown
  }

  /// The code on the card's back or front.
  public struct SecurityCode: Sendable, Hashable {
    /// What the brand calls it, `CVV2`; empty where there is none.
    public let name: String
    /// How many digits it has; 0 where there is none.
    public let digits: Int
  }

  /// A short name, `visa`.
  public let id: String
  /// The name, `Visa`.
  public let name: String
  /// The region it comes from, or `world`.
  public let region: String
  /// Whether cards are still issued. A brand that has ended takes no part in `best` and `candidates`.
  public let isActive: Bool
  /// The lengths that numbers have, sorted.
  public let lengths: [Int]
  /// Whether there is a check digit.
  public let checkDigit: CheckDigit
  /// The code on the card.
  public let securityCode: SecurityCode
  /// A number that is right, for tests. It is nobody's card.
  public let example: String

  private let layouts: [(length: Int, groups: [Int])]
  /// Whether the brand's own groups show only when a number is whole.
  private let isGroupedWhenWhole: Bool

  @inline(never)
  init(row: [String]) {
    id = row[0]
    name = row[1]
    region = row[2]
    let flags = row[3]
    isActive = !flags.contains("e")
    isGroupedWhenWhole = flags.contains("w")
    checkDigit =
      flags.contains("y")
      ? .always : flags.contains("m") ? .mostly : flags.contains("n") ? .never : .unknown
    lengths = row[5][...].numbers()
    var layouts: [(length: Int, groups: [Int])] = []
    for layout in row[6].parts(UInt8(ascii: ",")) {
      let parts = layout.parts(UInt8(ascii: ":"))
      layouts.append((parts[0].number ?? 0, parts[1].numbers(UInt8(ascii: "-"))))
    }
    self.layouts = layouts
    securityCode = SecurityCode(name: row[7], digits: row[8].number ?? 0)
    example = row[9]
  }

  /// Whether both are the same brand.
  public static func == (left: CardBrand, right: CardBrand) -> Bool { left.id == right.id }

  /// Hashes the short name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The brand of a short name; `nil` when it is not in the catalog.
  public init?(_ id: String) {
    guard let brand = Self.all.first(where: { $0.id == id }) else { return nil }
    self = brand
  }

  /// All brands, those that have ended too.
  public static let all = CardRanges.rows.map(CardBrand.init(row:))

  /// The length that most numbers have: 16 where it is one of them.
  public var usualLength: Int { lengths.contains(16) && id != "diners" ? 16 : lengths[0] }

  /// The most digits that a number can have.
  public var longest: Int { lengths.last ?? 19 }

  /// How a whole number of a length is printed, `[4, 6, 5]`; fours where nothing else is known.
  public func groups(of length: Int) -> [Int] {
    for layout in layouts where layout.length == length { return layout.groups }
    let rest = length % 4
    return [Int](repeating: 4, count: length / 4) + (rest > 0 ? [rest] : [])
  }

  /// How a number is shown while it is typed: as its usual length, and past that as the next longer.
  ///
  /// Shorter lengths do not count while going on is possible: the groups would jump to and fro.
  func groupsWhileTyping(_ count: Int) -> [Int] {
    let length = count <= usualLength ? usualLength : lengths.first { $0 >= count } ?? longest
    return isGroupedWhenWhole && count < length ? GroupedShape.fours(length) : groups(of: length)
  }
}

extension CardBrand: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
