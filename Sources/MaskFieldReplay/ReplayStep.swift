/// One thing that a person or the app did.
enum ReplayStep: Sendable, Equatable {
  case focus(String?)
  case blur
  case type(String)
  case insert(String)
  case paste(String)
  case autofill(String)
  case backspace(Int)
  case delete(Int)
  case select(Int, Int)
  case set(String)
  case value(String)
  case compose(String)
  case commit(String)
  case undo(Int)
  case redo(Int)
  case clear
  case pressReturn
  case secure(Bool)
  case mask(String)
  case stepUp
  case stepDown

  init(_ json: JSONValue) throws(Malformed) {
    let items = try json.items("steps")
    guard let name = items.first?.string else {
      throw Malformed(problem: "a step must begin with its name")
    }
    let rest = Array(items.dropFirst())
    func check(_ counts: ClosedRange<Int>) throws(Malformed) {
      if !counts.contains(rest.count) {
        throw Malformed(problem: "step \"\(name)\" has \(rest.count) arguments")
      }
    }
    func text() throws(Malformed) -> String {
      try check(1...1)
      return try rest[0].text(name)
    }
    func times() throws(Malformed) -> Int {
      try check(0...1)
      return try rest.first?.number(name) ?? 1
    }
    switch name {
    case "focus":
      try check(0...1)
      self = .focus(try rest.first?.text(name))
    case "blur":
      try check(0...0)
      self = .blur
    case "clear":
      try check(0...0)
      self = .clear
    case "return":
      try check(0...0)
      self = .pressReturn
    case "up":
      try check(0...0)
      self = .stepUp
    case "down":
      try check(0...0)
      self = .stepDown
    case "type": self = .type(try text())
    case "insert": self = .insert(try text())
    case "paste": self = .paste(try text())
    case "autofill": self = .autofill(try text())
    case "set": self = .set(try text())
    case "value": self = .value(try text())
    case "compose": self = .compose(try text())
    case "commit": self = .commit(try text())
    case "mask": self = .mask(try text())
    case "backspace": self = .backspace(try times())
    case "delete": self = .delete(try times())
    case "undo": self = .undo(try times())
    case "redo": self = .redo(try times())
    case "caret":
      try check(1...1)
      let offset = try rest[0].number(name)
      self = .select(offset, offset)
    case "select":
      try check(2...2)
      self = .select(try rest[0].number(name), try rest[1].number(name))
    case "secure":
      try check(1...1)
      self = .secure(try rest[0].flag(name))
    default: throw Malformed(problem: "unknown step \"\(name)\"")
    }
  }
}
