public import MaskEngine

extension DateMask: Validating {
  /// Whether the date is there, and what is certainly wrong with it.
  public func verdict(on text: String, value: String) -> Verdict {
    if let fault = fault(in: text) { return Verdict(.invalid, fault.sentence) }
    return isComplete(text) ? .valid : Verdict(.incomplete, "Not finished yet.")
  }
}
