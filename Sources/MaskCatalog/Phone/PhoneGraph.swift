/// Reads the graphs of `PhoneTable` where they lie. Scripts/phones/pack.py says what each word means.
enum PhoneGraph {
  @inline(__always)
  private static func word(_ address: Int, _ words: [UInt64]) -> Int {
    Int(truncatingIfNeeded: (words[address >> 2] >> UInt64((address & 3) << 4)) & 0xFFFF)
  }

  /// The node that a digit leads to; 0 for nowhere.
  @inline(__always)
  static func next(_ node: Int, _ digit: Int, in words: [UInt64]) -> Int {
    let head = word(node, words)
    switch head >> 13 {
    case 0: return 0
    case 1: return node + 1
    case 2: return word(node + 1, words)
    default: break
    }
    let behind = node + 1 + (head >> 12 & 1)
    let isMember = head >> digit & 1 == 1
    switch head >> 13 {
    case 3: return isMember ? word(behind, words) : 0
    case 4: return isMember ? behind : 0
    case 5: return word(isMember ? behind : behind + 1, words)
    case 6: return isMember ? word(behind, words) : behind + 1
    default:
      let begun = (head & 1023) & (2 << digit - 1)
      return word(behind + begun.nonzeroBitCount - 1, words)
    }
  }

  /// What a node says; 0 for nothing.
  @inline(__always)
  static func label(_ node: Int, in words: [UInt64]) -> Int {
    let head = word(node, words)
    if head >> 13 < 3 { return head & 0x1FFF }
    return head >> 12 & 1 == 1 ? word(node + 1, words) : 0
  }

  /// The node that digits lead to from `root`; 0 when one of them leads nowhere.
  static func node(_ keys: PhoneKeys, from root: Int) -> Int {
    let words = PhoneTable.words
    var node = root
    for place in 0..<keys.count where node != 0 { node = next(node, keys[place], in: words) }
    return node
  }

  /// What the node says that digits lead to; 0 for nothing.
  static func label(of keys: PhoneKeys, from root: Int) -> Int {
    label(node(keys, from: root), in: PhoneTable.words)
  }
}
