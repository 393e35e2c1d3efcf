extension DateMask: Validating {
  /// Whether the date is there, and what is certainly wrong with it.
  ///
  /// The code is the fault's key, `date.no-such-day`; the parameters hold the bound that is passed, as
  /// `earliest` or `latest`, in ISO 8601.
  public func verdict(on text: String, value: String) -> Verdict {
    guard let fault = fault(in: text) else {
      return isComplete(text)
        ? .valid : Verdict(.incomplete, "Not finished yet.", code: "date.incomplete")
    }
    var parameters: [String: String] = [:]
    if fault == .tooEarly { parameters["earliest"] = earliest?.iso8601 }
    if fault == .tooLate { parameters["latest"] = latest?.iso8601 }
    return Verdict(.invalid, fault.sentence, code: fault.key, parameters: parameters)
  }
}
