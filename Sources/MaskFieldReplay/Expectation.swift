import MaskField

/// What the field must show in the end. Only what is given is checked.
struct Expectation: Sendable, Equatable {
  var text: String?
  var selection: Range<Int>?
  var value: String?
  var isComplete: Bool?
  var state: ValidationState?
  var refused: Int?
  var events: [String]?
  var focused: Focus?
  var offset: Int?

  /// Whether the field has the focus, or which field of a form.
  enum Focus: Sendable, Equatable {
    case field(Bool)
    case name(String)
  }

  init(_ object: [String: JSONValue]) throws(Malformed) {
    if object.isEmpty { throw Malformed(problem: "\"expect\" expects nothing") }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "text": text = try value.text(key)
      case "caret":
        let caret = try value.number(key)
        selection = caret..<caret
      case "selection":
        let ends = try value.items(key)
        guard ends.count == 2, let start = ends[0].int, let end = ends[1].int, start <= end else {
          throw Malformed(problem: "\"selection\" must be two offsets in order")
        }
        selection = start..<end
      case "value": self.value = try value.text(key)
      case "complete": isComplete = try value.flag(key)
      case "state": state = try value.choice(key)
      case "refused": refused = try value.number(key)
      case "events": events = try value.texts(key)
      case "focused":
        if let flag = value.bool {
          focused = .field(flag)
        } else {
          focused = .name(try value.text(key))
        }
      case "offset": offset = try value.number(key)
      default: throw Malformed(problem: "unknown key \"\(key)\" in \"expect\"")
      }
    }
  }
}
