/// One rule about the characters of a whole code, as the tables write it: `w:2,4,10,3,5:11:t`.
///
/// The characters have the right shape when a check runs. The names:
///
/// | written | is |
/// | --- | --- |
/// | `w:WEIGHTS:M:ENDING` | weighted sum of the first characters, mod M; the check stands behind them |
/// | `n:COUNT:M:ENDING` | the first characters as one number, mod M; the check stands behind them |
/// | `s:WEIGHTS:M` | weighted sum of all characters is 0, mod M |
/// | `luhn`, `luhn:9`, `luhn36` | ISO/IEC 7812 on all or the first 9 characters; the same on base 36 |
/// | `iso7064`, `verhoeff` | ISO 7064 mod 11,10; Verhoeff |
/// | `at:INDEX:SET`, `not:INDEX:TEXTS`, `begins:TEXTS` | what may stand somewhere, and what may not |
/// | `inner:INDEX:SET` | a letter there is one of the set, and a digit stands before it |
/// | `exactly:TEXT` | the one code that is right whatever the checks behind say |
/// | `same`, `born:SCHEME` | all digits equal; the date in the number |
///
/// Anything else names a rule that one kind of code alone has.
///
/// How a remainder `r` becomes the check is its ending: nothing: `r` itself, 10 is never given out ·
/// `t`: `r` mod 10 · `c`: M − r, 10 is never given out · `z`: M − r, 10 and 11 become 0 ·
/// `ct`: M − r, mod 10 · `s`: `r` mod 100 in two digits · `c2`: M − r in two digits · `=ABC`: the
/// character at place `r`.
struct CodeCheck: Sendable {
  private let name: Substring
  private let arguments: [Substring]

  init(_ text: Substring) {
    let parts = text.parts(UInt8(ascii: ":"), omitsEmpty: false)
    name = parts[0]
    arguments = Array(parts.dropFirst())
  }

  /// Whether the code is right whatever the checks behind this one say.
  func settles(_ code: [Unicode.Scalar]) -> Bool {
    name == "exactly" && code.elementsEqual(argument(0).unicodeScalars)
  }

  /// What is wrong, and where; `nil` when the check is passed.
  func found(in code: [Unicode.Scalar]) -> CodeRule.Found? {
    let all = 0..<code.count
    switch name {
    case "exactly": return nil
    case "w": return weighted(code)
    case "n": return numbered(code)
    case "at": return misplaced(code)
    case "not": return unused(code)
    case "begins":
      let fits = list(0).contains { code.starts(with: $0.unicodeScalars) }
      return fits ? nil : CodeRule.Found(.notUsed, 0..<(list(0).first?.count ?? 1))
    case "inner":
      let index = number(0)
      if code[index].codeValue < 10 { return nil }
      let fits = code[index - 1].codeValue < 10 && argument(1).unicodeScalars.contains(code[index])
      return fits ? nil : CodeRule.Found(.notUsed, index..<index + 1)
    case "same":
      return code.allSatisfy { $0 == code.first } ? CodeRule.Found(.allTheSame, all) : nil
    case "born": return CodeDate(scheme: argument(0), code).found
    default: return passes(code) ? nil : CodeRule.Found(.checkDigit, code.count - 1..<code.count)
    }
  }

  /// The rules that say no more than yes or no.
  private func passes(_ code: [Unicode.Scalar]) -> Bool {
    let values = code.map(\.codeValue)
    switch name {
    case "s": return Checksums.sum(values, numbers(0)) % number(1) == 0
    case "luhn": return Checksums.luhn(values.prefix(arguments.isEmpty ? code.count : number(0)))
    case "luhn36": return Checksums.luhn(values.map { $0 > 9 ? $0 - 7 : $0 }[...], base: 36)
    case "iso7064": return Checksums.iso7064(values)
    case "verhoeff": return Checksums.verhoeff(values)
    default: return SpecialCheck(rawValue: String(name))?.passes(code) ?? false
    }
  }

  // MARK: - Sums

  private func weighted(_ code: [Unicode.Scalar]) -> CodeRule.Found? {
    let weights = numbers(0)
    let sum = Checksums.sum(code.map(\.codeValue), weights)
    return compare(sum % number(1), behind: weights.count, code)
  }

  private func numbered(_ code: [Unicode.Scalar]) -> CodeRule.Found? {
    let count = number(0)
    let rest = code.prefix(count).reduce(0) { ($0 * 10 + $1.codeValue) % number(1) }
    return compare(rest, behind: count, code)
  }

  /// Compares the check that a remainder asks for with what stands behind `count` characters.
  private func compare(
    _ remainder: Int, behind count: Int, _ code: [Unicode.Scalar]
  ) -> CodeRule.Found? {
    let modulus = number(1)
    let check = ending(remainder < 0 ? remainder + modulus : remainder, modulus)
    let size = max(1, check?.count ?? 1)
    let written = code.dropFirst(count).prefix(size)
    if let check, written.elementsEqual(check.unicodeScalars) { return nil }
    return CodeRule.Found(.checkDigit, count..<count + size)
  }

  private func ending(_ remainder: Int, _ modulus: Int) -> String? {
    func digit(_ number: Int) -> String? { number < 10 ? "\(number)" : nil }
    let rest = (modulus - remainder) % modulus
    switch argument(2) {
    case "": return digit(remainder)
    case "t": return "\(remainder % 10)"
    case "c": return digit(rest)
    case "z": return digit(rest) ?? "0"
    case "ct": return "\((modulus - remainder) % 10)"
    case "s": return Self.twoDigits(remainder % 100)
    case "c2": return Self.twoDigits(modulus - remainder)
    case let alphabet:
      let letters = alphabet.dropFirst()
      return letters.dropFirst(remainder).first.map(String.init)
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  // MARK: - Places

  private func misplaced(_ code: [Unicode.Scalar]) -> CodeRule.Found? {
    // Counted from the end where it is negative.
    let place = number(0)
    let index = place < 0 ? code.count + place : place
    guard code.indices.contains(index) else { return nil }
    var set = argument(1)
    let excludes = set.hasPrefix("^")
    if excludes { set = set.dropFirst() }
    let isIn = set.unicodeScalars.contains(code[index])
    return isIn == excludes ? CodeRule.Found(.notUsed, index..<index + 1) : nil
  }

  private func unused(_ code: [Unicode.Scalar]) -> CodeRule.Found? {
    let rest = code.dropFirst(number(0))
    guard let found = list(1).first(where: { rest.starts(with: $0.unicodeScalars) }) else {
      return nil
    }
    return CodeRule.Found(.notUsed, number(0)..<number(0) + found.count)
  }

  // MARK: - Arguments

  private func argument(_ index: Int) -> Substring {
    index < arguments.count ? arguments[index] : ""
  }

  private func number(_ index: Int) -> Int { argument(index).number ?? 1 }

  private func list(_ index: Int) -> [Substring] { argument(index).parts(UInt8(ascii: ",")) }

  private func numbers(_ index: Int) -> [Int] { argument(index).numbers() }
}
