import Foundation
import MaskField
import Testing

/// What is shown in the open but no business of logs: the number of a card, or of a person.
@Suite struct SensitiveTests {
  private func cardField() throws -> TextField {
    let field = TextField()
    field.mask = try Mask("[0000] [0000] [0000] [0000]")
    field.isSensitive = true
    field.becomeFirstResponder()
    field.insertText("4111111111111111")
    return field
  }

  private func dumped(_ value: some Any) -> String {
    var output = ""
    dump(value, to: &output)
    return output
  }

  @Test func noDescriptionTellsIt() throws {
    let field = try cardField()
    field.deleteBackward()
    field.insertText("1")
    #expect(field.text == "4111 1111 1111 1111")
    for said in ["\(field)", String(reflecting: field), "\(field.state)", dumped(field.state)] {
      #expect(!said.contains("1111"))
    }
    #expect("\(field)".contains("••••"))
  }

  @Test func undoneStepsAreNotToldEither() throws {
    let field = TextField()
    field.becomeFirstResponder()
    field.insertText("4111111111111111")
    field.deleteBackward()
    field.isSensitive = true
    #expect(!dumped(field.state).contains("1111"))
    field.undo()
    #expect(field.text == "4111111111111111")
    #expect(!dumped(field.state).contains("1111"))
  }

  @Test func anEncodedStateHasNone() throws {
    let field = try cardField()
    let data = try JSONEncoder().encode(field.state)
    #expect(!String(decoding: data, as: UTF8.self).contains("1111"))
    let state = try JSONDecoder().decode(FieldState.self, from: data)
    #expect(state.isSensitive)
    #expect(state.text.isEmpty)
  }

  @Test func itCanBeUndone() throws {
    let field = try cardField()
    field.isSensitive = false
    #expect("\(field)".contains("4111 1111 1111 1111"))
  }
}
