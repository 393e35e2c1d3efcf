import Foundation

/// Runs the command as it was built beside the tests.
struct Command {
  var exitCode: Int32
  var output: String
  var errors: String

  /// The built executable: products lie beside the resources of the tests.
  static let executable = Bundle.module.bundleURL.deletingLastPathComponent()
    .appendingPathComponent("maskfield")

  /// Runs the command with `words` and gives it `input`.
  init(_ words: String..., input: String = "") throws {
    try self.init(words: words, input: Data(input.utf8))
  }

  /// Runs the command with bytes as input.
  init(words: [String], input: Data) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = words
    process.standardInput = try FileHandle(forReadingFrom: try folder.file("input", input))
    let output = try folder.file("output", Data())
    let errors = try folder.file("errors", Data())
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    exitCode = process.terminationReason == .exit ? process.terminationStatus : -1
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }
}

/// A folder that goes with its last use.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "maskfield-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and gives its place.
  func file(_ name: String, _ content: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try content.write(to: file)
    return file
  }

  func file(_ name: String, _ content: String) throws -> String {
    try file(name, Data(content.utf8)).path
  }
}
