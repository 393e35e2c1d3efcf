public import Foundation
import MaskField

/// One recorded session: a field or form, what was done, and what it must show.
public struct ReplayCase: Sendable {
  /// The name of the session.
  public var id: String
  /// Where it stands: file and line.
  public var place: String
  var fields: [FieldSpec]
  var isForm: Bool
  var steps: [ReplayStep]
  var expectation: Expectation

  /// Reads the sessions of a file, one JSON object a line. Empty lines are passed over.
  ///
  /// - Throws: `ReplayFormatError` at the first line that is no session, naming the key at fault.
  public static func load(_ data: Data, file: String) throws(ReplayFormatError) -> [ReplayCase] {
    var cases: [ReplayCase] = []
    var number = 0
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      do {
        cases.append(try ReplayCase(line: Data(line), place: "\(file):\(number)"))
      } catch {
        throw ReplayFormatError(file: file, line: number, problem: error.problem)
      }
    }
    return cases
  }

  private init(line: Data, place: String) throws(Malformed) {
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: line) else {
      throw Malformed(problem: "not JSON")
    }
    let object = try json.members("line")
    self.place = place
    id = try object["id"]?.text("id") ?? place
    for key in object.keys.sorted()
    where !["id", "field", "form", "steps", "expect", "why"].contains(key) {
      throw Malformed(problem: "unknown key \"\(key)\"")
    }
    switch (object["field"], object["form"]) {
    case (let field?, nil):
      isForm = false
      fields = [try FieldSpec(try field.members("field"), isNamed: false)]
    case (nil, let form?):
      isForm = true
      fields = []
      for field in try form.items("form") {
        fields.append(try FieldSpec(try field.members("form"), isNamed: true))
      }
      if fields.isEmpty { throw Malformed(problem: "\"form\" has no fields") }
    default: throw Malformed(problem: "a session needs either \"field\" or \"form\"")
    }
    steps = []
    for step in try (object["steps"] ?? .null).items("steps") {
      steps.append(try ReplayStep(step))
    }
    expectation = try Expectation(try (object["expect"] ?? .null).members("expect"))
  }
}
