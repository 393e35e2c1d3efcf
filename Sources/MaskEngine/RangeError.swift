/// A range that leaves the text it refers to, or splits a Unicode scalar (a surrogate pair).
public struct RangeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The offending range, in UTF-16 units.
  public var range: Range<Int>
  /// The size of the text, in UTF-16 units.
  public var size: Int

  /// Makes an error for `range` in a text of `size` units.
  public init(range: Range<Int>, size: Int) {
    self.range = range
    self.size = size
  }

  /// The range and the size, in a sentence.
  public var description: String {
    "the range \(range.lowerBound)..<\(range.upperBound) does not lie on characters of a text of "
      + "\(size) UTF-16 units"
  }
}

extension Range<Int> {
  /// Whether both ends lie between scalars of `text`, counted in UTF-16 units.
  func fits(_ text: String) -> Bool {
    let units = text.utf16
    guard lowerBound >= 0, upperBound <= units.count else { return false }
    return [lowerBound, upperBound].allSatisfy { offset in
      units.index(units.startIndex, offsetBy: offset).samePosition(in: text.unicodeScalars) != nil
    }
  }
}
