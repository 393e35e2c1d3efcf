import MaskEngine
import Testing

/// One way to write a pattern wrongly, and where its fault lies.
struct Fault: Sendable, CustomTestStringConvertible {
  var pattern: String
  var reason: PatternError.Reason
  var utf8: Int
  var utf16: Int
  var options = MaskOptions()

  init(
    _ pattern: String, _ reason: PatternError.Reason, utf8: Int, utf16: Int? = nil,
    options: MaskOptions = MaskOptions()
  ) {
    self.pattern = pattern
    self.reason = reason
    self.utf8 = utf8
    self.utf16 = utf16 ?? utf8
    self.options = options
  }

  var testDescription: String { "\(reason): \(pattern.prefix(20))" }

  static let all = [
    Fault("+7 ([000", .slotsNotClosed, utf8: 4),
    Fault("№ [0", .slotsNotClosed, utf8: 4, utf16: 2),
    Fault("1[]2", .slotsEmpty, utf8: 2),
    Fault("[0]]", .slotsNotOpened, utf8: 3),
    Fault("[0x0]", .unknownSymbol, utf8: 2),
    Fault("[😀]", .unknownSymbol, utf8: 1),
    Fault("[0…ж]", .unknownSymbol, utf8: 5, utf16: 3),
    Fault("[:1-31]", .segmentWithoutDigits, utf8: 1),
    Fault("[0A:1-31]", .segmentWithoutDigits, utf8: 3),
    Fault("[00…:1-31]", .segmentWithoutDigits, utf8: 6, utf16: 4),
    Fault("[00:]", .segmentWithoutNumber, utf8: 4),
    Fault("[00:1-]", .segmentWithoutNumber, utf8: 6),
    Fault("[00:1-", .segmentWithoutNumber, utf8: 6),
    Fault("[00:1…31]", .segmentWithoutDash, utf8: 5),
    Fault("[00:1-31", .segmentNotClosed, utf8: 8),
    Fault("[00:1-31 ]", .segmentNotClosed, utf8: 8),
    Fault("[00:31-1]", .segmentBounds, utf8: 4),
    Fault("[00:1-100]", .segmentBounds, utf8: 6),
    Fault("[0000000000:1-2]", .segmentTooLong, utf8: 11),
    Fault("[00:1-1234567890]", .segmentTooLong, utf8: 15),
    Fault("[0]{7", .keptNotClosed, utf8: 3),
    Fault("7}[0]", .keptNotOpened, utf8: 1),
    Fault("{7[0]}", .markInKept, utf8: 2),
    Fault("{7{8}}", .markInKept, utf8: 2),
    Fault("{<}[0]", .markInKept, utf8: 1),
    Fault("[0]<-[0]", .groupNotClosed, utf8: 3),
    Fault("<[0]<[0]>", .groupNotClosed, utf8: 0),
    Fault("[0]>", .groupNotOpened, utf8: 3),
    Fault("[0]<->", .groupWithoutSlot, utf8: 3),
    Fault("<<<<<[0]>>>>>", .groupsTooDeep, utf8: 4),
    Fault(#"[0]\"#, .escapeAtEnd, utf8: 3),
    Fault("[0]\u{301}", .joinsNeighbour, utf8: 3),
    Fault("7{7}\u{301}", .joinsNeighbour, utf8: 4),
    Fault("ab\u{600}", .joinsNeighbour, utf8: 2),
    Fault(#"\[é\]\\"# + "\u{600}[0]", .joinsNeighbour, utf8: 8, utf16: 7),
    Fault(#"\[x\"# + "\u{600}[0]", .joinsNeighbour, utf8: 4),
    Fault("[0…]", .notPlainFromEnd, utf8: 0, options: options { $0.fillsFromEnd = true }),
    Fault("[0]{7}", .notPlainFromEnd, utf8: 0, options: options { $0.fillsFromEnd = true }),
    Fault(String(repeating: "x", count: 65537), .patternTooLong, utf8: 0),
    Fault("[0]", .blankUnusable, utf8: 0, options: options { $0.blank = "\u{301}" }),
    Fault("[0]", .blankUnusable, utf8: 0, options: options { $0.blank = "\u{200B}" }),
    Fault("[0]", .tooManyClasses, utf8: 0, options: options { $0.classes = classes(65) }),
    Fault(
      "[0]", .tooManyRanges, utf8: 0,
      options: options {
        let ranges = Array(repeating: "a"..."z", count: 4097) as [ClosedRange<Unicode.Scalar>]
        $0.classes = [SlotClass("x", accepting: ranges)]
      }),
    Fault(
      "[0]", .tooManyTrunks, utf8: 0,
      options: options { $0.trunks = Array(repeating: "8", count: 17) }),
    Fault(
      "[0]", .trunksTooLong, utf8: 0,
      options: options { $0.trunks = [String(repeating: "8", count: 65537)] }),
  ]

  static func options(_ change: (inout MaskOptions) -> Void) -> MaskOptions {
    var options = MaskOptions()
    change(&options)
    return options
  }

  static func classes(_ count: UInt32) -> [SlotClass] {
    (0..<count).compactMap { Unicode.Scalar(0x4E00 + $0) }.map { symbol in
      SlotClass(symbol, accepting: [])
    }
  }
}

@Suite struct PatternErrorTests {
  @Test(arguments: Fault.all) func tellsReasonAndPlace(_ fault: Fault) {
    let offset = TextOffset(utf8: fault.utf8, utf16: fault.utf16)
    let expected = PatternError(fault.reason, in: fault.pattern, at: offset)
    #expect(throws: expected) { try Mask(fault.pattern, options: fault.options) }
  }

  @Test func everyReasonButMemoryIsProvoked() {
    let provoked = Set(Fault.all.map(\.reason))
    #expect(Set(PatternError.Reason.allCases).subtracting(provoked) == [.maskCount, .memory])
    let error = PatternError(.maskCount, in: "", at: TextOffset(utf8: 0, utf16: 0))
    #expect(throws: error) { try MaskSet([String]()) }
    #expect(throws: error) { try MaskSet(Array(repeating: "[0]", count: 65)) }
  }

  @Test func everyReasonSaysWhatWasExpected() {
    let phrases = PatternError.Reason.allCases.map(\.expected)
    #expect(Set(phrases).count == phrases.count)
    #expect(phrases.allSatisfy { !$0.isEmpty && $0 != "another pattern" })
  }

  @Test func theLimitsThemselvesCompile() throws {
    _ = try Mask("<<<<[0]>>>>")
    _ = try Mask(String(repeating: "x", count: 65536))
    _ = try Mask("[0]", options: Fault.options { $0.classes = Fault.classes(64) })
    _ = try Mask("[0]", options: Fault.options { $0.trunks = Array(repeating: "8", count: 16) })
  }

  @Test func theDescriptionPutsACaretUnderThePlace() {
    let error = PatternError(.slotsNotClosed, in: "+7 ([000", at: TextOffset(utf8: 4, utf16: 4))
    #expect(
      error.description == #"""
        expected a ] for this [, or \[ for the sign itself
          +7 ([000
              ^
        """#)
  }

  @Test func aFaultOfTheOptionsHasNoCaret() {
    let error = PatternError(.blankUnusable, in: "[0]", at: TextOffset(utf8: 0, utf16: 0))
    #expect(error.diagram == "[0]")
  }

  @Test(arguments: [
    ("日本[x]", 7, "日本[x]\n     ^"),
    ("e\u{301}[x]", 4, "e\u{301}[x]\n  ^"),
    ("😀👨‍👩‍👧[x]", 23, "😀👨‍👩‍👧[x]\n     ^"),
    ("\u{FF11}[x]", 4, "\u{FF11}[x]\n   ^"),
    ("\t[x]", 2, "␉[x]\n  ^"),
    ("a\n[x]", 3, "a␊[x]\n   ^"),
    ("ab", 2, "ab\n  ^"),
    ("", 0, "\n^"),
  ])
  func theCaretCountsColumns(_ pattern: String, _ utf8: Int, _ diagram: String) {
    let error = PatternError(.unknownSymbol, in: pattern, at: TextOffset(utf8: utf8, utf16: 0))
    #expect(error.diagram == diagram)
  }

  @Test func aLongPatternIsCutAroundThePlace() throws {
    let pattern = String(repeating: "x", count: 100) + "[!]" + String(repeating: "y", count: 100)
    let error = PatternError(.unknownSymbol, in: pattern, at: TextOffset(utf8: 101, utf16: 101))
    let lines = error.diagram.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0] == "…" + String(repeating: "x", count: 39) + "[!]"
        + String(repeating: "y", count: 38) + "…")
    #expect(lines[1] == String(repeating: " ", count: 41) + "^")
  }
}
