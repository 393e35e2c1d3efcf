/// Which top-level domains exist, as of a date: what hints know, and verdicts never ask.
///
/// ```swift
/// EmailTopLevels.snapshot.date              // "2026-06-23"
/// let newer = EmailTopLevels(list: text)    // IANA's tlds-alpha-by-domain.txt
/// ```
///
/// A list ages. Replace it with IANA's newest whenever you like; a name it lacks only draws a hint.
public struct EmailTopLevels: Sendable, Hashable {
  /// IANA's version: a date and a counter, `2026062300`. Empty when the list states none.
  public var version: String
  /// The day of the list, `2026-06-23`. Empty when the list states none.
  public var date: String
  /// The names in lower case, without dots: `com`, `xn--p1ai`, `рф`.
  public var names: Set<String>

  /// Makes a list from its parts; `names` are taken in lower case.
  public init(version: String, date: String, names: some Sequence<String>) {
    self.version = version
    self.date = date
    self.names = Set(names.map { $0.lowercased() })
  }

  /// Reads a list as IANA publishes it: a comment with the version, then one name a line.
  ///
  /// Blank lines and comments are skipped, and a tab may separate several forms of one name.
  public init(list: String) {
    var version = ""
    var names: [String] = []
    for line in list.split(whereSeparator: \.isNewline) {
      if line.first == "#" {
        let numbers = line.split { !("0"..."9").contains($0) }
        if version.isEmpty, let found = numbers.first(where: { $0.count == 10 }) {
          version = String(found)
        }
      } else {
        names += line.split(whereSeparator: \.isWhitespace).map(String.init)
      }
    }
    let digits = Array(version)
    let date =
      digits.isEmpty
      ? "" : String(digits[0..<4]) + "-" + String(digits[4..<6]) + "-" + String(digits[6..<8])
    self.init(version: version, date: date, names: names)
  }

  /// Whether `name`, in either form and any case, is delegated.
  public func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }
}
