import MaskEngine
import MaskTraits

extension FieldFamily {
  static let document = FieldFamily(
    id: "id", title: "Documents and tax numbers", members: { Document.identifiers }
  ) { Document($0).map { FieldKind($0, id: "id:\($0.id)") } }

  static let snils = FieldFamily(id: "snils", title: "СНИЛС", members: { [""] }) { member in
    member.isEmpty ? Document("RU.snils").map { FieldKind($0, id: "snils") } : nil
  }
}

extension FieldKind {
  /// The kind of a document's number.
  ///
  /// ```swift
  /// FieldKind(Document("BR.cpf")!).keyboard       // .asciiCapableNumberPad
  /// ```
  public init(_ document: Document) { self.init(document, id: "id:\(document.id)") }

  /// The kind under another name.
  init(_ document: Document, id: String) {
    let slots = document.rule.shapes.joined()
    let isPostcode = PostalCode.documents.contains { $0.document == document.id }
    self.init(
      id: id, title: "\(document.name), \(document.region)", mask: document.mask,
      keyboard: slots.allSatisfy(\.isDigit)
        ? .asciiCapableNumberPad : slots.contains(.plateLetter) ? .default : .asciiCapable,
      contentType: isPostcode ? .postalCode : nil, example: document.example,
      isSensitive: document.isSensitive)
  }
}
