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
    addKeys("field/phone/type-ten", phone, to: cases)
    addKeys("field/phone/type-ten-unposted", phone, posting: false, to: cases)
    addKeys("field/phone/type-ten-read", phone, posting: false, reading: true, to: cases)
    cases.add("create/field", Cases.ours, per: "field", operations: 100) {
      for _ in 0..<100 { keep(TextField()) }
    }
  }

  private static func addKeys(
    _ work: String, _ phone: Mask, posting isPosting: Bool = true, reading isReading: Bool = false,
    to cases: Cases
  ) {
    let made = Fields()
    func prepare() {
      made.fields = (0..<16).map { _ in
        let field = TextField()
        field.mask = phone
        field.delegate = made.delegate
        if !isPosting { field.notificationCenter = nil }
        field.addTarget(for: .editingChanged) { field in
          made.changes += 1
          if isReading { keep(field.text) }
        }
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
    expect(work, Cases.ours, made.fields[0].text, "+7 (912) 345-67-89")
    precondition(made.delegate.asked == 160 && made.changes == 160 && made.fields[0].canUndo)
    cases.add(work, Cases.ours, per: "key", operations: 160, prepare: prepare, run: type)
  }
}
