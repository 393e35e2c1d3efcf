/// Off, on, or whatever the system and the kind of field make of it: the three values that most text
/// traits have, with UIKit's raw values.
public enum TraitChoice: Int, Sendable, Hashable, CaseIterable, Codable {
  /// The system decides.
  case `default` = 0
  case no = 1
  case yes = 2

  /// What it comes to where the system would choose `choice`.
  public func resolved(default choice: Bool) -> Bool {
    switch self {
    case .default: choice
    case .no: false
    case .yes: true
    }
  }
}

/// Whether mistyped words are corrected.
public typealias AutocorrectionType = TraitChoice
/// Whether spelling is checked. Since iOS 5.
public typealias SpellCheckingType = TraitChoice
/// Whether straight quotes become curly ones. Since iOS 11.
public typealias SmartQuotesType = TraitChoice
/// Whether two hyphens become a dash. Since iOS 11.
public typealias SmartDashesType = TraitChoice
/// Whether a space comes and goes around what is pasted and deleted. Since iOS 11.
public typealias SmartInsertDeleteType = TraitChoice
/// Whether a word is completed in grey ahead of the caret. Since iOS 17.
public typealias InlinePredictionType = TraitChoice
/// Whether sums such as `2+2=` are completed. Since iOS 18.
public typealias MathExpressionCompletionType = TraitChoice
