import Foundation

/// One row a work, ours first, then floors, peers and targets.
struct Table {
  static let floors = [
    "memcpy", "hard-coded loop", "table loop", "C loop behind a String", "ASCII digits",
    "ASCII letters", "/bin/true", "cat on two cores", "cat where the kernel likes",
  ]

  var rows = [
    "| work | MaskField | instructions | allocations | floor: × of it | peer: × faster than it "
      + "| target | met |",
    "| --- | ---: | ---: | ---: | --- | --- | --- | --- |",
  ]
  private var met = 0, missed = 0, unknown = 0

  init(_ results: Results, _ targets: [Target]) {
    for work in results.works {
      guard let ours = results[work, Results.ours] else { continue }
      var floors: [String] = []
      var peers: [String] = []
      for who in results.names[work]! where who != Results.ours {
        guard let other = results[work, who] else { continue }
        if Self.floors.contains(who) {
          floors.append(
            "\(who) \(Self.time(other.median)): \(Self.ratio(ours.median / other.median))")
        } else {
          peers.append(
            "\(who) \(Self.time(other.median)): \(Self.ratio(other.median / ours.median))")
        }
      }
      var wanted: [String] = []
      var outcome: [String] = []
      for target in targets where target.work == work {
        wanted.append(target.description)
        guard let used = target.used(results) else {
          unknown += 1
          outcome.append("?")
          continue
        }
        if used <= 1 { met += 1 } else { missed += 1 }
        outcome.append(used <= 1 ? "yes" : "no, by \(Self.ratio(used))")
      }
      let cells = [
        work, "\(ours.isSize ? Self.size(ours.median) : Self.time(ours.median)) / \(ours.per)",
        Self.count(ours.instructions),
        Self.count(ours.allocations), floors.joined(separator: "<br>"),
        peers.joined(separator: "<br>"), wanted.joined(separator: "<br>"),
        outcome.joined(separator: "<br>"),
      ]
      rows.append("| \(cells.joined(separator: " | ")) |")
    }
  }

  var summary: String {
    "Targets: \(met) met, \(missed) missed"
      + (unknown == 0 ? "." : ", \(unknown) without a measurement.")
  }

  static func time(_ ns: Double) -> String {
    switch ns {
    case ..<0.095: String(format: "%.3f ns", ns)
    case ..<10: String(format: "%.1f ns", ns)
    case ..<1000: String(format: "%.0f ns", ns)
    case ..<10_000: String(format: "%.1f µs", ns / 1e3)
    case ..<1_000_000: String(format: "%.0f µs", ns / 1e3)
    default: String(format: "%.1f ms", ns / 1e6)
    }
  }

  static func size(_ bytes: Double) -> String { String(format: "%.1f KB", bytes / 1000) }

  static func ratio(_ ratio: Double) -> String {
    let isFine = ratio < 0.095 || abs(ratio - 1) < 0.1
    return String(format: isFine ? "%.2f ×" : ratio < 10 ? "%.1f ×" : "%.0f ×", ratio)
  }

  static func count(_ count: Double?) -> String {
    guard let count else { return "" }
    return count != 0 && count < 10 ? plain((count * 10).rounded() / 10) : plain(count.rounded())
  }

  static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
