extension Document {
  /// Whether a Russian account number belongs to the bank of a БИК: its ninth digit is a check over
  /// both.
  ///
  /// ```swift
  /// Document.isAccount("40602810700000000025", ofBank: "049805746")    // true
  /// ```
  ///
  /// Accounts that banks themselves have with the Bank of Russia (30101…) are counted with digits 5
  /// and 6 of the БИК, all others with its last three. Source: Bank of Russia, 08.09.1997 N 515.
  public static func isAccount(_ account: String, ofBank bik: String) -> Bool {
    let account = CodeText(account)
    let bik = CodeText(bik)
    let isWhole =
      account.count == 20 && bik.count == 9
      && (account.scalars + bik.scalars).allSatisfy(CodeSlot.digit.takes)
    guard isWhole else { return false }
    let bank = bik.scalars.map(\.codeValue)
    let isCorrespondent = account.string.hasPrefix("30101")
    let head = isCorrespondent ? [0, bank[4], bank[5]] : Array(bank[6...])
    let digits = head + account.scalars.map(\.codeValue)
    let weights = [7, 1, 3]
    return digits.enumerated().reduce(0) { $0 + $1.element * weights[$1.offset % 3] } % 10 == 0
  }
}
