public import MaskEngine

extension EmailFormat: Validating {
  /// Whether the text is an address, and the matcher's sentence where it is none.
  public func verdict(on text: String, value: String) -> Verdict {
    switch matcher.verdict(on: text) {
    case .empty: .empty
    case .valid: .valid
    // A limit was hit: nobody knows, so it is neither right nor surely wrong.
    case .incomplete(let reason), .undecided(_, let reason): Verdict(.incomplete, reason.sentence)
    case .impossible(_, let reason): Verdict(.invalid, reason.sentence)
    }
  }
}
