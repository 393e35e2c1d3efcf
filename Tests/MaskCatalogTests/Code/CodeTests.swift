import MaskCatalog
import MaskEngine
import Testing

@Suite("Numbers of things")
struct CodeTests {
  @Test(
    "right and wrong ones, in words",
    arguments: [
      ("mac", "00:1b:44:11:3a:b7", nil), ("mac", "00:1b:44:11:3a", "code.too-short"),
      ("uuid", "123e4567-e89b-12d3-a456-426614174000", nil), ("uuid", "123e4567", "code.too-short"),
      ("color", "#f80", nil), ("color", "#ff8800", nil), ("color", "#ff880080", nil),
      ("color", "#ff88", nil), ("color", "#ff880", "code.too-short"),
      ("color", "#f", "code.too-short"),
      ("vin", "1M8GDM9AXKP042788", nil), ("vin", "1M8GDM9A1KP042788", "code.check-digit"),
      ("vin", "11111111111111111", nil), ("vin", "5GZCZ43D13S812715", nil),
      ("license", "ABCDE-12345-FGHIJ-67890-KLMNO", nil), ("license", "ABCDE", "code.too-short"),
      ("ipv4", "192.168.0.1", nil), ("ipv4", "256.1.1.1", "ip.part"),
      ("ipv4", "1.2.3", "ip.incomplete"),
      ("ipv4", "1.2.3.", "ip.incomplete"), ("ipv4", "01.2.3.4", "ip.zero"),
      ("ipv4", "0.0.0.0", nil),
      ("ipv6", "2001:db8::1", nil), ("ipv6", "::", nil), ("ipv6", "::1", nil),
      ("ipv6", "fe80::", nil),
      ("ipv6", "1:2:3:4:5:6:7:8", nil), ("ipv6", "1:2:3:4:5:6:7", "ip.incomplete"),
      ("ipv6", "1:2:3:4:5:6:7:8:9", "ip.parts"), ("ipv6", "1::2::3", "ip.twice"),
      ("ipv6", "12345::", "ip.part"), ("ipv6", ":::", "ip.twice"), ("ipv6", ":1::", "ip.part"),
      ("ipv6", "::ffff:192.0.2.1", nil), ("ipv6", "::ffff:192.0.2.256", "ip.part"),
      ("ipv6", "1:2:3:4:5:6:7::", nil), ("ipv6", "1:2:3:4:5:6:7:8::", "ip.parts"),
      ("ipv6", "::1.2.3.4:5", "ip.part"), ("ipv6", ":", "ip.incomplete"),
      ("ipv6", "1:", "ip.incomplete"),
    ] as [(String, String, String?)])
  func verdicts(_ kind: String, _ text: String, _ code: String?) throws {
    let kind = try FieldKind(kind)
    let verdict = kind.verdict(on: text)
    #expect(verdict.findings.first?.code == code, "\(text) \(verdict)")
    #expect((verdict.state == .valid) == (code == nil || code == "code.check-digit"), "\(text)")
  }

  @Test(
    "typing puts the signs where they belong",
    arguments: [
      ("mac", "001B44113AB7", "00:1b:44:11:3a:b7"), ("mac", "00-1B-44", "00:1b:44"),
      ("ipv4", "10.0.0.1", "10.0.0.1"), ("ipv4", "192168001001", "192.168.001.001"),
      ("color", "F80", "#f80"), ("color", "#F80", "#f80"),
      ("uuid", "123e4567e89b", "123e4567-e89b"), ("vin", "1m8gdm9ao", "1M8GDM9A"),
      ("license", "abcde12", "ABCDE-12"), ("ipv6", "FE80::1g", "fe80::1"),
    ])
  func typing(_ kind: String, _ keys: String, _ text: String) throws {
    let mask = try FieldKind(kind).mask
    var shown = mask.formatted("")
    for key in keys {
      let caret = shown.caret.utf16
      shown = try mask.applying(
        TextChange(replacing: caret..<caret, with: String(key)), to: shown.text)
    }
    #expect(shown.text == text)
  }

  @Test(
    "a paste may carry its name in front, and marks that nobody sees",
    arguments: [
      ("mac", "MAC: 00-1B-44-11-3A-B7", "00:1b:44:11:3a:b7"),
      ("mac", "MAC address 001b.4411.3ab7", "00:1b:44:11:3a:b7"),
      ("vin", "VIN: 1M8GDM9AXKP042788", "1M8GDM9AXKP042788"),
      ("vin", "VIN 1m8gdm9axkp042788", "1M8GDM9AXKP042788"),
      ("ipv4", "IPv4: 10.0.0.1", "10.0.0.1"), ("ipv4", "IP address: 10.0.0.1", "10.0.0.1"),
      ("ipv6", "IPv6 ::1", "::1"), ("ipv6", "IPv6: ::1", "::1"), ("ipv6", "::1", "::1"),
      ("ipv6", "[2001:DB8::1]", "2001:db8::1"),
      (
        "uuid", "urn:uuid:123e4567-e89b-12d3-a456-426614174000",
        "123e4567-e89b-12d3-a456-426614174000"
      ),
      (
        "uuid", "{123E4567-E89B-12D3-A456-426614174000}",
        "123e4567-e89b-12d3-a456-426614174000"
      ),
      ("color", "Color: #FF8800", "#ff8800"), ("color", "colour = f80", "#f80"),
      ("license", "Key: ABCDE-12345-FGHIJ-67890-KLMNO", "ABCDE-12345-FGHIJ-67890-KLMNO"),
      ("bic", "SWIFT: DEUTDEFF", "DEUTDEFF"), ("bic", "BIC deutdeff", "DEUTDEFF"),
      ("postcode:CA", "Postal code: H3Z 2Y7", "H3Z 2Y7"),
      ("iban", "\u{202A}IBAN: DE89 3704 0044 0532 0130 00\u{202C}", "DE89 3704 0044 0532 0130 00"),
      ("iban", "IBAN : DE89\u{A0}3704\u{A0}0044 0532 0130 00", "DE89 3704 0044 0532 0130 00"),
      ("iban:DE", "DE89\u{200B}37040044\u{AD}0532013000", "DE89 3704 0044 0532 0130 00"),
      ("card", "\u{202A}4111\u{A0}1111\u{A0}1111\u{A0}1111\u{202C}", "4111 1111 1111 1111"),
      ("card", "４１１１１１１１１１１１１１１１", "4111 1111 1111 1111"),
      ("snils", "\u{2067}снилс № 112-233-445\u{A0}95\u{2069}", "112-233-445 95"),
      ("snils", "١١٢٢٣٣٤٤٥٩٥", "112-233-445 95"),
      // A word that no list has goes where the rest fits only without it.
      ("id:RU.plate", "Госномер А123ВС77", "А123ВС 77"),
      ("postcode:GB", "ZIP SW1A 1AA", "SW1A 1AA"),
      ("id:RU.inn10", "ИНН 5042904166", "5042904166"),
      ("vin", "Rahmen 1M8GDM9AXKP042788", "1M8GDM9AXKP042788"),
      ("mac", "Ethernet: 001b.4411.3ab7", "00:1b:44:11:3a:b7"),
    ])
  func labels(_ kind: String, _ pasted: String, _ text: String) throws {
    let mask = try FieldKind(kind).mask
    let change = TextChange(replacing: 0..<0, with: pasted, intent: .paste)
    let shown = try mask.applying(change, to: "")
    #expect(shown.text == text)
    #expect(shown.refused == 0, "\(shown.refused) of \(pasted)")
    #expect(mask.formatted(pasted).text == text)
  }
}
