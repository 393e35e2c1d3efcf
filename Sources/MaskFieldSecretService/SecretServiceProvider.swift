import Dispatch
public import MaskField

/// Passwords in the desktop's keyring (GNOME Keyring, KWallet, KeePassXC), through the Secret Service.
///
/// ```swift
/// let autoFill = AutoFill(form, domains: ["example.com"], provider: SecretServiceProvider())
/// ```
///
/// It needs the package trait `SecretService` and Debian's `libsecret-1-dev` to build, and a keyring on
/// the session's bus to run. The keyring may ask the person to unlock it; every call waits on a thread of
/// its own. It has neither contacts nor cards.
///
/// Each domain of a credential is an item of its own, whose attributes are the domain and the user name in
/// the open, as keyrings have them. The password goes from the keyring's memory into a `SecretText`
/// without becoming a string.
public struct SecretServiceProvider: AutoFillProvider {
  /// Whether the package was built with libsecret.
  public static var isSupported: Bool {
    #if MASK_SECRET_SERVICE
      true
    #else
      false
    #endif
  }

  /// Makes a provider on the session's keyring.
  public init() {}

  public func credentials(for domains: [String]?) async throws -> [Credential] {
    let hosts: [String?] = domains.map { Set($0.flatMap(Self.hosts)).sorted() } ?? [nil]
    let found = try await Self.waiting { try hosts.flatMap(SecretServiceItem.find) }
    let credentials = SecretServiceItem.joined(found)
    return domains.map { domains in credentials.filter { $0.belongs(to: domains) } } ?? credentials
  }

  public func save(_ credential: Credential) async throws {
    try await Self.waiting {
      for domain in credential.domains {
        try SecretServiceItem(
          domain: domain, user: credential.username, password: credential.password
        ).store()
      }
    }
  }

  public func remove(_ credential: Credential) async throws {
    try await Self.waiting {
      for domain in credential.domains {
        try SecretServiceItem.remove(domain: domain, user: credential.username)
      }
    }
  }

  /// The hosts whose passwords belong to an app of `domain`: itself and those above it that have a dot.
  static func hosts(of domain: String) -> [String] {
    var hosts: [String] = []
    var host = domain.lowercased()[...]
    while host.contains(".") || hosts.isEmpty {
      hosts.append(String(host))
      guard let dot = host.firstIndex(of: ".") else { break }
      host = host[host.index(after: dot)...]
    }
    return hosts
  }

  /// Does what waits for the keyring on a thread of its own.
  private static func waiting<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Swift.Result { try work() })
      }
    }
  }
}

/// Why the keyring did not do what it was asked to.
public enum SecretServiceError: Error, Sendable, Hashable, CaseIterable {
  /// The package was built without libsecret.
  case unsupported
  /// The keyring is locked, and nobody unlocked it.
  case locked
  /// There is no keyring, or it refused.
  case service
}
