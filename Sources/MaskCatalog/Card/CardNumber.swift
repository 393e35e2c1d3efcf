/// A card number that does not give itself away: what is printed of it is its last four digits.
///
/// ```swift
/// let number = CardNumber("4111 1111 1111 1111")
/// "\(number)"              // "•••• 1111"
/// number.brand?.name       // "Visa"
/// number.grouped           // "4111 1111 1111 1111"
/// ```
///
/// `print`, string interpolation, `dump` and the debugger all show the short form; `digits` and
/// `grouped` are the only ways to the whole.
public struct CardNumber: Sendable, Hashable {
  /// The digits. Keep them out of logs.
  public let digits: String

  /// Reads the digits of a text; everything else is dropped.
  public init(_ text: String) {
    var digits = ""
    digits.unicodeScalars.append(
      contentsOf: CodeText(text).scalars.filter { ("0"..."9").contains($0) })
    self.digits = digits
  }

  /// The brand, as soon as it is certain; one that has ended if the number can be no other.
  public var brand: CardBrand? {
    CardRanges.best(digits)
      ?? (CardRanges.candidates(digits).isEmpty ? CardRanges.best(digits, ended: true) : nil)
  }

  /// The digits in the groups that the brand prints on its cards.
  public var grouped: String {
    let groups = brand?.groups(of: digits.count) ?? GroupedShape.fours(digits.count)
    return GroupedShape(key: "", slots: "", groups: groups).grouped(digits)
  }

  /// Whether the check digit of ISO/IEC 7812 (Luhn) fits.
  public var hasRightCheckDigit: Bool { Checksums.luhn(digits.utf8.map { Int($0) - 48 }[...]) }

  /// Whether there are as many digits as the brand's cards have, or 12 to 19 for an unknown brand.
  public var hasRightLength: Bool {
    brand.map { $0.lengths.contains(digits.count) } ?? (12...19).contains(digits.count)
  }

  /// Whether the number is at least as long as most of its brand are.
  var isWhole: Bool { hasRightLength && digits.count >= (brand?.usualLength ?? 12) }

  /// The last four digits of a number that is long enough to hide the rest; else nothing.
  public var lastFour: String { digits.count >= 12 ? String(digits.suffix(4)) : "" }
}

extension CardNumber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `•••• 1111`
  public var description: String { lastFour.isEmpty ? "••••" : "•••• \(lastFour)" }
  /// The same.
  public var debugDescription: String { description }
  /// Shows the description only.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
