import Foundation
import MaskField
import Testing

@Suite struct OneTimeCodeTests {
  /// Message, code, host, host of the frame.
  static let messages: [(String, String?, String?, String?)] = [
    ("123456 is your code.\n\n@example.com #123456", "123456", "example.com", nil),
    (
      "Your code is 747723.\n@shop.example #747723 @pay.example", "747723", "shop.example",
      "pay.example"
    ),
    ("@EXAMPLE.com #ab-12", "ab-12", "example.com", nil),
    ("code 1234\r\n@example.com #777777", "777777", "example.com", nil),
    ("code 1234\n@example.com 777777", nil, nil, nil), ("code 1234\n@example.com #", nil, nil, nil),
    ("code 1234\n@localhost #123456", nil, nil, nil), ("code\n@.com #123456", nil, nil, nil),
    ("code\n@exa mple.com #123456", nil, nil, nil), ("code\n@exämple.com #1234", nil, nil, nil),
    ("@example.com #123456\nis how it looks", nil, nil, nil),
    ("Your verification code is 482910", "482910", nil, nil),
    ("G-482910 is your code", "482910", nil, nil),
    ("Code: 482 910", "482910", nil, nil), ("Code: 482-910.", "482910", nil, nil),
    ("Ваш код: 4829", "4829", nil, nil), ("验证码 482910，请勿泄露", "482910", nil, nil),
    ("Order 99887766 shipped. Your PIN is 4829.", "4829", nil, nil),
    ("Your balance is 4829", nil, nil, nil), ("Your code is 123", nil, nil, nil),
    ("Your code is 123456789", nil, nil, nil), ("code: $1234.56", nil, nil, nil),
    ("Call +49301234567 for your code", nil, nil, nil), ("", nil, nil, nil),
  ]

  @Test(arguments: messages)
  func readsMessages(_ text: String, _ code: String?, _ host: String?, _ frame: String?) {
    let message = OneTimeCodeMessage(text)
    #expect(message?.code == code)
    #expect(message?.domain == host)
    #expect(message?.embeddedDomain == frame)
  }

  @Test func aLongMessageIsReadFromItsEnd() {
    let message = OneTimeCodeMessage(
      String(repeating: "code 1 ", count: 100_000) + "\n@a.example #99")
    #expect(message?.code == "99")
  }

  @Test func codesLastThreeMinutes() {
    let start = Date(timeIntervalSince1970: 0)
    var inbox = OneTimeCodeInbox()
    inbox.receive("Your code is 1111", at: start)
    inbox.receive("x\n@example.com #2222", at: start + 60)
    inbox.receive("no digits here", at: start + 60)
    func codes(_ domains: [String], _ seconds: TimeInterval) -> [String] {
      inbox.codes(for: domains, at: start + seconds).map(\.code)
    }
    #expect(codes(["example.com"], 100) == ["2222", "1111"])
    #expect(codes(["login.example.com"], 100) == ["2222", "1111"], "below the host")
    #expect(codes(["example.org"], 100) == ["1111"])
    #expect(codes(["badexample.com"], 100) == ["1111"])
    #expect(codes(["example.com"], 179.9) == ["2222", "1111"])
    #expect(codes(["example.com"], 180) == ["2222"])
    #expect(codes(["example.com"], 240) == [])
    #expect(codes(["example.com"], -1) == [], "nothing comes from the future")
    #expect("\(inbox)" == "OneTimeCodeInbox(2)")
  }
}
