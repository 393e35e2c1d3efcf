/// What is known of cards: the table that `CardTable.swift` was made of.
struct CardFacts: Decodable, Sendable {
  struct Brand: Decodable, Sendable {
    var name: String
    var status: String
    var lengths: [Int]
    var groups: [String: [Int]]
    var cvv: [FactCell]
    var examples: [String]
    var display: [String]
    var invalid: [[String]]

    var isEnded: Bool { status.hasPrefix("ended") }
  }

  /// Typed, best brand, how many are possible, which.
  var detect: [[FactCell]]
  var brands: [String: Brand]

  static let file = Facts.load("cards", as: CardFacts.self)
  static let brands = file.brands.sorted { $0.key < $1.key }
}
