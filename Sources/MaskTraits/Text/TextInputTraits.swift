/// Everything that a field tells a keyboard, with the names and defaults of `UITextInputTraits`.
///
/// ```swift
/// var traits = TextInputTraits()
/// traits.keyboardType = .emailAddress
/// traits.autocapitalizationType = .none
/// ```
///
/// Whether the text is a password is not among them: the field itself keeps that.
public struct TextInputTraits: Sendable, Hashable {
  /// The keys to show first.
  public var keyboardType = KeyboardType.default
  /// The label of the return key.
  public var returnKeyType = ReturnKeyType.default
  /// Whether the return key rests while the text has no characters. A space is one.
  public var enablesReturnKeyAutomatically = false
  /// What the text means, for AutoFill and for reading aloud.
  public var textContentType: TextContentType?
  /// When the shift key is down by itself.
  public var autocapitalizationType = AutocapitalizationType.sentences
  /// Whether mistyped words are corrected.
  public var autocorrectionType = AutocorrectionType.default
  /// Whether spelling is checked.
  public var spellCheckingType = SpellCheckingType.default
  /// Whether straight quotes become curly ones.
  public var smartQuotesType = SmartQuotesType.default
  /// Whether two hyphens become a dash.
  public var smartDashesType = SmartDashesType.default
  /// Whether a space comes and goes around what is pasted and deleted.
  public var smartInsertDeleteType = SmartInsertDeleteType.default
  /// Whether a word is completed ahead of the caret.
  public var inlinePredictionType = InlinePredictionType.default
  /// Whether sums are completed.
  public var mathExpressionCompletionType = MathExpressionCompletionType.default
  /// How much of the writing tools is offered.
  public var writingToolsBehavior = WritingToolsBehavior.default
  /// What the writing tools may put in.
  public var allowedWritingToolsResultOptions = WritingToolsResultOptions.default
  /// Light or dark keys.
  public var keyboardAppearance = KeyboardAppearance.default

  /// What a new field has.
  public init() {}

  /// What suits a content type: its keyboard and capitals, and for names, codes and secrets neither
  /// correction nor smart punctuation.
  ///
  /// A type of one's own and `nil` give what a new field has.
  public init(suiting content: TextContentType?) {
    textContentType = content
    guard let facts = content?.facts else { return }
    keyboardType = facts.keyboard
    autocapitalizationType = facts.capitals
    if facts.capitals == .sentences { return }
    autocorrectionType = .no
    spellCheckingType = .no
    if facts.capitals == .words { return }
    smartQuotesType = .no
    smartDashesType = .no
    smartInsertDeleteType = .no
    inlinePredictionType = .no
  }
}
