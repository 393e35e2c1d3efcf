/// How typed keys are laid out: where a prefix ends, and which groups stand behind it.
struct PhoneShape: Sendable {
  /// The layout without any sign: all digits as they are.
  static let raw = 0
  /// The digits behind the prefix as they are.
  static let plain = 1

  /// The layout of the digits behind the prefix, by its number in `PhoneTable.layouts`.
  private(set) var layout = Self.raw
  /// How a complete number looks inside its country, by its line in `PhoneTable.prints`; 0 for none.
  private(set) var print = 0
  /// How many digits the international prefix has, or 0: a plus is none.
  private(set) var dialled = 0
  /// How many digits stand before the national number where there is a calling code, else 0.
  private(set) var national = 0

  /// Follows the keys through the graph of the region whose numbers begin at `root`.
  init(_ keys: PhoneKeys, inside root: Int) {
    let words = PhoneTable.words
    let shows = PhoneTable.shows
    guard keys.hasPlus || root != 0 else { return }
    var node = PhoneGraph.Node(keys.hasPlus ? PhoneTable.world : root, in: words)
    // With a plus the first mark is the end of the calling code, else that of what is dialled first.
    var marks = 0
    var digits = keys.digits
    for place in 0..<keys.count {
      if !node.follow(digits.next(), in: words) { break }
      let label = node.label(in: words)
      print = 0
      if label == 0 { continue }
      let show = Int(shows[label])
      layout = show & 0xFF
      print = show >> 11
      let mark = show >> 8 & 7
      if mark == 0 { continue }
      // 1: here; 2: a digit ago; 3: both; 4: two digits ago; 5: that and here.
      let early = place + 1 - mark / 2
      let late = place + 1
      if keys.hasPlus || marks == 1 {
        national = mark & 1 == 1 ? late : early
      } else {
        dialled = early
        if mark == 3 || mark == 5 { national = late }
      }
      marks += 1
    }
  }

  /// Where the layout begins, in digits.
  private var base: Int { Swift.max(dialled, national) }

  /// The most bytes that a display can have.
  static let sizeLimit = PhoneKeys.capacity + 20

  /// Writes the display, all of it ASCII.
  ///
  /// - Parameter key: a number of keys; `behind` then says where the text of that many ends.
  @inline(__always)
  private func write(
    _ keys: PhoneKeys, key: Int, into out: UnsafeMutableBufferPointer<UInt8>
  ) -> (size: Int, behind: Int) {
    var size = 0
    var behind = 0
    @inline(__always) func put(_ byte: Int) {
      unsafe out[size] = UInt8(truncatingIfNeeded: byte)
      size &+= 1
    }
    var place = 0
    var digits = keys.digits
    // The digit behind which `key` keys end; -1 for the plus or the beginning.
    let last = key &- (keys.hasPlus ? 2 : 1)
    @inline(__always) func putDigits(_ end: Int) {
      while place < end {
        put(48 | digits.next())
        if place == last { behind = size }
        place &+= 1
      }
    }
    if keys.hasPlus {
      put(0x2B)
      if key == 1 { behind = 1 }
    }
    if layout != Self.raw {
      if dialled > 0 {
        putDigits(dialled)
        if place < keys.count { put(0x20) }
      }
      if national > place {
        putDigits(national)
        // Behind "+44" a space shows that the code is whole; what is dialled needs no such sign.
        if keys.hasPlus || place < keys.count { put(0x20) }
      }
    }
    if layout > Self.plain {
      var steps = PhoneTable.layouts[layout]
      while place < keys.count, steps != 0 {
        let step = Int(truncatingIfNeeded: steps & 15)
        steps &>>= 4
        if step > 8 {
          put(Self.sign(step))
        } else {
          putDigits(Swift.min(place &+ step, keys.count))
        }
      }
    }
    putDigits(keys.count)
    return (size, behind)
  }

  /// The sign of a step from 9 on: ` -()./~`.
  static func sign(_ step: Int) -> Int {
    Int(truncatingIfNeeded: 0x7E_2F_2E_29_28_2D_20 as UInt64 >> UInt64((step - 9) * 8) & 0xFF)
  }

  /// The display of the keys, where the text of `key` keys ends, and where the next key stands.
  func display(_ keys: PhoneKeys, key: Int) -> (text: String, behind: Int, before: Int) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.sizeLimit) { bytes in
      let (size, behind) = unsafe write(keys, key: key, into: bytes)
      var before = behind
      while before < size, unsafe bytes[before] &- 0x30 >= 10, unsafe bytes[before] != 0x2B {
        before += 1
      }
      let text = unsafe String(unsafeUninitializedCapacity: size) { out in
        unsafe out.baseAddress?.initialize(from: bytes.baseAddress!, count: size)
        return size
      }
      return (text, behind, before)
    }
  }
}

extension PhoneShape {
  /// The signs and places of the layout that no key fills yet, `_` for each digit.
  func missing(behind keys: PhoneKeys) -> String {
    guard layout > Self.plain else { return "" }
    var steps = PhoneTable.layouts[layout]
    var place = base
    var out = ""
    while steps != 0 {
      let step = Int(steps & 15)
      steps >>= 4
      if step > 8 {
        if place >= keys.count { out.append(Character(Unicode.Scalar(UInt8(Self.sign(step))))) }
      } else {
        out += String(
          repeating: "_", count: Swift.max(0, place + step - Swift.max(place, keys.count)))
        place += step
      }
    }
    return out
  }
}
