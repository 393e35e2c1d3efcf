public import MaskTraits

/// How a field behaves where UIKit's behaviour is disputed, unknown or unloved: one switch for each.
///
/// Start from a preset and change what you need:
///
/// ```swift
/// var policy = FieldPolicy.uikit
/// policy.wipesSecrets = false
/// field.policy = policy
/// ```
///
/// The presets follow public sources: SDK headers, documentation, public tests and reports.
public struct FieldPolicy: Sendable, Hashable {
  /// Whether the first key replaces a whole password, after its field got the focus or became secure.
  public var wipesSecrets = true
  /// Whether, when the focus moves, the new field is asked before the old one.
  public var asksNewFieldFirst = true
  /// Whether a field that empties itself when editing begins sends `editingChanged`.
  public var announcesClearingAtBegin = true
  /// Whether the delegate hears of the selection before the change of the text is announced.
  public var tellsSelectionFirst = true
  /// Whether the clear button of a field without focus gives it the focus.
  public var clearButtonTakesFocus = true
  /// Whether a return that ends the editing also sends `editingDidEnd`, beside
  /// `editingDidEndOnExit`.
  public var sendsEndAfterExit = true
  /// Whether the delegate is asked about AutoFill's probes: strings that are offered to see whether
  /// the field takes any. When it is not, the field says yes by itself.
  public var asksAboutProbes = true
  /// Whether the delegate is asked about words that the keyboard proposes. Old releases of iOS did not.
  public var asksAboutPredictions = true
  /// Whether a tap on a field that is disabled or takes no touches sends `touchDown` before the focus is
  /// refused. So it is widely told of UIKit, though its documentation has controls ignore touches then.
  public var announcesRefusedTouches = true
  /// What becomes of line breaks that are pasted.
  public var lineBreaks = LineBreaks.space
  /// Who decides which keyboard comes up.
  public var keyboardResolution = KeyboardResolution.uikit
  /// Whether the limit of length is kept as a well-known snippet does it: an edit is refused as a
  /// whole if `text.count + string.count - range.length` passes the limit. It mixes characters with
  /// UTF-16 units: over emoji it lets too much through.
  public var countsLengthAsTheSnippet = false

  /// UIKit's behaviour, as far as it is known.
  public static let uikit = FieldPolicy(.uikit)

  /// What people ask for: a password is edited like any other text, filters cannot break AutoFill by
  /// accident, and a content type brings its keyboard.
  public static let friendly: FieldPolicy = {
    var policy = FieldPolicy(.uikit)
    policy.wipesSecrets = false
    policy.asksAboutProbes = false
    policy.announcesRefusedTouches = false
    policy.keyboardResolution = .fallback
    return policy
  }()

  /// What the educational articles show that this field began with: UIKit's orders, the content type
  /// deciding about the keyboard, and the length counted by their snippet.
  public static let seed: FieldPolicy = {
    var policy = FieldPolicy(.uikit)
    policy.keyboardResolution = .contentType
    policy.countsLengthAsTheSnippet = true
    return policy
  }()

  /// The policy of a preset.
  public init(_ preset: FieldPreset = .uikit) {
    switch preset {
    case .uikit: break
    case .friendly: self = .friendly
    case .seed: self = .seed
    }
  }
}
