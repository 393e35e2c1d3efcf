public import MaskEngine

/// A condition that concerns several fields of a form, and what is said where it is not met.
///
/// ```swift
/// form.rules = [
///   .same("repeated", as: "password"),
///   FormRule(["from", "to"], shownAt: "to") { form in
///     form["from"]!.value <= form["to"]!.value
///       ? .valid : Verdict(.invalid, "The end is before the beginning.", code: "stay.order")
///   },
/// ]
/// ```
///
/// It is judged only while each of its fields is right by itself and none is empty, hidden or disabled.
/// When one of them changes, what is said at the others follows.
public struct FormRule {
  /// The fields it looks at.
  public var names: [String]
  /// The field at which it is said.
  public var place: String
  let judge: (Form) -> Verdict

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - names: the fields that it looks at.
  ///   - place: the field at which it is said; without it, the last of them.
  ///   - judge: says how they stand together.
  public init(_ names: [String], shownAt place: String? = nil, judge: @escaping (Form) -> Verdict) {
    self.names = names
    self.place = place ?? names.last ?? ""
    self.judge = judge
  }

  /// Two fields have to hold the same, such as a password and its repetition. No password becomes a
  /// string for it.
  public static func same(
    _ name: String, as other: String, _ message: String = "The two are not the same.",
    code: String = "form.not-the-same"
  ) -> FormRule {
    FormRule([other, name], shownAt: name) { form in
      guard let one = form[name], let two = form[other], !one.hasSameText(as: two) else {
        return .valid
      }
      return Verdict(.invalid, message, code: code)
    }
  }
}

extension TextField {
  /// Whether two fields hold the same value; of secrets, the same characters.
  func hasSameText(as other: TextField) -> Bool {
    if isSecureTextEntry || other.isSecureTextEntry {
      return state.text.hasSameCharacters(as: other.state.text)
    }
    return value == other.value
  }
}

extension FieldText {
  /// Whether the characters are the same, be they shown or hidden.
  func hasSameCharacters(as other: FieldText) -> Bool {
    switch (secret, other.secret) {
    case (let one?, let two?): one == two
    case (nil, nil): string == other.string
    case (.some, nil): isSame(as: other.string)
    case (nil, .some): other.isSame(as: string)
    }
  }
}

extension Form {
  /// A field's own verdict, and with it what the form's rules say at that field.
  func verdict(of field: TextField, own: Verdict) -> Verdict {
    guard !rules.isEmpty, own.isAcceptable, let name = name(of: field) else { return own }
    return rules.lazy.filter { $0.place == name && self.canJudge($0) }
      .reduce(own) { $0.joined(with: $1.judge(self)) }
  }

  private func canJudge(_ rule: FormRule) -> Bool {
    rule.names.allSatisfy { name in
      guard let field = self[name], field.isEnabled, !field.isHidden else { return false }
      return !field.isBlank && field.ownVerdict.isAcceptable
    }
  }

  /// What is said at other fields follows a change of one.
  func contentDidChange(of field: TextField) {
    guard !rules.isEmpty, let name = name(of: field) else { return }
    let places = Set(rules.filter { $0.names.contains(name) }.map(\.place)).subtracting([name])
    for place in places {
      if let other = self[place], other.feedback.isRevealed || other.feedback.isJudged {
        let verdict = other.verdict
        other.updateFeedback { $0.changed(verdict) }
      }
    }
  }
}
