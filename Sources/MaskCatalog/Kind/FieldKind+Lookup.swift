extension FieldKind {
  /// The kind of a name.
  ///
  /// ```swift
  /// try FieldKind("phone:DE")
  /// try FieldKind("Id:ru-snils")     // case does not count, and `-` or `_` stand for `.`
  /// ```
  ///
  /// - Throws: `FieldKindError`, which names the nearest kinds, when there is none of the name.
  public init(_ id: String) throws(FieldKindError) {
    guard let kind = FieldFamily.kind(id) else { throw FieldKindError(id) }
    self = kind
  }

  /// The names of all kinds, family by family.
  public static var identifiers: [String] { FieldFamily.all.flatMap(\.identifiers) }

  /// All kinds, family by family. Each is made when it is come to.
  public static var all: some Sequence<FieldKind> {
    FieldFamily.all.lazy.flatMap { family in family.members().lazy.compactMap(family.kind) }
  }
}

/// There is no field kind of that name.
public struct FieldKindError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name that was asked for.
  public var id: String
  /// The kinds whose names are nearest, the nearest first.
  public var suggestions: [String]

  init(_ id: String) {
    self.id = id
    suggestions = FieldFamily.near(id)
  }

  /// `There is no field kind "phone:XX". Near: phone:CX, phone:AX.`
  public var description: String {
    "There is no field kind \"\(id)\". Near: \(suggestions.joined(separator: ", "))."
  }
}
