/// What is significant of a telephone number as it is typed: its digits, and a plus in front.
///
/// The digits lie in 128 bits, four each, so that a number needs no memory of its own.
struct PhoneKeys: Sendable, Hashable {
  /// The most digits that fit. What a person may type ends before, at `PhoneMask.digitLimit`.
  static let capacity = 32

  private(set) var hasPlus = false
  private(set) var count = 0
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(hasPlus: Bool = false) { self.hasPlus = hasPlus }

  /// The digits of a number whose size is given, with zeros in front where it is smaller.
  init(_ number: Int, count: Int) {
    var rest = number
    var scale = 1
    for _ in 1..<max(count, 1) { scale *= 10 }
    for _ in 0..<count {
      append(rest / scale)
      rest %= scale
      scale /= 10
    }
  }

  /// How many keys there are: the digits and the plus.
  var total: Int { count + (hasPlus ? 1 : 0) }

  var isEmpty: Bool { total == 0 }

  /// The digit at a place.
  @inline(__always)
  subscript(place: Int) -> Int {
    let bits = UInt64(truncatingIfNeeded: place &<< 2)
    return Int(truncatingIfNeeded: ((place < 16 ? low : high) &>> bits) & 15)
  }

  /// Puts a digit behind the others. There must be room.
  @inline(__always)
  mutating func append(_ digit: Int) {
    let nibble = UInt64(truncatingIfNeeded: digit) &<< UInt64(truncatingIfNeeded: count &<< 2)
    if count < 16 { low |= nibble } else { high |= nibble }
    count &+= 1
  }

  /// Puts digits behind the others, as many as there is room for.
  mutating func append(_ other: PhoneKeys) {
    let room = Self.capacity - count
    let added = other.count <= room ? other : other.prefix(room)
    let bits = UInt64(count * 4)
    // Shifts by 64 or more give 0.
    if count < 16 {
      low |= added.low << bits
      high |= added.high << bits | added.low >> (64 - bits)
    } else {
      high |= added.low << (bits - 64)
    }
    count += added.count
  }

  /// The digits of a stretch of ASCII, put behind the others as far as `PhoneMask.digitLimit` goes, and
  /// a plus where none stands before it. `false` at a byte that is no ASCII.
  @inline(never)
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    var keys = self
    for index in start..<end {
      let byte = unsafe bytes[index]
      if byte &- 0x30 < 10 {
        if keys.count < PhoneMask.digitLimit { keys.append(Int(byte &- 0x30)) }
      } else if byte == 0x2B {
        if keys.isEmpty { keys.hasPlus = true }
      } else if byte >= 0x80 {
        return false
      }
    }
    self = keys
    return true
  }

  /// The digits in their order, each as it is asked for.
  struct Digits {
    private var low: UInt64
    private var high: UInt64

    fileprivate init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

    /// The next digit; behind the last one zeros.
    @inline(__always)
    mutating func next() -> Int {
      let digit = Int(truncatingIfNeeded: low & 15)
      low = low &>> 4 | high &<< 60
      high &>>= 4
      return digit
    }
  }

  /// Reading all digits in order costs less than asking for each place.
  var digits: Digits { Digits(low: low, high: high) }

  /// The digits in front of a place, without a plus.
  func prefix(_ size: Int) -> PhoneKeys {
    var keys = self
    keys.hasPlus = false
    keys.count = size
    keys.low = size < 16 ? low & (1 << UInt64(size * 4) - 1) : low
    keys.high = size <= 16 ? 0 : size < 32 ? high & (1 << UInt64(size * 4 - 64) - 1) : high
    return keys
  }

  /// The digits from a place on, without a plus.
  func dropFirst(_ size: Int) -> PhoneKeys {
    var keys = PhoneKeys()
    keys.count = count - size
    let bits = UInt64(size * 4)
    // Shifts by 64 or more give 0, and by 0 leave nothing to carry.
    keys.low = size < 16 ? low >> bits | high << (64 - bits) : high >> (bits - 64)
    keys.high = size < 16 ? high >> bits : 0
    return keys
  }

  /// The same digits behind a plus, or without one.
  func with(plus: Bool) -> PhoneKeys {
    var keys = self
    keys.hasPlus = plus
    return keys
  }

  /// The number that the digits from `start` on write, at most `size` of them.
  func number(from start: Int, size: Int) -> Int {
    var number = 0
    for place in start..<Swift.min(start + size, count) { number = number * 10 + self[place] }
    return number
  }

  /// The plus and the digits, as text.
  var text: String {
    unsafe String(unsafeUninitializedCapacity: total) { out in
      var size = 0
      if hasPlus {
        unsafe out[0] = UInt8(ascii: "+")
        size = 1
      }
      var digits = digits
      for place in 0..<count {
        unsafe out[size &+ place] = UInt8(truncatingIfNeeded: 48 | digits.next())
      }
      return size + count
    }
  }
}
