import MaskEngine
import MaskTraits

extension TextField {
  /// The mistakes in how the field is set up that can be seen without its form.
  ///
  /// A tool for tests and debug builds: the findings are in English, and nothing of what was typed is
  /// looked at.
  public func lint() -> [LintFinding] {
    var notes = LintNotes(field: identifier ?? label)
    lintType(&notes)
    lintKeyboard(&notes)
    lintNumbers(&notes)
    lintText(&notes)
    return notes.findings
  }

  private func lintType(_ notes: inout LintNotes) {
    if isSecureTextEntry && textContentType == nil {
      notes.add(
        .missingPasswordType,
        "Give it .password or .newPassword: without a type, AutoFill has to guess.")
    }
    guard let type = textContentType, type != .off else { return }
    if type.facts == nil {
      notes.add(.unknownType, "The system knows no content type \"\(type.rawValue)\".")
    }
    let isSecretType = [.password, .newPassword].contains(type)
    if isSecretType && !isSecureTextEntry {
      notes.add(.shownPassword, "A password type wants isSecureTextEntry.", .error)
    }
    if isSecureTextEntry, !isSecretType, type != .creditCardSecurityCode, type.facts != nil {
      notes.add(.hiddenText, "The text is hidden, but its type is no secret.")
    }
    if passwordRules != nil && (type != .newPassword || !isSecureTextEntry) {
      notes.add(.idlePasswordRules, "Password rules count only for a hidden .newPassword.")
    }
  }

  private func lintKeyboard(_ notes: inout LintNotes) {
    guard let facts = textContentType?.facts else { return }
    if facts.isDigitCode {
      if keyboardType == .decimalPad {
        notes.add(
          .decimalPadOnCode, "Only digits are typed here: take .\(facts.keyboard), not .decimalPad."
        )
        return
      }
      if keyboardType == .numberPad && facts.keyboard == .asciiCapableNumberPad {
        notes.add(
          .localeDigitsOnCode,
          "Its digits are those of the locale; .asciiCapableNumberPad has 0 to 9.", .notice)
        return
      }
    }
    let example = facts.sampleCharacters
    if let missing = example.first(where: { !keyboardType.produces($0) }) {
      notes.add(
        .keyboardContradicts,
        "The keyboard .\(keyboardType) has no \"\(missing)\"; \(facts.name) wants .\(facts.keyboard).",
        .error)
    } else if keyboardType == .default, facts.keyboard != .default, facts.type != .username {
      notes.add(
        .keyboardUnsuited, "The keyboard .\(facts.keyboard) has at hand what \(facts.name) needs.",
        .notice)
    }
  }

  private func lintNumbers(_ notes: inout LintNotes) {
    if let number = mask as? NumberMask {
      let style = number.style
      let isNegative = style.allowsNegative && !(style.minimum.map { !$0.hasPrefix("-") } ?? false)
      if isNegative && !keyboardType.produces("-") {
        notes.add(
          .noMinus,
          "The number may be negative, but the keyboard has no minus: "
            + "take .numbersAndPunctuation, or set a minimum of 0.")
      }
      let point = Character(style.symbols.decimal)
      let region = KeyboardRegion(decimalSeparator: String(point))
      if style.fractionDigits.upperBound > 0 && !keyboardType.produces(point, in: region) {
        notes.add(
          .keyboardContradicts,
          "The number has a fraction, but the keyboard has no \"\(point)\": "
            + "take .decimalPad.", .error)
      }
    }
    guard let limit = maxLength, let mask, limit > 0, !(mask is NumberMask) else { return }
    let whole = mask.prefix + mask.hint(behind: mask.prefix)
    if whole.count > limit {
      notes.add(
        .limitBelowMask, "The mask is \(whole.count) characters long, the limit is \(limit).",
        .error)
    }
  }

  private func lintText(_ notes: inout LintNotes) {
    if accessibilityLabel.isEmpty {
      notes.add(.noLabel, "Give it a label: who cannot see the screen hears nothing here.")
    }
    guard let type = textContentType, let facts = type.facts, !isSecureTextEntry else { return }
    let plain = TextInputTraits(suiting: type)
    guard facts.capitals == .none,
      traits.autocapitalizationType != .none
        || plain.autocorrectionType == .no && traits.autocorrectionType == .yes
        || plain.smartQuotesType == .no && traits.smartQuotesType == .yes
        || plain.smartDashesType == .no && traits.smartDashesType == .yes
    else { return }
    if !keyboardType.typesLetters { return }
    notes.add(
      .correctionOnCode,
      "Capitals, correction and smart punctuation spoil \(facts.name); "
        + "TextInputTraits(suiting:) switches them off.")
  }
}

extension KeyboardType {
  /// Whether it has letters at all, so that correction and capitals mean something.
  fileprivate var typesLetters: Bool { produces("a") }
}

extension TextContentFacts {
  /// Whether only digits are typed.
  fileprivate var isDigitCode: Bool {
    keyboard == .asciiCapableNumberPad || keyboard == .numberPad
  }

  /// Characters that what is typed here is bound to have, or may well have.
  fileprivate var sampleCharacters: [Character] {
    switch type {
    case .emailAddress: ["a", "@", "."]
    case .URL: ["a", ":", "/", "."]
    case .telephoneNumber: ["0", "+"]
    case .password, .newPassword: ["a", "1", "-"]
    case .username: ["a"]
    case .postalCode: []
    case .birthdate, .dateTime: ["1"]
    default:
      switch keyboard {
      case .asciiCapableNumberPad, .numberPad: ["0"]
      default: ["a"]
      }
    }
  }
}

/// Collects findings about one field.
struct LintNotes {
  var field: String?
  var findings: [LintFinding] = []

  mutating func add(
    _ code: LintFinding.Code, _ message: String, _ severity: Finding.Severity = .warning
  ) {
    findings.append(LintFinding(severity: severity, code: code, field: field, message: message))
  }
}
