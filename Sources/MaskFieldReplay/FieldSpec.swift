import MaskCatalog
import MaskField

/// A field as a recorded session describes it: one kind and its options.
struct FieldSpec: Sendable {
  /// What shapes the text.
  enum Kind: Sendable, Equatable {
    case text
    case mask(String)
    case template(String, slot: Character)
    case masks([String])
    /// A mask of another library's notation.
    case imported(String, MaskNotation)
    case number(NumberStyle)
    case date(String, min: DateValue?, max: DateValue?)
    case email(String)
    /// A kind of the catalog, by its name.
    case catalog(String)
  }

  static let kinds: Set<String> = [
    "mask", "template", "masks", "imported", "number", "date", "phone", "card", "iban", "id",
    "kind", "email", "text",
  ]
  static let questions: Set<String> = [
    "shouldBegin", "shouldEnd", "shouldChange", "shouldClear", "shouldReturn",
  ]

  var name: String?
  var kind = Kind.text
  var options = MaskSettings()
  var maxLength: Int?
  var isSecure = false
  var preset = FieldPreset.uikit
  var input = InputSpec()
  var answers: [String: Bool] = [:]

  init(_ object: [String: JSONValue], isNamed: Bool) throws(Malformed) {
    let found = object.keys.filter(Self.kinds.contains).sorted()
    guard found.count == 1 else {
      throw Malformed(
        problem: found.isEmpty
          ? "a field needs a kind" : "a field of two kinds: \(found.joined(separator: ", "))")
    }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      try read(key, value, isNamed: isNamed)
    }
    if let slot = object["slot"] {
      guard case .template(let pattern, _) = kind else {
        throw Malformed(problem: "\"slot\" without \"template\"")
      }
      kind = .template(pattern, slot: try slot.character("slot"))
    }
    if isNamed && name == nil { throw Malformed(problem: "a field of a form needs a name") }
  }

  private static func date(_ members: [String: JSONValue]) throws(Malformed) -> Kind {
    for key in members.keys.sorted() where !["order", "min", "max"].contains(key) {
      throw Malformed(problem: "unknown key \"\(key)\" in \"date\"")
    }
    let bounds = try ["min", "max"].map { (key) throws(Malformed) -> DateValue? in
      guard let text = try members[key]?.text(key) else { return nil }
      guard let value = DateValue(iso8601: text) else {
        throw Malformed(problem: "\"\(key)\" is no date: \"\(text)\"")
      }
      return value
    }
    let order = try (members["order"] ?? .null).text("order")
    return .date(order, min: bounds[0], max: bounds[1])
  }

  private static func imported(_ members: [String: JSONValue]) throws(Malformed) -> Kind {
    guard members.keys.sorted() == ["mask", "notation"], let mask = members["mask"],
      let notation = members["notation"]
    else { throw Malformed(problem: "\"imported\" holds \"notation\" and \"mask\"") }
    return .imported(try mask.text("mask"), try notation.choice("notation"))
  }

  /// The catalog's name for `"card":true`, `"phone":"any"`, `"id":"RU-SNILS"`.
  private static func catalogName(_ key: String, _ value: JSONValue) throws(Malformed) -> String {
    if let flag = value.bool {
      if !flag { throw Malformed(problem: "\"\(key)\" must be true or a name") }
      return key
    }
    let name = try value.text(key)
    return name == "any" ? key : "\(key):\(name)"
  }

  private mutating func read(
    _ key: String, _ value: JSONValue, isNamed: Bool
  ) throws(Malformed) {
    switch key {
    case "name" where isNamed: name = try value.text(key)
    case "mask": kind = .mask(try value.text(key))
    case "template": kind = .template(try value.text(key), slot: "X")
    case "masks": kind = .masks(try value.texts(key))
    case "email": kind = .email(try value.text(key))
    case "text":
      if !(try value.flag(key)) { throw Malformed(problem: "\"text\" must be true") }
    case "imported": kind = try Self.imported(try value.members(key))
    case "date": kind = try Self.date(try value.members(key))
    case "number":
      var members = try value.members(key)
      // The field's locale counts where the number names none.
      if members["locale"] == nil, let locale = input.locale {
        members["locale"] = .string(locale.identifier)
      }
      kind = .number(try NumberStyle(session: members))
    case "kind": kind = .catalog(try value.text(key))
    case "phone", "card", "iban", "id": kind = .catalog(try Self.catalogName(key, value))
    case "slot": break
    case "maxLength": maxLength = try value.number(key)
    case "secure": isSecure = try value.flag(key)
    case "preset": preset = try value.choice(key)
    case "contentType": input.contentType = TextContentType(session: try value.text(key))
    case "locale": input.locale = try InputSpec.locale(try value.text(key))
    case "keyboardType": input.keyboardType = try InputSpec.keyboardType(value)
    case "delegate":
      for (question, answer) in try value.members(key) {
        guard Self.questions.contains(question) else {
          throw Malformed(problem: "unknown key \"\(question)\" in \"delegate\"")
        }
        answers[question] = try answer.flag(question)
      }
    default:
      if try !options.read(key, value) {
        throw Malformed(problem: "unknown key \"\(key)\" in the field")
      }
    }
  }
}
