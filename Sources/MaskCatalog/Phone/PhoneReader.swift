/// Makes a number of typed keys, in a field of a region or of none.
struct PhoneReader: Sendable {
  /// How the keys say which country is meant.
  enum Source: Sendable {
    /// A plus, or what is dialled instead of it.
    case abroad
    /// The calling code without a plus.
    case bareCode
    /// As it is dialled inside the country.
    case inside
  }

  /// The keys in parts.
  struct Reading {
    var source: Source
    /// The plan of the calling code's main region.
    var plan: PhonePlan
    /// The digits behind the calling code, without a trunk prefix.
    var national: PhoneKeys

    /// The number, if there are digits enough to be one at all.
    var number: PhoneNumber? {
      2...17 ~= national.count ? PhoneNumber(plan: plan, digits: national) : nil
    }
  }

  /// The plan of the field's region; `nil` where a number must begin with a plus.
  var plan: PhonePlan?

  /// Reads keys that a shape was made of already; `nil` while no calling code is known.
  func reading(_ keys: PhoneKeys, _ shape: PhoneShape) -> Reading? {
    if keys.hasPlus || shape.dialled != 0 {
      guard shape.national != 0 else { return nil }
      let code = keys.number(from: shape.dialled, size: shape.national - shape.dialled)
      guard let found = code == plan?.code && plan?.order == 0 ? plan : PhonePlan(code: code)
      else { return nil }
      let rest = keys.dropFirst(shape.national)
      return Reading(source: .abroad, plan: found, national: trimmed(rest, found))
    }
    guard let plan, keys.count > 0 else { return nil }
    let main = plan.order == 0 ? plan : plan.sibling(order: 0)
    let digits = keys.with(plus: false)
    if let national = behindBareCode(digits, plan) {
      return Reading(source: .bareCode, plan: main, national: trimmed(national, plan))
    }
    return Reading(source: .inside, plan: main, national: trimmed(digits, plan))
  }

  func reading(_ keys: PhoneKeys) -> Reading? {
    reading(keys, PhoneShape(keys, inside: plan?.inside ?? 0))
  }

  /// What stands behind the region's own calling code, if the digits make sense only that way.
  private func behindBareCode(_ digits: PhoneKeys, _ plan: PhonePlan) -> PhoneKeys? {
    let size = plan.code < 10 ? 1 : plan.code < 100 ? 2 : 3
    guard digits.count > size, digits.number(from: 0, size: size) == plan.code,
      digits[0] != 0
    else { return nil }
    let rest = trimmedOnce(digits.dropFirst(size), plan)
    if !plan.allows(digits) && plan.allows(rest) { return rest }
    return plan.size(of: digits.count) == .tooLong ? rest : nil
  }

  /// The number without its trunk prefix, however often it was typed: a value that is read again stays
  /// as it is.
  private func trimmed(_ digits: PhoneKeys, _ plan: PhonePlan) -> PhoneKeys {
    var result = trimmedOnce(digits, plan)
    if plan.order == 0 && result == digits { return digits }
    let main = plan.order == 0 ? plan : plan.sibling(order: 0)
    for _ in 0..<PhoneMask.digitLimit {
      let next = trimmedOnce(result, main)
      if next == result { break }
      result = next
    }
    return result
  }

  /// The number without a trunk prefix, unless too little would be left: an area code may begin like
  /// one. Where no number begins like these digits, but some do behind the prefix, it goes as well.
  private func trimmedOnce(_ digits: PhoneKeys, _ plan: PhonePlan) -> PhoneKeys {
    let behind = plan.behindTrunk(digits)
    if behind == digits { return digits }
    switch plan.size(of: behind.count) {
    case .possible, .tooLong:
      if plan.allows(behind) || !plan.allows(digits) { return behind }
    case .tooShort, .withoutAreaCode, .between: break
    }
    return plan.mayBegin(behind) && !plan.mayBegin(digits) ? behind : digits
  }
}
