/// What a limit of length counts.
public enum LengthUnit: String, Sendable, Hashable, CaseIterable, Codable {
  /// Characters as a person sees them: grapheme clusters.
  case characters
  /// Unicode scalars, as most databases and many web servers count.
  case scalars
  /// UTF-16 units, as `NSString`, Java and `maxlength` on the web count.
  case utf16
  /// Bytes of UTF-8.
  case bytes

  /// How long a string is.
  public func measure(_ string: some StringProtocol) -> Int {
    switch self {
    case .characters: string.count
    case .scalars: string.unicodeScalars.count
    case .utf16: string.utf16.count
    case .bytes: string.utf8.count
    }
  }

  /// How long the text of a field is.
  func measure(_ text: FieldText) -> Int {
    guard let secret = text.secret else { return measure(text.string) }
    switch self {
    case .characters: return secret.count
    case .utf16: return secret.size.utf16
    case .bytes: return secret.size.utf8
    case .scalars:
      return secret.withBytes { bytes in
        (0..<bytes.count).count { bytes[$0] & 0xC0 != 0x80 }
      }
    }
  }

  /// The longest start of `string`, in whole characters, that is no longer than `limit`.
  func prefix(of string: Substring, upTo limit: Int) -> Substring {
    if self == .characters { return string.prefix(max(0, limit)) }
    var room = limit
    var end = string.startIndex
    while end < string.endIndex {
      let next = string.index(after: end)
      room -= measure(string[end..<next])
      if room < 0 { break }
      end = next
    }
    return string[..<end]
  }
}
