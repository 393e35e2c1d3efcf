import MaskEngine
import Testing

/// Every recorded session comes to what was recorded, but for the rows that contradict the engine's
/// rules. Those are named with the reason, and must go on failing.
@Suite struct NumberCaseTests {
  static let wrong: [String: String] = [
    "fc-056": """
    A point typed where it groups is no decimal key: if it were, typing 1.234.567 would give \
    1.234, a thousandth of what typing and pasting mean elsewhere.
    """
  ]

  @Test func areThere() {
    #expect(NumberCase.recorded.count >= 240)
    #expect(Set(NumberCase.recorded.map(\.id)).isSuperset(of: Self.wrong.keys))
  }

  @Test(arguments: NumberCase.recorded)
  func followsTheRecord(_ recorded: NumberCase) throws {
    let differences = try differences(from: recorded)
    if Self.wrong[recorded.id] == nil {
      #expect(differences.isEmpty, "\(recorded.why)")
    } else {
      #expect(!differences.isEmpty, "passes now: take it off the list")
    }
  }

  private func differences(from recorded: NumberCase) throws -> [String] {
    var session = NumberSession(try NumberMask(recorded.style))
    for step in recorded.steps { try session.play(step) }
    let expected = recorded.expected
    var found: [String] = []
    func compare<Value: Equatable>(_ name: String, _ actual: Value, _ wanted: Value?) {
      if let wanted, actual != wanted { found.append("\(name) is \(actual), not \(wanted)") }
    }
    compare("text", session.text, expected.text)
    compare("caret", session.selection.upperBound, expected.caret)
    compare(
      "selection", [session.selection.lowerBound, session.selection.upperBound], expected.selection)
    compare("value", session.mask.value(of: session.text), expected.value)
    compare("complete", session.mask.isComplete(session.text), expected.isComplete)
    compare("refused", session.refused, expected.refused)
    return found
  }
}
