import MaskTraits
import Testing

@Suite struct KeyboardTests {
  /// One row a type: raw value, release, digits, return key, and what a tap can and cannot bring.
  static let rows:
    [(KeyboardType, Int, SystemVersion, KeyboardType.DigitPlane, Bool, String, String)] =
      [
        (.default, 0, SystemVersion(2), .second, true, "aЯ漢1 👍", ""),
        (.asciiCapable, 1, SystemVersion(2), .second, true, "az AZ~!", "é\u{7F}\n\u{1F}👍"),
        (.numbersAndPunctuation, 2, SystemVersion(2), .first, true, "1-. aé", "\n\u{0}\u{2028}"),
        (.URL, 3, SystemVersion(2), .second, true, "./a1é", " \u{A0}\n"),
        (.numberPad, 4, SystemVersion(2), .only, false, "0123456789", "٣.-+ a"),
        (.phonePad, 5, SystemVersion(2), .only, false, "0123456789*#+,;", "()- pa"),
        (.namePhonePad, 6, SystemVersion(2), .second, true, "aé1 +", ""),
        (.emailAddress, 7, SystemVersion(2), .second, true, "a@. ", ""),
        (.decimalPad, 8, SystemVersion(4, 1), .only, false, "0123456789.", ",- "),
        (.twitter, 9, SystemVersion(5), .second, true, "@#a", ""),
        (.webSearch, 10, SystemVersion(7), .second, true, "a .", ""),
        (.asciiCapableNumberPad, 11, SystemVersion(10), .only, false, "0123456789", "٣.- a"),
      ]

  @Test(arguments: rows.indices) func keyboard(_ index: Int) {
    let (type, raw, since, digits, hasReturn, keys, others) = Self.rows[index]
    #expect(type.rawValue == raw)
    #expect(KeyboardType(rawValue: raw) == type)
    #expect(type.since == since)
    #expect(type.digits == digits)
    #expect(type.hasReturnKey == hasReturn)
    for key in keys { #expect(type.produces(key), "\(type) and \(key)") }
    for other in others { #expect(!type.produces(other), "\(type) and \(other.debugDescription)") }
    for key in type.prominentKeys() where key.count == 1 {
      #expect(type.produces(Character(key)), "\(type) and \(key)")
    }
  }

  @Test func thereAreTwelve() {
    #expect(KeyboardType.allCases == Self.rows.map(\.0))
    #expect(KeyboardType.alphabet == .asciiCapable)
    #expect(KeyboardType(rawValue: 12) == nil)
  }

  @Test func padsFollowTheRegion() {
    let egypt = KeyboardRegion(zero: "٠", decimalSeparator: "٫")
    for digit in "٠١٢٣٤٥٦٧٨٩" {
      #expect(KeyboardType.numberPad.produces(digit, in: egypt))
      #expect(KeyboardType.decimalPad.produces(digit, in: egypt))
      #expect(!KeyboardType.asciiCapableNumberPad.produces(digit, in: egypt))
      #expect(!KeyboardType.phonePad.produces(digit, in: egypt))
    }
    #expect(KeyboardType.decimalPad.produces("٫", in: egypt))
    #expect(!KeyboardType.decimalPad.produces(".", in: egypt))
    #expect(!KeyboardType.numberPad.produces("1", in: egypt))
    #expect(KeyboardType.decimalPad.produces(",", in: .germany))
    #expect(!KeyboardType.decimalPad.produces(".", in: .germany))
    #expect(KeyboardType.decimalPad.prominentKeys(in: .germany) == [","])
    #expect(KeyboardRegion(zero: "x").digits == KeyboardRegion.ascii.digits)
    #expect(KeyboardRegion(zero: "7").digits == KeyboardRegion.ascii.digits)
  }

  /// The last three: what UIKit shows, what the articles say, and the way between.
  static let resolutions:
    [(TextContentType?, KeyboardType, KeyboardType, KeyboardType, KeyboardType)] =
      [
        (nil, .phonePad, .phonePad, .phonePad, .phonePad),
        (.off, .phonePad, .phonePad, .phonePad, .phonePad),
        (TextContentType("x-own"), .URL, .URL, .URL, .URL),
        (.oneTimeCode, .default, .default, .numberPad, .numberPad),
        (.username, .default, .default, .emailAddress, .emailAddress),
        (.username, .asciiCapable, .asciiCapable, .emailAddress, .asciiCapable),
        (.password, .numberPad, .numberPad, .default, .numberPad),
      ]

  @Test(arguments: resolutions.indices) func resolution(_ index: Int) {
    let (content, type, uikit, articles, fallback) = Self.resolutions[index]
    #expect(KeyboardResolution.uikit.keyboard(for: content, assigned: type) == uikit)
    #expect(KeyboardResolution.contentType.keyboard(for: content, assigned: type) == articles)
    #expect(KeyboardResolution.fallback.keyboard(for: content, assigned: type) == fallback)
  }

  static let returnKeys: [(ReturnKeyType, Int, Int, String, String?, String)] = [
    (.default, 0, 2, "return", "return", "enter"), (.go, 1, 2, "go", "go", "go"),
    (.google, 2, 2, "search", "search", "search"), (.join, 3, 2, "join", "join", "done"),
    (.next, 4, 2, "next", "next", "next"), (.route, 5, 2, "route", "route", "go"),
    (.search, 6, 2, "search", "search", "search"), (.send, 7, 2, "send", "send", "send"),
    (.yahoo, 8, 2, "search", "search", "search"), (.done, 9, 2, "done", "done", "done"),
    (.emergencyCall, 10, 2, "emergency call", nil, "go"),
    (.continue, 11, 9, "continue", "continue", "next"),
  ]

  @Test(arguments: returnKeys.indices) func returnKey(_ index: Int) {
    let (type, raw, since, label, submit, hint) = Self.returnKeys[index]
    #expect(type.rawValue == raw)
    #expect(type.since == SystemVersion(since))
    #expect(type.label == label)
    #expect(type.submitLabel?.rawValue == submit)
    #expect(type.enterKeyHint.rawValue == hint)
  }

  @Test func thereAreTwelveReturnKeys() {
    #expect(ReturnKeyType.allCases == Self.returnKeys.map(\.0))
  }
}
