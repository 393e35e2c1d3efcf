/// A password while it is typed: never a `String`, unless somebody asks for one by name.
///
/// ```swift
/// var secret = SecretText()
/// secret.replace(0..<0, with: "h")
/// secret.withBytes { hash($0) }          // UTF-8, without a copy
/// secret.revealed()                      // "h": now there is a copy that nobody wipes
/// ```
///
/// The characters live in memory of their own, of fixed capacity. Where the system lets it, that
/// memory stays out of swap and of core dumps. What leaves the text is overwritten at once, and all of
/// it before it is released. A copy of the value shares the memory until one of the two changes.
///
/// It has at most `capacity` bytes. Offsets count UTF-16 units.
public struct SecretText: Sendable {
  /// The most bytes of UTF-8 that it holds.
  public static let capacity = 2000

  /// What a change came to.
  public struct Change: Sendable, Hashable {
    /// Where the caret belongs.
    public var caret: Int
    /// How many characters of the insertion were taken.
    public var taken: Int
    /// How many were refused.
    public var refused = 0
    /// Why the first of them was refused; `nil` when none was.
    public var refusal: Refusal?
    /// Whether the text differs now.
    public var isChanged: Bool
  }

  /// `nil` while nothing was ever in it: an empty field costs no page.
  private var core: CoreSecret?

  /// Holds nothing.
  public init() {}

  /// Holds the characters of `string`, as far as they fit. The string itself is not wiped.
  public init(_ string: String) {
    replace(0..<0, with: string)
  }

  /// Holds UTF-8 bytes, if they fit.
  public init(_ bytes: Span<UInt8>) {
    replace(0..<0, with: bytes)
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { core.map { $0.size.utf8 == 0 } ?? true }

  /// The size in UTF-8 and in UTF-16.
  public var size: TextOffset { core?.size ?? TextOffset(utf8: 0, utf16: 0) }

  /// How many characters (grapheme clusters) there are.
  public var count: Int { core?.count ?? 0 }

  /// Lends the UTF-8 bytes, without a copy.
  public func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    guard let core else { return try body(Span()) }
    return try core.withBytes(body)
  }

  /// The characters as a string, which is a copy that nobody wipes.
  public func revealed() -> String {
    withBytes { bytes in
      unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The characters of a range as a string. The range is brought into the text and widened.
  public func revealed(_ range: Range<Int>) -> String {
    let whole = wholeCharacters(range)
    return withBytes { bytes in
      let from = Self.byteOffset(whole.lowerBound, in: bytes)
      let to = Self.byteOffset(whole.upperBound, in: bytes)
      return unsafe bytes.withUnsafeBufferPointer {
        unsafe String(decoding: UnsafeBufferPointer(rebasing: $0[from..<to]), as: UTF8.self)
      }
    }
  }

  private static func byteOffset(_ utf16: Int, in bytes: Span<UInt8>) -> Int {
    var units = 0
    var at = 0
    while at < bytes.count && units < utf16 {
      let first = bytes[at]
      units += first >= 0xF0 ? 2 : 1
      at += first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }
    return at
  }

  /// Replaces a range, brought into the text and widened to characters.
  ///
  /// What would pass the capacity is refused as a whole, and nothing changes.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with string: String) -> Change {
    var string = string
    let count = string.count
    return string.withUTF8 { unsafe replace(range, with: $0.span, count: count) }
  }

  /// The same with UTF-8 bytes, so that a pasted secret need not become a string either.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with bytes: Span<UInt8>) -> Change {
    var count = 0
    for index in 0..<bytes.count where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return replace(range, with: bytes, count: count)
  }

  /// The same with another secret.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with secret: SecretText) -> Change {
    let count = secret.count
    return secret.withBytes { replace(range, with: $0, count: count) }
  }

  private mutating func replace(
    _ range: Range<Int>, with bytes: Span<UInt8>, count: Int
  ) -> Change {
    let range = wholeCharacters(range)
    guard let core = unique(), let outcome = core.replace(range, with: bytes) else {
      return Change(
        caret: range.upperBound, taken: 0, refused: count, refusal: .full, isChanged: false)
    }
    return Change(caret: outcome.caret, taken: count, isChanged: outcome.isChanged)
  }

  /// Applies one change as `mask.applying(_:to:)` does.
  @discardableResult
  public mutating func apply(_ change: TextChange, by mask: Mask) -> Change {
    let range = wholeCharacters(change.range)
    var insert = change.replacement
    let outcome = insert.withUTF8 { insert in
      unsafe unique()?.edit(mask.core, range, change.intent, insert.span)
    }
    return Self.change(outcome, at: range, orRefusing: insert.count)
  }

  /// Applies one change whose insertion is a secret too, so that it becomes no string on the way.
  @discardableResult
  public mutating func apply(
    replacing range: Range<Int>, with secret: SecretText, intent: TextChange.Intent = .insert,
    by mask: Mask
  ) -> Change {
    let range = wholeCharacters(range)
    let outcome = secret.withBytes { unique()?.edit(mask.core, range, intent, $0) }
    return Self.change(outcome, at: range, orRefusing: secret.count)
  }

  private static func change(
    _ outcome: CoreSecret.Outcome?, at range: Range<Int>, orRefusing count: Int
  ) -> Change {
    guard let outcome else {
      return Change(
        caret: range.upperBound, taken: 0, refused: count, refusal: .full, isChanged: false)
    }
    return Change(
      caret: outcome.caret, taken: outcome.taken, refused: outcome.refused,
      refusal: outcome.refusal, isChanged: outcome.isChanged)
  }

  /// The part in a range, brought into the text and widened to characters: a secret of its own.
  public func part(_ range: Range<Int>) -> SecretText {
    let whole = wholeCharacters(range)
    var part = SecretText()
    withBytes { bytes in
      let from = Self.byteOffset(whole.lowerBound, in: bytes)
      let to = Self.byteOffset(whole.upperBound, in: bytes)
      if from < to { part.replace(0..<0, with: bytes.extracting(from..<to)) }
    }
    return part
  }

  /// The rest of the template of `mask` behind it: never a character of the secret.
  public func hint(by mask: Mask) -> String {
    core?.hint(mask.core) ?? mask.hint(behind: "")
  }

  /// Whether `mask` misses nothing in it.
  public func isComplete(by mask: Mask) -> Bool {
    core?.isComplete(mask.core) ?? mask.isComplete("")
  }

  /// Overwrites the characters and leaves nothing.
  public mutating func clear() {
    if isKnownUniquelyReferenced(&core) { core?.clear() } else { core = nil }
  }

  /// The nearest boundary between characters at or before an offset.
  public func characterStart(at offset: Int) -> Int { core?.start(offset) ?? 0 }
  /// The nearest boundary at or behind an offset.
  public func characterEnd(at offset: Int) -> Int { core?.end(offset) ?? 0 }
  /// The boundary before an offset; 0 at the start.
  public func boundary(before offset: Int) -> Int { core?.before(offset) ?? 0 }
  /// The boundary behind an offset; the size at the end.
  public func boundary(behind offset: Int) -> Int { core?.after(offset) ?? 0 }

  /// A range brought into the text and widened so that it splits no character.
  public func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let start = characterStart(at: range.lowerBound)
    if range.isEmpty { return start..<start }
    return start..<Swift.max(start, characterEnd(at: range.upperBound))
  }

  /// Memory of one's own to change; `nil` when there is none left.
  private mutating func unique() -> CoreSecret? {
    if core == nil {
      core = CoreSecret()
    } else if !isKnownUniquelyReferenced(&core) {
      core = core?.copy()
    }
    return core
  }
}

extension SecretText: Equatable {
  /// Whether the bytes are the same, in a time that does not tell where they differ.
  public static func == (left: SecretText, right: SecretText) -> Bool {
    guard let a = left.core, let b = right.core else { return left.isEmpty && right.isEmpty }
    return a === b || a.isEqual(to: b)
  }
}

extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Four bullets, whatever the size, or nothing.
  public var description: String { isEmpty ? "" : "••••" }
  /// The same, for the debugger.
  public var debugDescription: String { description.debugDescription }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["text": description]) }
}
