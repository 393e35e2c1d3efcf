/// What the text of a field means, with the raw strings of `UITextContentType`.
///
/// ```swift
/// field.textContentType = .oneTimeCode
/// TextContentType(rawValue: "x-badge")      // a type of one's own is kept as it is
/// TextContentType.off                       // the empty string, a known way to switch AutoFill off
/// ```
///
/// The list grows with the system: compare with `==`, and do not expect to know every value.
/// `facts` tells what is known of a type.
///
/// Source: SDK headers and Apple's documentation; the raw strings from a public test suite that reads
/// them at run time.
public struct TextContentType: RawRepresentable, Sendable, Hashable, Codable {
  /// The system's string, kept unchanged.
  public let rawValue: String
  /// Makes a type from any string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a type from any string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// No type on purpose: no AutoFill, although the field has one.
  public static let off = TextContentType("")

  public static let name = TextContentType("name")
  /// The system itself misspells the string.
  public static let namePrefix = TextContentType("honorifix-prefix")
  public static let givenName = TextContentType("given-name")
  public static let middleName = TextContentType("additional-name")
  public static let familyName = TextContentType("family-name")
  /// The system itself misspells the string.
  public static let nameSuffix = TextContentType("honorifix-suffix")
  public static let nickname = TextContentType("nickname")
  public static let jobTitle = TextContentType("organization-title")
  public static let organizationName = TextContentType("organization")

  public static let location = TextContentType("location")
  public static let fullStreetAddress = TextContentType("street-address")
  public static let streetAddressLine1 = TextContentType("address-line1")
  public static let streetAddressLine2 = TextContentType("address-line2")
  public static let addressCity = TextContentType("address-level2")
  public static let addressState = TextContentType("address-level1")
  public static let addressCityAndState = TextContentType("address-level1+2")
  public static let sublocality = TextContentType("address-level3")
  public static let countryName = TextContentType("country-name")
  public static let postalCode = TextContentType("postal-code")

  public static let telephoneNumber = TextContentType("tel")
  public static let emailAddress = TextContentType("email")
  public static let URL = TextContentType("url")

  public static let username = TextContentType("username")
  public static let password = TextContentType("password")
  public static let newPassword = TextContentType("new-password")
  public static let oneTimeCode = TextContentType("one-time-code")

  public static let creditCardNumber = TextContentType("cc-number")
  public static let creditCardSecurityCode = TextContentType("cc-csc")
  public static let creditCardName = TextContentType("cc-name")
  public static let creditCardGivenName = TextContentType("cc-given-name")
  public static let creditCardMiddleName = TextContentType("cc-additional-name")
  public static let creditCardFamilyName = TextContentType("cc-family-name")
  public static let creditCardExpiration = TextContentType("cc-exp")
  public static let creditCardExpirationMonth = TextContentType("cc-exp-month")
  public static let creditCardExpirationYear = TextContentType("cc-exp-year")
  public static let creditCardType = TextContentType("cc-type")

  public static let birthdate = TextContentType("bday")
  public static let birthdateDay = TextContentType("bday-day")
  public static let birthdateMonth = TextContentType("bday-month")
  public static let birthdateYear = TextContentType("bday-year")

  public static let shipmentTrackingNumber = TextContentType("shipment-tracking-number")
  public static let flightNumber = TextContentType("flight-number")
  public static let dateTime = TextContentType("date-time")

  /// Its string is known from one public source only.
  public static let cellularEID = TextContentType("esim-eid")
  /// Its string is known from one public source only.
  public static let cellularIMEI = TextContentType("esim-imei")
  /// Announced, with a string that no public source tells: ours stands in for it.
  public static let cellularIMEI1 = TextContentType("cellularIMEI1")
  /// Announced, with a string that no public source tells: ours stands in for it.
  public static let cellularIMEI2 = TextContentType("cellularIMEI2")
  /// Announced, with a string that no public source tells: ours stands in for it.
  public static let cellularNAL = TextContentType("cellularNAL")
}
