// Readers that say which key was wrong.
extension JSONValue {
  func text(_ key: String) throws(Malformed) -> String {
    guard let string else { throw Malformed(problem: "\"\(key)\" must be a string") }
    return string
  }

  func flag(_ key: String) throws(Malformed) -> Bool {
    guard let bool else { throw Malformed(problem: "\"\(key)\" must be true or false") }
    return bool
  }

  /// A number that counts something.
  func number(_ key: String) throws(Malformed) -> Int {
    guard let int, int >= 0 else {
      throw Malformed(problem: "\"\(key)\" must be a number from 0 on")
    }
    return int
  }

  func character(_ key: String) throws(Malformed) -> Character {
    let text = try text(key)
    guard let character = text.first, text.count == 1 else {
      throw Malformed(problem: "\"\(key)\" must be one character")
    }
    return character
  }

  func scalar(_ key: String) throws(Malformed) -> Unicode.Scalar {
    let text = try text(key)
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      throw Malformed(problem: "\"\(key)\" must be one character")
    }
    return scalar
  }

  func items(_ key: String) throws(Malformed) -> [JSONValue] {
    guard let array else { throw Malformed(problem: "\"\(key)\" must be a list") }
    return array
  }

  func texts(_ key: String) throws(Malformed) -> [String] {
    var texts: [String] = []
    for item in try items(key) { texts.append(try item.text(key)) }
    return texts
  }

  func members(_ key: String) throws(Malformed) -> [String: JSONValue] {
    guard let object else { throw Malformed(problem: "\"\(key)\" must be an object") }
    return object
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(Malformed) -> Choice where Choice.RawValue == String {
    let text = try text(key)
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw Malformed(problem: "\"\(key)\" is \"\(text)\" and must be one of \(names)")
    }
    return choice
  }
}
