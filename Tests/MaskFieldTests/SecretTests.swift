import Foundation
import MaskField
import Testing

@Suite struct SecretTests {
  let recorder = Recorder()
  let secret = "hunter2"

  /// Everything that could end up in a log.
  func logged(_ value: Any) -> String {
    var output = ""
    dump(value, to: &output)
    return output + "\(value)" + String(reflecting: value)
  }

  @Test func noDescriptionShowsAPassword() {
    let field = focusedField(recorder) { $0.isSecureTextEntry = true }
    for letter in secret { field.insertText(String(letter)) }
    field.setMarkedText("zebra")
    #expect(!logged(field).contains(secret))
    #expect(!logged(field.state).contains(secret))
    #expect(!logged(field.state).contains("zebra"))
    #expect(!logged(field.state.text).contains(secret))
    #expect(field.description.contains("••••"))
    #expect(field.shownText == String(repeating: "•", count: 12))
    #expect(field.text == secret + "zebra")
  }

  @Test func noCommandOrQuestionShowsWhatWasTyped() {
    for command: EditCommand in [
      .insert(secret, .typing), .replace(0..<1, secret, .paste), .setText(secret),
      .setValue(secret), .compose(secret, selected: 0..<0),
    ] {
      #expect(!logged(command).contains(secret))
    }
    #expect(!logged(FieldQuestion.shouldChange(0..<0, secret)).contains(secret))
  }

  @Test func aPasswordLeavesNoUndo() {
    let field = focusedField(recorder)
    field.insertText("plain")
    field.isSecureTextEntry = true
    #expect(!field.canUndo)
    field.insertText("x")
    #expect(!field.canUndo)
    field.isSecureTextEntry = false
    #expect(!field.canUndo)
  }

  @Test func theFirstKeyReplacesAPassword() {
    let field = focusedField(recorder) { $0.text = "abc" }
    field.isSecureTextEntry = true
    field.insertText("d")
    #expect(field.text == "d")
    #expect(recorder.ranges == [NSRange(location: 3, length: 0)], "the wipe is invisible")
    field.insertText("e")
    #expect(field.text == "de")
  }

  @Test func theFriendlyPresetKeepsIt() {
    let field = focusedField(recorder) {
      $0.preset = .friendly
      $0.text = "abc"
    }
    field.isSecureTextEntry = true
    field.insertText("d")
    #expect(field.text == "abcd")
  }

  @Test func aPasswordHasNoWords() {
    let field = focusedField(recorder) {
      $0.text = "correct horse"
      $0.preset = .friendly
      $0.isSecureTextEntry = true
    }
    field.perform(.move(.backward, .word, extending: false))
    #expect(field.selectedRange.location == 0)
  }
}
