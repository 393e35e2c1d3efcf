import MaskTraits
import Testing

@Suite struct TextContentTests {
  /// The table of the facts: name, raw string, release, web token, keyboard, capitals, spoken label.
  static let rows = """
    name|name|10.0|name|default|words|full name
    namePrefix|honorifix-prefix|10.0|honorific-prefix|default|words|title
    givenName|given-name|10.0|given-name|default|words|first name
    middleName|additional-name|10.0|additional-name|default|words|middle name
    familyName|family-name|10.0|family-name|default|words|last name
    nameSuffix|honorifix-suffix|10.0|honorific-suffix|default|words|name suffix
    nickname|nickname|10.0|nickname|default|words|nickname
    jobTitle|organization-title|10.0|organization-title|default|words|job title
    organizationName|organization|10.0|organization|default|words|company
    location|location|10.0|–|default|words|location
    fullStreetAddress|street-address|10.0|street-address|default|words|street address
    streetAddressLine1|address-line1|10.0|address-line1|default|words|address line 1
    streetAddressLine2|address-line2|10.0|address-line2|default|words|address line 2
    addressCity|address-level2|10.0|address-level2|default|words|city
    addressState|address-level1|10.0|address-level1|default|words|state
    addressCityAndState|address-level1+2|10.0|–|default|words|city and state
    sublocality|address-level3|10.0|address-level3|default|words|district
    countryName|country-name|10.0|country-name|default|words|country
    postalCode|postal-code|10.0|postal-code|numbersAndPunctuation|allCharacters|postal code
    telephoneNumber|tel|10.0|tel|phonePad|none|phone number
    emailAddress|email|10.0|email|emailAddress|none|email address
    URL|url|10.0|url|URL|none|web address
    creditCardNumber|cc-number|10.0|cc-number|asciiCapableNumberPad|none|card number
    username|username|11.0|username|emailAddress|none|user name
    password|password|11.0|current-password|default|none|password
    newPassword|new-password|12.0|new-password|default|none|new password
    oneTimeCode|one-time-code|12.0|one-time-code|numberPad|none|verification code
    shipmentTrackingNumber|shipment-tracking-number|15.0|–|asciiCapable|allCharacters|tracking number
    flightNumber|flight-number|15.0|–|asciiCapable|allCharacters|flight number
    dateTime|date-time|15.0|–|default|sentences|date and time
    birthdate|bday|17.0|bday|numbersAndPunctuation|none|birthday
    birthdateDay|bday-day|17.0|bday-day|asciiCapableNumberPad|none|day of birth
    birthdateMonth|bday-month|17.0|bday-month|asciiCapableNumberPad|none|month of birth
    birthdateYear|bday-year|17.0|bday-year|asciiCapableNumberPad|none|year of birth
    creditCardSecurityCode|cc-csc|17.0|cc-csc|asciiCapableNumberPad|none|security code
    creditCardName|cc-name|17.0|cc-name|default|words|name on card
    creditCardGivenName|cc-given-name|17.0|cc-given-name|default|words|first name on card
    creditCardMiddleName|cc-additional-name|17.0|cc-additional-name|default|words|middle name on card
    creditCardFamilyName|cc-family-name|17.0|cc-family-name|default|words|last name on card
    creditCardExpiration|cc-exp|17.0|cc-exp|asciiCapableNumberPad|none|expiry date
    creditCardExpirationMonth|cc-exp-month|17.0|cc-exp-month|asciiCapableNumberPad|none|expiry month
    creditCardExpirationYear|cc-exp-year|17.0|cc-exp-year|asciiCapableNumberPad|none|expiry year
    creditCardType|cc-type|17.0|cc-type|default|words|card type
    """.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }

  @Test(arguments: rows) func fact(_ row: [String]) throws {
    let facts = try #require(TextContentType(rawValue: row[1]).facts)
    #expect(facts.name == row[0])
    #expect(facts.since?.description == row[2])
    #expect(facts.webToken ?? "–" == row[3])
    #expect("\(facts.keyboard)" == row[4])
    #expect("\(facts.capitals)" == row[5])
    #expect(facts.spokenLabel == row[6])
  }

  @Test func typesOfTheDevice() {
    for type in [TextContentType.cellularEID, .cellularIMEI] {
      #expect(type.facts?.since == SystemVersion(17, 4))
      #expect(type.facts?.source == .device)
    }
    for type in [TextContentType.cellularIMEI1, .cellularIMEI2, .cellularNAL] {
      #expect(type.facts?.since == nil && type.facts?.family == .device)
    }
  }

  @Test(
    arguments: [
      (SystemVersion(9, 3), 0), (SystemVersion(10), 23), (SystemVersion(11), 25),
      (SystemVersion(12), 27), (SystemVersion(15), 30), (SystemVersion(17), 43),
      (SystemVersion(17, 4), 45),
    ])
  func countsByRelease(_ version: SystemVersion, _ count: Int) {
    #expect(TextContentType.all.compactMap(\.facts?.since).filter { $0 <= version }.count == count)
  }

  @Test func thereAreFortyEight() {
    #expect(TextContentType.all.count == 48)
    #expect(Set(TextContentType.all).count == 48)
  }

  @Test func sources() {
    #expect(TextContentType.location.facts?.source == [.contact, .places])
    #expect(TextContentType.creditCardNumber.facts?.source == [.cards, .camera])
    #expect(TextContentType.newPassword.facts?.source == .generator)
    #expect(TextContentType.oneTimeCode.facts?.source == .messages)
    #expect(TextContentType.flightNumber.facts?.source == .recent)
    #expect(TextContentType.birthdate.facts?.source == .contact)
  }

  @Test func otherStringsAreKept() {
    #expect(TextContentType(rawValue: "x-badge").rawValue == "x-badge")
    #expect(TextContentType("x-badge").facts == nil)
    #expect(TextContentType.off.rawValue == "" && TextContentType.off.facts == nil)
  }
}
