/// One place in a text, counted in both units that matter to hosts.
///
/// `utf8` is what C and files count, `utf16` what `NSRange` and UIKit count. Both name the same
/// place, and it always lies between two characters (extended grapheme clusters).
public struct TextOffset: Sendable, Hashable {
  /// The offset in UTF-8 bytes.
  public var utf8: Int
  /// The offset in UTF-16 units.
  public var utf16: Int

  /// Makes an offset from a place in both units.
  @inlinable
  public init(utf8: Int, utf16: Int) {
    self.utf8 = utf8
    self.utf16 = utf16
  }
}

extension TextOffset {
  /// The place at a number of UTF-8 bytes into `text`, which it may not leave.
  init(utf8: Int, in text: String) {
    let utf8 = Swift.min(utf8, text.utf8.count)
    let index = text.utf8.index(text.startIndex, offsetBy: utf8)
    self.init(utf8: utf8, utf16: text.utf16.distance(from: text.startIndex, to: index))
  }
}
