/// A telephone number that was read from a text.
///
/// ```swift
/// let number = PhoneNumber("8 (912) 345-67-89", region: "RU")
/// number?.e164                 // "+79123456789"
/// number?.international        // "+7 912 345-67-89"
/// number?.national             // "8 (912) 345-67-89"
/// number?.region               // "RU"
/// ```
///
/// It is a number that could be dialled, and need not be one that somebody has: ask `isValid`.
public struct PhoneNumber: Sendable, Hashable {
  /// How many digits a number has, against what its plan allows.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    /// Numbers of this size exist.
    case possible
    /// Numbers of this size are dialled inside a town, without its area code.
    case withoutAreaCode
    /// There are fewer digits than in any number.
    case tooShort
    /// There are more digits than in any number.
    case tooLong
    /// There are shorter and longer numbers, and none of this size.
    case between
  }

  /// The plan of the calling code's main region.
  let plan: PhonePlan
  /// The digits behind the calling code.
  let digits: PhoneKeys

  init(plan: PhonePlan, digits: PhoneKeys) {
    self.plan = plan
    self.digits = digits
  }

  /// Reads a number in any common form: with a plus, an international or a trunk prefix, an area code
  /// in brackets, digits of any script, a `tel:` in front or an extension behind, which is left out.
  ///
  /// - Parameters:
  ///   - text: what somebody wrote.
  ///   - region: where it is written, two capital letters; it is needed for numbers without a plus.
  /// - Returns: `nil` when no number of any country can be read, or `region` is none.
  public init?(_ text: String, region: String? = nil) {
    let plan = region.flatMap(PhonePlan.init(region:))
    if region != nil && plan == nil { return nil }
    let reader = PhoneReader(plan: plan)
    let keys = PhoneText(pasted: text).keys
    guard let reading = reader.reading(keys), let number = reading.number else { return nil }
    self = number
  }

  /// The calling code, `7`.
  public var callingCode: Int { plan.code }

  /// The digits behind the calling code, `9123456789`.
  public var nationalDigits: String { digits.text }

  /// The number as it is stored: `+79123456789`.
  public var e164: String { keys.text }

  /// The calling code and the digits behind it.
  var keys: PhoneKeys {
    var keys = PhoneKeys(hasPlus: true)
    let code = plan.code
    keys.append(PhoneKeys(code, count: code < 10 ? 1 : code < 100 ? 2 : 3))
    keys.append(digits)
    return keys
  }

  /// How many digits there are, against what the plan allows.
  public var size: Size { plan.size(of: digits.count) }

  /// Whether the number lies in a range that a region has assigned.
  public var isValid: Bool { plan.owner(of: digits) != nil }

  /// The region whose number it is, two capital letters. Of half a number it is the main region of the
  /// calling code until another is certain; `nil` for a worldwide service such as +800.
  public var region: String? { plan.sibling(order: plan.certainRegion(of: digits)).region }

  /// As it is written for people abroad: `+7 912 345-67-89`.
  public var international: String {
    PhoneShape(keys, inside: 0).display(keys, key: 0).text
  }

  /// As it is written inside its country: `8 (912) 345-67-89`. The digits alone where the plan has no
  /// groups for a number of its size.
  public var national: String {
    PhoneShape(keys, inside: 0).printed(digits) ?? digits.text
  }
}

extension PhoneShape {
  /// The print inside the country of a number that was followed to its end, from its national digits.
  func printed(_ digits: PhoneKeys) -> String? {
    guard print != 0 else { return nil }
    let rule = PhonePrint.rules[print]
    var out = ""
    var place = 0
    func put(_ size: Int) {
      for _ in 0..<min(size, digits.count - place) {
        out.append(Character(Unicode.Scalar(UInt8(48 + digits[place]))))
        place += 1
      }
    }
    var steps = PhoneTable.layouts[layout]
    var isFirst = true
    for sign in rule {
      switch sign {
      case "#": put(1)
      case "_": place += 1
      case "^":
        while steps & 15 != 0, steps & 15 <= 8 {
          put(Int(steps & 15))
          steps >>= 4
        }
        isFirst = false
      default: out.append(sign)
      }
    }
    if isFirst { return out }
    while steps != 0, place < digits.count {
      let step = Int(steps & 15)
      if step <= 8 {
        put(step)
      } else {
        out.append(Character(Unicode.Scalar(UInt8(Self.sign(step)))))
      }
      steps >>= 4
    }
    return out
  }
}

private enum PhonePrint {
  static let rules = PhoneTable.prints.parts(UInt8(ascii: "\n"), omitsEmpty: false)
}
