/// A set of characters in password rules: printable ASCII, one by one, or all of Unicode.
///
/// ```swift
/// let signs: PasswordCharacters = [.digit, PasswordCharacters("-_.")]
/// signs.description         // "digit, [-._]"
/// signs.contains("7")       // true
/// ```
public struct PasswordCharacters: OptionSet, Sendable, Hashable {
  /// One bit a character from U+0020 to U+007E, and the bit behind them for all of Unicode.
  public let rawValue: Bits

  /// The bits of the set.
  public struct Bits: Sendable, Hashable {
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  /// Makes a set of its bits.
  public init(rawValue: Bits) { self.rawValue = rawValue }

  /// The empty set.
  public init() { self.init(rawValue: Bits()) }

  /// The characters of a string that are printable ASCII. Others are left out.
  public init(_ characters: String) {
    self.init(characters.utf8.filter { Self.printable.contains($0) })
  }

  init(_ bytes: some Sequence<UInt8>) {
    var bits = Bits()
    for byte in bytes { bits.insert(byte) }
    self.init(rawValue: bits)
  }

  static let printable: ClosedRange<UInt8> = 0x20...0x7E

  /// `A` to `Z`.
  public static let upper = PasswordCharacters(0x41...0x5A)
  /// `a` to `z`.
  public static let lower = PasswordCharacters(0x61...0x7A)
  /// `0` to `9`.
  public static let digit = PasswordCharacters(0x30...0x39)
  /// The space and the 32 marks of ASCII.
  public static let special = PasswordCharacters.asciiPrintable.subtracting([
    .upper, .lower, .digit,
  ])
  /// U+0020 to U+007E.
  public static let asciiPrintable = PasswordCharacters(printable)
  /// Every character there is.
  public static let unicode = PasswordCharacters(
    rawValue: Bits(low: asciiPrintable.rawValue.low, high: asciiPrintable.rawValue.high | 1 << 63))

  /// Whether every character of Unicode is in the set.
  public var isUnicode: Bool { rawValue.high >> 63 == 1 }

  /// Whether a character is in the set.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    isUnicode || scalar.isASCII && rawValue.contains(UInt8(scalar.value))
  }

  /// The printable ASCII characters in the set, in ASCII's order.
  var bytes: [UInt8] { Self.printable.filter(rawValue.contains) }
}

extension PasswordCharacters.Bits {
  mutating func insert(_ byte: UInt8) {
    let place = byte - 0x20
    if place < 64 { low |= 1 << place } else { high |= 1 << (place - 64) }
  }

  func contains(_ byte: UInt8) -> Bool {
    if !PasswordCharacters.printable.contains(byte) { return false }
    let place = byte - 0x20
    return (place < 64 ? low >> place : high >> (place - 64)) & 1 == 1
  }
}

extension PasswordCharacters {
  // The bits are no integer, so the set algebra that integers bring along stands here.

  /// The characters of both sets.
  public mutating func formUnion(_ other: PasswordCharacters) {
    self = Self(
      rawValue: Bits(
        low: rawValue.low | other.rawValue.low, high: rawValue.high | other.rawValue.high))
  }

  /// The characters that are in both sets.
  public mutating func formIntersection(_ other: PasswordCharacters) {
    self = Self(
      rawValue: Bits(
        low: rawValue.low & other.rawValue.low, high: rawValue.high & other.rawValue.high))
  }

  /// The characters that are in one of the sets only.
  public mutating func formSymmetricDifference(_ other: PasswordCharacters) {
    self = Self(
      rawValue: Bits(
        low: rawValue.low ^ other.rawValue.low, high: rawValue.high ^ other.rawValue.high))
  }
}

extension PasswordCharacters: CustomStringConvertible {
  /// The set as rules write it, in the canonical order: full classes by name, then the rest.
  public var description: String {
    if isUnicode { return "unicode" }
    if self == .asciiPrintable { return "ascii-printable" }
    var names: [String] = []
    var rest = self
    for (set, name) in Self.named where isSuperset(of: set) {
      names.append(name)
      rest.subtract(set)
    }
    if !rest.isEmpty || names.isEmpty { names.append(rest.inBrackets) }
    return names.joined(separator: ", ")
  }

  static let named: [(set: PasswordCharacters, name: String)] = [
    (.upper, "upper"), (.lower, "lower"), (.digit, "digit"), (.special, "special"),
  ]

  /// `-` has to come first and `]` last, or rules would read them otherwise.
  private var inBrackets: String {
    let groups: [PasswordCharacters] = [.upper, .lower, .digit, .special]
    let odd = PasswordCharacters("-]")
    let plain = groups.flatMap { intersection($0).subtracting(odd).bytes }
    let dash: [UInt8] = contains("-") ? [0x2D] : []
    let bracket: [UInt8] = contains("]") ? [0x5D] : []
    return "[" + String(decoding: dash + plain + bracket, as: UTF8.self) + "]"
  }
}
