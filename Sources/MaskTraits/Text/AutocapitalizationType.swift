/// When the shift key is down by itself, with the raw values of `UITextAutocapitalizationType`.
public enum AutocapitalizationType: Int, Sendable, Hashable, CaseIterable, Codable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3

  /// The state of a shift key.
  public enum Shift: Sendable, Hashable, CaseIterable {
    /// The next letter is small.
    case off
    /// The next letter is a capital.
    case once
    /// All letters are capitals.
    case locked
  }

  /// The state of the shift key behind `text`, that is with the caret at its end.
  ///
  /// ```swift
  /// AutocapitalizationType.sentences.shift(behind: "Yes. ")   // .once
  /// ```
  ///
  /// A sentence ends with `.`, `!`, `?` or `…` and their like, closing quotes and brackets, and a space.
  /// It is a hint for a soft keyboard: the text is never changed by it.
  public func shift(behind text: some StringProtocol) -> Shift {
    switch self {
    case .none: return .off
    case .allCharacters: return .locked
    case .words:
      return text.last.map { $0.isWhitespace || $0.opensWord } ?? true ? .once : .off
    case .sentences:
      let words = text.reversed().drop { $0.opensWord }
      if words.isEmpty { return .once }
      let body = words.drop(while: \.isWhitespace)
      if body.isEmpty { return .once }
      if body.count == words.count { return .off }
      return body.drop { $0.closesQuote }.first?.endsSentence ?? false ? .once : .off
    }
  }
}

extension Character {
  fileprivate var opensWord: Bool { "\"'“‘«„‚(¿¡[{-".contains(self) }
  fileprivate var closesQuote: Bool { "\"'”’»)]}".contains(self) }
  fileprivate var endsSentence: Bool {
    unicodeScalars.first.map { ".!?…。！？؟।".unicodeScalars.contains($0) } ?? false
  }
}
