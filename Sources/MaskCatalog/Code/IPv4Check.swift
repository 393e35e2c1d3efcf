public import MaskEngine

/// Judges an IPv4 address: four numbers from 0 to 255, without zeros in front.
public struct IPv4Check: Validating, Hashable {
  /// Makes the check.
  public init() {}

  /// What is to be said about an address, half typed or whole.
  public func verdict(on text: String, value: String) -> Verdict {
    let parts = text.parts(UInt8(ascii: "."), omitsEmpty: false)
    var start = 0
    for part in parts {
      let range = start..<start + part.utf16.count
      start = range.upperBound + 1
      guard part.isEmpty || (part.count <= 3 && (part.number ?? 256) < 256) else {
        return Verdict(.invalid, "A part is at most 255.", code: "ip.part", at: range)
      }
      if part.count > 1 && part.hasPrefix("0") {
        // Some programs would read it as an octal number.
        return Verdict(.invalid, "A part has no zero in front.", code: "ip.zero", at: range)
      }
    }
    if parts.count > 4 { return Verdict(.invalid, "There are four parts.", code: "ip.parts") }
    return parts.count < 4 || parts.contains("")
      ? Verdict(.incomplete, "There are four parts.", code: "ip.incomplete") : .valid
  }
}
