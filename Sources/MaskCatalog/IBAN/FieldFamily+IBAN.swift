import MaskEngine
import MaskTraits

extension FieldFamily {
  static let iban = FieldFamily(
    id: "iban", title: "Bank accounts (IBAN)", members: { [""] + IBANCountry.codes }
  ) { code in
    let country = IBANCountry(code)
    if !code.isEmpty && country == nil { return nil }
    let mask = IBANMask(country: country, writesGaps: true)
    return FieldKind(
      id: code.isEmpty ? "iban" : "iban:\(code)", title: code.isEmpty ? "IBAN" : "IBAN, \(code)",
      mask: mask, keyboard: .asciiCapable,
      example: mask.formatted(value: country?.example ?? "DE89370400440532013000").text,
      isSensitive: true)
  }

  static let bic = FieldFamily(id: "bic", title: "Banks (BIC)", members: { [""] }) { member in
    guard member.isEmpty else { return nil }
    return FieldKind(
      id: "bic", title: "BIC",
      mask: CheckedMask(
        masking(table: BIC.patterns), by: BIC.rule,
        labels: ["BIC", "SWIFT/BIC", "SWIFT code", "SWIFT"]),
      keyboard: .asciiCapable, example: "COBADEFF")
  }
}
