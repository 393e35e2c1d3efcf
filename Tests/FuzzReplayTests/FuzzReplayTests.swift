import CMaskFuzz
import Foundation
import Testing

/// Runs every seed and every past find through its harness, which aborts on a difference.
@Suite struct FuzzReplayTests {
  /// A harness and the folder of its files. A new one is one line in `all`.
  struct Harness: Sendable, CustomTestStringConvertible {
    let name: String
    let run: @Sendable ([UInt8]) -> Int32
    var testDescription: String { name }

    static let all = [
      Harness(name: "edit") { unsafe maskcore_fuzz_edit($0, $0.count) },
      Harness(name: "number") { unsafe maskcore_fuzz_number($0, $0.count) },
      Harness(name: "rows") { unsafe maskcore_fuzz_rows($0, $0.count) },
      Harness(name: "email") { unsafe maskcore_fuzz_email($0, $0.count) },
    ]
  }

  private static let fuzz = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("fuzz")

  private static func files(_ folder: String, _ name: String) throws -> [URL] {
    let url = fuzz.appendingPathComponent(folder).appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  @Test(arguments: Harness.all)
  func replays(_ harness: Harness) throws {
    let corpus = try Self.files("corpus", harness.name)
    #expect(!corpus.isEmpty, "there are no seeds for \(harness.name)")
    let regressions = try Self.files("regressions", harness.name)
    for file in corpus + regressions {
      let bytes = [UInt8](try Data(contentsOf: file))
      let result = harness.run(bytes)
      #expect(result == 0, "\(file.lastPathComponent)")
    }
    print(
      "fuzz \(harness.name): \(corpus.count) seeds and \(regressions.count) past finds replayed")
  }
}
