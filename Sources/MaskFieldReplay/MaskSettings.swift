import MaskField

/// The options of a mask in a recorded session.
struct MaskSettings: Sendable, Equatable {
  enum Literals: String, Sendable, CaseIterable { case lazy, eager, guide }
  enum Overflow: String, Sendable, CaseIterable { case refuse, dropTail }
  enum LiteralDeletion: String, Sendable, CaseIterable { case deletePrevious, moveCaret }
  private enum LetterCase: String, CaseIterable { case keep, upper, lower }

  var literals = Literals.lazy
  var overflow = Overflow.refuse
  var overwrites = false
  var blank: Unicode.Scalar?
  var literalDeletion = LiteralDeletion.deletePrevious
  var trunks: [String] = []
  var showsPrefix = false
  var classes: [SlotClass] = []

  /// Reads one option; `false` when there is none of that name.
  mutating func read(_ key: String, _ value: JSONValue) throws(Malformed) -> Bool {
    switch key {
    case "literals": literals = try value.choice(key)
    case "overflow": overflow = try value.choice(key)
    case "overwrite": overwrites = try value.flag(key)
    case "blank": blank = try value.scalar(key)
    case "literalDeletion": literalDeletion = try value.choice(key)
    case "trunk": trunks = try value.texts(key)
    case "prefixShown": showsPrefix = try value.flag(key)
    case "classes":
      for (symbol, members) in try value.members(key).sorted(by: { $0.key < $1.key }) {
        classes.append(try Self.slotClass(symbol, members))
      }
    default: return false
    }
    return true
  }

  private static func slotClass(
    _ symbol: String, _ value: JSONValue
  ) throws(Malformed) -> SlotClass {
    var slot = SlotClass(try JSONValue.string(symbol).scalar("classes"), accepting: [])
    for (key, value) in try value.members("classes") {
      switch key {
      case "set": slot.accepted = ranges(try value.text(key))
      case "optional": slot.isOptional = try value.flag(key)
      case "case":
        switch try value.choice(key) as LetterCase {
        case .keep: slot.letterCase = .keep
        case .upper: slot.letterCase = .upper
        case .lower: slot.letterCase = .lower
        }
      default: throw Malformed(problem: "unknown key \"\(key)\" in \"classes\"")
      }
    }
    if slot.accepted.isEmpty { throw Malformed(problem: "class \"\(symbol)\" needs a \"set\"") }
    return slot
  }

  /// `0-9a-f_` as ranges; a dash at an end stands for itself.
  private static func ranges(_ set: String) -> [ClosedRange<Unicode.Scalar>] {
    let scalars = Array(set.unicodeScalars)
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var index = 0
    while index < scalars.count {
      let first = scalars[index]
      if index + 2 < scalars.count, scalars[index + 1] == "-", first <= scalars[index + 2] {
        ranges.append(first...scalars[index + 2])
        index += 3
      } else {
        ranges.append(first...first)
        index += 1
      }
    }
    return ranges
  }
}
