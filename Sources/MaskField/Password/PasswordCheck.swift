public import MaskEngine

/// One thing that rules ask of a password, and whether it is there: a line of a checklist.
///
/// ```swift
/// for check in rules.checks(on: password) {
///   print(check.isMet ? "✓" : "·", check.sentence)      // · At least 8 characters.
/// }
/// ```
///
/// Nothing in it quotes the password.
public struct PasswordCheck: Sendable, Hashable {
  /// What is asked.
  public enum Requirement: Sendable, Hashable {
    /// So many characters at least.
    case atLeast(Int)
    /// So many characters at most.
    case atMost(Int)
    /// One of these.
    case oneOf(PasswordCharacters)
    /// No others than these.
    case only(PasswordCharacters)
    /// So many of one character in a row at most.
    case inARow(Int)
  }

  /// What is asked.
  public var requirement: Requirement
  /// Whether the password has it.
  public var isMet: Bool
  /// Where it fails first, in UTF-16 units; `nil` where it is met, or something is only missing.
  public var range: Range<Int>?

  /// What is asked, as a plain English sentence.
  public var sentence: String {
    switch requirement {
    case .atLeast(let least):
      least == 1 ? "At least one character." : "At least \(least) characters."
    case .atMost(let most): most == 1 ? "At most one character." : "At most \(most) characters."
    case .oneOf(let set): "At least one of: \(set.words)."
    case .only(let set): "Only these: \(set.words)."
    case .inARow(1): "Not the same character twice in a row."
    case .inARow(let most): "At most \(most) of the same character in a row."
    }
  }

  /// A stable name, as the code of a finding: `password.too-short`.
  public var code: String {
    switch requirement {
    case .atLeast: "password.too-short"
    case .atMost: "password.too-long"
    case .oneOf: "password.missing-class"
    case .only: "password.not-allowed"
    case .inARow: "password.in-a-row"
    }
  }

  /// What the sentence mentions: `least`, `most` or `classes`.
  public var parameters: [String: String] {
    switch requirement {
    case .atLeast(let least): ["least": "\(least)"]
    case .atMost(let most), .inARow(let most): ["most": "\(most)"]
    case .oneOf(let set), .only(let set): ["classes": set.description]
    }
  }

  /// Whether going on typing can mend it.
  var isMendedByMore: Bool {
    switch requirement {
    case .atLeast, .oneOf: true
    case .atMost, .only, .inARow: false
    }
  }

  /// The check as a finding.
  public var finding: Finding { Finding(code, sentence, parameters: parameters, at: range) }
}

extension PasswordCharacters {
  /// The set in plain words: `a capital letter, a digit, - _`.
  var words: String {
    if isUnicode { return "any character" }
    let names: [(PasswordCharacters, String)] = [
      (.upper, "a capital letter"), (.lower, "a small letter"), (.digit, "a digit"),
      (.special, "a space or a mark such as ! or -"),
    ]
    var rest = self
    var parts: [String] = []
    for (set, name) in names where isSuperset(of: set) {
      parts.append(name)
      rest.subtract(set)
    }
    let single = rest.bytes.map { $0 == 0x20 ? "a space" : String(UnicodeScalar($0)) }
    if !single.isEmpty { parts.append(single.joined(separator: " ")) }
    return parts.joined(separator: ", ")
  }
}
