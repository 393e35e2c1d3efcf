import Foundation

/// What the programs printed: samples and counts by work and by who did it.
struct Results {
  static let ours = "MaskField"

  struct Row {
    var per = ""
    /// Nanoseconds, or one number of bytes.
    var samples: [Double] = []
    var isSize = false
    var instructions, allocations: Double?

    var median: Double { quantile(0.5) }

    func quantile(_ part: Double) -> Double {
      let sorted = samples.sorted()
      return sorted[Int(part * Double(sorted.count - 1) + 0.5)]
    }
  }

  /// The works in the order in which they were first measured.
  private(set) var works: [String] = []
  /// By work: who did it, in order.
  private(set) var names: [String: [String]] = [:]
  private var rows: [String: Row] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 5, let number = Double(cells[4]) else {
        fatalError("no result: \(line)")
      }
      let (work, who) = (cells[1], cells[2])
      if names[work] == nil { works.append(work) }
      if names[work, default: []].contains(who) == false { names[work, default: []].append(who) }
      rows["\(work)\t\(who)", default: Row()].per = cells[3]
      switch cells[0] {
      case "time": rows["\(work)\t\(who)"]!.samples.append(number)
      case "bytes":
        rows["\(work)\t\(who)"]!.samples = [number]
        rows["\(work)\t\(who)"]!.isSize = true
      case "instructions": rows["\(work)\t\(who)"]!.instructions = number
      case "allocations": rows["\(work)\t\(who)"]!.allocations = number
      default: fatalError("no result: \(line)")
      }
    }
  }

  /// The row of `who`, whose name may carry a remark in brackets; `nil` where it was not measured.
  subscript(work: String, who: String) -> Row? {
    let name = names[work]?.first { $0 == who || $0.hasPrefix("\(who) (") }
    return name.flatMap { rows["\(work)\t\($0)"] }.flatMap { $0.samples.isEmpty ? nil : $0 }
  }

  /// Half the distance between the quartiles, in per cent of the median: that of the middle row.
  var spread: String {
    let spreads = rows.values.filter { !$0.samples.isEmpty && !$0.isSize }.map {
      ($0.quantile(0.75) - $0.quantile(0.25)) / 2 / $0.median * 100
    }.sorted()
    return spreads.isEmpty ? "?" : String(format: "%.0f", spreads[spreads.count / 2])
  }
}
