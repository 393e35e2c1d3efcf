import MaskEngine

extension PasswordPlan {
  /// Draws a password that obeys the plan.
  func password(
    using source: inout some RandomNumberGenerator
  ) throws(PasswordGeneratorError) -> SecretText {
    var password = SecretText()
    for _ in 0..<Self.attempts {
      password.clear()
      if isReadable ? drawReadable(&password, &source) : draw(&password, &source) {
        return password
      }
    }
    throw .tooMuchAlike
  }

  /// Draws from left to right. The required sets get places at random; a place whose set offers only
  /// the character that may not follow changes places with a later one.
  private func draw(
    _ password: inout SecretText, _ source: inout some RandomNumberGenerator
  ) -> Bool {
    var places: [Int?] = (0..<length).map { $0 < required.count ? $0 : nil }
    places.shuffle(using: &source)
    var run = Run(limit: longestRun)
    for place in 0..<length {
      if let set = places[place], required[set].allSatisfy({ $0 == run.forbidden }) {
        guard let later = (place + 1..<length).first(where: { places[$0] == nil }) else {
          return false
        }
        places.swapAt(place, later)
      }
      let set = places[place].map { required[$0] } ?? alphabet
      guard let byte = run.draw(from: set, &source) else { return false }
      password.append(byte)
    }
    return true
  }

  /// Draws three groups of six with hyphens between, one capital letter and one digit among them.
  private func drawReadable(
    _ password: inout SecretText, _ source: inout some RandomNumberGenerator
  ) -> Bool {
    let pools: [PasswordCharacters] = [.lower, .upper, .digit]
    let clear = pools.map { $0.subtracting(PasswordCharacters("lI1Oo0")).bytes }
    let capital = Int.random(in: 0..<18, using: &source)
    var digit = Int.random(in: 0..<17, using: &source)
    if digit >= capital { digit += 1 }
    var run = Run(limit: longestRun)
    for place in 0..<18 {
      if place == 6 || place == 12 {
        password.append(0x2D)
        run.broken()
      }
      let pool = place == capital ? clear[1] : place == digit ? clear[2] : clear[0]
      guard let byte = run.draw(from: pool, &source) else { return false }
      password.append(byte)
    }
    return true
  }

  /// The run of one character at the end of what was drawn.
  private struct Run {
    let limit: Int
    private var last: UInt8?
    private var length = 0

    init(limit: Int) { self.limit = limit }

    /// What may not come next.
    var forbidden: UInt8? { length >= limit ? last : nil }

    mutating func broken() { length = 0 }

    /// Draws evenly from what may come next; `nil` where nothing may.
    mutating func draw(
      from set: [UInt8], _ source: inout some RandomNumberGenerator
    ) -> UInt8? {
      let forbiddenPlace = forbidden.flatMap { set.firstIndex(of: $0) }
      let count = set.count - (forbiddenPlace == nil ? 0 : 1)
      guard count > 0 else { return nil }
      var place = Int.random(in: 0..<count, using: &source)
      if let forbiddenPlace, place >= forbiddenPlace { place += 1 }
      length = set[place] == last ? length + 1 : 1
      last = set[place]
      return set[place]
    }
  }
}

extension SecretText {
  /// Puts an ASCII character at the end.
  fileprivate mutating func append(_ byte: UInt8) {
    let end = size.utf16
    replace(end..<end, with: CollectionOfOne(byte).span)
  }
}
