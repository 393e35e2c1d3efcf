import MaskEngine
import MaskTraits

extension FieldFamily {
  static let postcode = FieldFamily(
    id: "postcode", title: "Postal codes", members: { PostalCode.regions }
  ) { region in
    PostalCode(region).map { code in
      FieldKind(
        id: "postcode:\(region)", title: "Postal code, \(region)", mask: code.mask,
        keyboard: code.isNumeric ? .asciiCapableNumberPad : .asciiCapable,
        contentType: .postalCode, example: code.example)
    }
  }
}
