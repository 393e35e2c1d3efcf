public import MaskTraits

extension TextField {
  /// Everything that the field tells the keyboard.
  ///
  /// A change while the keyboard is up shows with `reloadInputViews()`, or with the next focus.
  public var traits: TextInputTraits {
    get { rules.traits }
    set { rules.traits = newValue }
  }

  /// The keys to show first. It keeps saying what was assigned, whatever the keyboard shows.
  public var keyboardType: KeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }

  /// The label of the return key.
  public var returnKeyType: ReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }

  /// What the text means.
  public var textContentType: TextContentType? {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }

  /// When the shift key is down by itself.
  public var autocapitalizationType: AutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }

  /// Whether mistyped words are corrected.
  public var autocorrectionType: AutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }

  /// Whether spelling is checked.
  public var spellCheckingType: SpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }

  /// Whether straight quotes become curly ones.
  public var smartQuotesType: SmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }

  /// Whether two hyphens become a dash.
  public var smartDashesType: SmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }

  /// Whether a space comes and goes around what is pasted and deleted. Done only for `.yes`, and never
  /// under a mask or in a password.
  public var smartInsertDeleteType: SmartInsertDeleteType {
    get { traits.smartInsertDeleteType }
    set { traits.smartInsertDeleteType = newValue }
  }

  /// Whether a word is completed ahead of the caret.
  public var inlinePredictionType: InlinePredictionType {
    get { traits.inlinePredictionType }
    set { traits.inlinePredictionType = newValue }
  }

  /// Whether sums are completed.
  public var mathExpressionCompletionType: MathExpressionCompletionType {
    get { traits.mathExpressionCompletionType }
    set { traits.mathExpressionCompletionType = newValue }
  }

  /// How much of the writing tools is offered.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { traits.writingToolsBehavior }
    set { traits.writingToolsBehavior = newValue }
  }

  /// What the writing tools may put in.
  public var allowedWritingToolsResultOptions: WritingToolsResultOptions {
    get { traits.allowedWritingToolsResultOptions }
    set { traits.allowedWritingToolsResultOptions = newValue }
  }

  /// Light or dark keys.
  public var keyboardAppearance: KeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }

  /// Whether return does nothing while the text is empty. A space is text.
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }

  /// The traits as they count: nothing is corrected, predicted or curled in a password.
  public var effectiveTraits: TextInputTraits {
    var traits = traits
    if !state.isSecure { return traits }
    traits.autocapitalizationType = .none
    traits.autocorrectionType = .no
    traits.spellCheckingType = .no
    traits.smartQuotesType = .no
    traits.smartDashesType = .no
    traits.smartInsertDeleteType = .no
    traits.inlinePredictionType = .no
    traits.mathExpressionCompletionType = .no
    traits.writingToolsBehavior = .none
    return traits
  }

  /// The keyboard that is up for this field; `nil` without focus.
  public var shownKeyboardType: KeyboardType? {
    shownTraits.map {
      rules.policy.keyboardResolution.keyboard(for: $0.textContentType, assigned: $0.keyboardType)
    }
  }

  /// Whether the return key works: it rests while the field is empty and asked for that.
  public var isReturnKeyEnabled: Bool {
    FieldReducer(rules: rules).isReturnEnabled(in: state)
  }

  /// The state of the shift key at the caret.
  public var shift: AutocapitalizationType.Shift {
    let type = effectiveTraits.autocapitalizationType
    if state.isSecure { return type.shift(behind: "") }
    let text = state.text.string
    return type.shift(behind: text[..<text.index(atUTF16: state.selection.lowerBound)])
  }

  /// Lets the keyboard look at the traits again.
  public func reloadInputViews() {
    if !state.isEditing { return }
    shownTraits = effectiveTraits
    keyboard?.reload(for: self)
  }
}
