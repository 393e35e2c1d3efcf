import MaskEngine
import Testing

@Suite struct NumberValueTests {
  private func checkOverflow<Value: FixedWidthInteger & NumberValue>(_ type: Value.Type) throws {
    let mask = try NumberMask(NumberStyle(symbols: NumberSymbols(grouping: ",")).holding(type))
    for end in [Value.max, Value.min] where end != 0 {
      let shown = mask.formatted(value: end.decimalText)
      #expect(shown.isComplete)
      #expect(Value(decimalText: shown.value) == end)
      let last = shown.text.utf16.count
      // One more digit, or a last digit one greater, is refused while it is typed.
      let longer = try mask.applying(TextChange(replacing: last..<last, with: "0"), to: shown.text)
      #expect(longer.text == shown.text)
      #expect(longer.refusal == .bounds)
      let greater = String(Int(String(shown.text.last!))! + 1)
      let change = TextChange(replacing: last - 1..<last, with: greater)
      #expect(try mask.applying(change, to: shown.text).refusal == .bounds)
    }
    #expect(Value(decimalText: "0") == 0)
    #expect(Value(decimalText: "1.00") == 1)
    #expect(Value(decimalText: "1.01") == nil)
    #expect(Value(decimalText: "") == nil)
    #expect(Value(decimalText: String(repeating: "9", count: 60)) == nil)
    #expect(Value(nearestTo: String(repeating: "9", count: 60)) == .max)
    #expect(Value(nearestTo: "-" + String(repeating: "9", count: 60)) == .min)
    #expect(Value(nearestTo: "7.9") == 7)
    #expect(Value(nearestTo: "") == nil)
    #expect(Value(nearestTo: "x") == nil)
  }

  @Test func everyIntegerWidth() throws {
    try checkOverflow(Int8.self)
    try checkOverflow(Int16.self)
    try checkOverflow(Int32.self)
    try checkOverflow(Int64.self)
    try checkOverflow(Int.self)
    try checkOverflow(UInt8.self)
    try checkOverflow(UInt16.self)
    try checkOverflow(UInt32.self)
    try checkOverflow(UInt64.self)
    try checkOverflow(UInt.self)
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      try checkOverflow(Int128.self)
      try checkOverflow(UInt128.self)
    }
  }

  @Test func ownBoundsStay() {
    let style = NumberStyle(minimum: "5", maximum: "1000").holding(Int8.self)
    #expect(style.minimum == "5")
    #expect(style.maximum == "127")
    #expect(!NumberStyle().holding(UInt8.self).allowsNegative)
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (1e21, "1000000000000000000000"), (1e-7, "0.0000001"),
    (-2.5e-9, "-0.0000000025"), (0.1, "0.1"), (123456789.125, "123456789.125"),
    (1.7976931348623157e308, "17976931348623157" + String(repeating: "0", count: 292)),
    (.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
  ])
  func doubles(_ value: Double, _ text: String) {
    #expect(value.decimalText == text)
    #expect(Double(decimalText: text) == value)
  }

  @Test func doublesThatAreNone() {
    for text in ["", "-", "nan", "inf", "1e5", "0x1p3", "1,5", String(repeating: "9", count: 400)] {
      #expect(Double(decimalText: text) == nil)
    }
    #expect(Double(nearestTo: String(repeating: "9", count: 400)) == .greatestFiniteMagnitude)
    #expect(Double(nearestTo: "") == nil)
    #expect(Double.nan.decimalText == "0")
  }

  /// The table in the documentation of `NumberPolicy`.
  @Test func policies() throws {
    let mask = try NumberMask(
      NumberStyle(symbols: NumberSymbols(grouping: ","), minimum: "-50", maximum: "2000"))
    func value(_ policy: NumberPolicy, _ text: String, _ last: Int16? = 7) throws -> Int16? {
      try policy.value(of: text, in: mask, last: last)
    }
    for policy in NumberPolicy.allCases {
      #expect(try value(policy, "1,234") == 1234)
      #expect(try value(policy, "-12") == -12)
    }
    #expect(
      try NumberPolicy.allCases.filter { $0 != .reject }.map { try value($0, "") } == [
        7, 0, nil, 7,
      ])
    #expect(
      try NumberPolicy.allCases.filter { $0 != .reject }.map { try value($0, "-") } == [
        7, 0, 7, 7,
      ])
    #expect(
      try NumberPolicy.allCases.filter { $0 != .reject }.map { try value($0, "2,001") } == [
        7, 7, 7, 2000,
      ])
    #expect(try value(.clamp, "-51") == -50)
    #expect(try value(.keepLast, "", nil) == nil)
    #expect(throws: NumberValueError.empty) { try value(.reject, "") }
    #expect(throws: NumberValueError.incomplete) { try value(.reject, "-") }
    #expect(throws: NumberValueError.outOfBounds) { try value(.reject, "2,001") }
    // A number that the mask takes and the type does not.
    let byte: Int8? = try NumberPolicy.keepLast.value(of: "1,234", in: mask, last: 7)
    #expect(byte == 7)
    #expect(throws: NumberValueError.outOfBounds) {
      try NumberPolicy.reject.value(of: "1,234", in: mask, last: Int8(7))
    }
    let clamped: Int8? = try NumberPolicy.clamp.value(of: "1,234", in: mask, last: 7)
    #expect(clamped == 127)
  }
}
