public import MaskEngine

/// A user name and a password, and where they belong.
///
/// The password never shows in a description.
public struct Credential: Sendable, Equatable, Identifiable {
  /// What tells it from others: its first domain and its user name.
  public var id: String { "\(username)@\(domains.first ?? "")" }
  /// The user name.
  public var username: String
  /// The password.
  public var password: SecretText
  /// The domains it belongs to, as host names: `example.com`.
  public var domains: [String]

  /// Makes a credential.
  public init(username: String, password: SecretText, domains: [String]) {
    self.username = username
    self.password = password
    self.domains = domains.map { $0.lowercased() }
  }

  /// Whether it belongs to one of an app's domains: the same host, or one below it.
  ///
  /// `example.com` belongs to an app of `login.example.com`; the other way round it does not.
  public func belongs(to domains: [String]) -> Bool {
    self.domains.contains { own in domains.contains { $0.isHost(own, orBelow: true) } }
  }
}

extension String {
  /// Whether the host is `other`, or lies below it. A name without a dot has nothing below it.
  func isHost(_ other: String, orBelow: Bool) -> Bool {
    let host = lowercased()
    let other = other.lowercased()
    return host == other || orBelow && other.contains(".") && host.hasSuffix("." + other)
  }
}
