extension MaskSet {
  /// How a text that is put in whole chooses its mask: the four strategies of RedMadRobot's
  /// input-mask, for masks that come from there.
  ///
  /// Text and mask are read once from their beginning, as that library does: a character goes to the
  /// slot that comes next, missing fixed text is put in, an optional slot may be passed over, and what
  /// a required one does not take is left out. Source: that library's documentation and behaviour.
  public enum Affinity: Sendable, Hashable, CaseIterable {
    /// Characters taken, less one for each left out, each missing piece of fixed text and each
    /// optional slot passed over: `1234` in `[00].[00]` is 3, `12.34` is 5.
    case wholeString
    /// How many characters the text and the result begin with in common: `+7 12 345` in
    /// `+7 [000] [000]` is 5.
    case prefix
    /// How little room the text leaves, up to 0: `12` in `[000]` is -1. A text that is too long is
    /// `none`, and any text is `none + 1` in a mask with a repeated slot.
    case capacity
    /// The same of the value: filled slots and kept fixed text.
    case extractedCapacity

    /// The affinity of a text that does not fit at all: -2 147 483 648.
    public static let none = Int(Int32.min)
  }

  /// The index of the candidate that suits a text best: the first of the greatest affinity.
  ///
  /// A candidate whose conditions the value does not meet is passed over, if any other meets its own.
  func bestCandidate(for text: String, by affinity: Affinity) -> Int {
    let allowed = candidates.indices.filter { candidates[$0].allows(text) }
    let choices = allowed.isEmpty ? Array(candidates.indices) : allowed
    return choices.reduce(choices[0]) { best, next in
      let isBetter =
        candidates[next].mask.affinity(of: text, by: affinity)
        > candidates[best].mask.affinity(of: text, by: affinity)
      return isBetter ? next : best
    }
  }
}

extension MaskSet.Candidate {
  /// Whether the value that a text comes to meets one of the conditions, or there are none.
  fileprivate func allows(_ text: String) -> Bool {
    if leads.isEmpty { return true }
    let digits = mask.formatted(text).value.filter(\.isASCIIDigit)
    return leads.contains { lead in
      digits.count >= lead.digits
        && Int(digits.prefix(lead.digits)).map(lead.range.contains) ?? false
    }
  }
}

extension Mask {
  /// How well a text suits the mask: of several masks, the first with the greatest number is the one.
  ///
  /// ```swift
  /// try Mask("[00].[00]").affinity(of: "1234", by: .wholeString)     // 3
  /// ```
  ///
  /// `MaskSet.Affinity.none` for texts beyond 1 MiB.
  /// - Complexity: linear in the text and the mask.
  public func affinity(of text: String, by strategy: MaskSet.Affinity) -> Int {
    core.affinity(of: text, strategy)
  }
}
