import BenchKit
import Foundation

/// The cases of this program, as the harness in C takes them.
final class Cases {
  private final class Body {
    let prepare, run: () -> Void
    init(_ prepare: @escaping () -> Void, _ run: @escaping () -> Void) {
      (self.prepare, self.run) = (prepare, run)
    }
  }

  static let ours = "MaskField"
  private var cases: [bench_case] = []
  private var bodies: [Body] = []
  /// Whether sizes that only make time measurable may be smaller.
  let counts: Bool

  init(counts: Bool) { self.counts = counts }

  func add(
    _ work: String, _ who: String, per: String, operations: Int,
    prepare: (() -> Void)? = nil, run: @escaping () -> Void
  ) {
    let body = Body(prepare ?? {}, run)
    bodies.append(body)
    cases.append(
      bench_case(
        work: UnsafePointer(strdup(work)!), who: UnsafePointer(strdup(who)!),
        per: UnsafePointer(strdup(per)!), operations: operations,
        prepare: prepare == nil
          ? nil : { Unmanaged<Body>.fromOpaque($0!).takeUnretainedValue().prepare() },
        run: { Unmanaged<Body>.fromOpaque($0!).takeUnretainedValue().run() },
        context: Unmanaged.passUnretained(body).toOpaque(), wall: false))
  }

  func main() -> Int32 {
    bench_main(CommandLine.argc, CommandLine.unsafeArgv, cases, cases.count)
  }
}

/// Ends the program when an answer is not the one that the work asks for.
func expect(_ work: String, _ who: String, _ got: String, _ due: String) {
  bench_expect(work, who, got, got.utf8.count, due)
}

/// Keeps the optimiser from leaving a value out.
@inline(never) func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { bench_keep($0) }
}
