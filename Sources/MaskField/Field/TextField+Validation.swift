public import MaskEngine

extension TextField {
  /// What is to be said about the content, whether or not it is shown yet.
  ///
  /// In a form, that includes what the form's rules say of the field.
  public var verdict: Verdict {
    let own = ownVerdict
    return form?.verdict(of: self, own: own) ?? own
  }

  /// How far the content has come.
  public var validationState: ValidationState { verdict.state }

  /// Asks somebody far away about contents that are right otherwise. Never asked about a password.
  public var remoteRule: (any RemoteValidating)? {
    get { services.remoteRule }
    set {
      services.remoteRule = newValue
      newValue?.consider(remoteQuestion)
    }
  }

  /// When what is wrong is said.
  public var feedbackTiming: FeedbackTiming {
    get { feedback.timing }
    set { feedback.timing = newValue }
  }

  /// How wide, round and fast feedback is.
  public var feedbackStyle: FeedbackStyle {
    get { services.feedbackStyle }
    set { services.feedbackStyle = newValue }
  }

  /// What to show beside the field now: nothing until the timing has it shown.
  public var feedbackMessage: String? { feedback.message(for: verdict) }

  /// What to draw around and beside the field now.
  ///
  /// The colour goes when editing begins; the words stay where they are to be mended.
  public var feedbackLook: FeedbackLook {
    let verdict = verdict
    return feedbackStyle.look(feedback.tone(for: verdict), text: feedback.message(for: verdict))
  }

  /// Shows whatever is wrong or missing, as after a submit.
  public func revealFeedback() {
    let verdict = verdict
    updateFeedback { $0.submitted(verdict) }
  }

  /// What the field says of itself, without the form.
  var ownVerdict: Verdict {
    let local = localVerdict
    guard local.state == .valid, let rule = remoteRule, !isSecureTextEntry else { return local }
    return local.joined(with: rule.verdict(for: value) ?? Self.checking)
  }

  /// What a remote rule is asked; `nil` where there is nothing to ask.
  var remoteQuestion: String? {
    isSecureTextEntry || remoteRule == nil || localVerdict.state != .valid ? nil : value
  }

  private static let checking = Verdict(
    .incomplete, Finding("remote.checking", "Being checked …", severity: .notice))

  /// What can be said without asking anybody.
  private var localVerdict: Verdict {
    if isBlank { return Verdict(.empty, requirement, code: "required") }
    if let secret = state.text.secret, let verdict = verdict(on: secret) { return verdict }
    let text = text
    var verdict = Verdict.valid
    if let judge = mask as? any Validating {
      verdict = judge.verdict(on: text, value: value)
      if verdict.state != .valid { return verdict }
    } else if let mask = maskInForce, !mask.isComplete(text) {
      return .unfinished
    }
    return validator.map { verdict.joined(with: $0.verdict(on: text, value: value)) } ?? verdict
  }

  /// The verdict on a password that needs no string: its validator and its mask read bytes, or there
  /// are none.
  private func verdict(on secret: SecretText) -> Verdict? {
    if let mask = mask as? Mask {
      if !secret.isComplete(by: mask) { return .unfinished }
    } else if mask != nil {
      return nil
    }
    guard let validator else { return .valid }
    return secret.withBytes { validator.verdictOnSecret($0) }
  }

  /// Changes what feedback keeps, in one step: while it changes, nobody looks at it.
  func updateFeedback(_ change: (inout Feedback) -> Void) {
    var changed = feedback
    change(&changed)
    feedback = changed
  }

  /// Whether nobody has entered anything.
  var isBlank: Bool { rules.isBlank(state.text) }

  /// The verdict where a change can matter to what is shown, without reading the text for nothing.
  var verdictOnChange: Verdict { feedback.looksAtChanges ? verdict : .valid }
}

extension Verdict {
  fileprivate static let unfinished = Verdict(.incomplete, "Not finished yet.")
}
