/// The options of a reference mask.
public struct ReferenceOptions: Hashable, Sendable {
  public enum Form: Hashable, Sendable, CaseIterable { case lazy, eager, guide }
  public enum LetterCase: Hashable, Sendable, CaseIterable { case keep, upper, lower }

  /// A slot symbol of the caller's own.
  public struct Custom: Hashable, Sendable {
    public var symbol: Unicode.Scalar
    public var accepted: [ClosedRange<Unicode.Scalar>]
    public var isOptional: Bool
    public var letterCase: LetterCase

    public init(
      _ symbol: Unicode.Scalar, _ accepted: [ClosedRange<Unicode.Scalar>],
      isOptional: Bool = false, letterCase: LetterCase = .keep
    ) {
      self.symbol = symbol
      self.accepted = accepted
      self.isOptional = isOptional
      self.letterCase = letterCase
    }
  }

  public var form = Form.lazy
  public var overwrites = false
  public var dropsTail = false
  public var stepsOverLiterals = false
  public var showsPrefix = false
  public var keepsNativeDigits = false
  public var blank: Unicode.Scalar = "_"
  public var trunks: [String] = []
  public var classes: [Custom] = []

  public init() {}
}

/// What the person did.
public enum ReferenceIntent: Hashable, Sendable, CaseIterable {
  case insert, paste, deleteBackward, deleteForward, set
}

/// Why the first refused character was refused.
public enum ReferenceRefusal: Hashable, Sendable { case character, full }

/// What came of an edit.
public struct ReferenceOutcome: Hashable, Sendable {
  public var text = ""
  /// Where the caret belongs, in UTF-8 and in UTF-16 units.
  public var caret = 0
  public var caret16 = 0
  public var value = ""
  public var isComplete = false
  public var taken = 0
  public var refused = 0
  public var refusal: ReferenceRefusal?
  public var isReformatted = false

  public init() {}
}
