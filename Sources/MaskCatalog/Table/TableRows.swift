/// Rows of a generated table: one a line, its fields between bars, its key first.
///
/// Nothing is parsed until a row is asked for, so that a table costs nothing at start. Finding a row
/// walks over the text, some ten thousand bytes, and reads no row but the one it finds. Nothing here is
/// inlined: the same loops in every type that has a table would be a fifth of the catalog.
struct TableRows: Sendable {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The fields of the row whose key is `key`, the key among them; `nil` when there is none.
  func row(_ key: String) -> [String]? {
    key.utf8.contains(Self.bar) ? nil : firstRow(beginningWith: key + "|")
  }

  /// The fields of the first row that begins with `head`.
  @inline(never)
  func firstRow(beginningWith head: String) -> [String]? {
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.endIndex
      let line = text[start..<end]
      if line.utf8.starts(with: head.utf8) { return Self.fields(line) }
      if end == bytes.endIndex { return nil }
      start = bytes.index(after: end)
    }
    return nil
  }

  /// The keys, in the order of the table.
  var keys: [String] {
    lines.map { line in
      let end = line.utf8.firstIndex(of: Self.bar) ?? line.endIndex
      return String(line[..<end])
    }
  }

  /// All rows, in the order of the table.
  var all: [[String]] { lines.map(Self.fields) }

  private static let bar = UInt8(ascii: "|")
  private static let newline = UInt8(ascii: "\n")

  private var lines: [Substring] { text.parts(Self.newline) }

  @inline(never)
  private static func fields(_ line: Substring) -> [String] {
    line.parts(bar, omitsEmpty: false).map { String($0) }
  }
}
