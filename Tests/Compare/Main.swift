import Foundation
import ReferenceEngine

/// Compares the core with the second implementation of its rules.
///
///     swift run -c release maskfield-compare                      the three walks below
///     swift run -c release maskfield-compare exhaustive [--sample N] [--stride N] [--pushes]
///     swift run -c release maskfield-compare random [--seed N] [--sessions N]
///     swift run -c release maskfield-compare readings [--seed N] [--sessions N]
///     swift run -c release maskfield-compare cases FILE…          recorded sessions
///
/// Left out unless `--pushes` asks for it: several characters put in front of others at once in a
/// mask with optional slots or groups. The core tries the whole insertion first and then less of
/// it, the second implementation goes character by character, and in a few mixes of options they
/// stop at different ones.
///
/// Prints how many edits were compared. A difference is printed as a recorded case, with what the
/// second implementation expects; the first one ends the run with 1, or with `--all`, the last.
@main enum Main {
  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let mode = arguments.first.map { $0.hasPrefix("--") ? "all" : $0 } ?? "all"
    if mode == "cases" {
      arguments.removeFirst()
      return cases(arguments)
    }
    let goesOn = arguments.contains("--all")
    let pushes = arguments.contains("--pushes")
    let seed = UInt64(number("--seed", in: arguments) ?? 1)
    if ["all", "exhaustive"].contains(mode) {
      let stride = number("--stride", in: arguments) ?? 2
      let worlds = Exhaustive.worlds(
        sample: number("--sample", in: arguments) ?? 500, seed: seed
      ).enumerated().filter { $0.offset % stride == 0 }.map(\.element)
      say("exhaustive: \(worlds.count) masks with their options")
      await run(worlds.count, "exhaustive", goesOn: goesOn) { index throws(Difference) in
        try Exhaustive.walk(worlds[index], depth: 2, pushes: pushes)
      }
    }
    let sessions = number("--sessions", in: arguments) ?? 20_000
    if ["all", "readings"].contains(mode) {
      say("readings: \(sessions) masks, seed \(seed)")
      await run(sessions, "readings", goesOn: goesOn) { index throws(Difference) in
        try Readings.walk(seed: seed << 32 + UInt64(index), texts: 30)
      }
    }
    if ["all", "random"].contains(mode) {
      for elements in [12, 60] {
        say("random: \(sessions) sessions, masks of up to \(elements) elements, seed \(seed)")
        await run(sessions, "random", goesOn: goesOn) { index throws(Difference) in
          try RandomWorlds.walk(
            seed: seed << 32 + UInt64(index), elements: elements, edits: 50)
        }
      }
    }
  }

  /// Runs `walk` for each index on all processors, and prints the sum of what it gives.
  static func run(
    _ count: Int, _ name: String, goesOn: Bool,
    _ walk: @escaping @Sendable (Int) throws(Difference) -> Int
  ) async {
    let start = ContinuousClock.now
    let lanes = ProcessInfo.processInfo.activeProcessorCount
    let counts = await withTaskGroup(of: [Int].self) { group in
      for lane in 0..<lanes {
        group.addTask {
          stride(from: lane, to: count, by: lanes).map { index in
            do throws(Difference) {
              return try walk(index)
            } catch {
              say(error.caseLine)
              if !goesOn { exit(1) }
              return -1
            }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let differing = counts.count { $0 < 0 }
    let walked = counts.filter { $0 > 0 }.sorted()
    let total = walked.reduce(0, +)
    let time = (ContinuousClock.now - start).formatted(.units(allowed: [.minutes, .seconds]))
    say(
      "\(name): \(total) \(name == "readings" ? "texts" : "edits") compared, \(differing == 0 ? "no" : "\(differing)") difference; "
        + "\(walked.count) masks, "
        + "\(walked.first ?? 0) to \(walked.last ?? 0) each; \(time)")
    if differing > 0 { exit(1) }
  }

  /// Prints at once, to a file too.
  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  static func cases(_ paths: [String]) {
    guard let (played, failures) = try? Cases.play(paths) else {
      say("cannot read the cases")
      exit(1)
    }
    failures.forEach(say)
    say("\(played) sessions played by both, \(failures.count) answers other than recorded")
  }

  static func number(_ name: String, in arguments: [String]) -> Int? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    return Int(arguments[index + 1])
  }
}
