import Foundation
import MaskEngine
import MaskField

/// One key through everything that hears of it: delegate, events, notification, mask, undo.
enum FieldWork {
  final class Delegate: TextFieldDelegate {
    var asked = 0, moved = 0
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked += 1
      return true
    }
    func textFieldDidChangeSelection(_ textField: TextField) { moved += 1 }
  }

  final class Fields {
    let delegate = Delegate()
    var fields: [TextField] = []
    var changes = 0
  }

  static func add(to cases: Cases) throws {
    let phone = try Mask(EditWork.phonePattern)
    let made = Fields()
    func prepare() {
      made.fields = (0..<16).map { _ in
        let field = TextField()
        field.mask = phone
        field.delegate = made.delegate
        field.addTarget(for: .editingChanged) { _ in made.changes += 1 }
        field.becomeFirstResponder()
        return field
      }
    }
    func type() {
      for field in made.fields {
        for key in EditWork.keys { field.insertText(key) }
      }
    }
    prepare()
    type()
    expect("field/phone/type-ten", Cases.ours, made.fields[0].text, "+7 (912) 345-67-89")
    precondition(made.delegate.asked == 160 && made.changes == 160 && made.fields[0].canUndo)
    cases.add(
      "field/phone/type-ten", Cases.ours, per: "key", operations: 160, prepare: prepare, run: type)
    cases.add("create/field", Cases.ours, per: "field", operations: 100) {
      for _ in 0..<100 { keep(TextField()) }
    }
  }
}
