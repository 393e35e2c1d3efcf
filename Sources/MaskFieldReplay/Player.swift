import Foundation
import MaskField

/// Plays one session on real fields.
final class Player: TextFieldDelegate {
  let spec: ReplayCase
  let fields: [TextField]
  let form: Form?
  /// Questions and callbacks, in order.
  private(set) var events: [String] = []
  private(set) var refused = 0

  init(_ spec: ReplayCase) throws(Unplayable) {
    self.spec = spec
    var fields: [TextField] = []
    for fieldSpec in spec.fields {
      let field = TextField()
      field.mask = try fieldSpec.makeMask()
      field.maxLength = fieldSpec.maxLength
      field.overflow = fieldSpec.options.overflow == .dropTail ? .dropTail : .refuse
      field.preset = fieldSpec.preset
      fieldSpec.input.apply(to: field)
      field.isSecureTextEntry = fieldSpec.isSecure
      fields.append(field)
    }
    self.fields = fields
    form = spec.isForm ? Form(zip(spec.fields, fields).map { ($0.name ?? "", $1) }) : nil
    if case .focus = spec.steps.first {} else { fields.first?.becomeFirstResponder() }
    for field in fields {
      field.delegate = self
      field.observer = { [unowned self] name in events.append(name) }
      field.refusalHandler = { [unowned self] count, _ in refused += count }
    }
  }

  /// The field that the steps go to.
  var field: TextField {
    form?.focused ?? fields[0]
  }

  /// What the session says about the input of that field.
  private var input: InputSpec {
    spec.fields[fields.firstIndex { $0 === field } ?? 0].input
  }

  /// The keyboard of that field in words; `nil` where the session says nothing about it.
  var keyboard: String? { input.drawn(field) }

  func play(_ step: ReplayStep) throws(Unplayable) {
    switch step {
    case .focus(let name): try focus(name)
    case .blur: field.resignFirstResponder()
    case .type(let text): for character in text { field.insertText(String(character)) }
    case .insert(let text): field.insertText(text, source: .prediction)
    case .paste(let text): field.paste(text)
    case .autofill(let text): field.autofill(text, style: input.fillStyle)
    case .backspace(let count): for _ in 0..<count { field.deleteBackward() }
    case .delete(let count): for _ in 0..<count { field.deleteForward() }
    case .select(let start, let end):
      field.selectedRange = NSRange(min(start, end)..<max(start, end))
    case .set(let text): field.text = text
    case .value(let value): field.value = value
    case .compose(let text): field.setMarkedText(text)
    case .commit(let text): field.insertText(text, source: .composition)
    case .undo(let count): for _ in 0..<count { field.undo() }
    case .redo(let count): for _ in 0..<count { field.redo() }
    case .clear: field.clear()
    case .pressReturn: field.pressReturn()
    case .secure(let isSecure): field.isSecureTextEntry = isSecure
    case .mask(let pattern):
      let index = fields.firstIndex { $0 === field } ?? 0
      field.mask = try spec.fields[index].makeMask(pattern: pattern)
    case .stepUp: try stepPart(by: 1)
    case .stepDown: try stepPart(by: -1)
    }
  }

  private func stepPart(by step: Int) throws(Unplayable) {
    if !(field.mask is DateMask) { throw .notSupported("steps on this kind of field") }
    field.perform(.step(step))
  }

  private func focus(_ name: String?) throws(Unplayable) {
    guard let name else {
      field.becomeFirstResponder()
      return
    }
    guard let field = form?[name] else {
      throw Unplayable(reason: "there is no field called \"\(name)\"")
    }
    field.becomeFirstResponder()
  }

  // MARK: - Delegate

  private func answer(_ question: String, _ field: TextField) -> Bool {
    let index = fields.firstIndex { $0 === field } ?? 0
    return spec.fields[index].answers[question] ?? true
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    answer("shouldBegin", textField)
  }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    answer("shouldEnd", textField)
  }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answer("shouldChange", textField)
  }
  func textFieldShouldClear(_ textField: TextField) -> Bool {
    answer("shouldClear", textField)
  }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    answer("shouldReturn", textField)
  }
}
