import MaskFieldCatalog
import Testing

/// Kinds of sensitive numbers make sensitive fields.
@Suite struct SensitiveKindTests {
  @Test(arguments: ["card", "card:cvv", "snils", "iban:DE", "mac", "date:de_DE"])
  func aFieldIsAsSensitiveAsItsKind(id: String) throws {
    let kind = try FieldKind(id)
    let field = TextField(kind)
    #expect(field.isSensitive == kind.isSensitive)
    field.becomeFirstResponder()
    field.paste(kind.example)
    #expect(!field.text.isEmpty)
    if kind.isSensitive { #expect(!"\(field)".contains(field.text)) }
  }

  @Test func aCardFieldTellsNothing() throws {
    let field = TextField(.card)
    field.becomeFirstResponder()
    field.insertText("4111111111111111")
    #expect(field.text == "4111 1111 1111 1111")
    #expect(!"\(field)".contains("1111"))
  }
}
