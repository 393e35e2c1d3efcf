import Foundation

/// A table of facts that a part of the catalog was made of.
enum Facts {
  /// One JSON file of the test's resources.
  static func load<Value: Decodable>(_ name: String, as type: Value.Type) -> Value {
    let url = Bundle.module.url(
      forResource: name, withExtension: "json", subdirectory: "Resources")!
    return try! JSONDecoder().decode(type, from: Data(contentsOf: url))
  }
}

/// A row of texts and numbers.
enum FactCell: Decodable, Sendable {
  case text(String)
  case number(Int)
  case texts([String])
  case none

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .texts(try container.decode([String].self))
    }
  }

  var text: String { if case .text(let text) = self { text } else { "" } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
}
