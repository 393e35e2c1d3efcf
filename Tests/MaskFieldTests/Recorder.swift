import Foundation
import MaskField

/// A delegate that answers as told, and a log of everything the field asked and said.
final class Recorder: TextFieldDelegate {
  var log: [String] = []
  var ranges: [NSRange] = []
  var refuses: Set<String> = []
  var onQuestion: ((String, TextField) -> Void)?

  func watch(_ field: TextField) {
    field.delegate = self
    field.observer = { [unowned self] in log.append($0) }
  }

  private func answer(_ question: String, _ field: TextField) -> Bool {
    onQuestion?(question, field)
    return !refuses.contains(question)
  }

  func textFieldShouldBeginEditing(_ field: TextField) -> Bool { answer("shouldBegin", field) }
  func textFieldShouldEndEditing(_ field: TextField) -> Bool { answer("shouldEnd", field) }
  func textFieldShouldClear(_ field: TextField) -> Bool { answer("shouldClear", field) }
  func textFieldShouldReturn(_ field: TextField) -> Bool { answer("shouldReturn", field) }
  func textField(
    _ field: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    ranges.append(range)
    return answer("shouldChange", field)
  }
}

/// A focused field, watched from here on.
func focusedField(_ recorder: Recorder, _ prepare: (TextField) -> Void = { _ in }) -> TextField {
  let field = TextField()
  prepare(field)
  field.becomeFirstResponder()
  recorder.watch(field)
  return field
}
