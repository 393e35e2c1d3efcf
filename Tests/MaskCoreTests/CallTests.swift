import CMaskCore
import Testing

/// What the header promises for every call on masks, whatever the arguments.
@Suite struct CallTests {
  static let phone = "+7 ([000]) [000]-[00]-[00]"

  // MARK: - Output

  @Test(arguments: [("+7 (91", 6, "2"), ("+7 (912) 345-67-89", 18, "x"), ("", 0, "+79123456789")])
  func tooSmallABufferTellsWhatIsNeeded(_ text: String, _ caret: Int, _ insert: String) throws {
    let mask = try #require(CoreMask(Self.phone))
    let whole = mask.edit(text, caret..<caret, MASKCORE_PASTE, insert, capacity: 4096)
    #expect(whole.status == MASKCORE_OK)
    for capacity in 0..<whole.size {
      let short = mask.edit(text, caret..<caret, MASKCORE_PASTE, insert, capacity: capacity)
      #expect(short.status == MASKCORE_E_SPACE)
      #expect(short.size >= whole.size)
      #expect(short.isUntouchedBehind)
    }
    let needed = mask.edit(text, caret..<caret, MASKCORE_PASTE, insert, capacity: 0).size
    let exact = mask.edit(text, caret..<caret, MASKCORE_PASTE, insert, capacity: needed)
    #expect(exact.status == MASKCORE_OK)
    #expect(exact.bytes == whole.bytes)
    #expect(exact.isUntouchedBehind)
    #expect(whole.size <= mask.bound(text.utf8.count + insert.utf8.count))
  }

  @Test(arguments: [0, MASKCORE_EAGER, MASKCORE_GUIDE, MASKCORE_GUIDE | MASKCORE_PREFIX_SHOWN])
  func theBoundIsEnough(_ flags: UInt32) throws {
    for pattern in [Self.phone, "[…]", "{ID}[0…]", "--------[9]-------", "[00]<-[00]<-[00]>>"] {
      let mask = try #require(CoreMask(pattern, flags: flags))
      for text in ["", "1", "12345678901234567890", "++++", "😀👨‍👩‍👧é", "ID12", "12-34-56"] {
        let bytes = Array(text.utf8)
        for intent in [MASKCORE_INSERT, MASKCORE_PASTE, MASKCORE_SET] {
          let result = mask.edit([], 0..<0, intent, bytes, capacity: mask.bound(bytes.count))
          #expect(result.status == MASKCORE_OK, "\(pattern) \(text)")
        }
      }
    }
  }

  // MARK: - Ranges

  @Test(arguments: [
    (3, 2), (0, 7), (7, 7), (Int.max, Int.max), (0, Int.max), (-1, -1), (2, -1), (Int.min, 3),
  ])
  func rangesOutsideTheTextAreErrors(_ start: Int, _ end: Int) throws {
    let mask = try #require(CoreMask(Self.phone))
    for unit in [MASKCORE_UTF8, MASKCORE_UTF16] {
      // -1 is SIZE_MAX.
      let range = maskcore_range(
        start: Int(bitPattern: UInt(bitPattern: start)), end: end, unit: unit)
      let result = mask.edit(Array("+7 (91".utf8), range, MASKCORE_INSERT, [0x31], capacity: 64)
      #expect(result.status == MASKCORE_E_RANGE)
      #expect(result.isUntouchedBehind)
    }
  }

  @Test func rangesInsideAScalarAreErrorsAndInsideACharacterWiden() throws {
    let mask = try #require(CoreMask("[…]"))
    let face = Array("a😀b".utf8)
    for offset in 2...4 {
      let range = maskcore_range(start: offset, end: offset, unit: MASKCORE_UTF8)
      #expect(
        mask.edit(face, range, MASKCORE_INSERT, [0x31], capacity: 64).status == MASKCORE_E_RANGE)
    }
    let half = maskcore_range(start: 2, end: 2, unit: MASKCORE_UTF16)
    #expect(
      mask.edit(face, half, MASKCORE_INSERT, [0x31], capacity: 64).status == MASKCORE_E_RANGE)
    let accented = Array("ae\u{301}b".utf8)
    let inside = maskcore_range(start: 2, end: 4, unit: MASKCORE_UTF8)
    let widened = mask.edit(accented, inside, MASKCORE_DELETE_BACKWARD, [], capacity: 64)
    #expect(widened.text == "ab")
    #expect(widened.caret == 1)
  }

  // MARK: - Bytes

  /// Lone continuations, overlong forms, surrogates, beyond the last scalar, cut short.
  static let notUTF8: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xC3], [0xE2, 0x82],
    [0xF0, 0x9F, 0x98], [0xC3, 0x28], [0xE2, 0x28, 0xA1],
  ]

  @Test(arguments: notUTF8) func whatIsNotUTF8IsAnError(_ bytes: [UInt8]) throws {
    let mask = try #require(CoreMask("[…]"))
    for bad in [bytes, [0x61] + bytes, bytes + [0x61]] {
      #expect(mask.edit(bad, 0..<0, MASKCORE_INSERT, [], capacity: 64).status == MASKCORE_E_UTF8)
      #expect(mask.edit([], 0..<0, MASKCORE_INSERT, bad, capacity: 64).status == MASKCORE_E_UTF8)
      #expect(CoreMask.error(bad).status == MASKCORE_E_UTF8)
    }
  }

  @Test func controlsAndNULsAreRefused() throws {
    for pattern in ["[…]", "[***]", "[???]", "[000]"] {
      let mask = try #require(CoreMask(pattern))
      for scalar in Array(0...0x1F) + Array(0x7F...0x9F) + [0x2028, 0x2029] {
        let control = try #require(Unicode.Scalar(UInt32(scalar)))
        let result = mask.edit(
          [], 0..<0, MASKCORE_PASTE, Array(String(control).utf8), capacity: 64)
        #expect(result.status == MASKCORE_OK)
        #expect(result.size == 0, "\(scalar)")
        #expect(result.refused == 1, "\(scalar)")
      }
    }
  }

  @Test func nothingIsWelcomeAsNull() throws {
    let mask = try #require(CoreMask(Self.phone))
    let result = mask.editNulls()
    #expect(result.status == MASKCORE_OK)
    #expect(result.size == 0)
    #expect(mask.bound(0) > 0)
    maskcore_free(nil)
  }

  // MARK: - Limits

  @Test func aMegabyteIsPastedAndAByteMoreIsALimit() throws {
    let limit = 1 << 20
    let mask = try #require(CoreMask("[…]"))
    let letters = [UInt8](repeating: 0x61, count: limit)
    let whole = mask.edit([], 0..<0, MASKCORE_PASTE, letters, capacity: limit)
    #expect(whole.status == MASKCORE_OK)
    #expect(whole.size == limit)
    #expect(whole.taken == limit)
    let more = mask.edit([], 0..<0, MASKCORE_PASTE, letters + [0x61], capacity: 16)
    #expect(more.status == MASKCORE_E_LIMIT)
    #expect(
      mask.edit(letters + [0x61], 0..<0, MASKCORE_PASTE, [], capacity: 16).status
        == MASKCORE_E_LIMIT)
    let phone = try #require(CoreMask(Self.phone))
    let digits = [UInt8](repeating: 0x37, count: limit)
    let cut = phone.edit([], 0..<0, MASKCORE_PASTE, digits, capacity: 64)
    #expect(cut.text == "+7 (777) 777-77-77")
    #expect(cut.taken + cut.refused == limit)
  }

  @Test func patternsHaveALimit() {
    let limit = 65536
    #expect(CoreMask([UInt8](repeating: 0x2D, count: limit), flags: 0) != nil)
    let long = CoreMask.error([UInt8](repeating: 0x2D, count: limit + 1))
    #expect(long.status == MASKCORE_E_LIMIT)
    #expect(CoreMask(Array("<<<<[0]>>>>".utf8), flags: 0) != nil)
    let deep = CoreMask.error(Array("<<<<<[0]>>>>>".utf8))
    #expect(deep.status == MASKCORE_E_LIMIT)
    #expect(deep.offset == 4)
    let deeper = CoreMask.error([UInt8](repeating: 0x3C, count: 1000))
    #expect(deeper.status == MASKCORE_E_LIMIT)
    #expect(deeper.offset == 4)
  }

  // MARK: - Patterns

  @Test(arguments: [
    ("[", 0), ("12[", 2), ("[00", 0), ("[]", 1), ("]", 0), ("0]", 1), ("[0x]", 2), ("[0[]", 2),
    ("{7", 0), ("}", 0), ("\\", 0), ("+7 \\", 3), ("<[0]", 0), ("[0]>", 3), ("<->", 0),
    ("<[0]<-[0]>", 0), ("[00]{/", 4), ("[…0x]", 5), ("é[", 2),
  ])
  func malformedPatternsTellTheByte(_ pattern: String, _ offset: Int) {
    let error = CoreMask.error(Array(pattern.utf8))
    #expect(error.status == MASKCORE_E_PATTERN)
    #expect(error.offset == offset)
  }

  @Test func aPatternCutAtEachByteCompilesOrTellsWhere() {
    let whole = Array("é+{7} (\\[[00_A]) <-[09…]<.[*?]>>№[A…]".utf8)
    #expect(CoreMask.error(whole).status == MASKCORE_OK)
    var statuses: [maskcore_status.RawValue] = []
    for size in 0..<whole.count {
      let error = CoreMask.error(Array(whole[..<size]))
      statuses.append(error.status.rawValue)
      #expect(error.offset <= size)
      var broken = whole
      broken[size] = 0x5D
      #expect(CoreMask.error(broken).offset <= broken.count)
    }
    for status in [MASKCORE_OK, MASKCORE_E_PATTERN, MASKCORE_E_UTF8] {
      #expect(statuses.contains(status.rawValue))
    }
  }

  @Test func withoutMemoryThereIsNoMask() {
    var options = unsafe maskcore_options()
    let allocator = unsafe maskcore_allocator(
      allocate: { _, _ in nil }, release: { _, _, _ in }, context: nil)
    unsafe withUnsafePointer(to: allocator) { allocator in
      unsafe options.allocator = allocator
      var error = maskcore_error()
      #expect(unsafe maskcore_compile("[0]", 3, &options, &error) == nil)
      #expect(error.status == MASKCORE_E_MEMORY)
    }
  }

  @Test func everyStatusHasAName() {
    let statuses = [
      MASKCORE_OK, MASKCORE_E_SPACE, MASKCORE_E_RANGE, MASKCORE_E_UTF8, MASKCORE_E_PATTERN,
      MASKCORE_E_LIMIT, MASKCORE_E_MEMORY, MASKCORE_E_UNSUPPORTED,
    ]
    let names = statuses.map { unsafe String(cString: maskcore_status_name($0)) }
    #expect(Set(names).count == statuses.count)
    #expect(!names.contains(""))
  }
}

/// A compiled mask, called with any bytes and any capacity.
@safe private final class CoreMask {
  private let handle: OpaquePointer

  struct Result {
    var status: maskcore_status
    var size: Int
    var caret: Int
    var taken: Int
    var refused: Int
    var bytes: [UInt8]
    /// Whether the bytes behind the capacity are as they were.
    var isUntouchedBehind: Bool
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  convenience init?(_ pattern: String, flags: UInt32 = 0) {
    self.init(Array(pattern.utf8), flags: flags)
  }

  init?(_ pattern: [UInt8], flags: UInt32) {
    var options = unsafe maskcore_options()
    unsafe options.flags = flags
    guard let handle = unsafe Self.compile(pattern, &options, nil) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe maskcore_free(handle) }

  static func error(_ pattern: [UInt8]) -> maskcore_error {
    var options = unsafe maskcore_options()
    var error = maskcore_error()
    unsafe maskcore_free(compile(pattern, &options, &error))
    return error
  }

  private static func compile(
    _ pattern: [UInt8], _ options: inout maskcore_options,
    _ error: UnsafeMutablePointer<maskcore_error>?
  ) -> OpaquePointer? {
    unsafe pattern.withUnsafeBytes { bytes in
      let base = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress
      return unsafe maskcore_compile(base, bytes.count, &options, error)
    }
  }

  func bound(_ size: Int) -> Int { unsafe maskcore_bound(handle, size) }

  func edit(
    _ text: String, _ range: Range<Int>, _ intent: maskcore_intent, _ insert: String, capacity: Int
  ) -> Result {
    edit(Array(text.utf8), range, intent, Array(insert.utf8), capacity: capacity)
  }

  func edit(
    _ text: [UInt8], _ range: Range<Int>, _ intent: maskcore_intent, _ insert: [UInt8],
    capacity: Int
  ) -> Result {
    let range = maskcore_range(start: range.lowerBound, end: range.upperBound, unit: MASKCORE_UTF8)
    return edit(text, range, intent, insert, capacity: capacity)
  }

  func edit(
    _ text: [UInt8], _ range: maskcore_range, _ intent: maskcore_intent, _ insert: [UInt8],
    capacity: Int
  ) -> Result {
    let canary: CChar = 0x55
    var out = [CChar](repeating: canary, count: capacity + 16)
    let result = unsafe out.withUnsafeMutableBufferPointer { out in
      unsafe text.withUnsafeBytes { text in
        unsafe insert.withUnsafeBytes { insert in
          unsafe maskcore_edit(
            handle, text.assumingMemoryBound(to: CChar.self).baseAddress, text.count, range, intent,
            insert.assumingMemoryBound(to: CChar.self).baseAddress, insert.count, out.baseAddress,
            capacity)
        }
      }
    }
    let written = result.status == MASKCORE_OK ? min(result.size, capacity) : 0
    return Result(
      status: result.status, size: result.size, caret: result.caret.utf8, taken: result.taken,
      refused: result.refused, bytes: out[..<written].map(UInt8.init(bitPattern:)),
      isUntouchedBehind: out[capacity...].allSatisfy { $0 == canary })
  }

  /// An edit of nothing by nothing, all of it NULL.
  func editNulls() -> maskcore_result {
    unsafe maskcore_edit(
      handle, nil, 0, maskcore_range(start: 0, end: 0, unit: MASKCORE_UTF8), MASKCORE_INSERT, nil,
      0, nil, 0)
  }
}
