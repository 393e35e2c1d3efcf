// What the first use of the catalog costs in a process that has used none of it: the kind of a name,
// its mask, its example formatted and judged. Prints the name and nanoseconds, wall time.
import MaskCatalog

let id = CommandLine.arguments.dropFirst().first ?? "card"
let clock = ContinuousClock()
let start = clock.now
let kind = try FieldKind(id)
let shown = kind.mask.formatted(kind.example)
let verdict = kind.verdict(on: shown.text)
let time = clock.now - start

guard shown.text == kind.example, verdict.state == .valid else { fatalError(id) }
print(id, time.components.attoseconds / 1_000_000_000, separator: "\t")
