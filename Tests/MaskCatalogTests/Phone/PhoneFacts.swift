import Foundation
import MaskCatalog
import MaskEngine
import Testing

/// One print of a region's numbers, from the facts that libphonenumber's metadata gave.
struct PhonePrintFact: Sendable, CustomTestStringConvertible {
  var region: String
  var kind: String
  var callingCode: String
  /// National digits of an example.
  var example: String
  /// `+7 ### ###-##-##`
  var international: String
  /// `8 (###) ###-##-##`; `nil` where the print is no plain mask.
  var national: String?

  var testDescription: String { "\(region) \(kind) \(example)" }
  var e164: String { "+" + callingCode + example }
  var internationalText: String { Self.filled(international, example) }
  var nationalText: String? { national.map { Self.filled($0, example) } }

  private static func filled(_ mask: String, _ digits: String) -> String {
    var rest = digits[...]
    return String(mask.map { $0 == "#" ? rest.removeFirst() : $0 })
  }

  static let all: [PhonePrintFact] = regions.sorted { $0.key < $1.key }.flatMap { region, facts in
    ["mobile", "fixed"].flatMap { kind in
      (facts[kind] as? [[String: Any]] ?? []).map { row in
        PhonePrintFact(
          region: region, kind: kind, callingCode: facts["cc"] as! String,
          example: row["ex"] as! String, international: row["intl"] as! String,
          national: row["nat"] as? String)
      }
    }
  }

  static var regions: [String: [String: Any]] {
    PhoneFacts.file["regions"] as! [String: [String: Any]]
  }
}

/// What a text becomes that is pasted into a field of a region.
struct PhonePasteFact: Sendable, CustomTestStringConvertible {
  var region: String
  var text: String
  var e164: String?
  var isValid: Bool

  var testDescription: String { "\(region) \(text)" }

  static let all = (PhoneFacts.file["paste"] as! [[Any]]).map {
    PhonePasteFact(
      region: $0[0] as! String, text: $0[1] as! String, e164: $0[2] as? String,
      isValid: $0[3] as! Bool)
  }
}

/// What libphonenumber's AsYouTypeFormatter shows after each key.
struct PhoneTypingFact: Sendable, CustomTestStringConvertible {
  var region: String
  var keys: String
  var shown: [String]

  var testDescription: String { "\(region) \(keys)" }

  static let all = PhoneFacts.text("phones-ayt", "jsonl").split(separator: "\n").compactMap {
    let line = try! JSONSerialization.jsonObject(with: Data($0.utf8)) as! [String: Any]
    return (line["keys"] as? String).map { keys in
      PhoneTypingFact(
        region: line["region"] as! String, keys: keys, shown: line["out"] as! [String])
    }
  }
}

enum PhoneFacts {
  static var file: [String: Any] {
    try! JSONSerialization.jsonObject(with: Data(text("phone-regions", "json").utf8))
      as! [String: Any]
  }

  static func text(_ name: String, _ type: String) -> String {
    let url = Bundle.module.url(
      forResource: name, withExtension: type, subdirectory: "Resources")!
    return try! String(contentsOf: url, encoding: .utf8)
  }
}

extension Masking {
  /// What typing key by key at the end gives, after each key.
  func typedKeys(_ keys: String, into text: String = "") throws -> [MaskedText] {
    var typed: [MaskedText] = []
    for key in keys {
      let before = typed.last?.text ?? text
      let end = before.utf16.count
      typed.append(
        try applying(TextChange(replacing: end..<end, with: String(key)), to: before))
    }
    return typed
  }
}
