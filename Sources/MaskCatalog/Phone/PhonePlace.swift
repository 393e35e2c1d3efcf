import MaskEngine

/// A range of a displayed text, in keys.
struct PhonePlace {
  /// All keys of the text.
  private(set) var keys = PhoneKeys()
  /// How many keys stand before the range.
  private(set) var start = 0
  /// How many keys stand before its end.
  private(set) var end = 0
  /// The range itself, in UTF-16 units.
  let range: Range<Int>

  init(_ range: Range<Int>, in text: String) throws(RangeError) {
    self.range = range
    var text = text
    let size = text.withUTF8 { bytes in unsafe readASCII(bytes) }
    if size < 0 {
      try readScalars(of: text)
    } else if range.lowerBound < 0 || range.upperBound > size {
      throw RangeError(range: range, size: size)
    }
  }

  /// Reads a display, which is ASCII; gives back its size, or -1 for another text.
  private mutating func readASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let size = bytes.count
    let lower = Swift.min(Swift.max(range.lowerBound, 0), size)
    let upper = Swift.min(Swift.max(range.upperBound, lower), size)
    guard unsafe keys.read(bytes, from: 0, to: lower) else { return -1 }
    start = keys.total
    guard unsafe keys.read(bytes, from: lower, to: upper) else { return -1 }
    end = keys.total
    return unsafe keys.read(bytes, from: upper, to: size) ? size : -1
  }

  /// Reads a text of any script, which no display of a phone mask is.
  private mutating func readScalars(of text: String) throws(RangeError) {
    keys = PhoneKeys()
    var offset = 0
    var found = 0
    for scalar in text.unicodeScalars {
      if offset == range.lowerBound { (start, found) = (keys.total, found | 1) }
      if offset == range.upperBound { (end, found) = (keys.total, found | 2) }
      offset += scalar.value > 0xFFFF ? 2 : 1
      guard let key = PhoneText.key(scalar) else { continue }
      if key < 0 {
        if keys.isEmpty { keys = PhoneKeys(hasPlus: true) }
      } else if keys.count < PhoneMask.digitLimit {
        keys.append(key)
      }
    }
    if offset == range.lowerBound { (start, found) = (keys.total, found | 1) }
    if offset == range.upperBound { (end, found) = (keys.total, found | 2) }
    guard found == 3 else { throw RangeError(range: range, size: offset) }
  }
}

extension PhoneKeys {
  /// The keys with others in place of a range, which counts the plus.
  func replacing(_ range: Range<Int>, by other: PhoneKeys) -> PhoneKeys {
    if range.lowerBound == total && !other.hasPlus {
      var keys = self
      if other.count == 1 && count < Self.capacity {
        keys.append(other[0])
      } else {
        keys.append(other)
      }
      return keys
    }
    let plus = hasPlus ? 1 : 0
    let losesPlus = hasPlus && range.contains(0)
    var keys = prefix(Swift.max(0, range.lowerBound - plus))
      .with(plus: other.hasPlus || hasPlus && !losesPlus)
    keys.append(other)
    keys.append(dropFirst(Swift.max(0, range.upperBound - plus)))
    return keys
  }

  /// The first keys, the plus among them.
  func prefixKeys(_ size: Int) -> PhoneKeys {
    prefix(Swift.max(0, size - (hasPlus ? 1 : 0))).with(plus: hasPlus && size > 0)
  }
}

extension TextOffset {
  /// The place at an offset in UTF-16 units of `text`.
  init(utf16: Int, in text: String) {
    let index = text.utf16.index(text.startIndex, offsetBy: Swift.min(utf16, text.utf16.count))
    self.init(utf8: text.utf8.distance(from: text.startIndex, to: index), utf16: utf16)
  }
}
