extension TextField {
  /// What is to be said about the content, whether or not it is shown yet.
  public var verdict: Verdict {
    let text = text
    if rules.isBlank(text) { return Verdict(.empty, requirement, code: "required") }
    if let judge = mask as? any Validating {
      let verdict = judge.verdict(on: text, value: value)
      if verdict.state != .valid { return verdict }
    } else if let mask = maskInForce, !mask.isComplete(text) {
      return Verdict(.incomplete, "Not finished yet.")
    }
    return validator?.verdict(on: text, value: value) ?? .valid
  }

  /// How far the content has come.
  public var validationState: ValidationState { verdict.state }

  /// What to show beside the field now: nothing until the person leaves it or submits.
  public var feedbackMessage: String? { feedback.message(for: verdict) }

  /// Shows whatever is wrong or missing, as after a submit.
  public func revealFeedback() {
    feedback.submitted(verdict)
  }
}
