/// The check-digit algorithms that several kinds of code share.
enum Checksums {
  /// Σ value · weight, as far as there are weights.
  static func sum(_ values: [Int], _ weights: [Int]) -> Int {
    zip(values, weights).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// ISO/IEC 7812: every second value from the right counts double, and the digits of all are summed.
  static func luhn(_ values: ArraySlice<Int>, base: Int = 10) -> Bool {
    var sum = 0
    for (place, value) in values.reversed().enumerated() {
      let counted = place % 2 == 1 ? value * 2 : value
      sum += counted / base + counted % base
    }
    return sum % base == 0
  }

  /// ISO 7064 mod 11,10, its check digit last.
  static func iso7064(_ values: [Int]) -> Bool {
    var product = 10
    for value in values.dropLast() {
      let sum = (product + value) % 10
      product = (sum == 0 ? 10 : sum) * 2 % 11
    }
    return (product + (values.last ?? 0)) % 10 == 1
  }

  /// ISO 7064 mod 97-10 of digits and letters (A = 10 … Z = 35): the remainder, 1 for a right code.
  static func mod97(_ code: some Sequence<Unicode.Scalar>) -> Int {
    code.reduce(0) { rest, scalar in
      let value = scalar.codeValue
      return value > 9 ? (rest * 100 + value - 7) % 97 : (rest * 10 + value) % 97
    }
  }

  /// Verhoeff's check on the group of the pentagon, its check digit last.
  static func verhoeff(_ values: [Int]) -> Bool {
    var check = 0
    for (place, value) in values.reversed().enumerated() {
      var digit = value
      for _ in 0..<(place % 8) { digit = permutation[digit] }
      check = product(check, digit)
    }
    return check == 0
  }

  private static let permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

  /// The product of two elements of D5: 0 … 4 are turns, 5 … 9 reflections.
  private static func product(_ left: Int, _ right: Int) -> Int {
    switch (left < 5, right < 5) {
    case (true, true): (left + right) % 5
    case (true, false): (left + right) % 5 + 5
    case (false, true): (left - right + 5) % 5 + 5
    case (false, false): (left - right + 5) % 5
    }
  }
}
