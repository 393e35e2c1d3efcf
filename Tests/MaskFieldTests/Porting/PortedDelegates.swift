import Foundation
import MaskField

// Delegates as apps have them for UITextField, moved over by changing the class's name. Each is the usual
// answer to a question that is asked on the web again and again.

/// "Limit a text field to digits and ten characters."
final class DigitsOnly: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let place = Range(range, in: textField.text) else { return false }
    let updated = textField.text.replacingCharacters(in: place, with: string)
    return updated.count <= 10 && string.allSatisfy { $0.isASCII && $0.isNumber }
  }
}

/// "Format a phone number while typing": computes the text, assigns it, and says no.
final class PhoneByHand: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = NSString(string: textField.text).replacingCharacters(in: range, with: string)
    let digits = text.filter(\.isNumber).prefix(10)
    var shown = ""
    for (index, digit) in digits.enumerated() {
      if index == 0 { shown += "(" }
      if index == 3 { shown += ") " }
      if index == 6 { shown += "-" }
      shown.append(digit)
    }
    textField.text = shown
    textField.sendActions(for: .editingChanged)
    return false
  }
}

/// "Force capitals": types the capital itself and says no. UIKit asks nobody about what an app inserts.
final class Capitals: TextFieldDelegate {
  var asked = 0

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked += 1
    if string.isEmpty { return true }
    textField.selectedRange = range
    textField.insertText(string.uppercased())
    return false
  }
}

/// "Move to the next text field on return", "select all on begin", "validate on end".
final class FormController: TextFieldDelegate {
  let fields: [TextField]
  var didSubmit = false
  var invalid: Set<Int> = []
  var canSubmit = false
  var changes: [String] = []

  init(_ fields: [TextField]) {
    self.fields = fields
    for field in fields {
      field.delegate = self
      field.addTarget(self, action: FormController.update, for: .editingChanged)
      field.addTarget(self, action: FormController.fieldChanged, for: .editingChanged)
    }
  }

  private func update() { canSubmit = fields.allSatisfy { !$0.text.isEmpty } }

  private func fieldChanged(_ field: TextField) { changes.append(field.text) }

  func textFieldDidBeginEditing(_ textField: TextField) { textField.selectAll() }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    guard let index = fields.firstIndex(where: { $0 === textField }) else { return true }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      didSubmit = true
    }
    return false
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    guard let index = fields.firstIndex(where: { $0 === textField }) else { return }
    if textField.text.count < 2 { invalid.insert(index) } else { invalid.remove(index) }
  }
}

/// "Suggest the rest of a word": completes it and selects what was not typed.
final class Completion: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let typed = NSString(string: textField.text).replacingCharacters(in: range, with: string)
    guard !string.isEmpty, let word = ["London", "Lisbon"].first(where: { $0.hasPrefix(typed) })
    else { return true }
    textField.text = word
    let start = typed.utf16.count
    textField.selectedRange = NSRange(location: start, length: word.utf16.count - start)
    return false
  }
}
