// Whoever makes fields of kinds needs both.
@_exported public import MaskCatalog
@_exported public import MaskField

extension TextField {
  /// A field of a ready-made kind.
  ///
  /// ```swift
  /// let iban = TextField(try FieldKind("iban:DE"))
  /// iban.becomeFirstResponder()
  /// iban.insertText("de89")
  /// iban.text               // "DE89"
  /// ```
  public convenience init(_ kind: FieldKind) {
    self.init()
    become(kind)
  }

  /// Makes the field one of another kind: mask, check, placeholder, keyboard and content type. What it
  /// holds is kept as far as the new mask takes it. Numbers and codes are no words, so correction and
  /// prediction are off.
  public func become(_ kind: FieldKind) {
    mask = kind.mask
    placeholder = kind.placeholder
    keyboardType = kind.keyboard
    textContentType = kind.contentType
    isSensitive = kind.isSensitive
    autocorrectionType = .no
    spellCheckingType = .no
    inlinePredictionType = .no
  }
}
