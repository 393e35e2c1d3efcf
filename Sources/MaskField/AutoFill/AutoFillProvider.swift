/// Who has saved passwords, contacts and cards, and keeps new ones: a keyring, or memory for tests.
///
/// A provider may ask the person to unlock it, so its methods wait. It may be called from any thread.
/// Those that are left out have nothing.
public protocol AutoFillProvider: Sendable {
  /// The saved passwords that belong to one of the domains; `nil` for all there are, as behind a key
  /// button.
  func credentials(for domains: [String]?) async throws -> [Credential]
  /// Keeps a password in place of an older one of the same user name and domain.
  func save(_ credential: Credential) async throws
  /// Forgets a password.
  func remove(_ credential: Credential) async throws
  /// What the person lets be filled in about themselves.
  func contacts() async throws -> [ContactCard]
  /// The saved cards.
  func cards() async throws -> [PaymentCard]
}

extension AutoFillProvider {
  /// By default: nothing.
  public func credentials(for domains: [String]?) async throws -> [Credential] { [] }
  /// By default: nothing is kept.
  public func save(_ credential: Credential) async throws {}
  /// By default: nothing happens.
  public func remove(_ credential: Credential) async throws {}
  /// By default: nothing.
  public func contacts() async throws -> [ContactCard] { [] }
  /// By default: nothing.
  public func cards() async throws -> [PaymentCard] { [] }
}

/// Keeps everything in memory, for tests and for hosts that have no keyring. What it holds is gone with
/// it.
public final class MemoryAutoFillProvider: AutoFillProvider {
  private struct Contents {
    var credentials: [Credential]
    var contacts: [ContactCard]
    var cards: [PaymentCard]
  }

  private let contents: Locked<Contents>

  /// Makes a provider that has these.
  public init(
    credentials: [Credential] = [], contacts: [ContactCard] = [], cards: [PaymentCard] = []
  ) {
    contents = Locked(Contents(credentials: credentials, contacts: contacts, cards: cards))
  }

  public func credentials(for domains: [String]?) async throws -> [Credential] {
    contents.with { contents in
      guard let domains else { return contents.credentials }
      return contents.credentials.filter { $0.belongs(to: domains) }
    }
  }

  public func save(_ credential: Credential) async throws {
    contents.with { contents in
      contents.credentials.removeAll { $0.id == credential.id }
      contents.credentials.append(credential)
    }
  }

  public func remove(_ credential: Credential) async throws {
    contents.with { contents in contents.credentials.removeAll { $0.id == credential.id } }
  }

  public func contacts() async throws -> [ContactCard] { contents.with { $0.contacts } }

  public func cards() async throws -> [PaymentCard] { contents.with { $0.cards } }
}
