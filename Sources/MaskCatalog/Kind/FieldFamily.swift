/// Kinds that share a name: `iban`, `iban:AD`, `iban:AE` …
///
/// A family knows its members' names without making any of them.
public struct FieldFamily: Sendable, Identifiable {
  /// The name in front of the colon, `iban`.
  public let id: String
  /// What a heading says, `Bank accounts (IBAN)`.
  public let title: String
  /// What may stand behind the colon, in order; the empty text is the family's name alone.
  let members: @Sendable () -> [String]
  /// The kind of a member, in the spelling of `members`; `nil` when it is none.
  let kind: @Sendable (_ member: String) -> FieldKind?

  /// The names of the family's kinds.
  public var identifiers: [String] { members().map(identifier) }

  /// The kinds of the family. Each is made when it is come to.
  public var kinds: some Sequence<FieldKind> { members().lazy.compactMap(kind) }

  private func identifier(_ member: String) -> String { member.isEmpty ? id : "\(id):\(member)" }

  /// The kind of a name; case does not count, and `-` and `_` stand for each other and for `.`.
  static func kind(_ id: String) -> FieldKind? {
    let parts = id.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let member = parts.count == 2 ? String(parts[1]) : ""
    guard let family = all.first(where: { $0.id == parts[0].lowercased() }) else { return nil }
    if parts.count == 2 && member.isEmpty { return nil }
    if let kind = family.kind(member) { return kind }
    let wanted = member.joinedLoosely
    return family.members().first { $0.joinedLoosely == wanted }.flatMap(family.kind)
  }

  /// Up to five names that are nearest to one that there is not.
  static func near(_ id: String) -> [String] {
    let parts = id.lowercased().split(separator: ":", maxSplits: 1)
    let family = all.first { $0.id == parts.first ?? "" }
    let names = family?.identifiers ?? all.map(\.id) + all.flatMap { $0.identifiers.prefix(1) }
    let wanted = Array(id.lowercased())
    let ranked = Set(names).map { ($0, $0.lowercased().distance(to: wanted)) }
    return ranked.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(5).map(\.0)
  }
}

extension String {
  /// The text in lower case, with `.` for each sign that may stand between the parts of a name.
  fileprivate var joinedLoosely: String {
    String(lowercased().map { $0 == "-" || $0 == "_" ? "." : $0 })
  }

  /// How many characters have to be put in, left out or changed to come from one text to the other.
  fileprivate func distance(to other: [Character]) -> Int {
    // A name of a kind is short; whatever is longer is far away.
    guard other.count <= 64 else { return Int.max }
    var row = Array(0...other.count)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (character == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
