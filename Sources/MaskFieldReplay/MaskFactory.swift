import MaskField

/// Why a session could not be played.
struct Unplayable: Error, Sendable, Hashable {
  var reason: String
}

extension FieldSpec {
  /// What formats the field; `nil` for plain text.
  func makeMask() throws(Unplayable) -> (any Masking)? {
    switch kind {
    case .text: return nil
    case .mask: throw .notSupported("mask")
    case .template: throw .notSupported("template")
    case .masks: throw .notSupported("masks")
    case .email: throw .notSupported("email")
    case .unsupported(let kind): throw .notSupported(kind)
    }
  }

  /// The same kind of field with another pattern, for the step that changes the mask.
  func makeMask(pattern: String) throws(Unplayable) -> (any Masking)? {
    var spec = self
    spec.kind = .mask(pattern)
    return try spec.makeMask()
  }
}

extension Unplayable {
  static func notSupported(_ what: String) -> Unplayable {
    Unplayable(reason: "not supported by this version: \(what)")
  }
}
