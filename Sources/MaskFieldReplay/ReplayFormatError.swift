/// A line that is no recorded session: where it stands and what is wrong with it.
public struct ReplayFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was named.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// What is wrong, naming the key or step.
  public var problem: String

  /// Makes an error.
  public init(file: String, line: Int, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// What it says of itself.
  public var description: String { "\(file):\(line): \(problem)" }
}

/// What is wrong inside one line, before its place is known.
struct Malformed: Error, Sendable, Hashable {
  var problem: String
}
