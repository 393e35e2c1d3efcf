/// The nearest `Double`, for those who ask for one: most decimals have no exact one. The field itself
/// keeps the exact text.
extension Double: NumberValue {
  /// The `Double` nearest to `text`; `nil` beyond the greatest finite one.
  public init?(decimalText text: String) {
    guard text.utf8.allSatisfy({ $0 == 0x2D || $0 == 0x2E || $0 &- 0x30 < 10 }),
      let value = Double(text), value.isFinite
    else { return nil }
    self = value
  }

  /// The shortest decimal that reads back as this value, without an exponent; `0` for what is not
  /// finite.
  public var decimalText: String {
    guard isFinite, self != 0 else { return "0" }
    let written = magnitude.description.split(separator: "e")
    let mantissa = written[0].split(separator: ".")
    let integer = mantissa[0]
    let fraction = mantissa.count == 1 || mantissa[1] == "0" ? "" : mantissa[1]
    var digits = String(integer + fraction)
    var point = integer.count + (written.count == 1 ? 0 : Int(written[1]) ?? 0)
    if point <= 0 {
      digits = String(repeating: "0", count: 1 - point) + digits
      point = 1
    } else if point > digits.count {
      digits += String(repeating: "0", count: point - digits.count)
    }
    let behind = digits.dropFirst(point)
    return (self < 0 ? "-" : "") + digits.prefix(point) + (behind.isEmpty ? "" : "." + behind)
  }

  /// The nearest `Double`, at most the greatest finite one.
  public init?(nearestTo text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 == 0x2D || $0 == 0x2E || $0 &- 0x30 < 10 }),
      let value = Double(text)
    else { return nil }
    self = value.isFinite ? value : value < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}
