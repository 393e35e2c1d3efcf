// What the tables' texts are read with. Each is here once and not inlined: the standard library's
// generic calls would be compiled anew for every type that they meet, a fifth of the catalog.

extension Substring {
  /// The parts between a separator, a character of ASCII.
  @inline(never)
  func parts(_ separator: UInt8, omitsEmpty: Bool = true) -> [Substring] {
    var parts: [Substring] = []
    let bytes = utf8
    var start = startIndex
    var index = startIndex
    while true {
      let isEnd = index == endIndex
      if isEnd || bytes[index] == separator {
        if !omitsEmpty || start != index { parts.append(self[start..<index]) }
        if isEnd { return parts }
        start = bytes.index(after: index)
      }
      index = bytes.index(after: index)
    }
  }

  /// The text as a number; `nil` where it is anything but digits, with a minus in front at most.
  @inline(never)
  var number: Int? {
    var number = 0
    var count = 0
    var isNegative = false
    for byte in utf8 {
      if byte == UInt8(ascii: "-") && count == 0 && !isNegative {
        isNegative = true
      } else {
        guard byte &- 0x30 < 10, count < 18 else { return nil }
        number = number * 10 + Int(byte &- 0x30)
        count += 1
      }
    }
    return count == 0 ? nil : isNegative ? -number : number
  }

  /// The numbers between commas, or between another separator.
  @inline(never)
  func numbers(_ separator: UInt8 = UInt8(ascii: ",")) -> [Int] {
    var numbers: [Int] = []
    for part in parts(separator) { if let number = part.number { numbers.append(number) } }
    return numbers
  }
}

extension String {
  /// The parts between a separator, a character of ASCII.
  func parts(_ separator: UInt8, omitsEmpty: Bool = true) -> [Substring] {
    self[...].parts(separator, omitsEmpty: omitsEmpty)
  }

  /// The text as a number.
  var number: Int? { self[...].number }
}

extension [String] {
  /// The names in order.
  @inline(never)
  func inOrder() -> [String] { sorted() }
}
