extension Unicode.Scalar {
  /// The scalar that begins at `place` of valid UTF-8, and `place` behind it. What is no UTF-8 comes
  /// out as U+FFFD, a byte at a time.
  init(decoding bytes: Span<UInt8>, at place: inout Int) {
    let first = bytes[place]
    let size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    place += 1
    guard size > 1, first >= 0xC2, place + size - 1 <= bytes.count else {
      self = size == 1 ? Unicode.Scalar(first) : "\u{FFFD}"
      return
    }
    var value = UInt32(first) & (0x7F >> UInt32(size))
    for next in place..<place + size - 1 {
      guard bytes[next] & 0xC0 == 0x80 else {
        self = "\u{FFFD}"
        return
      }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else {
      self = "\u{FFFD}"
      return
    }
    place += size - 1
    self = scalar
  }
}
