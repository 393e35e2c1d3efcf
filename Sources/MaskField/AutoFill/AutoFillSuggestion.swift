public import MaskEngine

/// Something that can be filled in: a button of the bar above the keyboard.
///
/// Its descriptions hold neither passwords nor codes; the title of a code is the code, since that is what
/// the person taps.
public struct AutoFillSuggestion: Sendable, Identifiable {
  /// What is filled in.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case credential, contact, card, newPassword, oneTimeCode
  }

  /// What goes into one field.
  struct Fill: Sendable {
    enum Content: Sendable {
      case text(String)
      case secret(SecretText)
    }

    var name: String
    var content: Content
  }

  /// What tells it from the others that are offered with it.
  public var id: String
  /// What is filled in.
  public var kind: Kind
  /// What the button says: `ann@example.com`.
  public var title: String
  /// What it says below that: `example.com`; `nil` for nothing.
  public var subtitle: String?
  /// A password that was made for this suggestion and that the person may look at.
  public internal(set) var newPassword: SecretText?
  var fills: [Fill]

  /// The names of the fields that it fills, in the order of the form.
  public var names: [String] { fills.map(\.name) }
}

extension AutoFillSuggestion: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// What kind it is and which fields it fills.
  public var description: String { "\(kind.rawValue) for \(names.joined(separator: ", "))" }
  /// The same, for the debugger.
  public var debugDescription: String { description }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["suggestion": description]) }
}

/// Everything that could be filled in at the moment.
public struct AutoFillItems: Sendable {
  /// Saved passwords.
  public var credentials: [Credential] = []
  /// What persons let be filled in about themselves.
  public var contacts: [ContactCard] = []
  /// Saved cards.
  public var cards: [PaymentCard] = []
  /// Codes that came lately, the newest first.
  public var codes: [OneTimeCodeMessage] = []

  /// Nothing.
  public init() {}

  /// Asks a provider for all it has; passwords for these domains only.
  public init(from provider: any AutoFillProvider, domains: [String]) async throws {
    credentials = try await provider.credentials(for: domains)
    contacts = try await provider.contacts()
    cards = try await provider.cards()
  }
}
