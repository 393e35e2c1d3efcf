/// Looks through one text for what its writer may have meant.
struct EmailHintReader {
  /// One thing noticed: where, and the text with only that corrected.
  struct Finding {
    var code: EmailHint.Code
    var range: Range<Int>
    var corrected: String?
  }

  let matcher: EmailMatcher
  let domains: EmailDomains
  let scalars: EmailScalars
  private let isValid: Bool

  init(matcher: EmailMatcher, domains: EmailDomains, text: String) {
    self.matcher = matcher
    self.domains = domains
    scalars = EmailScalars(text)
    isValid = matcher.verdict(on: text).isValid
  }

  /// What was noticed, in the order of ``EmailHint/Code``.
  func findings() -> [Finding] {
    var found = [whitespace, invisible, bidi].compactMap { $0 }
    if !isValid {
      found += [mailto, angle, several, punctuation].compactMap { $0 }
    }
    found += [fullwidthAt, fullwidth, ideographicDot, smartPunctuation].compactMap { $0 }
    if !isValid {
      found += [comma].compactMap { $0 }
    }
    return found + dots + domainFindings
  }

  private var all: [Unicode.Scalar] { scalars.scalars }

  // MARK: What came along

  private var whitespace: Finding? {
    guard let first = all.firstIndex(where: { !$0.isBlank }),
      let last = all.lastIndex(where: { !$0.isBlank })
    else { return Finding(code: .trimWhitespace, range: all.indices, corrected: nil) }
    guard first > 0 || last + 1 < all.count else { return nil }
    return Finding(
      code: .trimWhitespace, range: first > 0 ? 0..<first : last + 1..<all.count,
      corrected: scalars.text(first...last))
  }

  private var invisible: Finding? {
    let places = all.indices.filter { all[$0].isInvisible && !joins($0) }
    guard let first = places.first else { return nil }
    // What the replacement character stands for is lost; leaving it out would be a guess.
    let damaged = places.contains { all[$0].value == 0xFFFD }
    let kept = all.indices.filter { !places.contains($0) }.map { all[$0] }
    return Finding(
      code: .invisibleCharacter, range: first..<first + 1,
      corrected: damaged ? nil : EmailScalars(kept).text)
  }

  /// Whether a joiner stands between two letters, where some scripts need it.
  private func joins(_ at: Int) -> Bool {
    all[at].isJoiner && at > 0 && at + 1 < all.count && all[at - 1].isWord && all[at + 1].isWord
      && !all[at - 1].isASCII
  }

  private var bidi: Finding? {
    guard let first = all.firstIndex(where: \.isBidiMark) else { return nil }
    return Finding(
      code: .bidiMark, range: first..<first + 1,
      corrected: scalars.replacing { $0.isBidiMark ? "" : nil })
  }

  private var mailto: Finding? {
    guard let stripped = Self.withoutMailto(scalars.text) else { return nil }
    return Finding(code: .stripMailto, range: 0..<7, corrected: stripped)
  }

  /// The address of a `mailto:` link, percent-decoded and without what follows a `?`; `nil` for other
  /// texts.
  static func withoutMailto(_ text: String) -> String? {
    guard text.utf8.count >= 7, text.prefix(7).lowercased() == "mailto:" else { return nil }
    let address = text.dropFirst(7).prefix { $0 != "?" }
    return percentDecoded(address) ?? String(address)
  }

  /// `nil` where a `%` does not begin two hexadecimal digits, or the bytes are not UTF-8.
  private static func percentDecoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hex), let low = rest.popFirst().flatMap(hex) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private var angle: Finding? {
    let end = all.lastIndex { !$0.isBlank }
    guard let close = end, all[close] == ">", let open = all.lastIndex(of: "<"), open < close,
      all.count(where: { $0 == "<" }) == 1, all.count(where: { $0 == ">" }) == 1
    else { return nil }
    return Finding(
      code: .extractAngleAddress, range: open..<close + 1,
      corrected: scalars.text(open + 1..<close))
  }

  private var several: Finding? {
    guard let first = all.firstIndex(of: "@") else { return nil }
    let between = all[first...].firstIndex { $0 == "," || $0 == ";" || $0.isBlank }
    guard let between, all[between...].contains("@") else { return nil }
    return Finding(code: .multipleAddresses, range: between..<all.count, corrected: nil)
  }

  private var punctuation: Finding? {
    let marks: Set<Unicode.Scalar> = [".", ",", ";", ":", ">", ")"]
    guard let last = all.lastIndex(where: { !marks.contains($0) }), last + 1 < all.count else {
      return nil
    }
    let trimmed = scalars.text(...last)
    guard matcher.verdict(on: trimmed).isValid else { return nil }
    return Finding(
      code: .trimTrailingPunctuation, range: last + 1..<all.count, corrected: trimmed)
  }

  // MARK: What keyboards wrote

  private func fold(_ code: EmailHint.Code, by change: (Unicode.Scalar) -> String?) -> Finding? {
    guard let first = all.firstIndex(where: { change($0) != nil }) else { return nil }
    return Finding(
      code: code, range: first..<first + 1, corrected: scalars.replacing(by: change))
  }

  private var fullwidthAt: Finding? {
    fold(.fullwidthAt) { $0.value == 0xFF20 || $0.value == 0xFE6B ? "@" : nil }
  }

  private var fullwidth: Finding? {
    fold(.fullwidthCharacters) { scalar in
      guard (0xFF01...0xFF5E).contains(scalar.value), scalar.value != 0xFF20,
        scalar.value != 0xFF0E
      else { return nil }
      return Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
    }
  }

  private var ideographicDot: Finding? {
    fold(.ideographicDot) { [0x3002, 0xFF0E, 0xFF61].contains($0.value) ? "." : nil }
  }

  private var smartPunctuation: Finding? {
    fold(.smartPunctuation) { scalar in
      switch scalar.value {
      case 0x2018, 0x2019: "'"
      case 0x201C, 0x201D: "\""
      case 0x2010...0x2014: "-"
      case 0x2026: "..."
      default: nil
      }
    }
  }

  private var comma: Finding? {
    guard let separator = scalars.separator else { return nil }
    let places = all.indices.filter { at in
      all[at] == "," && at > separator + 1 && at + 1 < all.count && all[at - 1].isWord
        && all[at + 1].isWord
    }
    guard let first = places.first, several == nil else { return nil }
    var dotted = scalars
    for place in places { dotted.scalars[place] = "." }
    return Finding(code: .commaForDot, range: first..<first + 1, corrected: dotted.text)
  }

  // MARK: Dots

  private var dots: [Finding] {
    let local = 0..<(scalars.separator ?? all.count)
    guard all.first != "\"" else { return [] }
    var found: [Finding] = []
    let double = all.indices.dropFirst().first { all[$0] == "." && all[$0 - 1] == "." }
    if let double {
      found.append(Finding(code: .consecutiveDots, range: double - 1..<double + 1))
    }
    if all.first == "." {
      found.append(Finding(code: .leadingDotLocal, range: 0..<1))
    }
    if let last = local.last, local.upperBound < all.count, last > 0, all[last] == "." {
      found.append(Finding(code: .trailingDotLocal, range: last..<last + 1))
    }
    return found
  }

  // MARK: The domain

  private var domainFindings: [Finding] {
    guard let separator = scalars.separator, separator + 1 < all.count, all[separator + 1] != "["
    else { return [] }
    let start = separator + 1
    let domain = scalars.text(start...).lowercased()
    func replaced(by other: String) -> String { scalars.text(..<start) + other }
    if let meant = EmailTypo.correction(of: domain, in: domains) {
      return [
        Finding(code: .domainTypo, range: start..<all.count, corrected: replaced(by: meant))
      ]
    }
    // The rest is about a domain as it stands; a half-typed or broken one has a reason already.
    guard isValid else { return [] }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = labels.last else { return [] }
    let lastStart = (all.lastIndex(of: ".") ?? separator) + 1
    var found: [Finding] = []
    if labels.count == 1, last != "localhost" {
      found.append(Finding(code: .singleLabelDomain, range: start..<all.count))
    } else if last.allSatisfy({ ("0"..."9").contains($0) }) {
      found.append(Finding(code: .numericTopLevel, range: lastStart..<all.count))
    } else if Self.reserved.contains(last) {
      found.append(Finding(code: .reservedTopLevel, range: lastStart..<all.count))
    } else if labels.count > 1, last.unicodeScalars.count >= 2, !domains.topLevels.contains(last) {
      // Deeper names are somebody's own, so only a plain `name.ending` is corrected.
      let meant = labels.count == 2 ? EmailTypo.topLevel(for: last, in: domains) : nil
      found.append(
        Finding(
          code: .unknownTopLevel, range: lastStart..<all.count,
          corrected: meant.map { scalars.text(..<lastStart) + $0 }))
    }
    return found + doubtful(from: start)
  }

  /// RFC 2606, 6761, 7686 and 3172, and `local` of RFC 6762.
  private static let reserved: Set<String> = [
    "local", "localhost", "invalid", "test", "example", "onion", "arpa", "internal", "alt",
  ]

  // MARK: Labels that no registry gives out

  /// IDNA2008 where it can be told without its tables: RFC 5892's exceptions and context rules, and
  /// RFC 5891, 4.2.3.1.
  private func doubtful(from start: Int) -> [Finding] {
    for at in start..<all.count where isDoubtful(at, from: start) {
      return [Finding(code: .doubtfulLabel, range: at..<at + 1)]
    }
    return []
  }

  private func isDoubtful(_ at: Int, from start: Int) -> Bool {
    let before = at > start ? all[at - 1] : "."
    let after = at + 1 < all.count ? all[at + 1] : "."
    switch all[at].value {
    case 0x017F, 0x0640, 0x07FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: return true
    case 0xB7:
      return before.properties.lowercaseMapping != "l" || after.properties.lowercaseMapping != "l"
    case 0x200D: return before.properties.canonicalCombiningClass != .virama
    case 0x200C:
      // Between letters that join, which only a table could tell, or behind a virama.
      return before.isASCII || after.isASCII
    case 0x2D:
      let label = all[start..<at].lastIndex(of: ".").map { $0 + 1 } ?? start
      guard at == label + 3, before == "-" else { return false }
      let end = all[at...].firstIndex(of: ".") ?? all.count
      return all[label..<end].contains { !$0.isASCII }
    default: return false
    }
  }
}
