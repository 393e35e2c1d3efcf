import MaskEngine
import MaskTraits

extension Form {
  /// The mistakes in how the form and its fields are set up.
  ///
  /// ```swift
  /// #expect(form.lint().filter { $0.severity != .notice }.isEmpty)
  /// ```
  ///
  /// A tool for tests and debug builds: the findings are in English, and nothing of what was typed is
  /// looked at.
  public func lint() -> [LintFinding] {
    var findings: [LintFinding] = []
    for item in items {
      findings += item.field.lint().map { finding in
        var finding = finding
        finding.field = item.name
        return finding
      }
      var notes = LintNotes(field: item.name)
      lintPlace(item, &notes)
      findings += notes.findings
    }
    return findings + lintDuplicates()
  }

  private var types: [TextContentType] { items.compactMap(\.field.textContentType) }

  private func lintPlace(_ item: Item, _ notes: inout LintNotes) {
    let field = item.field
    let hasPassword = items.contains {
      $0.field.textContentType == .password
        || $0.field.isSecureTextEntry && $0.field.textContentType == nil
    }
    if field.textContentType == .emailAddress, hasPassword, !types.contains(.username) {
      notes.add(
        .emailOnLogin,
        "A login wants .username, with the email keyboard: "
          + "with .emailAddress, contacts are offered instead of saved passwords.")
    }
    let parts: Set<TextContentType> = [.givenName, .familyName, .middleName]
    if field.textContentType == .name, !parts.isDisjoint(with: types) {
      notes.add(.genericName, "Beside parts of a name, .name is filled with the whole one.")
    }
    if field.textContentType == nil, !field.isSecureTextEntry {
      if let type = guess(item) {
        notes.add(
          .missingType,
          "It looks like .\(type.facts?.name ?? type.rawValue): "
            + "say so, and AutoFill need not guess.")
      }
    }
    if returnFlow != .stays, !field.keyboardType.hasReturnKey, !field.advancesWhenComplete,
      field.inputAccessory == nil
    {
      notes.add(
        .noReturnKey,
        "This keyboard has no return key: let the field advance when it is complete, "
          + "or put an inputAccessory above the keyboard.", .notice)
    }
  }

  /// What a field without a type is for, by its place or by its words.
  private func guess(_ item: Item) -> TextContentType? {
    if let role = role(of: item.field) { return role }
    let words = [item.name, item.field.label, item.field.placeholder, item.field.identifier]
      .compactMap { $0?.lowercased() }
    func has(_ parts: String...) -> Bool {
      words.contains { word in parts.contains { word.contains($0) } }
    }
    if item.field.mask is EmailFormat || has("email", "e-mail") { return .emailAddress }
    if has("phone", "mobile") { return .telephoneNumber }
    if has("first name", "given name") { return .givenName }
    if has("last name", "family name", "surname") { return .familyName }
    if has("card number") { return .creditCardNumber }
    if has("cvc", "cvv", "security code") { return .creditCardSecurityCode }
    if has("verification code", "one-time", "sms code") { return .oneTimeCode }
    if has("postcode", "postal code", "zip") { return .postalCode }
    if has("user name", "username", "login") { return .username }
    return nil
  }

  private func lintDuplicates() -> [LintFinding] {
    var findings: [LintFinding] = []
    var notes = LintNotes()
    for (name, same) in Dictionary(grouping: items, by: \.name) where same.count > 1 {
      notes.field = name
      notes.add(.duplicateName, "\(same.count) fields have this name.", .error)
    }
    let named = items.filter { $0.field.identifier != nil }
    for (identifier, same) in Dictionary(grouping: named, by: \.field.identifier)
    where same.count > 1 {
      notes.field = same[0].name
      notes.add(
        .duplicateName, "\(same.count) fields have the identifier \"\(identifier ?? "")\".", .error)
    }
    findings += notes.findings.sorted { $0.description < $1.description }
    return findings + lintTypes()
  }

  private func lintTypes() -> [LintFinding] {
    var notes = LintNotes()
    let typed = items.filter { ($0.field.textContentType ?? .off) != .off }
    let groups = Dictionary(grouping: typed) { $0.field.textContentType ?? .off }
    for (type, same) in groups.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      notes.field = same[0].name
      let isCode = type == .oneTimeCode && same.allSatisfy(\.field.isCodeBox)
      if type == .newPassword {
        if same.count > 2 {
          notes.add(.newPasswordCount, "More than two fields for a new password.")
        } else if same.count == 1, type == .newPassword, types.contains(.username) {
          notes.add(
            .newPasswordCount,
            "A new password is usually asked for twice, "
              + "unless it can be shown.", .notice)
        }
      } else if same.count > 1, !isCode, same.contains(where: { $0.field.identifier == nil }) {
        notes.add(
          .duplicateType,
          "\(same.count) fields are .\(type.facts?.name ?? type.rawValue): "
            + "give each an identifier of its own.")
      }
    }
    return notes.findings
  }
}
