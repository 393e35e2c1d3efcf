extension FieldFamily {
  /// All families, in the order of a catalog. Each is written in its own folder.
  public static let all: [FieldFamily] =
    [phone, card, iban, bic, snils, document, postcode] + dates + numbers + codes
}
