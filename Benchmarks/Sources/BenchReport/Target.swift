/// One line of `targets.tsv`.
struct Target {
  enum Kind: String { case times, faster, ns, speed, bytes, allocations }

  var work: String
  var kind: Kind
  var bound: Double
  var than: String

  static func read(_ text: String) -> [Target] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count >= 3, let kind = Kind(rawValue: cells[1]), let bound = Double(cells[2])
      else { fatalError("no target: \(line)") }
      return Target(
        work: cells[0], kind: kind, bound: bound, than: cells.count > 3 ? cells[3] : "")
    }
  }

  /// How much of the bound is used: met up to 1. `nil` where something was not measured.
  func used(_ results: Results) -> Double? {
    guard let ours = results[work, Results.ours] else { return nil }
    let place = than.split(separator: ":", maxSplits: 1).map(String.init)
    let other =
      place.count == 2 ? results[place[0], place[1]] : results[work, than]
    switch kind {
    case .times: return other.map { ours.median / $0.median / bound }
    case .faster: return other.map { ours.median / $0.median * bound }
    case .ns, .bytes: return ours.median / bound
    case .speed: return ours.median * bound / 1000
    case .allocations: return ours.allocations.map { $0 / bound }
    }
  }

  var description: String {
    let name = than.split(separator: ":").first.map(String.init) ?? ""
    let bound = Table.plain(bound)
    switch kind {
    case .times: return "≤ \(bound) × \(name)"
    case .faster: return "≥ \(bound) × faster than \(name)"
    case .ns: return "≤ \(Table.time(self.bound))"
    case .speed: return "≥ \(bound) MB/s"
    case .bytes: return "≤ \(Table.size(self.bound))"
    case .allocations: return "≤ \(bound) allocations"
    }
  }
}
