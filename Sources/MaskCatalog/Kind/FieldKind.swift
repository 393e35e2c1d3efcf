public import MaskEngine
public import MaskTraits

/// A ready-made field: what formats it, which keyboard suits it, and what is to be said about it.
///
/// ```swift
/// let iban = try FieldKind("iban:DE")
/// iban.mask.formatted("de89370400440532013000").text      // "DE89 3704 0044 0532 0130 00"
/// iban.verdict(on: "DE89 3704 0044 0532 0130 01").message // "The check digits do not fit."
/// ```
///
/// A kind has a name: `card`, `iban`, `iban:DE`, `snils`, `id:BR.cpf`, `phone:DE`, `date:de_DE`,
/// `currency:fr_FR`, `postcode:GB`, `mac`. What stands behind the colon is a region, a locale or a
/// document; the whole list is `FieldKind.identifiers`, and `maskfield catalog` prints it.
///
/// Making one reads one row of a table. A kind never changes; threads may share it.
public struct FieldKind: Sendable, Identifiable {
  /// The name, `iban:DE`.
  public let id: String
  /// What the field holds, in English: `IBAN, DE`.
  public var title: String
  /// What formats the text. It judges the text too where it is `Validating`, as most are.
  public var mask: any Masking
  /// The keyboard that has what is typed here.
  public var keyboard: KeyboardType
  /// What the system may fill in; `nil` where no type fits.
  public var contentType: TextContentType?
  /// What an empty field shows.
  public var placeholder: String
  /// A display that is complete and right. It belongs to nobody.
  public var example: String
  /// Whether the text is to be kept out of logs, descriptions and analytics: card numbers, security
  /// codes, numbers that stand for a person.
  public var isSensitive: Bool

  /// Makes a kind of one's own.
  ///
  /// - Parameters:
  ///   - id: the name, by which it is known to the app.
  ///   - title: what the field holds.
  ///   - mask: what formats the text, and judges it if it is `Validating`.
  ///   - keyboard: the keyboard to ask for.
  ///   - contentType: what the system may fill in.
  ///   - placeholder: what an empty field shows; the example where it is `nil`.
  ///   - example: a display that is complete and right.
  ///   - isSensitive: whether the text is to be kept out of logs.
  public init(
    id: String, title: String, mask: any Masking, keyboard: KeyboardType = .default,
    contentType: TextContentType? = nil, placeholder: String? = nil, example: String,
    isSensitive: Bool = false
  ) {
    self.id = id
    self.title = title
    self.mask = mask
    self.keyboard = keyboard
    self.contentType = contentType
    self.placeholder = placeholder ?? example
    self.example = example
    self.isSensitive = isSensitive
  }

  /// What judges the content beyond the mask; `nil` where the mask says all there is to say.
  public var validator: (any Validating)? { mask as? any Validating }

  /// What is to be said about a displayed text, half typed or whole.
  public func verdict(on text: String) -> Verdict {
    if text.isEmpty || text == mask.prefix { return .empty }
    if let validator { return validator.verdict(on: text, value: mask.value(of: text)) }
    return mask.isComplete(text) ? .valid : Verdict(.incomplete, "Not finished yet.")
  }
}
