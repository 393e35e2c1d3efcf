import MaskEngine
import SeededRandom
import Testing

/// A mask of another library that cannot be imported, where and why.
struct Refused: Sendable, CustomTestStringConvertible {
  var notation: MaskNotation
  var source: String
  var reason: ImportError.Reason
  var offset: Int
  /// Words of the sentence.
  var says: String

  init(
    _ notation: MaskNotation, _ source: String, _ reason: ImportError.Reason, at offset: Int,
    _ says: String
  ) {
    self.notation = notation
    self.source = source
    self.reason = reason
    self.offset = offset
    self.says = says
  }

  var testDescription: String { "\(notation.rawValue) \(source.prefix(30))" }

  static let all =
    MaskNotation.allCases.flatMap { notation in
      [
        Refused(notation, "", .malformed, at: 0, "empty"),
        Refused(notation, String(repeating: "x", count: 65537), .limit, at: 0, "64 KiB"),
      ]
    } + qt + inputmask + imask + ngx + textmask

  static let qt = [
    Refused(.qt, ";_", .malformed, at: 0, "empty"),
    Refused(.qt, ">!", .malformed, at: 0, "empty"),
    Refused(.qt, #"99\"#, .malformed, at: 2, #"a \ ends the mask"#),
    Refused(.qt, "99;\u{301}", .inexpressible, at: 0, "blank"),
    Refused(.qt, "9\u{301}", .inexpressible, at: 1, "joins its neighbour"),
    Refused(.qt, "№9\u{301}", .inexpressible, at: 4, "joins its neighbour"),
  ]

  static let inputmask = [
    Refused(.inputmask, "email", .inexpressible, at: 0, "alias email"),
    Refused(.inputmask, "datetime", .inexpressible, at: 0, "alias datetime"),
    Refused(.inputmask, "9[-]9", .inexpressible, at: 1, "left out by itself"),
    Refused(.inputmask, "9-{0,1}", .inexpressible, at: 1, "left out by itself"),
    Refused(.inputmask, "9(a-){+}", .inexpressible, at: 1, "without bound"),
    Refused(.inputmask, "9(99){*}", .inexpressible, at: 1, "without bound"),
    Refused(.inputmask, "9[9", .malformed, at: 1, "never closed"),
    Refused(.inputmask, "9[]", .malformed, at: 1, "nothing stands"),
    Refused(.inputmask, "9]", .malformed, at: 1, "closes nothing"),
    Refused(.inputmask, "9(a|9", .malformed, at: 1, "never closed"),
    Refused(.inputmask, "|9", .malformed, at: 0, "either side"),
    Refused(.inputmask, "9|", .malformed, at: 1, "either side"),
    Refused(.inputmask, "(|9)", .malformed, at: 1, "either side"),
    Refused(.inputmask, "{3}9", .malformed, at: 0, "before it"),
    Refused(.inputmask, "9{3,2}", .malformed, at: 1, "reversed"),
    Refused(.inputmask, #"9\"#, .malformed, at: 1, #"a \ ends"#),
    Refused(.inputmask, "9{70000}", .limit, at: 1, "65536"),
    Refused(.inputmask, "(9{1000}){1000}", .limit, at: 0, "65536"),
    Refused(.inputmask, "9{99999999999999999999}", .limit, at: 1, "65536"),
    Refused(.inputmask, "[[[[[9-]-]-]-]-]", .limit, at: 4, "deeper than 4"),
    Refused(.inputmask, String(repeating: "[", count: 40), .limit, at: 32, "deeper than 32"),
    Refused(.inputmask, "9(aa|9){7}", .limit, at: 1, "more than 64"),
  ]

  static let imask = [
    Refused(.imask, "000`-000", .inexpressible, at: 3, "in place"),
    Refused(.imask, "[00]`00", .inexpressible, at: 4, "in place"),
    Refused(.imask, "00[00", .malformed, at: 2, "never closed"),
    Refused(.imask, "{7[0", .malformed, at: 0, "never closed"),
    Refused(.imask, "0}", .malformed, at: 1, "closes nothing"),
    Refused(.imask, "0]", .malformed, at: 1, "closes nothing"),
    Refused(.imask, "[0[0]]", .malformed, at: 2, "inside another"),
    Refused(.imask, "{7{8}}", .malformed, at: 2, "inside another"),
    Refused(.imask, #"0\"#, .malformed, at: 1, #"a \ ends"#),
  ]

  static let ngx = [
    Refused(.ngx, "separator.2", .inexpressible, at: 0, "a number field"),
    Refused(.ngx, "comma_separator", .inexpressible, at: 0, "a number field"),
    Refused(.ngx, "00||percent", .inexpressible, at: 4, "a number field"),
    Refused(.ngx, "0{1,3}", .inexpressible, at: 1, "one number"),
    Refused(.ngx, "00||", .malformed, at: 2, "either side"),
    Refused(.ngx, "||00", .malformed, at: 0, "either side"),
    Refused(.ngx, "0{70000}", .limit, at: 1, "65536"),
    Refused(.ngx, "0{60000}0{60000}", .limit, at: 8, "65536"),
    Refused(.ngx, String(repeating: "0||", count: 64) + "0", .limit, at: 0, "more than 64"),
  ]

  static let textmask = [
    Refused(.textmask, "rawValue => []", .malformed, at: 0, "an array"),
    Refused(.textmask, "[mask]", .inexpressible, at: 1, "no program"),
    Refused(.textmask, "[`${x}`]", .inexpressible, at: 2, "no program"),
    Refused(.textmask, "['[]', /x/]", .inexpressible, at: 1, "caret trap"),
    Refused(.textmask, "[]", .malformed, at: 0, "empty"),
    Refused(.textmask, "['']", .malformed, at: 1, "empty"),
    Refused(.textmask, "['a'", .malformed, at: 0, "never closed"),
    Refused(.textmask, "['a' 'b']", .malformed, at: 5, "comma"),
    Refused(.textmask, "['a']x", .malformed, at: 5, "nothing more"),
    Refused(.textmask, "['a, /x/]", .malformed, at: 1, "never closed"),
    Refused(.textmask, "['a',", .malformed, at: 5, "was expected"),
    Refused(.textmask, #"['\u00']"#, .malformed, at: 2, "names no character"),
    Refused(.textmask, #"['\u{D800}']"#, .malformed, at: 2, "names no character"),
    Refused(.textmask, #"['\u{41']"#, .malformed, at: 2, "was expected"),
    Refused(.textmask, #"['\"#, .malformed, at: 2, #"a \ ends"#),
    Refused(.textmask, #"[/\d+/]"#, .inexpressible, at: 4, "cannot repeat"),
    Refused(.textmask, #"[/\d{2}/]"#, .inexpressible, at: 4, "cannot repeat"),
    Refused(.textmask, "[/ab/]", .inexpressible, at: 3, "finds more"),
    Refused(.textmask, "[/a(b)/]", .inexpressible, at: 3, "finds more"),
    Refused(.textmask, "[//]", .inexpressible, at: 2, "finds none"),
    Refused(.textmask, "[/a|/]", .inexpressible, at: 4, "finds none"),
    Refused(.textmask, "[/[]/]", .inexpressible, at: 3, "finds none"),
    Refused(.textmask, "[/(?=a)/]", .inexpressible, at: 2, "around it"),
    Refused(.textmask, #"[/\1/]"#, .inexpressible, at: 2, "around it"),
    Refused(.textmask, #"[/\b/]"#, .inexpressible, at: 2, "this escape"),
    Refused(.textmask, #"[/\p{Lu}/u]"#, .inexpressible, at: 2, "properties"),
    Refused(.textmask, #"[/[\p{L}-]/u]"#, .inexpressible, at: 1, "share a slot"),
    Refused(.textmask, #"[/[^\p{L}]/u]"#, .inexpressible, at: 3, "all but"),
    Refused(.textmask, "[/[z-a]/]", .malformed, at: 4, "reversed"),
    Refused(.textmask, "[/*/]", .malformed, at: 2, "before it"),
    Refused(.textmask, "[/[a/]", .malformed, at: 1, "never closed"),
    Refused(.textmask, "[/(a/]", .inexpressible, at: 4, "finds more"),
    Refused(.textmask, "[/a", .malformed, at: 1, "never closed"),
    Refused(.textmask, "[/a/x]", .malformed, at: 4, "no flag"),
    Refused(
      .textmask, "[/" + String(repeating: "(", count: 40) + "a/]", .limit, at: 34, "deeper than 32"),
  ]
}

@Suite struct ImportErrorTests {
  @Test(arguments: Refused.all) func namesWhatCannotBeExpressed(_ row: Refused) throws {
    let error = try #require(throws: ImportError.self) {
      try ImportedMask(row.source, as: row.notation)
    }
    #expect(error.reason == row.reason)
    #expect(error.offset.utf8 == row.offset)
    #expect(error.problem.contains(row.says), "\(error.problem)")
    #expect(error.notation == row.notation)
    #expect(error.source == row.source)
  }

  @Test func theDescriptionPutsACaretUnderThePlace() {
    #expect {
      try ImportedMask("№ (99-){+}", as: .inputmask)
    } throws: { error in
      "\(error)" == """
        inputmask: a part of several characters cannot repeat without bound
          № (99-){+}
            ^
        """
    }
  }

  @Test func offsetsCountBothUnits() throws {
    let error = try #require(throws: ImportError.self) { try ImportedMask("😀]", as: .inputmask) }
    #expect(error.offset == TextOffset(utf8: 4, utf16: 2))
    #expect(error.diagram == "😀]\n  ^")
  }

  @Test func aChoiceIsNotOneMask() throws {
    let error = try #require(throws: ImportError.self) { try Mask(imported: "00||000", as: .ngx) }
    #expect(error.reason == .choice)
    #expect(error.problem.contains("2 masks"))
  }

  @Test func tooManyClassesAreALimit() {
    var options = MaskOptions()
    options.classes = (0..<64).compactMap { Unicode.Scalar(0x4E00 + $0) }.map { symbol in
      SlotClass(symbol, accepting: ["x"..."x"])
    }
    #expect {
      try ImportedMask("9H", as: .qt, options: options)
    } throws: { error in
      let error = error as? ImportError
      return error?.reason == .limit && error?.offset.utf8 == 1
    }
  }

  /// Whatever is given, the answer is a mask that compiles and keeps its values, or a place in it.
  @Test(arguments: MaskNotation.allCases) func anyTextIsAnswered(_ notation: MaskNotation) {
    let pieces = [
      "9", "0", "a", "A", "*", "#", "H", "h", "m0", "S", "X", "x", "-", ".", " ", "(", ")", "[",
      "]", "{", "}", "{2}", "{1,3}", "{+}", "{*}", "|", "||", "\\", "`", ">", "<", "!", ";", "?",
      "é", "e\u{301}", "\u{301}", "😀", "\u{200D}", "/", "/\\d/", "'", "\"", ",", "/[a-z]/", "^",
    ]
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let count = Int.random(in: 1...12, using: &generator)
      var source = (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
      if notation == .textmask { source = "[" + source + "]" }
      do throws(ImportError) {
        let imported = try ImportedMask(source, as: notation)
        for mask in imported.masks {
          let shown = MaskExplanation(of: mask)
          #expect(mask.formatted(value: shown.exampleValue).text == shown.example, "\(source)")
        }
      } catch {
        #expect(error.offset.utf8 <= source.utf8.count)
        #expect(error.source == source)
        #expect(!error.problem.isEmpty)
      }
    }
  }
}
