import BenchKit
import Foundation

/// The Swift layer against Foundation, Swift's own `Regex`, and loops behind a `String`.
@main struct SwiftBench {
  static func main() throws {
    guard let corpus = ProcessInfo.processInfo.environment["BENCH_CORPUS"] else {
      fatalError("BENCH_CORPUS names the addresses of the tests")
    }
    if CommandLine.arguments.dropFirst().first == "addresses" {
      return try EmailWork.write(corpus: corpus)
    }
    let cases = Cases(counts: bench_counts(CommandLine.argc, CommandLine.unsafeArgv))
    try EditWork.add(to: cases)
    try NumberWork.add(to: cases)
    try PhoneWork.add(to: cases)
    try FieldWork.add(to: cases)
    try EmailWork.add(to: cases, corpus: corpus)
    exit(cases.main())
  }
}
