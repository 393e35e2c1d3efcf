import MaskField
import MaskTraits
import SeededRandom
import Testing

/// Random use of a form with everything in it: whatever happens, its promises hold.
@Suite struct FormSessionTests {
  let form: Form
  var source = SeededGenerator(seed: 99)
  let items: AutoFillItems

  init() throws {
    let types: [(String, TextContentType?)] =
      [
        ("user", .username), ("password", .password), ("given", .givenName),
        ("family", .familyName), ("new", .newPassword), ("again", .newPassword),
      ] + (1...4).map { ("box\($0)", .oneTimeCode) }
    form = makeForm(types)
    for box in form.fields.suffix(4) {
      box.mask = try Mask("[0]")
      box.advancesWhenComplete = true
    }
    form.rules = [.same("again", as: "new")]
    form.returnFlow = .nextThenSubmit
    form["user"]?.requirement = "Needed."
    form["given"]?.validator = ValidationRules(.atLeast(2), .atMost(5))
    var items = AutoFillItems()
    items.credentials = [
      Credential(username: "ann", password: SecretText("hunter2"), domains: ["example.com"])
    ]
    items.contacts = [ContactCard([.givenName: "Ann", .familyName: "Lee"])]
    items.codes = [OneTimeCodeMessage("Your code is 4829")].compactMap { $0 }
    self.items = items
  }

  @Test mutating func keepsItsPromises() {
    for step in 0..<4_000 {
      let what = act()
      let editing = form.fields.filter(\.isEditing)
      #expect(editing.count <= 1, "\(step) \(what)")
      #expect(form.focused === editing.first, "\(step) \(what)")
      #expect(form.focused?.isHidden != true || what == "hide", "\(step) \(what)")
      for box in form.fields.suffix(4) where box.markedTextRange == nil {
        #expect(box.text.count <= 1, "\(step) \(what)")
      }
      if form["again"]?.verdict == .valid, form["again"]?.state.text.isEmpty == false,
        form["again"]?.isHidden == false, form["new"]?.isHidden == false,
        form["new"]?.state.text.isEmpty == false
      {
        #expect(form["again"]?.state.text.secret == form["new"]?.state.text.secret)
      }
      for field in form.fields where field.feedbackLook.tone == .negative {
        #expect(field.feedbackMessage != nil, "\(step) \(what): colour alone")
      }
      let snapshot = form.snapshot
      #expect(snapshot.difference(from: snapshot).isEmpty)
    }
  }

  /// One random thing that a person or an app does.
  private mutating func act() -> String {
    let field = form.fields.randomElement(using: &source)
    let focused = form.focused
    switch Int.random(in: 0..<16, using: &source) {
    case 0: form.focusNext(wrapping: true)
    case 1: form.focusPrevious()
    case 2: focused?.deleteBackward()
    case 3: focused?.paste(["12", "4829", "Ann", "x y"].randomElement(using: &source) ?? "")
    case 4:
      let suggestions = form.suggestions(from: items)
      if let suggestion = suggestions.randomElement(using: &source) { form.fill(suggestion) }
    case 5: focused?.undo()
    case 6: focused?.redo()
    case 7: focused?.pressReturn()
    case 8: field?.text = ["", "7", "Bea"].randomElement(using: &source) ?? ""
    case 9:
      // Only fields without focus come and go here.
      if let field, !field.isEditing { field.isHidden.toggle() }
      return "hide"
    case 10: focused?.resignFirstResponder()
    case 11: form.leaving = form.leaving == .free ? .whenAcceptable : .free
    case 12: focused?.setMarkedText("1")
    case 13: form.focusedName = form.names.randomElement(using: &source)
    default: focused?.insertText(String(Int.random(in: 0...9, using: &source)))
    }
    return ""
  }
}
