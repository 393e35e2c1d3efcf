import ReferenceEngine

/// Compares the core with the second implementation of the rules.
///
///     swift run -c release maskfield-compare [exhaustive|random|all] [--seed N] [--sample N]
@main enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let show = number("--show", in: arguments) ?? 1
    let sample = number("--sample", in: arguments) ?? 1
    if arguments.first == "cases" {
      guard let (played, failures) = try? Cases.play(Array(arguments.dropFirst())) else {
        return print("cannot read the cases")
      }
      failures.forEach { print($0) }
      return print("\(played) sessions played, \(failures.count) differ")
    }
    if arguments.first == "try" { return attempt(Array(arguments.dropFirst())) }
    if arguments.first == "random" { return random(arguments, show: show) }
    await exhaustive(show: show, sample: sample, arguments)
  }

  static func number(_ name: String, in arguments: [String]) -> Int? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    return Int(arguments[index + 1])
  }

  static func attempt(_ arguments: [String]) {
    var options = ReferenceOptions()
    for flag in arguments[1] {
      switch flag {
      case "e": options.form = .eager
      case "g": options.form = .guide
      case "o": options.overwrites = true
      case "d": options.dropsTail = true
      case "s": options.stepsOverLiterals = true
      case "p": options.showsPrefix = true
      default: break
      }
    }
    guard let reference = try? ReferenceMask(arguments[0], options),
      let core = CoreMask(arguments[0], options)
    else { return print("malformed") }
    var text = arguments[2]
    var caret = text.utf8.count
    for step in arguments.dropFirst(3) {
      let parts = step.split(separator: ":", omittingEmptySubsequences: false)
      let numbers = parts[1].split(separator: ",").compactMap { Int($0) }
      let range = numbers.isEmpty ? caret..<caret : numbers[0]..<numbers.last!
      let intents: [Substring: ReferenceIntent] = [
        "i": .insert, "p": .paste, "b": .deleteBackward, "d": .deleteForward, "s": .set,
      ]
      let intent = intents[parts[0]] ?? .insert
      let insert = parts.count > 2 ? String(parts[2]) : ""
      print(quoted(text), range, intent, quoted(insert))
      print("  reference", reference.edit(text, range, intent, insert))
      guard let found = core.edit(text, range, intent, insert) else { return print("  core: error") }
      print("  core     ", found)
      text = found.text
      caret = found.caret
    }
  }

  static func random(_ arguments: [String], show: Int) {
    let seed = number("--seed", in: arguments) ?? 1
    let sessions = number("--sessions", in: arguments) ?? 1000
    let elements = number("--elements", in: arguments) ?? 60
    var total = 0
    var bad = 0
    for index in 0..<sessions {
      do throws(Difference) {
        total += try RandomWorlds.walk(
          seed: UInt64(seed) << 32 + UInt64(index), elements: elements,
          edits: number("--edits", in: arguments) ?? 50)
      } catch {
        bad += 1
        if bad <= show { report(error) }
      }
    }
    print("\(total) edits compared, \(bad) of \(sessions) sessions differ")
  }

  static func report(_ error: Difference) {
    print(error.world.field)
    for (text, step) in zip(error.texts, error.session).suffix(2) {
      print("   ", quoted(text), step.range, step.intent, quoted(step.insert))
    }
    if error.session.isEmpty { print("    about", error.texts) }
    print("    expected", error.expected.map { "\($0)" } ?? "nil")
    print("    found   ", error.found.map { "\($0)" } ?? "nil")
  }

  static func exhaustive(show: Int, sample: Int, _ arguments: [String]) async {
    let length = number("--length", in: arguments) ?? 2
    let depth = number("--depth", in: arguments) ?? 2
    let masks = Exhaustive.patterns(upTo: length, stride: number("--stride", in: arguments) ?? 1)
    let sets = Exhaustive.optionSets
    let worlds = masks.flatMap { mask in sets.map { World(pattern: mask, options: $0) } }
      .enumerated().filter { $0.offset % sample == 0 }.map(\.element)
    print("\(masks.count) masks, \(worlds.count) worlds")
    var total = 0
    var bad = 0
    var shown = 0
    for world in worlds {
      if arguments.contains("--plain"), world.options.flags != 0 { continue }
      do throws(Difference) {
        total += try Exhaustive.walk(world, depth: depth, states: 60)
      } catch {
        bad += 1
        if shown < show {
          shown += 1
          print(error.caseLine)
          for (text, step) in zip(error.texts, error.session) {
            print("   ", quoted(text), step.range, step.intent, quoted(step.insert))
          }
          print("    expected", error.expected.map { "\($0)" } ?? "nil")
          print("    found   ", error.found.map { "\($0)" } ?? "nil")
        }
      }
    }
    print("\(total) edits compared, \(bad) of \(worlds.count) worlds differ")
  }
}
