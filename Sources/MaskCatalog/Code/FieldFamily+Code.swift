import MaskEngine
import MaskTraits

extension FieldFamily {
  /// Addresses of machines, colours, and other numbers of things.
  static let codes: [FieldFamily] = [mac, ipv4, ipv6, uuid, color, vin, license]

  static let mac = single(
    "mac", "MAC address", "[hh]:[hh]:[hh]:[hh]:[hh]:[hh]", "00:1b:44:11:3a:b7")

  static let ipv4 = single(
    // The dots belong to the value: without them 10.0.0.1 and 1.0.0.01 would be one.
    "ipv4", "IPv4 address", "[099]{.}[099]{.}[099]{.}[099]", "192.168.0.1",
    labels: ["IP address", "IP"], keyboard: .numbersAndPunctuation, by: IPv4Check())

  static let ipv6 = single(
    "ipv6", "IPv6 address", "[\(String(repeating: "i", count: 45))]", "2001:db8::1",
    labels: ["IP address", "IP"], keyboard: .numbersAndPunctuation, by: IPv6Check())

  static let uuid = single(
    "uuid", "UUID", "[hhhhhhhh]-[hhhh]-[hhhh]-[hhhh]-[hhhhhhhhhhhh]",
    "123e4567-e89b-12d3-a456-426614174000", labels: ["urn:uuid", "GUID"])

  static let color = single(
    "color", "Colour in hexadecimal", "#[hhhkkkkk]", "#ff8800", labels: ["Colour"],
    by: CodeRule(patterns: ["[hhh]", "[hhhh]", "[hhhhhh]", "[hhhhhhhh]"]))

  // North America prescribes the check character, elsewhere many makers have it too.
  static let vin = single(
    "vin", "Vehicle identification number", "[vvvvvvvvvvvvvvvvv]", "1M8GDM9AXKP042788",
    by: CodeRule(patterns: ["[vvvvvvvvvvvvvvvvv]"], checks: "vin", isLenient: true))

  static let license = single(
    "license", "Licence key", "[NNNNN]-[NNNNN]-[NNNNN]-[NNNNN]-[NNNNN]",
    "ABCDE-12345-FGHIJ-67890-KLMNO", labels: ["License key", "Product key", "Key"])

  /// A family of one kind. Its title and name are labels that a paste may carry, others besides; without
  /// a check of its own the pattern is the check.
  private static func single(
    _ id: String, _ title: String, _ pattern: String, _ example: String, labels: [String] = [],
    keyboard: KeyboardType = .asciiCapable,
    by check: @escaping @autoclosure @Sendable () -> (any Validating)? = nil
  ) -> FieldFamily {
    FieldFamily(id: id, title: title, members: { [""] }) { member in
      guard member.isEmpty else { return nil }
      let mask = CheckedMask(
        Mask(table: pattern), by: check() ?? CodeRule(patterns: [pattern]),
        labels: [title] + labels + [id])
      return FieldKind(id: id, title: title, mask: mask, keyboard: keyboard, example: example)
    }
  }
}
