extension EmailFormat: Validating {
  /// Whether the text is an address, and the matcher's sentence where it is none.
  ///
  /// The code is `email.` and the reason's key: `email.second-at`. Where no address can come any more,
  /// the range is the character at fault.
  public func verdict(on text: String, value: String) -> Verdict {
    switch matcher.verdict(on: text) {
    case .empty: .empty
    case .valid: .valid
    // A limit was hit: nobody knows, so it is neither right nor surely wrong.
    case .incomplete(let reason), .undecided(_, let reason):
      Verdict(.incomplete, reason.sentence, code: reason.code)
    case .impossible(let place, let reason):
      Verdict(.invalid, reason.sentence, code: reason.code, at: text.character(at: place.utf16))
    }
  }
}

extension EmailReason {
  /// The name of the reason as a finding.
  fileprivate var code: String { "email.\(key)" }
}

extension String {
  /// The UTF-16 units of the character that covers an offset; empty behind the last.
  fileprivate func character(at offset: Int) -> Range<Int> {
    var start = 0
    for character in self {
      let end = start + character.utf16.count
      if offset < end { return start..<end }
      start = end
    }
    return start..<start
  }
}
