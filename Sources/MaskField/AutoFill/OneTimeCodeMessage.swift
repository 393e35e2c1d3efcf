/// A code that came in a message.
///
/// ```swift
/// let message = OneTimeCodeMessage("123456 is your code.\n\n@example.com #123456")
/// message?.code        // "123456"
/// message?.domain      // "example.com"
/// ```
///
/// A message whose last line is `@host #code` binds the code to a host: it is offered there and nowhere
/// else. In any other message a code is four to eight digits, perhaps in two groups, near a word such
/// as *code*; without such a word it is not taken for one.
///
/// Source of the bound format: the specification "Origin-bound one-time codes delivered via SMS".
public struct OneTimeCodeMessage: Sendable, Hashable {
  /// The code.
  public var code: String
  /// The host it is bound to; `nil` where the message binds it to none.
  public var domain: String?
  /// The host of a frame inside the page of `domain`, where the message names one.
  public var embeddedDomain: String?

  /// Reads a message; `nil` where there is no code in it.
  ///
  /// - Complexity: linear in the message. Of a very long message the last 4096 characters are read.
  public init?(_ message: String) {
    let message = String(message.suffix(4096))
    if let line = message.split(whereSeparator: \.isNewline).last, line.hasPrefix("@") {
      guard let bound = Self(lastLine: line) else { return nil }
      self = bound
    } else if let code = Self.unboundCode(in: message) {
      self.code = code
    } else {
      return nil
    }
  }

  /// Reads `@host #code`, and perhaps ` @embedded-host` behind it.
  private init?(lastLine: Substring) {
    let parts = lastLine.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count >= 2, let host = Self.host(parts[0]), parts[1].hasPrefix("#") else {
      return nil
    }
    let code = parts[1].dropFirst()
    guard !code.isEmpty else { return nil }
    self.code = String(code)
    domain = host
    if parts.count > 2 { embeddedDomain = Self.host(parts[2]) }
  }

  /// The host behind an `@`.
  private static func host(_ part: Substring) -> String? {
    let host = part.dropFirst()
    let isHost = host.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || byte == 0x2D || byte == 0x2E
    }
    guard part.hasPrefix("@"), isHost, host.contains("."), !host.hasPrefix("."),
      !host.hasSuffix(".")
    else { return nil }
    return host.lowercased()
  }

  private static let words = [
    "code", "passcode", "otp", "pin", "verif", "confirm", "código", "codigo", "kode", "koodi",
    "код", "пароль", "подтвержд", "代码", "验证码", "驗證碼", "確認", "認証", "コード", "인증", "رمز", "קוד",
  ]

  /// The digits nearest to a word that announces a code.
  private static func unboundCode(in message: String) -> String? {
    let text = Array(message.lowercased())
    let places = words.flatMap { text.places(of: Array($0)) }
    guard !places.isEmpty else { return nil }
    return text.digitGroups.min { left, right in
      let distances = [left, right].map { group in
        places.map { abs($0 - group.start) }.min() ?? Int.max
      }
      return distances[0] < distances[1]
    }?.digits
  }
}

extension [Character] {
  /// Where `word` begins.
  fileprivate func places(of word: [Character]) -> [Int] {
    guard count >= word.count else { return [] }
    return (0...count - word.count).filter { self[$0..<$0 + word.count].elementsEqual(word) }
  }

  /// Four to eight digits that stand alone, or two groups of them with a space or hyphen between.
  fileprivate var digitGroups: [(start: Int, digits: String)] {
    var groups: [(start: Int, digits: String)] = []
    var place = 0
    while place < count {
      guard self[place].isASCIIDigit else {
        place += 1
        continue
      }
      let start = place
      var end = run(from: place)
      var digits = String(self[start..<end])
      // `123 456` and `123-456` are one code.
      if (3...4).contains(end - start), end + 1 < count, " -".contains(self[end]) {
        let next = run(from: end + 1)
        if next - end - 1 == end - start {
          digits += String(self[end + 1..<next])
          end = next
        }
      }
      place = end
      let before = start > 0 ? self[start - 1] : " "
      let behind = end < count ? self[end] : " "
      let isPartOfMore =
        before.isLetter || "+.,:/".contains(before) || behind.isLetter
        || (".,:/".contains(behind) && end + 1 < count && self[end + 1].isASCIIDigit)
      if (4...8).contains(digits.count), !isPartOfMore { groups.append((start, digits)) }
    }
    return groups
  }

  private func run(from start: Int) -> Int {
    var end = start
    while end < count, self[end].isASCIIDigit { end += 1 }
    return end
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
