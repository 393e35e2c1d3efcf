import MaskEngine

/// A mask that differs from another in a few answers only; all others are the other's.
protocol MaskWrapper: Masking {
  var base: any Masking { get }
}

extension MaskWrapper {
  func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    try base.applying(change, to: text)
  }

  func formatted(_ text: String) -> MaskedText { base.formatted(text) }

  func formatted(value: String) -> MaskedText { base.formatted(value: value) }

  func value(of text: String) -> String { base.value(of: text) }

  func isComplete(_ text: String) -> Bool { base.isComplete(text) }

  var prefix: String { base.prefix }

  func hint(behind text: String) -> String { base.hint(behind: text) }
}
