import MaskCatalog
import MaskField

/// What a recorded session says about keyboard, content and region of a field.
struct InputSpec: Sendable {
  var contentType: TextContentType?
  var keyboardType: KeyboardType?
  var locale: NumberLocale?

  /// A locale of the catalog.
  static func locale(_ name: String) throws(Malformed) -> NumberLocale {
    guard let locale = NumberLocale(name) else {
      throw Malformed(problem: "unknown \"locale\": \"\(name)\"")
    }
    return locale
  }

  /// A keyboard by its name in Swift or its raw value.
  static func keyboardType(_ value: JSONValue) throws(Malformed) -> KeyboardType {
    let found =
      value.int.flatMap { KeyboardType(rawValue: $0) }
      ?? value.string.flatMap { name in KeyboardType.allCases.first { "\($0)" == name } }
    guard let found else { throw Malformed(problem: "unknown \"keyboardType\"") }
    return found
  }

  /// Gives a field its traits: those that suit the content, then the keyboard that was named.
  func apply(to field: TextField) {
    if let contentType { field.traits = TextInputTraits(suiting: contentType) }
    if let keyboardType { field.keyboardType = keyboardType }
  }

  /// How the system of the session fills a field of this content: phone numbers come behind a probe.
  var fillStyle: TextField.FillStyle { contentType == .telephoneNumber ? .probing : .asked }

  /// What the keyboard of a field offers, in words; `nil` where the session says nothing about it.
  func drawn(_ field: TextField) -> String? {
    guard contentType != nil || keyboardType != nil || locale != nil else { return nil }
    let type = field.shownKeyboardType ?? field.keyboardType
    var line = "keyboard \(type)"
    let region = KeyboardRegion(
      zero: locale?.symbols.zero ?? "0",
      decimalSeparator: locale.map { String($0.symbols.decimal) } ?? ".")
    let keys = [String(region.digits)] + type.prominentKeys(in: region)
    if type.digits == .only { line += ", keys \(keys.joined(separator: " "))" }
    if !type.hasReturnKey { line += ", no return key" }
    return line
  }
}

extension TextContentType {
  /// A type by its name in Swift, `oneTimeCode`, or else by its raw string.
  init(session name: String) {
    self = Self.all.first { $0.facts?.name == name } ?? TextContentType(rawValue: name)
  }
}
