import Foundation

/// Makes the one table: `BenchReport RESULTS TARGETS FACTS` prints what `RESULTS.md` holds.
@main struct BenchReport {
  static func main() throws {
    let files = try CommandLine.arguments.dropFirst().map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }
    guard files.count == 3 else { fatalError("BenchReport RESULTS TARGETS FACTS") }
    let results = Results(files[0])
    let targets = Target.read(files[1])
    let table = Table(results, targets)
    print(
      """
      # Results

      Written by `make bench`; what the rows and columns mean is in [README.md](README.md).

      \(files[2].split(separator: "\n").map { "* \($0)" }.joined(separator: "\n"))
      * Half of all samples of a row lie within \(results.spread) % of its median (the middle row).

      \(table.rows.joined(separator: "\n"))

      \(table.summary)
      """)
  }
}
