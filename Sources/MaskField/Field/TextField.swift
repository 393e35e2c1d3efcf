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
  /// Everything a person can change, as a value. Observable.
  public var state: FieldState {
    observation.access(self)
    return core.state
  }
  /// The state with its rules, changed by `run` alone.
  var core = FieldCore()
  private let observation = FieldObservation()

  /// What the app decides; see the properties of the field for each rule.
  public internal(set) var rules: FieldRules {
    get { core.reducer.rules }
    set { core.reducer.rules = newValue }
  }

  /// How the field looks, as data for the host that draws it.
  public var appearance = FieldAppearance()

  /// The font and the host's drawing, for layouts.
  public var metrics: any FieldMetrics = FixedWidthMetrics()

  /// Whether the field can get the focus.
  public var isEnabled = true

  /// Whether touches reach the field. Without them it cannot get the focus.
  public var isUserInteractionEnabled = true

  /// Whether the field is on screen. Outside a window it cannot get the focus.
  public internal(set) var isInWindow = true

  /// The keyboard that the field brings up, if the host models one. Fields of one window share it.
  public var keyboard: Keyboard?

  /// What the keyboard shows: the traits as they were when it came up or was last told to look.
  public internal(set) var shownTraits: TextInputTraits?

  /// Judges the content beyond the mask.
  public var validator: (any Validating)?

  /// What an app calls the field when a required one is empty; `nil` lets it be empty.
  public var requirement: String?

  var feedback = Feedback()
  var services = FieldServices()
  var listeners = FieldListeners()
  var targets: [Target] = []
  var lastToken = 0
  /// Whether the delegate is being asked about the focus at this moment.
  var isAskedForFocus = false
  /// Whether the delegate is being asked about a change at this moment.
  var isAskedForChange = false
  /// Whether another field takes over the keyboard.
  var isHandingOver = false
  /// Room for effects and for the one range of a question, kept so that a key allocates neither.
  private var spareEffects: [FieldEffect] = []
  var spareRanges: [NSRange] = []

  /// An empty field.
  public init() {}

  /// Sends a command through the funnel.
  ///
  /// What a delegate does to the field while it is asked about a change is its own doing: it is not asked
  /// again.
  ///
  /// - Returns: `false` when the delegate refused it.
  @discardableResult
  public func perform(_ command: EditCommand) -> Bool {
    // Getting the focus is also the business of the field that has it.
    if case .beginEditing = command { return becomeFirstResponder() }
    if form?.takesOver(command, of: self) == true { return true }
    if let question = core.question(before: command),
      !(isAskedForChange && question.isOfChange), !allows(question)
    {
      return false
    }
    if case .resign = command, form?.keeps(self) == true { return false }
    run(command)
    return true
  }

  /// Runs a command about which nobody is asked any more.
  ///
  /// A delegate may have changed the field while it was asked: what counts is the state as it is now.
  func run(_ command: EditCommand) {
    if case .pressReturn = command {
      rules.endsOnReturn = targets.contains {
        !$0.isPassive && $0.events.contains(.editingDidEndOnExit)
      }
    }
    // What leaving makes of the text passes no focus on: it is on its way already.
    let wasLeaving = services.isLeaving
    switch command {
    case .endEditing, .exit:
      services.isLeaving = true
      if core.state.isEditing && !core.state.isComposing { run(.finish) }
    default: break
    }
    defer { services.isLeaving = wasLeaving }
    var effects = spareEffects
    spareEffects = []
    observation.change(self) { core.reduce(command, into: &effects) }
    // From behind, where each can be taken out of the array instead of copied.
    effects.reverse()
    while let effect = effects.popLast() { carryOut(effect) }
    spareEffects = effects
  }

  /// Marks the text as no business of logs.
  func setSensitive(_ isSensitive: Bool) {
    observation.change(self) { core.state.isSensitive = isSensitive }
  }

  /// Takes a state that was kept elsewhere.
  func restore(_ state: FieldState) {
    observation.change(self) { core.state = state }
  }
}

extension TextField: CustomStringConvertible, CustomDebugStringConvertible {
  /// What the field shows; bullets for a password and for what is sensitive.
  public var description: String { "TextField(\(state.text))" }
  /// The same, for the debugger.
  public var debugDescription: String { description }
}
