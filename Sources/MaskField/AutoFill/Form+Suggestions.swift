import MaskEngine
import MaskTraits

extension Form {
  /// What can be filled in from where the focus is; nothing without focus.
  ///
  /// * At a user name, an email address beside a password, or a password: each saved password, with the
  ///   field of the other. A password field may stand alone.
  /// * At contact data: each contact card, for every field that is empty still. A field with text gets no
  ///   suggestion.
  /// * At a card's data: each card, for every card field of the form.
  /// * At a new password that is hidden: a strong one that obeys the field's `passwordRules`, for both
  ///   fields.
  /// * At a one-time code: each code, in one field or in boxes.
  ///
  /// A field without a content type counts as a password where it is hidden, and as a user name where a
  /// password follows it directly. One whose type is `TextContentType.off` gets nothing.
  public func suggestions(from items: AutoFillItems) -> [AutoFillSuggestion] {
    guard let focused, let name = name(of: focused), let role = role(of: focused) else { return [] }
    switch role {
    case .username, .password: return credentialSuggestions(items, at: focused)
    case .emailAddress where hasPassword:
      return credentialSuggestions(items, at: focused) + contactSuggestions(items, at: name)
    case .newPassword: return newPasswordSuggestions(at: focused)
    case .oneTimeCode: return items.codes.enumerated().map { codeSuggestion($1, $0, at: name) }
    default:
      return role.facts?.family == .card
        ? cardSuggestions(items, at: name) : contactSuggestions(items, at: name)
    }
  }

  /// What a field is for: its content type, or what its place says where it has none.
  func role(of field: TextField) -> TextContentType? {
    if let type = field.textContentType { return type == .off ? nil : type }
    if field.isSecureTextEntry { return .password }
    let fields = reachable
    guard let index = fields.firstIndex(where: { $0 === field }), index + 1 < fields.count else {
      return nil
    }
    let next = fields[index + 1]
    let nextIsPassword = next.textContentType.map { $0 == .password } ?? next.isSecureTextEntry
    return nextIsPassword ? .username : nil
  }

  /// The fields with a role, in the order of the focus.
  func items(for roles: Set<TextContentType>) -> [Item] {
    items.filter { item in
      item.field.isEnabled && !item.field.isHidden
        && role(of: item.field).map(roles.contains) == true
    }
  }

  private var hasPassword: Bool { !items(for: [.password]).isEmpty }

  private func credentialSuggestions(
    _ items: AutoFillItems, at focused: TextField
  ) -> [AutoFillSuggestion] {
    let password = self.items(for: [.password]).first
    let names = self.items(for: [.username])
    let username = names.first ?? (password == nil ? nil : self.items(for: [.emailAddress]).first)
    guard password != nil || username?.field === focused else { return [] }
    return items.credentials.map { credential in
      var fills: [AutoFillSuggestion.Fill] = []
      if let username {
        fills.append(.init(name: username.name, content: .text(credential.username)))
      }
      if let password {
        fills.append(.init(name: password.name, content: .secret(credential.password)))
      }
      return AutoFillSuggestion(
        id: credential.id, kind: .credential, title: credential.username,
        subtitle: credential.domains.first, fills: fills)
    }
  }

  private func contactSuggestions(_ items: AutoFillItems, at name: String) -> [AutoFillSuggestion] {
    guard self[name]?.isBlank == true, let focused = self[name], let role = role(of: focused) else {
      return []
    }
    return items.contacts.enumerated().compactMap { index, card in
      guard let title = card.text(for: role) else { return nil }
      let fills = self.items.compactMap { item -> AutoFillSuggestion.Fill? in
        guard item.field.isBlank, item.field.isEnabled, !item.field.isHidden,
          !item.field.isSecureTextEntry, let type = self.role(of: item.field), type != .username,
          let text = card.text(for: type)
        else { return nil }
        return .init(name: item.name, content: .text(text))
      }
      return AutoFillSuggestion(
        id: "contact-\(index)", kind: .contact, title: title, subtitle: card.text(for: .name),
        fills: fills)
    }
  }

  private func cardSuggestions(_ items: AutoFillItems, at name: String) -> [AutoFillSuggestion] {
    items.cards.enumerated().compactMap { index, card in
      let fills = self.items.compactMap { item -> AutoFillSuggestion.Fill? in
        guard item.field.isEnabled, !item.field.isHidden, let type = role(of: item.field),
          let text = card.text(for: type)
        else { return nil }
        return .init(name: item.name, content: .text(text))
      }
      guard fills.contains(where: { $0.name == name }) else { return nil }
      return AutoFillSuggestion(
        id: "card-\(index)", kind: .card, title: card.description, subtitle: card.name, fills: fills
      )
    }
  }

  private func newPasswordSuggestions(at focused: TextField) -> [AutoFillSuggestion] {
    guard focused.isSecureTextEntry else { return [] }
    let rules = focused.passwordRules ?? focused.validator as? PasswordRules ?? PasswordRules()
    guard let password = try? PasswordGenerator(rules).password() else { return [] }
    let fills = items(for: [.newPassword]).filter(\.field.isSecureTextEntry).map {
      AutoFillSuggestion.Fill(name: $0.name, content: .secret(password))
    }
    return [
      AutoFillSuggestion(
        id: "new-password", kind: .newPassword, title: "Strong password", newPassword: password,
        fills: fills)
    ]
  }

  private func codeSuggestion(
    _ code: OneTimeCodeMessage, _ index: Int, at name: String
  ) -> AutoFillSuggestion {
    AutoFillSuggestion(
      id: "code-\(index)", kind: .oneTimeCode, title: code.code, subtitle: code.domain,
      fills: [.init(name: name, content: .text(code.code))])
  }
}
