import Foundation
import MaskEngine
import MaskField
import Testing

@Suite struct DecimalValueTests {
  @Test(arguments: [
    "0", "1", "-1", "0.1", "1234.5", "-0.000000001", "12345678901234567890123456789012345678",
    "0.12345678901234567890123456789012345678", "-9999999999999999999.9999999999999999999",
    "100000000000000000000000000000000000000000",
  ])
  func isExact(_ text: String) throws {
    let value = try #require(Decimal(decimalText: text))
    #expect(value.decimalText == text)
  }

  @Test func zerosSayNothing() {
    #expect(Decimal(decimalText: "1.500") == Decimal(string: "1.5"))
    #expect(Decimal(decimalText: "-0.00") == 0)
  }

  @Test(arguments: [
    "", "-", ".", "1e5", "1,5", "abc", "1.2.3", "123456789012345678901234567890123456789",
    "0.123456789012345678901234567890123456789", "1" + String(repeating: "0", count: 170),
  ])
  func refusesWhatItCannotHold(_ text: String) {
    #expect(Decimal(decimalText: text) == nil)
  }

  @Test func nearest() throws {
    let many = "123456789012345678901234567890123456789"
    let near = try #require(Decimal(nearestTo: many))
    #expect(abs(near - Decimal(string: "123456789012345678901234567890123456790")!) <= 10)
    #expect(Decimal(nearestTo: "") == nil)
    #expect(Decimal(nearestTo: "1.5") == Decimal(string: "1.5"))
  }

  @Test func bindsToAMask() throws {
    let style = NumberStyle(symbols: NumberSymbols(grouping: ","), fractionDigits: 0...4)
    let mask = try NumberMask(style)
    let policy = NumberPolicy.keepLast
    let last: Decimal = 7
    #expect(
      try policy.value(of: "1,234.5678", in: mask, last: last) == Decimal(string: "1234.5678"))
    #expect(try policy.value(of: "-", in: mask, last: last) == last)
  }
}
