import Foundation
public import MaskEngine

/// A text field without a picture: `UITextField`'s shape over a mask, for any host that can draw.
///
/// ```swift
/// let phone = TextField()
/// phone.mask = try Mask("+{7} ([000]) [000]-[00]-[00]")
/// phone.becomeFirstResponder()
/// phone.insertText("9")
/// phone.paste("99 999-99-99")
/// phone.text     // "+7 (999) 999-99-99"
/// phone.value    // "79999999999"
/// ```
///
/// Whatever a person does goes through one funnel: the delegate is asked, the state changes, then
/// delegate, event targets and observers hear of it, in that order. A field belongs to the thread or
/// actor that made it.
public final class TextField {
  /// Everything a person can change, as a value.
  public private(set) var state = FieldState()

  /// What the app decides; see the properties of the field for each rule.
  public internal(set) var rules = FieldRules()

  /// Who is asked and told.
  public weak var delegate: (any TextFieldDelegate)?

  /// What is shown in an empty field.
  public var placeholder: String?

  /// Whether the field can get the focus.
  public var isEnabled = true

  /// Judges the content beyond the mask.
  public var validator: (any Validating)?

  /// What an app calls the field when a required one is empty; `nil` lets it be empty.
  public var requirement: String?

  /// Hears of every question and callback by its short name, for logs and recorded sessions. The
  /// names never contain what was typed.
  public var observer: ((String) -> Void)?

  /// Hears how many characters were refused, and why.
  public var refusalHandler: ((Int, Refusal?) -> Void)?

  /// The form the field belongs to, which sees to it that one field has the focus.
  public internal(set) weak var form: Form?

  var feedback = Feedback()
  var services = FieldServices()
  var targets: [(token: Int, events: FieldEvents, action: (TextField) -> Void)] = []
  var lastToken = 0

  /// An empty field.
  public init() {}

  /// Sends a command through the funnel.
  ///
  /// - Returns: `false` when the delegate refused it.
  @discardableResult
  public func perform(_ command: EditCommand) -> Bool {
    // Getting the focus is also the business of the field that has it.
    if command == .beginEditing { return becomeFirstResponder() }
    if form?.takesOver(command, of: self) == true { return true }
    if let question = FieldReducer(rules: rules).question(before: command, in: state),
      !allows(question)
    {
      return false
    }
    if command == .resign, form?.keeps(self) == true { return false }
    run(command)
    return true
  }

  /// Runs a command about which nobody is asked any more.
  ///
  /// A delegate may have changed the field while it was asked: what counts is the state as it is now.
  func run(_ command: EditCommand) {
    let effects = FieldReducer(rules: rules).reduce(&state, command)
    for effect in effects { carryOut(effect) }
  }

  func allows(_ question: FieldQuestion) -> Bool {
    observer?(question.name)
    guard let delegate else { return true }
    switch question {
    case .shouldBeginEditing: return delegate.textFieldShouldBeginEditing(self)
    case .shouldEndEditing: return delegate.textFieldShouldEndEditing(self)
    case .shouldClear: return delegate.textFieldShouldClear(self)
    case .shouldReturn: return delegate.textFieldShouldReturn(self)
    case .shouldChange(let range, let string):
      return delegate.textField(
        self, shouldChangeCharactersIn: NSRange(range), replacementString: string)
    }
  }

  private func carryOut(_ effect: FieldEffect) {
    if let name = effect.name { observer?(name) }
    switch effect {
    case .tell(.didBeginEditing):
      feedback.began()
      form?.fieldDidBegin(self)
      delegate?.textFieldDidBeginEditing(self)
    case .tell(.didEndEditing(let reason)):
      feedback.left(verdict)
      form?.fieldDidEnd(self)
      delegate?.textFieldDidEndEditing(self, reason: reason)
    case .tell(.didChangeSelection):
      delegate?.textFieldDidChangeSelection(self)
    case .send(let events):
      if events == .editingChanged { contentDidChange() }
      sendActions(for: events)
    case .post(let notice):
      post(notice)
      if notice == .didChange { form?.changeWasTold(by: self) }
    case .refuse(let count, let reason):
      refusalHandler?(count, reason)
    case .perform(let command):
      perform(command)
    }
  }
}

extension TextField: CustomStringConvertible, CustomDebugStringConvertible {
  /// What the field shows; bullets for a password.
  public var description: String { "TextField(\(state.text))" }
  /// The same, for the debugger.
  public var debugDescription: String { description }
}
