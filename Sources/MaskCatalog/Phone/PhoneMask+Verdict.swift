public import MaskEngine

extension PhoneMask: Validating {
  /// Whether the number can be, and what is wrong or missing in it.
  ///
  /// | code | state |
  /// | --- | --- |
  /// | `phone.incomplete` | incomplete: nothing but a prefix |
  /// | `phone.too-short` | incomplete; `least` is the number of digits behind the calling code |
  /// | `phone.area-code` | incomplete: only good inside a town |
  /// | `phone.wrong-size` | incomplete: there are shorter and longer numbers only |
  /// | `phone.too-long` | invalid; `most` as above |
  /// | `phone.unknown-code` | invalid: no country has the calling code |
  /// | `phone.unassigned` | invalid: nobody has the number, nor a longer one that begins so |
  public func verdict(on text: String, value: String) -> Verdict {
    let keys = PhoneText(pasted: text).keys
    if keys.isEmpty { return .empty }
    let shape = PhoneShape(keys, inside: reader.plan?.inside ?? 0)
    guard let reading = reader.reading(keys, shape) else { return verdictWithoutCode(keys, shape) }
    guard let number = reading.number else {
      return Verdict(.incomplete, "Not finished yet.", code: "phone.incomplete")
    }
    if number.isValid { return .valid }
    return verdict(on: number, mayGoOn: mayBecomeValid(keys, shape, reading))
  }

  private func verdictWithoutCode(_ keys: PhoneKeys, _ shape: PhoneShape) -> Verdict {
    let begun = shape.dialled
    let digits = keys.count - begun
    if digits >= 3 || digits > 0 && keys[begun] == 0 {
      return Verdict(
        .invalid, "No country has this calling code.", code: "phone.unknown-code")
    }
    return Verdict(.incomplete, "Not finished yet.", code: "phone.incomplete")
  }

  private func verdict(on number: PhoneNumber, mayGoOn: Bool) -> Verdict {
    let lengths = number.plan.lengths
    switch number.size {
    case .withoutAreaCode:
      return Verdict(.incomplete, "The area code is missing.", code: "phone.area-code")
    case .tooLong where !mayGoOn:
      return Verdict(
        .invalid, "The number is too long.", code: "phone.too-long",
        parameters: ["most": "\(31 - lengths.leadingZeroBitCount)"])
    case _ where !mayGoOn:
      return Verdict(.invalid, "There is no such phone number.", code: "phone.unassigned")
    case .tooShort:
      return Verdict(
        .incomplete, "The number is too short.", code: "phone.too-short",
        parameters: ["least": "\(lengths.trailingZeroBitCount)"])
    case .between:
      return Verdict(.incomplete, "A digit is missing, or one too many.", code: "phone.wrong-size")
    case .possible, .tooLong:
      return Verdict(.incomplete, "The number is not complete.", code: "phone.incomplete")
    }
  }

  /// Whether some continuation is a number that a region has assigned.
  private func mayBecomeValid(
    _ keys: PhoneKeys, _ shape: PhoneShape, _ reading: PhoneReader.Reading
  ) -> Bool {
    let typed = reading.source == .abroad ? keys.dropFirst(shape.national) : keys.with(plus: false)
    let plan = reading.source == .inside ? reader.plan ?? reading.plan : reading.plan
    let longest = 31 - plan.lengths.leadingZeroBitCount
    for digits in [reading.national, typed, plan.behindTrunk(typed)]
    where digits.count < longest && plan.mayBegin(digits) {
      return true
    }
    // A trunk prefix, what is dialled abroad, or the calling code may still be on its way.
    return reading.source == .inside && typed.count <= 5
  }
}
