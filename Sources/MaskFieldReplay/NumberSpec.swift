import MaskCatalog
import MaskField

extension NumberStyle {
  /// The style that a recorded session describes. Every key is optional.
  init(session members: [String: JSONValue]) throws(Malformed) {
    let name = try members["locale"]?.text("locale") ?? "en_US"
    guard let locale = NumberLocale(name) else {
      throw Malformed(problem: "unknown \"locale\": \"\(name)\"")
    }
    self.init(symbols: locale.symbols, fractionDigits: 0...3)
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "locale": break
      case "fraction": fractionDigits = try value.range(key)
      case "integer": integerDigits = try value.range(key)
      case "min": minimum = try value.decimal(key)
      case "max": maximum = try value.decimal(key)
      case "sign": allowsNegative = try value.flag(key)
      case "prefix": prefix = try value.text(key)
      case "suffix": suffix = try value.text(key)
      case "grouping":
        symbols.grouping = try value.text(key).isEmpty ? nil : try value.scalar(key)
      case "decimal": symbols.decimal = try value.scalar(key)
      case "groups":
        let sizes = try value.items(key)
        guard let first = sizes.first?.int, let last = sizes.last?.int, sizes.count <= 2 else {
          throw Malformed(problem: "\"groups\" must be one or two sizes")
        }
        symbols.groupSize = first
        symbols.nextGroupSize = last
      default: throw Malformed(problem: "unknown key \"\(key)\" in \"number\"")
      }
    }
  }
}

extension JSONValue {
  /// `[least, most]` as a range of counts.
  fileprivate func range(_ key: String) throws(Malformed) -> ClosedRange<Int> {
    let ends = try items(key)
    guard ends.count == 2, let least = ends[0].int, let most = ends[1].int, 0 <= least,
      least <= most
    else { throw Malformed(problem: "\"\(key)\" must be two counts in order") }
    return least...most
  }

  /// A bound, written as a number or as its text.
  fileprivate func decimal(_ key: String) throws(Malformed) -> String {
    switch self {
    case .int(let number): return "\(number)"
    case .number(let number): return "\(number)"
    default: return try text(key)
    }
  }
}
