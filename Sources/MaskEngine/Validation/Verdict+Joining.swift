extension Verdict {
  /// Both verdicts in one: the worse state, and the findings of both, errors first.
  public func joined(with other: Verdict) -> Verdict {
    let all = findings + other.findings
    let ordered = Finding.Severity.allCases.flatMap { severity in
      all.filter { $0.severity == severity }
    }
    return Verdict(state.weight < other.state.weight ? other.state : state, findings: ordered)
  }
}

extension ValidationState {
  /// How much the state says when several are joined.
  fileprivate var weight: Int {
    switch self {
    case .valid: 0
    case .empty: 1
    case .incomplete: 2
    case .invalid: 3
    }
  }
}
