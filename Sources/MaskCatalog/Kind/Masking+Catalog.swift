public import MaskEngine

// What stands to the right of `field.mask =`. Each also is a member of `Mask`, for use elsewhere.

extension Masking where Self == CardMask {
  /// The number of a payment card: `field.mask = .card`.
  public static var card: CardMask { CardMask() }
}

extension Masking where Self == IBANMask {
  /// The number of a bank account of any country: `field.mask = .iban`.
  public static var iban: IBANMask { IBANMask() }

  /// The number of a bank account of one country; any country's where it has no IBAN.
  public static func iban(_ country: String) -> IBANMask { IBANMask(country) ?? IBANMask() }
}

extension Masking where Self == CheckedMask {
  /// СНИЛС, the insurance number of Russia: `field.mask = .snils`.
  public static var snils: CheckedMask {
    // The table has it: a test asks for every document.
    Document("RU.snils")!.mask
  }

  /// The number of a document, `.document("BR.cpf")`; `nil` for one that is not in the catalog.
  public static func document(_ id: String) -> CheckedMask? { Document(id)?.mask }

  /// The postal code of a region, `.postcode("GB")`; `nil` for a region without one.
  public static func postcode(_ region: String) -> CheckedMask? { PostalCode(region)?.mask }

  /// Month and year until which a card is valid; one before `today` has expired.
  public static func cardExpiry(today: DateValue?) -> CheckedMask {
    CardExpiryCheck(today: today).mask
  }
}

extension Mask {
  /// The number of a payment card.
  public static var card: CardMask { CardMask() }
  /// The number of a bank account of any country.
  public static var iban: IBANMask { IBANMask() }
  /// СНИЛС, the insurance number of Russia.
  public static var snils: CheckedMask { .snils }
  /// A telephone number of any country.
  public static var phone: PhoneMask { PhoneMask() }
  /// A telephone number as it is typed in a region, `try Mask.phone("RU")`.
  public static func phone(_ region: String) throws(PhoneRegionError) -> PhoneMask {
    try PhoneMask(region)
  }
}
