/// What is known of one of the system's content types.
public struct TextContentFacts: Sendable, Hashable {
  /// What belongs together.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    case name, address, contact, credentials, card, birthdate, recent, device
  }

  /// Where AutoFill takes the text from.
  public struct Source: OptionSet, Sendable, Hashable {
    /// The bits; they are ours.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The person's own contact card.
    public static let contact = Source(rawValue: 1 << 0)
    /// Places looked up lately.
    public static let places = Source(rawValue: 1 << 1)
    /// Saved passwords.
    public static let passwords = Source(rawValue: 1 << 2)
    /// The generator of strong passwords.
    public static let generator = Source(rawValue: 1 << 3)
    /// Messages and mail, for three minutes after a code came.
    public static let messages = Source(rawValue: 1 << 4)
    /// Saved cards.
    public static let cards = Source(rawValue: 1 << 5)
    /// The camera, held over a card.
    public static let camera = Source(rawValue: 1 << 6)
    /// What was seen in other apps lately.
    public static let recent = Source(rawValue: 1 << 7)
    /// The device itself.
    public static let device = Source(rawValue: 1 << 8)
  }

  /// The type.
  public let type: TextContentType
  /// Its name in Swift, `givenName`.
  public let name: String
  /// The iOS release that brought it; `nil` while it is only announced.
  public let since: SystemVersion?
  /// What belongs together.
  public let family: Family
  /// The token of the `autocomplete` attribute on the web; `nil` where there is none.
  public let webToken: String?
  /// The keyboard that suits it. Our advice: iOS takes none from the content type.
  public let keyboard: KeyboardType
  /// The capitals that suit it.
  public let capitals: AutocapitalizationType
  /// Where AutoFill takes the text from.
  public let source: Source
  /// How a screen reader calls the field, in English, when the app gives no label.
  public let spokenLabel: String
}

extension TextContentType {
  /// What is known of the type; `nil` for one that is not the system's.
  public var facts: TextContentFacts? { TextContentFacts.byType[self] }

  /// The system's 48 types, in the order of their families.
  public static var all: [TextContentType] { TextContentFacts.all.map(\.type) }
}
