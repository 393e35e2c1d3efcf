import MaskEngine

extension TextField {
  /// What is to be said about the content, whether or not it is shown yet.
  public var verdict: Verdict {
    if rules.isBlank(state.text) { return Verdict(.empty, requirement, code: "required") }
    if let verdict = secretVerdict { return verdict }
    let text = text
    if let judge = mask as? any Validating {
      let verdict = judge.verdict(on: text, value: value)
      if verdict.state != .valid { return verdict }
    } else if let mask = maskInForce, !mask.isComplete(text) {
      return .unfinished
    }
    return validator?.verdict(on: text, value: value) ?? .valid
  }

  /// The verdict on a password that nobody needs to read for it: no validator, and at most a mask that
  /// reads bytes.
  private var secretVerdict: Verdict? {
    guard let secret = state.text.secret, validator == nil else { return nil }
    guard let mask else { return .valid }
    return (mask as? Mask).map { secret.isComplete(by: $0) ? .valid : .unfinished }
  }

  /// The verdict where it can matter to what is shown, without reading the text for nothing.
  var verdictIfRevealed: Verdict { feedback.isRevealed ? verdict : .valid }

  /// How far the content has come.
  public var validationState: ValidationState { verdict.state }

  /// What to show beside the field now: nothing until the person leaves it or submits.
  public var feedbackMessage: String? { feedback.message(for: verdict) }

  /// Shows whatever is wrong or missing, as after a submit.
  public func revealFeedback() {
    feedback.submitted(verdict)
  }
}

extension Verdict {
  fileprivate static let unfinished = Verdict(.incomplete, "Not finished yet.")
}
