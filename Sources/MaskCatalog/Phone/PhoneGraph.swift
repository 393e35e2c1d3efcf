/// Reads the graphs of `PhoneTable` where they lie. Scripts/phones/pack.py says what each word means.
enum PhoneGraph {
  @inline(__always)
  private static func word(_ address: Int, _ words: [UInt64]) -> Int {
    Int(truncatingIfNeeded: (words[address >> 2] >> UInt64((address & 3) << 4)) & 0xFFFF)
  }

  /// A node with the word that it begins with.
  struct Node {
    var address: Int
    var head: Int

    @inline(__always)
    init(_ address: Int, in words: [UInt64]) {
      self.address = address
      head = word(address, words)
    }

    /// Goes where a digit leads. `false` leaves the node as it was: the digit leads nowhere.
    @inline(__always)
    mutating func follow(_ digit: Int, in words: [UInt64]) -> Bool {
      let kind = head &>> 13
      var target = address &+ 1
      if kind != 1 {
        if kind == 0 { return false }
        if kind == 2 {
          target = word(target, words)
        } else {
          target &+= head &>> 12 & 1
          let isMember = head &>> digit & 1 == 1
          switch kind {
          case 3: target = isMember ? word(target, words) : 0
          case 4: target = isMember ? target : 0
          case 5: target = word(isMember ? target : target &+ 1, words)
          case 6: target = isMember ? word(target, words) : target &+ 1
          default:
            let begun = head & 1023 & (2 &<< digit &- 1)
            target = word(target &+ begun.nonzeroBitCount &- 1, words)
          }
          if target == 0 { return false }
        }
      }
      self = Node(target, in: words)
      return true
    }

    /// What the node says; 0 for nothing.
    @inline(__always)
    func label(in words: [UInt64]) -> Int {
      if head &>> 13 < 3 { return head & 0x1FFF }
      return head &>> 12 & 1 == 1 ? word(address &+ 1, words) : 0
    }
  }

  /// What the node says that digits lead to from `root`: 0 for nothing, `nil` when one of them leads
  /// nowhere.
  static func label(of keys: PhoneKeys, from root: Int) -> Int? {
    let words = PhoneTable.words
    var node = Node(root, in: words)
    var digits = keys.digits
    for _ in 0..<keys.count where !node.follow(digits.next(), in: words) { return nil }
    return node.label(in: words)
  }
}
