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
    let (name, member) = halves(of: id)
    guard let family = all.first(where: { $0.id == name }) else { return nil }
    if member.isEmpty && name.utf8.count != id.utf8.count { return nil }
    if let kind = family.kind(member) { return kind }
    let wanted = member.joinedLoosely
    return family.members().first { $0.joinedLoosely == wanted }.flatMap(family.kind)
  }

  /// Up to five names that are nearest to one that there is not.
  static func near(_ id: String) -> [String] {
    let family = all.first { $0.id == halves(of: id).name }
    var names = family?.identifiers ?? []
    if family == nil { for family in all { names += [family.id] + family.identifiers.prefix(1) } }
    names = names.inOrder()
    let wanted = Array(id.lowercased().utf8)
    let distances = names.map { $0.distance(to: wanted) }
    var near: [String] = []
    var distance = 0
    // A name is short, so its distance is small: five are found soon.
    while near.count < 5 && distance <= 128 {
      for (name, own) in zip(names, distances)
      where own == distance && near.count < 5 && near.last != name {
        near.append(name)
      }
      distance += 1
    }
    return near
  }

  /// What stands in front of the first colon, in lower case, and what stands behind it.
  private static func halves(of id: String) -> (name: String, member: String) {
    let colon = id.utf8.firstIndex(of: UInt8(ascii: ":")) ?? id.endIndex
    let member = colon == id.endIndex ? "" : String(id[id.utf8.index(after: colon)...])
    return (id[..<colon].lowercased(), member)
  }
}

extension String {
  /// The text in lower case, with `.` for each sign that may stand between the parts of a name.
  fileprivate var joinedLoosely: String {
    let isDash = { (byte: UInt8) in byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
    let bytes = lowercased().utf8.map { isDash($0) ? UInt8(ascii: ".") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How many bytes have to be put in, left out or changed to come from one text to the other, the
  /// first without regard to case.
  fileprivate func distance(to other: [UInt8]) -> Int {
    // A name of a kind is short; whatever is longer is far away.
    guard other.count <= 64 else { return 128 }
    var row: [Int] = []
    for index in 0...other.count { row.append(index) }
    for (index, byte) in lowercased().utf8.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in 0..<other.count {
        let replaced = diagonal + (byte == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
