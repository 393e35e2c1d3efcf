import MaskEngine

extension FieldReducer {
  /// What an edit came to, before it is written into the state.
  struct Outcome {
    /// The new text; `nil` when it stands already, as a secret does that is changed in its place.
    var text: String?
    var caret: Int
    var taken = 0
    var refused = 0
    var refusal: Refusal?
    /// Whether a secret changed; for plain text the texts are compared.
    var isChanged = false
    var memory = MaskMemory()
  }

  /// What a change of plain text comes to.
  func outcome(of change: TextChange, on text: String, _ memory: MaskMemory) -> Outcome {
    guard let mask = rules.held else { return plainOutcome(of: change, on: text) }
    let outcome = maskedOutcome(of: change, on: text, mask.mask, memory)
    guard let limit = rules.maxLength, let result = outcome.text,
      measure(result) > max(limit, measure(text))
    else { return outcome }
    // Too long for the field: take as many characters of the insertion as leave it short enough.
    let count = change.replacement.count
    for length in stride(from: min(count - 1, max(0, limit)), through: 1, by: -1) {
      var shorter = change
      shorter.replacement = String(change.replacement.prefix(length))
      var outcome = maskedOutcome(of: shorter, on: text, mask.mask, memory)
      if let text = outcome.text, measure(text) <= limit {
        outcome.refused += count - length
        outcome.refusal = outcome.refusal ?? .full
        return outcome
      }
    }
    return Outcome(
      text: text, caret: change.range.upperBound, refused: count, refusal: .full, memory: memory)
  }

  private func measure(_ text: String) -> Int { rules.lengthUnit.measure(text) }

  private func maskedOutcome(
    of change: TextChange, on text: String, _ mask: any Masking, _ old: MaskMemory
  ) -> Outcome {
    do {
      var memory = old
      let masked = try mask.showing(change, in: text, remembering: &memory)
      return Outcome(
        text: masked.text, caret: masked.caret.utf16, taken: masked.taken,
        refused: masked.refused, refusal: masked.refusal, memory: memory)
    } catch {
      return Outcome(
        text: text, caret: change.range.upperBound, refused: change.replacement.count,
        refusal: .character, memory: old)
    }
  }

  private func plainOutcome(of change: TextChange, on text: String) -> Outcome {
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
          return Outcome(text: text, caret: range.upperBound, refused: count, refusal: .full)
        }
      } else if measure(result) > limit {
        if rules.overflow == .dropTail {
          result = String(rules.lengthUnit.prefix(of: Substring(result), upTo: limit))
          let caret = min(range.lowerBound + insertion.utf16.count, result.utf16.count)
          return Outcome(text: result, caret: caret, taken: count)
        }
        let kept = measure(text.replacing(utf16: range, with: ""))
        insertion = rules.lengthUnit.prefix(of: insertion, upTo: limit - kept)
        result = text.replacing(utf16: range, with: String(insertion))
        if insertion.isEmpty && !range.isEmpty || measure(result) > max(limit, measure(text)) {
          return Outcome(text: text, caret: range.upperBound, refused: count, refusal: .full)
        }
      }
    }
    let end = range.lowerBound + insertion.utf16.count
    return Outcome(
      text: result, caret: result.characterEnd(atUTF16: end), taken: insertion.count,
      refused: count - insertion.count, refusal: insertion.count < count ? .full : nil)
  }
}
