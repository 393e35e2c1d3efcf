import FieldModel
import Foundation

/// Holds the field to the naive model for as many steps as asked.
///
///     swift run -c release maskfield-model [STEPS] [SEED]
@main struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let steps = Int(exactly: arguments.first ?? 1_000_000) ?? 1_000_000
    let seed = arguments.dropFirst().first ?? 1
    var run = ModelRun(seed: seed)
    do {
      try run.play(steps)
    } catch {
      print(error)
      exit(1)
    }
    print("\(run.steps) steps with seed \(seed): field and model agree")
  }
}
