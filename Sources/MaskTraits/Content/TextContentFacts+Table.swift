extension TextContentFacts {
  /// One row a type: name, release, web token, keyboard, capitals, source, spoken label.
  ///
  /// Strings, releases and sources are Apple's; keyboards and spoken labels are our advice.
  static let all: [TextContentFacts] = [
    row(.name, "name", SystemVersion(10), .name, "name", .default, .words, .contact, "full name"),
    row(
      .namePrefix, "namePrefix", SystemVersion(10), .name, "honorific-prefix", .default, .words,
      .contact, "title"),
    row(
      .givenName, "givenName", SystemVersion(10), .name, "given-name", .default, .words, .contact,
      "first name"),
    row(
      .middleName, "middleName", SystemVersion(10), .name, "additional-name", .default, .words,
      .contact, "middle name"),
    row(
      .familyName, "familyName", SystemVersion(10), .name, "family-name", .default, .words,
      .contact, "last name"),
    row(
      .nameSuffix, "nameSuffix", SystemVersion(10), .name, "honorific-suffix", .default, .words,
      .contact, "name suffix"),
    row(
      .nickname, "nickname", SystemVersion(10), .name, "nickname", .default, .words, .contact,
      "nickname"),
    row(
      .jobTitle, "jobTitle", SystemVersion(10), .name, "organization-title", .default, .words,
      .contact, "job title"),
    row(
      .organizationName, "organizationName", SystemVersion(10), .name, "organization", .default,
      .words, .contact, "company"),
    row(
      .location, "location", SystemVersion(10), .address, nil, .default, .words,
      [.contact, .places], "location"),
    row(
      .fullStreetAddress, "fullStreetAddress", SystemVersion(10), .address, "street-address",
      .default, .words, .contact, "street address"),
    row(
      .streetAddressLine1, "streetAddressLine1", SystemVersion(10), .address, "address-line1",
      .default, .words, .contact, "address line 1"),
    row(
      .streetAddressLine2, "streetAddressLine2", SystemVersion(10), .address, "address-line2",
      .default, .words, .contact, "address line 2"),
    row(
      .addressCity, "addressCity", SystemVersion(10), .address, "address-level2", .default, .words,
      .contact, "city"),
    row(
      .addressState, "addressState", SystemVersion(10), .address, "address-level1", .default,
      .words, .contact, "state"),
    row(
      .addressCityAndState, "addressCityAndState", SystemVersion(10), .address, nil, .default,
      .words, .contact, "city and state"),
    row(
      .sublocality, "sublocality", SystemVersion(10), .address, "address-level3", .default, .words,
      .contact, "district"),
    row(
      .countryName, "countryName", SystemVersion(10), .address, "country-name", .default, .words,
      .contact, "country"),
    row(
      .postalCode, "postalCode", SystemVersion(10), .address, "postal-code", .numbersAndPunctuation,
      .allCharacters, .contact, "postal code"),
    row(
      .telephoneNumber, "telephoneNumber", SystemVersion(10), .contact, "tel", .phonePad, .none,
      .contact, "phone number"),
    row(
      .emailAddress, "emailAddress", SystemVersion(10), .contact, "email", .emailAddress, .none,
      .contact, "email address"),
    row(.URL, "URL", SystemVersion(10), .contact, "url", .URL, .none, .contact, "web address"),
    row(
      .username, "username", SystemVersion(11), .credentials, "username", .emailAddress, .none,
      .passwords, "user name"),
    row(
      .password, "password", SystemVersion(11), .credentials, "current-password", .default, .none,
      .passwords, "password"),
    row(
      .newPassword, "newPassword", SystemVersion(12), .credentials, "new-password", .default, .none,
      .generator, "new password"),
    row(
      .oneTimeCode, "oneTimeCode", SystemVersion(12), .credentials, "one-time-code", .numberPad,
      .none, .messages, "verification code"),
    row(
      .creditCardNumber, "creditCardNumber", SystemVersion(10), .card, "cc-number",
      .asciiCapableNumberPad, .none, [.cards, .camera], "card number"),
    row(
      .creditCardSecurityCode, "creditCardSecurityCode", SystemVersion(17), .card, "cc-csc",
      .asciiCapableNumberPad, .none, .cards, "security code"),
    row(
      .creditCardName, "creditCardName", SystemVersion(17), .card, "cc-name", .default, .words,
      .cards, "name on card"),
    row(
      .creditCardGivenName, "creditCardGivenName", SystemVersion(17), .card, "cc-given-name",
      .default, .words, .cards, "first name on card"),
    row(
      .creditCardMiddleName, "creditCardMiddleName", SystemVersion(17), .card, "cc-additional-name",
      .default, .words, .cards, "middle name on card"),
    row(
      .creditCardFamilyName, "creditCardFamilyName", SystemVersion(17), .card, "cc-family-name",
      .default, .words, .cards, "last name on card"),
    row(
      .creditCardExpiration, "creditCardExpiration", SystemVersion(17), .card, "cc-exp",
      .asciiCapableNumberPad, .none, .cards, "expiry date"),
    row(
      .creditCardExpirationMonth, "creditCardExpirationMonth", SystemVersion(17), .card,
      "cc-exp-month", .asciiCapableNumberPad, .none, .cards, "expiry month"),
    row(
      .creditCardExpirationYear, "creditCardExpirationYear", SystemVersion(17), .card,
      "cc-exp-year", .asciiCapableNumberPad, .none, .cards, "expiry year"),
    row(
      .creditCardType, "creditCardType", SystemVersion(17), .card, "cc-type", .default, .words,
      .cards, "card type"),
    row(
      .birthdate, "birthdate", SystemVersion(17), .birthdate, "bday", .numbersAndPunctuation, .none,
      .contact, "birthday"),
    row(
      .birthdateDay, "birthdateDay", SystemVersion(17), .birthdate, "bday-day",
      .asciiCapableNumberPad, .none, .contact, "day of birth"),
    row(
      .birthdateMonth, "birthdateMonth", SystemVersion(17), .birthdate, "bday-month",
      .asciiCapableNumberPad, .none, .contact, "month of birth"),
    row(
      .birthdateYear, "birthdateYear", SystemVersion(17), .birthdate, "bday-year",
      .asciiCapableNumberPad, .none, .contact, "year of birth"),
    row(
      .shipmentTrackingNumber, "shipmentTrackingNumber", SystemVersion(15), .recent, nil,
      .asciiCapable, .allCharacters, .recent, "tracking number"),
    row(
      .flightNumber, "flightNumber", SystemVersion(15), .recent, nil, .asciiCapable, .allCharacters,
      .recent, "flight number"),
    row(
      .dateTime, "dateTime", SystemVersion(15), .recent, nil, .default, .sentences, .recent,
      "date and time"),
    row(
      .cellularEID, "cellularEID", SystemVersion(17, 4), .device, nil, .asciiCapableNumberPad,
      .none, .device, "E I D"),
    row(
      .cellularIMEI, "cellularIMEI", SystemVersion(17, 4), .device, nil, .asciiCapableNumberPad,
      .none, .device, "I M E I"),
    row(
      .cellularIMEI1, "cellularIMEI1", nil, .device, nil, .asciiCapableNumberPad, .none, .device,
      "I M E I 1"),
    row(
      .cellularIMEI2, "cellularIMEI2", nil, .device, nil, .asciiCapableNumberPad, .none, .device,
      "I M E I 2"),
    row(
      .cellularNAL, "cellularNAL", nil, .device, nil, .asciiCapableNumberPad, .none, .device,
      "N A L"),
  ]

  static let byType = Dictionary(uniqueKeysWithValues: all.map { ($0.type, $0) })

  private static func row(
    _ type: TextContentType, _ name: String, _ since: SystemVersion?, _ family: Family,
    _ webToken: String?, _ keyboard: KeyboardType, _ capitals: AutocapitalizationType,
    _ source: Source, _ spokenLabel: String
  ) -> TextContentFacts {
    TextContentFacts(
      type: type, name: name, since: since, family: family, webToken: webToken,
      keyboard: keyboard, capitals: capitals, source: source, spokenLabel: spokenLabel)
  }
}
