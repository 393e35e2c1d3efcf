// What the first use of the catalog costs in a process that has used none of it: the kind of a name,
// its mask, its example formatted and judged. Prints the name and nanoseconds of processor time.
import Foundation
import MaskCatalog

/// Processor time of the program, in nanoseconds: what others do on the machine counts little.
func processorTime() -> Int {
  var time = timespec()
  _ = clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

let id = CommandLine.arguments.dropFirst().first ?? "card"
let start = processorTime()
let kind = try FieldKind(id)
let shown = kind.mask.formatted(kind.example)
let verdict = kind.verdict(on: shown.text)
let time = processorTime() - start

guard shown.text == kind.example, verdict.state == .valid else { fatalError(id) }
print(id, time, separator: "\t")
