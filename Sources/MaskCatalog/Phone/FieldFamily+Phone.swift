import MaskEngine
import MaskTraits

extension FieldFamily {
  /// Telephone numbers: `phone` for all countries, `phone:DE` for a region.
  static let phone = FieldFamily(
    id: "phone", title: "Telephone numbers", members: { [""] + PhoneRegion.all.map(\.id) }
  ) { member in
    if member.isEmpty {
      return kind("phone", "Telephone number", PhoneMask(), example: "+44 7400 123456")
    }
    guard let region = try? PhoneRegion(member), region.id == member else { return nil }
    let number = region.example() ?? region.example(.fixed)
    return kind(
      "phone:\(member)", "Telephone number, \(member)", PhoneMask(region),
      example: number?.international ?? "")
  }

  private static func kind(
    _ id: String, _ title: String, _ mask: PhoneMask, example: String
  ) -> FieldKind {
    FieldKind(
      id: id, title: title, mask: mask, keyboard: .phonePad, contentType: .telephoneNumber,
      example: example)
  }
}
