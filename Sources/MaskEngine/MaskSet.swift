/// Several masks for one field: cards by brand, phone numbers by length, ZIP and ZIP+4.
///
/// ```swift
/// let taxNumber = try MaskSet(["[000].[000].[000]-[00]", "[00].[000].[000]/[0000]-[00]"])
/// ```
///
/// Of the masks that take every character, the one in force stays unless another's condition is more
/// specific or its leading literals were typed; else the shortest that fits is taken, else the first.
/// Switching loses no character, and a mask that was left because the text had outgrown it comes
/// back when the text fits it again.
///
/// Which mask is in force does not always follow from the text, so a field keeps a `MaskMemory`
/// beside it. Calls without one start from the first mask that the text is a rendering of.
public struct MaskSet: Masking, Hashable {
  /// A mask, and when it may be chosen.
  public struct Candidate: Sendable, Hashable {
    /// The mask.
    public var mask: Mask
    /// Conditions on the value's first digits, of which one has to hold; none: always.
    public var leads: [Lead]

    /// Makes a candidate.
    public init(_ mask: Mask, leads: [Lead] = []) {
      self.mask = mask
      self.leads = leads
    }
  }

  /// A condition: the first `digits` digits of the value, read as a number, lie in `range`.
  public struct Lead: Sendable, Hashable {
    /// How many digits are read, 1 to 9.
    public let digits: Int
    /// What they may be.
    public let range: ClosedRange<Int>

    /// `Lead(digits: 4, 2221...2720)`. Out-of-range digits and numbers are brought into range.
    public init(digits: Int, _ range: ClosedRange<Int>) {
      self.digits = min(max(digits, 1), 9)
      self.range = range.clamped(to: 0...999_999_999)
    }
  }

  /// The candidates, in order.
  public let candidates: [Candidate]
  /// How a text that is put in whole chooses its mask; `nil` for the rules above.
  public let affinity: Affinity?
  private let core: CoreChoice

  /// Makes a choice of 1 to 64 candidates; `nil` for any other number.
  ///
  /// With an `affinity`, texts that are put in whole (assigned, formatted, pasted into an empty field
  /// or over everything) go to the mask that suits them best; single edits follow the rules above.
  /// What one mask shows may suit another better, so formatting it again can change the mask.
  public init?(_ candidates: [Candidate], affinity: Affinity? = nil) {
    guard (1...64).contains(candidates.count) else { return nil }
    self.candidates = candidates
    self.affinity = affinity
    core = CoreChoice(candidates)
  }

  /// Makes a choice among patterns.
  ///
  /// - Throws: `PatternError` when one is malformed, or there is none or more than 64.
  public init(
    _ patterns: [String], options: MaskOptions = MaskOptions(), affinity: Affinity? = nil
  ) throws(PatternError) {
    var candidates: [Candidate] = []
    for pattern in patterns {
      candidates.append(Candidate(try Mask(pattern, options: options)))
    }
    guard let set = MaskSet(candidates, affinity: affinity) else {
      throw PatternError(.maskCount, in: "", at: TextOffset(utf8: 0, utf16: 0))
    }
    self = set
  }

  /// The mask in force.
  public func mask(in memory: MaskMemory) -> Mask {
    candidates[candidates.indices.contains(memory.current) ? memory.current : 0].mask
  }

  public func applying(
    _ change: TextChange, to text: String, remembering memory: inout MaskMemory
  ) throws(RangeError) -> MaskedText {
    if let affinity, change.intent == .paste, change.range == 0..<text.utf16.count {
      let best = bestCandidate(for: change.replacement, by: affinity)
      (memory.current, memory.settled) = (best, best)
      return try candidates[best].mask.applying(change, to: text)
    }
    if let edited = core.edit(text, change, &memory) {
      return edited
    }
    // The range does not fit, or a text is beyond the limits: the mask in force says which.
    return try mask(in: memory).applying(change, to: text)
  }

  public func formatted(_ text: String, remembering memory: inout MaskMemory) -> MaskedText {
    memory = MaskMemory()
    if let affinity {
      let best = bestCandidate(for: text, by: affinity)
      (memory.current, memory.settled) = (best, best)
      return candidates[best].mask.formatted(text)
    }
    return core.format(text, &memory) ?? candidates[0].mask.formatted(text)
  }

  public func formatted(value: String, remembering memory: inout MaskMemory) -> MaskedText {
    memory = MaskMemory()
    let change = TextChange(replacing: 0..<0, with: value, intent: .set)
    return core.edit("", change, &memory) ?? candidates[0].mask.formatted(value: value)
  }

  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    var memory = memory(for: text)
    return try applying(change, to: text, remembering: &memory)
  }

  public func formatted(_ text: String) -> MaskedText {
    var memory = MaskMemory()
    return formatted(text, remembering: &memory)
  }

  public func formatted(value: String) -> MaskedText {
    var memory = MaskMemory()
    return formatted(value: value, remembering: &memory)
  }

  public func value(of text: String) -> String {
    mask(in: memory(for: text)).value(of: text)
  }

  public func isComplete(_ text: String) -> Bool {
    mask(in: memory(for: text)).isComplete(text)
  }

  public var prefix: String { candidates[0].mask.prefix }

  public func hint(behind text: String) -> String {
    mask(in: memory(for: text)).hint(behind: text)
  }

  public static func == (left: MaskSet, right: MaskSet) -> Bool {
    left.candidates == right.candidates && left.affinity == right.affinity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(candidates)
    hasher.combine(affinity)
  }

  /// The memory that a text alone gives.
  private func memory(for text: String) -> MaskMemory {
    var memory = MaskMemory()
    _ = formatted(text, remembering: &memory)
    return memory
  }
}
