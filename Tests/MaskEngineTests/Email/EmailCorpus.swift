import Foundation
import MaskEngine

/// The rows of the email corpora: those in Resources, and the full ones where they lie beside the
/// package.
enum EmailCorpus {
  struct Address: Sendable {
    var text: String
    /// `nil` where the question is open.
    var expected: [EmailProfile: Bool]
  }

  enum State: Hashable, Sendable { case empty, incomplete, valid, impossible(Int) }

  struct Typing: Sendable {
    var text: String
    var expected: [EmailProfile: State]
  }

  struct Typo: Sendable {
    var input: String
    var suggestion: String?
    var domains: EmailDomains
  }

  static func addresses() throws -> [Address] {
    try rows("email-addresses").map { row in
      let row = row as! [Any]
      let letters = Array(row[1] as! String)
      var expected: [EmailProfile: Bool] = [:]
      for (profile, letter) in zip(EmailProfile.allCases, letters) where letter != "-" {
        expected[profile] = letter == "t"
      }
      return Address(text: row[0] as! String, expected: expected)
    }
  }

  static func typing() throws -> [Typing] {
    try rows("email-typing").map { row in
      let row = row as! [Any]
      let words = (row[1] as! String).split(separator: " ")
      var expected: [EmailProfile: State] = [:]
      for (profile, word) in zip(EmailProfile.allCases, words) where word != "-" {
        expected[profile] =
          word == "v"
          ? .valid
          : word == "i"
            ? .incomplete
            : word == "e"
              ? .empty
              : .impossible(Int(word.dropFirst())!)
      }
      return Typing(text: row[0] as! String, expected: expected)
    }
  }

  static func illFormed() throws -> [(bytes: [UInt8], offset: Int?)] {
    try rows("email-utf8").map { row in
      let row = row as! [Any]
      let digits = Array((row[0] as! String).utf8)
      let bytes = stride(from: 0, to: digits.count, by: 2).map {
        UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)!
      }
      return (bytes, row[1] as? Int)
    }
  }

  static func typos() throws -> [Typo] {
    try rows("email-typos").map { row in
      let row = row as! [String: Any]
      var domains = EmailDomains.standard
      if let popular = row["domains"] as? [String] {
        domains = EmailDomains(
          popular: popular, secondLevels: row["second_level"] as! [String],
          endings: row["top_level"] as! [String])
      }
      return Typo(
        input: row["input"] as! String, suggestion: row["suggestion"] as? String, domains: domains)
    }
  }

  /// The full corpora, in a folder that need not exist.
  static let shared = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/corpora")

  static var hasShared: Bool {
    FileManager.default.fileExists(atPath: shared.appendingPathComponent("email.jsonl").path)
  }

  private static let keys: [(EmailProfile, String)] = [
    (.basic, "basic"), (.html, "html"), (.rfc5321, "rfc5322"), (.rfc6531, "rfc6531"),
  ]

  static func sharedAddresses() throws -> [Address] {
    try lines(of: shared.appendingPathComponent("email.jsonl")).map { row in
      let row = row as! [String: Any]
      let expect = row["expect"] as! [String: Any]
      var expected: [EmailProfile: Bool] = [:]
      for (profile, key) in keys { expected[profile] = expect[key] as? Bool }
      return Address(text: row["address"] as! String, expected: expected)
    }
  }

  static func sharedTyping() throws -> [Typing] {
    try lines(of: shared.appendingPathComponent("email-typing.jsonl")).map { row in
      let row = row as! [String: Any]
      let expect = row["expect"] as! [String: Any]
      var expected: [EmailProfile: State] = [:]
      for (profile, key) in keys {
        guard let answer = expect[key] as? [String: Any] else { continue }
        switch answer["state"] as! String {
        case "empty": expected[profile] = .empty
        case "incomplete": expected[profile] = .incomplete
        case "valid": expected[profile] = .valid
        default: expected[profile] = .impossible(answer["bad_offset"] as! Int)
        }
      }
      return Typing(text: row["text"] as! String, expected: expected)
    }
  }

  private static func rows(_ name: String) throws -> [Any] {
    let url = Bundle.module.url(
      forResource: name, withExtension: "jsonl", subdirectory: "Resources")
    return try lines(of: url!)
  }

  private static func lines(of url: URL) throws -> [Any] {
    try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
      try JSONSerialization.jsonObject(with: Data($0))
    }
  }
}

extension EmailVerdict {
  /// The verdict in the terms of the corpora; `nil` when undecided.
  var state: EmailCorpus.State? {
    switch self {
    case .empty: .empty
    case .incomplete: .incomplete
    case .valid: .valid
    case .impossible(let offset, _): .impossible(offset.utf8)
    case .undecided: nil
    }
  }
}
