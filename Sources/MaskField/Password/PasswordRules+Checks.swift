public import MaskEngine

extension PasswordRules: Validating, SecretValidating {
  /// What is asked of a password, and what of it is there, in the order of the rules.
  ///
  /// - Complexity: linear in the password.
  public func checks(on password: String) -> [PasswordCheck] {
    checks(on: PasswordScan(password.unicodeScalars, rules: self))
  }

  /// The same for a password that is no `String`: its UTF-8, which is read and not kept.
  public func checks(onSecret bytes: Span<UInt8>) -> [PasswordCheck] {
    checks(on: PasswordScan(bytes, rules: self))
  }

  /// The verdict on a password: incomplete while typing can bring what is missing.
  public func verdict(on text: String, value: String) -> Verdict {
    verdict(of: checks(on: text))
  }

  /// The verdict on a password as UTF-8.
  public func verdict(onSecret bytes: Span<UInt8>) -> Verdict {
    verdict(of: checks(onSecret: bytes))
  }

  private func verdict(of checks: [PasswordCheck]) -> Verdict {
    let unmet = checks.filter { !$0.isMet }
    if unmet.isEmpty { return .valid }
    // What cannot be mended by going on comes first.
    let wrong = unmet.filter { !$0.isMendedByMore }
    return Verdict(
      wrong.isEmpty ? .incomplete : .invalid,
      findings: (wrong + unmet.filter(\.isMendedByMore)).map(\.finding))
  }

  private func checks(on scan: PasswordScan) -> [PasswordCheck] {
    var checks: [PasswordCheck] = []
    if let minLength {
      checks.append(PasswordCheck(requirement: .atLeast(minLength), isMet: scan.count >= minLength))
    }
    for (index, set) in required.enumerated() where !set.isEmpty {
      checks.append(PasswordCheck(requirement: .oneOf(set), isMet: scan.isMet[index]))
    }
    if !characters.isUnicode {
      checks.append(
        PasswordCheck(
          requirement: .only(characters), isMet: scan.foreign == nil, range: scan.foreign))
    }
    if let maxConsecutive {
      checks.append(
        PasswordCheck(requirement: .inARow(maxConsecutive), isMet: scan.run == nil, range: scan.run)
      )
    }
    if let maxLength {
      checks.append(
        PasswordCheck(
          requirement: .atMost(maxLength), isMet: scan.excess == nil, range: scan.excess))
    }
    return checks
  }
}

/// One pass over a password: counts and places, and nothing of what stands there.
private struct PasswordScan {
  var count = 0
  /// For each required set whether one of it was seen.
  var isMet: [Bool]
  /// The first character that is not allowed.
  var foreign: Range<Int>?
  /// The first character of a run that is one too many.
  var run: Range<Int>?
  /// What is beyond the greatest length.
  var excess: Range<Int>?

  private var offset = 0
  private var last: Unicode.Scalar?
  private var runLength = 0

  init(_ scalars: some Sequence<Unicode.Scalar>, rules: PasswordRules) {
    isMet = rules.required.map { _ in false }
    let characters = rules.characters
    for scalar in scalars { see(scalar, rules, characters) }
  }

  init(_ bytes: Span<UInt8>, rules: PasswordRules) {
    isMet = rules.required.map { _ in false }
    let characters = rules.characters
    var place = 0
    while place < bytes.count {
      see(Unicode.Scalar(decoding: bytes, at: &place), rules, characters)
    }
    last = nil
  }

  private mutating func see(
    _ scalar: Unicode.Scalar, _ rules: PasswordRules, _ characters: PasswordCharacters
  ) {
    let size = scalar.value > 0xFFFF ? 2 : 1
    let range = offset..<offset + size
    count += 1
    offset += size
    for (index, set) in rules.required.enumerated() where set.contains(scalar) {
      isMet[index] = true
    }
    if foreign == nil, !characters.contains(scalar) { foreign = range }
    runLength = scalar == last ? runLength + 1 : 1
    last = scalar
    if run == nil, let most = rules.maxConsecutive, runLength > most { run = range }
    if let most = rules.maxLength, count > most {
      excess = (excess?.lowerBound ?? range.lowerBound)..<offset
    }
  }
}
