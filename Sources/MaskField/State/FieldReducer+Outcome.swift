import MaskEngine

extension FieldReducer {
  /// What an edit came to, beside the text.
  struct Outcome {
    var caret: Int
    var taken = 0
    var refused = 0
    var refusal: Refusal?
    /// Whether a secret changed; for plain text the texts are compared.
    var isChanged = false
    var memory = MaskMemory()
  }

  /// What a change of plain text comes to: a text, and the rest.
  func outcome(
    of change: TextChange, on text: String, _ memory: MaskMemory
  ) -> (String, Outcome) {
    if rules.held == nil { return plainOutcome(of: change, on: text) }
    let (result, outcome) = maskedOutcome(of: change, on: text, memory)
    guard let limit = rules.maxLength, measure(result) > max(limit, measure(text)) else {
      return (result, outcome)
    }
    // Too long for the field: take as many characters of the insertion as leave it short enough.
    let count = change.replacement.count
    for length in stride(from: min(count - 1, max(0, limit)), through: 1, by: -1) {
      var shorter = change
      shorter.replacement = String(change.replacement.prefix(length))
      var (result, outcome) = maskedOutcome(of: shorter, on: text, memory)
      if measure(result) <= limit {
        outcome.refused += count - length
        outcome.refusal = outcome.refusal ?? .full
        return (result, outcome)
      }
    }
    return (
      text,
      Outcome(caret: change.range.upperBound, refused: count, refusal: .full, memory: memory)
    )
  }

  private func measure(_ text: String) -> Int { rules.lengthUnit.measure(text) }

  /// What the mask makes of it, which there must be. It is used where it lies, since a copy is retained.
  private func maskedOutcome(
    of change: TextChange, on text: String, _ old: MaskMemory
  ) -> (String, Outcome) {
    do {
      var memory = old
      let masked = try rules.held!.mask.showing(change, in: text, remembering: &memory)
      return (
        masked.text,
        Outcome(
          caret: masked.caret.utf16, taken: masked.taken, refused: masked.refused,
          refusal: masked.refusal, memory: memory)
      )
    } catch {
      return (
        text,
        Outcome(
          caret: change.range.upperBound, refused: change.replacement.count,
          refusal: .character, memory: old)
      )
    }
  }

  private func plainOutcome(of change: TextChange, on text: String) -> (String, Outcome) {
    var range = text.wholeCharacters(change.range)
    if change.replacement.isEmpty && range.isEmpty {
      range =
        change.intent == .deleteForward
        ? text.characterAfter(utf16: range.lowerBound)
        : text.characterBefore(utf16: range.lowerBound)
    }
    var insertion = Substring(change.replacement)
    let count = insertion.count
    var result = text.replacing(utf16: range, with: change.replacement)
    if let limit = rules.maxLength, !insertion.isEmpty {
      if rules.policy.countsLengthAsTheSnippet {
        if text.count + count - range.count > limit {
          return (text, Outcome(caret: range.upperBound, refused: count, refusal: .full))
        }
      } else if measure(result) > limit {
        if rules.overflow == .dropTail {
          result = String(rules.lengthUnit.prefix(of: Substring(result), upTo: limit))
          let caret = min(range.lowerBound + insertion.utf16.count, result.utf16.count)
          return (result, Outcome(caret: caret, taken: count))
        }
        let kept = measure(text.replacing(utf16: range, with: ""))
        insertion = rules.lengthUnit.prefix(of: insertion, upTo: limit - kept)
        result = text.replacing(utf16: range, with: String(insertion))
        if insertion.isEmpty && !range.isEmpty || measure(result) > max(limit, measure(text)) {
          return (text, Outcome(caret: range.upperBound, refused: count, refusal: .full))
        }
      }
    }
    let end = range.lowerBound + insertion.utf16.count
    return (
      result,
      Outcome(
        caret: result.characterEnd(atUTF16: end), taken: insertion.count,
        refused: count - insertion.count, refusal: insertion.count < count ? .full : nil)
    )
  }
}
