extension PasswordRules {
  /// What became of a text of rules.
  public struct Reading: Sendable, Hashable {
    /// The rules, as browsers and systems read them.
    public var rules: PasswordRules
    /// What was wrong, in the order of the text.
    public var diagnostics: [PasswordRulesDiagnostic]
  }

  /// Reads rules as the open-source reference does, faults and all, and says what it stumbled over.
  ///
  /// ```swift
  /// let reading = PasswordRules.reading("required: digits; minlength: 8")
  /// reading.rules.description              // "allowed: ascii-printable;": everything is lost
  /// reading.diagnostics.first?.sentence    // "No class has this name."
  /// ```
  ///
  /// - Complexity: linear in the descriptor.
  public static func reading(_ descriptor: String) -> Reading {
    var reader = PasswordRulesReader(descriptor)
    reader.read()
    var rules = PasswordRules()
    for rule in reader.rules { rules.add(rule) }
    if let least = rules.minLength, let most = rules.maxLength, least > most {
      reader.note(.lengthsContradict, .ignored, 0..<reader.units.count)
    }
    return Reading(rules: rules, diagnostics: reader.diagnostics)
  }

  private mutating func add(_ rule: PasswordRulesReader.Rule) {
    switch rule {
    case .required(let set): required.append(set)
    case .allowed(let set): allowed = set.union(allowed ?? [])
    case .maxConsecutive(let most): maxConsecutive = min(most, maxConsecutive ?? most)
    case .minLength(let least): minLength = max(least, minLength ?? least)
    case .maxLength(let most): maxLength = min(most, maxLength ?? most)
    }
  }
}
