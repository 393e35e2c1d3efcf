/// A slot symbol of your own: what it takes, and what becomes of letters' case.
///
/// ```swift
/// let hex = SlotClass("h", accepting: ["0"..."9", "a"..."f", "A"..."F"], letterCase: .upper)
/// let letter = SlotClass("U", accepting: .letter, letterCase: .upper)
/// ```
///
/// A class comes before a built-in symbol of the same name. `]` and `…` cannot be symbols.
public struct SlotClass: Sendable, Hashable {
  /// What a slot does to letters, one scalar to one; those without a counterpart stay.
  public enum LetterCase: Sendable, Hashable, CaseIterable {
    /// Leaves them.
    case keep
    /// Makes them upper case.
    case upper
    /// Makes them lower case.
    case lower
  }

  /// The symbol that stands for it between `[` and `]`.
  public var symbol: Unicode.Scalar
  /// The scalars it takes, when it has no `base`. With a letter case set, either case of each.
  public var accepted: [ClosedRange<Unicode.Scalar>]
  /// The built-in class it takes instead of `accepted`, if any.
  public var base: CharacterClass?
  /// Whether such a slot may stay empty.
  public var isOptional: Bool
  /// What becomes of letters.
  public var letterCase: LetterCase

  /// Makes a class for `symbol`.
  public init(
    _ symbol: Unicode.Scalar, accepting accepted: [ClosedRange<Unicode.Scalar>],
    isOptional: Bool = false, letterCase: LetterCase = .keep
  ) {
    self.symbol = symbol
    self.accepted = accepted
    self.isOptional = isOptional
    self.letterCase = letterCase
  }
  /// Makes a class for `symbol` that takes what a built-in class takes.
  public init(
    _ symbol: Unicode.Scalar, accepting base: CharacterClass, isOptional: Bool = false,
    letterCase: LetterCase = .keep
  ) {
    self.init(symbol, accepting: [], isOptional: isOptional, letterCase: letterCase)
    self.base = base
  }
}
