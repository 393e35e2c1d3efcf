/// Check rules that one kind of code has for itself. Sources stand with each in `Scripts/catalog.py`.
enum SpecialCheck: String, Sendable {
  /// СНИЛС: numbers up to 001-001-998 carry no check.
  case snils
  /// ИИН and БИН of Kazakhstan: a second row of weights where the first gives 10.
  case iin
  /// Turkey's T.C. Kimlik No.
  case tckn
  /// France's NIR: Corsica's 2A and 2B count as 19 and 18.
  case nir
  /// SIRET: Luhn, but the digit sum of La Poste's offices is a multiple of 5.
  case siret
  /// Spain's NIE: X, Y, Z count as 0, 1, 2.
  case nie
  /// Italy's codice fiscale.
  case codiceFiscale
  /// Germany's Steuer-IdNr: one digit comes twice or three times among the first ten.
  case idnr
  /// Aadhaar is never the same from both ends.
  case palindrome
  /// A vehicle's number, its ninth character.
  case vin

  func passes(_ code: [Unicode.Scalar]) -> Bool {
    let digits = code.map(\.codeValue)
    switch self {
    case .snils:
      let number = digits.prefix(9).reduce(0) { $0 * 10 + $1 }
      let sum = Checksums.sum(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1])
      return number <= 1_001_998 || sum % 101 % 100 == digits[9] * 10 + digits[10]
    case .iin:
      let first = Checksums.sum(digits, Array(1...11)) % 11
      let second = Checksums.sum(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11
      return digits[11] == (first < 10 ? first : second)
    case .tckn:
      let odd = digits[0] + digits[2] + digits[4] + digits[6] + digits[8]
      let even = digits[1] + digits[3] + digits[5] + digits[7]
      return (odd * 7 - even + 100) % 10 == digits[9]
        && digits.prefix(10).reduce(0, +) % 10 == digits[10]
    case .nir: return Self.nir(code)
    case .siret:
      let isPoste = digits.starts(with: [3, 5, 6, 0, 0, 0, 0, 0, 0])
      if isPoste && digits.reduce(0, +) % 5 == 0 { return true }
      return Checksums.luhn(digits.prefix(9)) && Checksums.luhn(digits[...])
    case .nie:
      let number = digits[1...7].reduce(digits[0] - 40) { $0 * 10 + $1 }
      return Array("TRWAGMYFPDXBNJZSQVHLCKE".unicodeScalars)[number % 23] == code[8]
    case .codiceFiscale: return Self.codiceFiscale(code)
    case .idnr:
      let counts = (0...9).map { digit in digits.prefix(10).count { $0 == digit } }
      return counts.filter { $0 > 1 }.count == 1 && (2...3).contains(counts.max() ?? 0)
    case .palindrome: return digits != digits.reversed()
    case .vin: return Self.vin(code)
    }
  }

  private static func nir(_ code: [Unicode.Scalar]) -> Bool {
    var digits = code.map(\.codeValue)
    if code[5] == "2", code[6] == "A" { (digits[5], digits[6]) = (1, 9) }
    if code[5] == "2", code[6] == "B" { (digits[5], digits[6]) = (1, 8) }
    guard digits.allSatisfy({ $0 < 10 }) else { return false }
    let number = digits.prefix(13).reduce(0) { ($0 * 10 + $1) % 97 }
    return 97 - number == digits[13] * 10 + digits[14]
  }

  /// Odd places, counted from 1, have values of their own; a letter counts as the digit of its place
  /// in the alphabet there.
  private static func codiceFiscale(_ code: [Unicode.Scalar]) -> Bool {
    let odd = [
      1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
    ]
    var sum = 0
    for (index, scalar) in code.dropLast().enumerated() {
      let value = scalar.codeValue
      let place = value > 9 ? value - 17 : value
      sum += index % 2 == 0 ? odd[place] : place
    }
    return (code.last?.codeValue ?? 0) - 17 == sum % 26
  }

  /// ISO 3779 and 49 CFR 565: letters have values, the sum mod 11 is the ninth character, X for 10.
  private static func vin(_ code: [Unicode.Scalar]) -> Bool {
    let letters = [
      1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9,
    ]
    let values = code.map { $0.codeValue > 9 ? letters[$0.codeValue - 17] : $0.codeValue }
    let rest = Checksums.sum(values, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
    return code[8] == (rest == 10 ? "X" : Unicode.Scalar(UInt8(48 + rest)))
  }
}
