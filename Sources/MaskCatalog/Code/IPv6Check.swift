public import MaskEngine

/// Judges an IPv6 address by RFC 4291: eight groups of up to four hexadecimal digits, one run of
/// zero groups written `::`, and an IPv4 address in place of the last two groups.
public struct IPv6Check: Validating, Hashable {
  /// Makes the check.
  public init() {}

  /// What is to be said about an address, half typed or whole.
  public func verdict(on text: String, value: String) -> Verdict {
    if text == ":" { return incomplete }
    let halves = Self.halves(of: text)
    if halves.count > 2 || text.hasPrefix(":::") || text.contains(":::") {
      return Verdict(.invalid, "The sign :: comes once at most.", code: "ip.twice")
    }
    var count = 0
    var start = 0
    for (index, half) in halves.enumerated() {
      let groups = half.isEmpty ? [] : half.parts(UInt8(ascii: ":"), omitsEmpty: false)
      for (place, group) in groups.enumerated() {
        let range = start..<start + group.utf16.count
        let isLast = index == halves.count - 1 && place == groups.count - 1
        if group.contains(".") {
          guard isLast else { return wrong("An IPv4 address comes last.", at: range) }
          let verdict = IPv4Check().verdict(on: String(group), value: "")
          if verdict.state != .valid { return verdict }
          count += 2
        } else if group.isEmpty {
          if !isLast { return wrong("A group is missing.", at: range) }
          return count > 7 ? tooMany : incomplete
        } else {
          guard group.count <= 4, group.allSatisfy(\.isASCIIHexDigit) else {
            return wrong("A group has up to four digits, 0–9 and a–f.", at: range)
          }
          count += 1
        }
        start = range.upperBound + 1
      }
      start += 1
    }
    if count > (halves.count == 2 ? 7 : 8) { return tooMany }
    return halves.count == 2 || count == 8 ? .valid : incomplete
  }

  /// What stands before and behind `::`.
  private static func halves(of text: String) -> [Substring] {
    var halves: [Substring] = []
    var rest = text[...]
    while let sign = rest.firstRange(of: "::") {
      halves.append(rest[..<sign.lowerBound])
      rest = rest[sign.upperBound...]
    }
    return halves + [rest]
  }

  private var incomplete: Verdict {
    Verdict(.incomplete, "There are eight groups, or fewer and ::.", code: "ip.incomplete")
  }

  private var tooMany: Verdict { Verdict(.invalid, "There are eight groups.", code: "ip.parts") }

  private func wrong(_ message: String, at range: Range<Int>) -> Verdict {
    Verdict(.invalid, message, code: "ip.part", at: range)
  }
}

extension Character {
  fileprivate var isASCIIHexDigit: Bool { isASCII && isHexDigit }
}
