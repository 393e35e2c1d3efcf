public import MaskTraits

/// What a person lets be filled in about themselves, by content type.
///
/// ```swift
/// let card = ContactCard([.givenName: "Ann", .familyName: "Lee", .telephoneNumber: "+49 30 901820"])
/// card.text(for: .name)       // "Ann Lee"
/// ```
public struct ContactCard: Sendable, Hashable {
  /// What is known, by content type.
  public var texts: [TextContentType: String]

  /// Makes a card.
  public init(_ texts: [TextContentType: String]) { self.texts = texts }

  /// What fills a field of a content type; `nil` where the card has nothing for it.
  ///
  /// What is not there as such is put together: a name from its parts, a street from its lines, a user
  /// name from the email address.
  public func text(for type: TextContentType) -> String? {
    if let text = texts[type], !text.isEmpty { return text }
    switch type {
    case .name: return joined([.namePrefix, .givenName, .middleName, .familyName, .nameSuffix])
    case .fullStreetAddress: return joined([.streetAddressLine1, .streetAddressLine2], by: ", ")
    case .streetAddressLine1: return texts[.fullStreetAddress]
    case .addressCityAndState: return joined([.addressCity, .addressState], by: ", ")
    case .username: return texts[.emailAddress]
    case .birthdateYear: return birthdatePart(0)
    case .birthdateMonth: return birthdatePart(1)
    case .birthdateDay: return birthdatePart(2)
    default: return nil
    }
  }

  private func joined(_ types: [TextContentType], by separator: String = " ") -> String? {
    let parts = types.compactMap { texts[$0] }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }

  /// The birthday is ISO 8601.
  private func birthdatePart(_ index: Int) -> String? {
    let parts = texts[.birthdate]?.split(separator: "-") ?? []
    return parts.count == 3 ? String(parts[index]) : nil
  }
}

/// A payment card, to be filled in.
///
/// Neither number nor code show in a description.
public struct PaymentCard: Sendable, Hashable {
  /// The number, digits only.
  public var number: String
  /// The name on the card.
  public var name: String
  /// The month and year in which it ends, such as 7 and 2029.
  public var expiration: (month: Int, year: Int)?
  /// The security code, where the person has it stored.
  public var securityCode: String?
  /// What the card is called: `Visa`.
  public var type: String?

  /// Makes a card.
  public init(
    number: String, name: String, expiration: (month: Int, year: Int)? = nil,
    securityCode: String? = nil, type: String? = nil
  ) {
    self.number = number
    self.name = name
    self.expiration = expiration
    self.securityCode = securityCode
    self.type = type
  }

  /// What fills a field of a content type; `nil` where the card has nothing for it.
  public func text(for content: TextContentType) -> String? {
    let month = expiration.map { $0.month < 10 ? "0\($0.month)" : "\($0.month)" }
    let names = name.split(separator: " ").map(String.init)
    switch content {
    case .creditCardNumber: return number
    case .creditCardName: return name
    case .creditCardGivenName: return names.first
    case .creditCardFamilyName: return names.count > 1 ? names.last : nil
    case .creditCardMiddleName:
      return names.count > 2 ? names.dropFirst().dropLast().joined(separator: " ") : nil
    case .creditCardSecurityCode: return securityCode
    case .creditCardType: return type
    case .creditCardExpirationMonth: return month
    case .creditCardExpirationYear: return expiration.map { "\($0.year)" }
    case .creditCardExpiration:
      guard let month, let year = expiration?.year else { return nil }
      return "\(month)/\(year % 100 < 10 ? "0" : "")\(year % 100)"
    default: return nil
    }
  }

  public static func == (left: PaymentCard, right: PaymentCard) -> Bool {
    left.number == right.number && left.name == right.name
      && left.securityCode == right.securityCode
      && left.expiration?.month == right.expiration?.month
      && left.expiration?.year == right.expiration?.year && left.type == right.type
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(name)
  }
}

extension PaymentCard: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What kind it is, and the last four digits.
  public var description: String { "\(type ?? "Card") •••• \(number.suffix(4))" }
  /// The same, for the debugger.
  public var debugDescription: String { description }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["card": description]) }
}
