/// How many texts came out how.
public struct EmailCounts: Sendable, Hashable {
  /// Texts without a character.
  public private(set) var empty = 0
  /// Texts that may become an address.
  public private(set) var incomplete = 0
  /// Addresses.
  public private(set) var valid = 0
  /// Texts that cannot become an address.
  public private(set) var impossible = 0
  /// Texts that hit a limit or end inside a character.
  public private(set) var undecided = 0
  /// How often each reason was given.
  public private(set) var reasons: [EmailReason: Int] = [:]
  /// How often each hint came first.
  public private(set) var hints: [EmailHint.Code: Int] = [:]

  /// Makes counts of nothing.
  public init() {}

  /// All texts.
  public var total: Int { empty + incomplete + valid + impossible + undecided }

  /// Counts one verdict, and the first hint beside it.
  public mutating func add(_ verdict: EmailVerdict, _ hint: EmailHint? = nil) {
    switch verdict {
    case .empty: empty += 1
    case .incomplete: incomplete += 1
    case .valid: valid += 1
    case .impossible: impossible += 1
    case .undecided: undecided += 1
    }
    if let reason = verdict.reason { reasons[reason, default: 0] += 1 }
    if let hint { hints[hint.code, default: 0] += 1 }
  }
}
