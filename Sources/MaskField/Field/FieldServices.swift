import MaskEngine

/// What a field keeps for the services around it: validation, forms, reading aloud.
struct FieldServices {
  var feedbackStyle = FeedbackStyle()
  var remoteRule: (any RemoteValidating)?
  /// What the field is called.
  var label: String?
  var accessibilityHint: String?
  /// Whether a number is read digit by digit; `nil` leaves it to the content type.
  var spellsDigits: Bool?
  /// What tells two fields of one content type apart.
  var identifier: String?
  var passwordRules: PasswordRules?
  var isHidden = false
  var advancesWhenComplete = false
  var inputAccessory: InputAccessory?
  var inputAccessoryHandler: ((TextField, String) -> Void)?
  /// Whether the field is giving up the focus at this moment.
  var isLeaving = false
}

extension TextField {
  /// What people call the field: the words before it, and what a screen reader says first.
  public var label: String? {
    get { services.label }
    set { services.label = newValue }
  }

  /// A name for the field that stays, for tests, for saving, and to tell two fields of one content
  /// type apart.
  public var identifier: String? {
    get { services.identifier }
    set { services.identifier = newValue }
  }

  /// What a strong password that is made for this field obeys. It counts only while the text is hidden,
  /// and judges nothing: for that, make it the `validator` too.
  public var passwordRules: PasswordRules? {
    get { services.passwordRules }
    set { services.passwordRules = newValue }
  }

  /// Whether the field is not shown. A form passes over it, and neither asks for it nor judges it.
  public var isHidden: Bool {
    get { services.isHidden }
    set { services.isHidden = newValue }
  }

  /// Whether the focus moves on in the form as soon as the mask is full: for codes and card numbers.
  public var advancesWhenComplete: Bool {
    get { services.advancesWhenComplete }
    set { services.advancesWhenComplete = newValue }
  }

  /// What follows from every change of the content, before targets and observers hear of it.
  func contentDidChange() {
    let form = form
    form?.filledSecretDidChange(in: self)
    // Nothing is said of what an input method has not finished; its end is told again.
    if withCore({ $0.state.isComposing }) { return }
    services.remoteRule?.consider(remoteQuestion)
    if feedback.heedsChanges {
      let verdict = verdictOnChange
      updateFeedback { $0.changed(verdict) }
    }
    form?.contentDidChange(of: self)
  }
}
