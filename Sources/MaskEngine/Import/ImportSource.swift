/// A mask of another notation, read scalar by scalar.
struct ImportSource {
  /// The most nodes a mask may come to; each takes at least a byte of the pattern.
  static let nodeLimit = 65536

  let notation: MaskNotation
  let text: String
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  /// The number of scalars read.
  private(set) var position = 0

  init(_ text: String, as notation: MaskNotation) {
    self.notation = notation
    self.text = text
    scalars = Array(text.unicodeScalars)
    var offset = 0
    var offsets: [Int] = []
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    self.offsets = offsets + [offset]
  }

  /// The byte at which the next scalar begins.
  var offset: Int { offsets[position] }

  /// The next scalar, or the one `ahead` of it; `nil` behind the end.
  func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    position + ahead < scalars.count ? scalars[position + ahead] : nil
  }

  /// Reads the next scalar.
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    position += 1
    return scalar
  }

  /// Reads `text` if it comes next.
  mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// Goes back to a place that was read before.
  mutating func rewind(to position: Int) {
    self.position = position
  }

  /// Reads decimal digits; `nil` if there are none. Saturates far beyond every limit.
  mutating func number() -> Int? {
    var number: Int?
    while let scalar = peek(), ("0"..."9").contains(scalar) {
      position += 1
      number = min((number ?? 0) * 10 + Int(scalar.value - 0x30), 1 << 40)
    }
    return number
  }

  func malformed(_ problem: String, at offset: Int) -> ImportError {
    error(.malformed, problem, at: offset)
  }

  func inexpressible(_ problem: String, at offset: Int) -> ImportError {
    error(.inexpressible, problem, at: offset)
  }

  func limit(_ problem: String, at offset: Int) -> ImportError {
    error(.limit, problem, at: offset)
  }

  func error(_ reason: ImportError.Reason, _ problem: String, at offset: Int) -> ImportError {
    ImportError(
      reason, problem, notation: notation, in: text, at: TextOffset(utf8: offset, in: text))
  }
}
