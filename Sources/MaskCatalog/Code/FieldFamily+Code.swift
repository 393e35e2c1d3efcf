import MaskEngine
import MaskTraits

extension FieldFamily {
  /// Addresses of machines, colours, and other numbers of things.
  static let codes: [FieldFamily] = [mac, ipv4, ipv6, uuid, color, vin, license]

  static let mac = single("mac", "MAC address") {
    let pattern = "[hh]:[hh]:[hh]:[hh]:[hh]:[hh]"
    return (
      CheckedMask(Mask(table: pattern), by: CodeRule(patterns: [pattern])), "00:1b:44:11:3a:b7"
    )
  }

  static let ipv4 = single("ipv4", "IPv4 address", .numbersAndPunctuation) {
    // The dots belong to the value: without them 10.0.0.1 and 1.0.0.01 would be one.
    let pattern = "[099]{.}[099]{.}[099]{.}[099]"
    return (CheckedMask(Mask(table: pattern), by: IPv4Check()), "192.168.0.1")
  }

  static let ipv6 = single("ipv6", "IPv6 address", .numbersAndPunctuation) {
    (
      CheckedMask(Mask(table: "[\(String(repeating: "i", count: 45))]"), by: IPv6Check()),
      "2001:db8::1"
    )
  }

  static let uuid = single("uuid", "UUID") {
    let pattern = "[hhhhhhhh]-[hhhh]-[hhhh]-[hhhh]-[hhhhhhhhhhhh]"
    return (
      CheckedMask(Mask(table: pattern), by: CodeRule(patterns: [pattern])),
      "123e4567-e89b-12d3-a456-426614174000"
    )
  }

  static let color = single("color", "Colour in hexadecimal") {
    let rule = CodeRule(patterns: ["[hhh]", "[hhhh]", "[hhhhhh]", "[hhhhhhhh]"])
    return (CheckedMask(Mask(table: "#[hhhkkkkk]"), by: rule), "#ff8800")
  }

  static let vin = single("vin", "Vehicle identification number") {
    // North America prescribes the check character, elsewhere many makers have it too.
    let pattern = "[vvvvvvvvvvvvvvvvv]"
    let rule = CodeRule(patterns: [pattern], checks: "vin", isLenient: true)
    return (CheckedMask(Mask(table: pattern), by: rule), "1M8GDM9AXKP042788")
  }

  static let license = single("license", "Licence key") {
    let pattern = "[NNNNN]-[NNNNN]-[NNNNN]-[NNNNN]-[NNNNN]"
    return (
      CheckedMask(Mask(table: pattern), by: CodeRule(patterns: [pattern])),
      "ABCDE-12345-FGHIJ-67890-KLMNO"
    )
  }

  /// A family of one kind.
  private static func single(
    _ id: String, _ title: String, _ keyboard: KeyboardType = .asciiCapable,
    _ make: @escaping @Sendable () -> (mask: any Masking, example: String)
  ) -> FieldFamily {
    FieldFamily(id: id, title: title, members: { [""] }) { member in
      guard member.isEmpty else { return nil }
      let (mask, example) = make()
      return FieldKind(id: id, title: title, mask: mask, keyboard: keyboard, example: example)
    }
  }
}
