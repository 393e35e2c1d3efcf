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
    wasRead = true
    return withCore { $0.state }
  }
  /// The state with its rules. Checked for overlap by `withCore`, which is its one use, since Swift's
  /// own check would cost a key a tenth more.
  @exclusivity(unchecked) private var core = FieldCore()
  private var isCoreInUse = false
  private let observation = FieldObservation()
  /// Whether somebody has read the state since its last change.
  private var wasRead = false

  /// What the app decides; see the properties of the field for each rule.
  public internal(set) var rules: FieldRules {
    get { withCore { $0.reducer.rules } }
    set { withCore { $0.reducer.rules = newValue } }
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
  var targets: [FieldTarget] = []
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

  /// Looks at the state and its rules, or changes them. `body` asks nobody who could come back to the
  /// field, apart from a mask, which must not.
  func withCore<Result>(_ body: (inout FieldCore) -> Result) -> Result {
    precondition(!isCoreInUse, "A mask used the field that asked it.")
    isCoreInUse = true
    defer { isCoreInUse = false }
    return unsafe body(&core)
  }

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
    let delegate = delegate
    if let question = withCore({ $0.question(before: command) }),
      !(isAskedForChange && question.isOfChange), !allows(consume question, by: delegate)
    {
      return false
    }
    if case .resign = command, form?.keeps(self) == true { return false }
    run(command, telling: delegate)
    return true
  }

  /// Runs a command about which nobody is asked any more.
  ///
  /// A delegate may have changed the field while it was asked: what counts is the state as it is now.
  func run(_ command: EditCommand, telling known: (any TextFieldDelegate)? = nil) {
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
      if withCore({ $0.state.isEditing && !$0.state.isComposing }) { run(.finish) }
    default: break
    }
    defer { services.isLeaving = wasLeaving }
    var effects = spareEffects
    spareEffects = []
    if effects.capacity == 0 { effects.reserveCapacity(6) }
    change { $0.reduce(command, into: &effects) }
    for index in effects.indices { carryOut(effects[index], telling: known) }
    // One by one, which costs half of what `removeAll` does.
    while !effects.isEmpty { effects.removeLast() }
    spareEffects = effects
  }

  /// Changes the state, and lets observers know. Each of them hears of one change and reads again, so that
  /// nobody is left to tell where nobody has read the state since the last one.
  private func change(_ body: (inout FieldCore) -> Void) {
    if !wasRead { return withCore(body) }
    wasRead = false
    observation.willChange(self)
    withCore(body)
    observation.didChange(self)
  }

  /// Marks the text as no business of logs.
  func setSensitive(_ isSensitive: Bool) {
    change { $0.state.isSensitive = isSensitive }
  }

  /// Takes a state that was kept elsewhere.
  func restore(_ state: FieldState) {
    change { $0.state = state }
  }
}

extension TextField: CustomStringConvertible, CustomDebugStringConvertible {
  /// What the field shows; bullets for a password and for what is sensitive.
  public var description: String { "TextField(\(state.text))" }
  /// The same, for the debugger.
  public var debugDescription: String { description }
}
