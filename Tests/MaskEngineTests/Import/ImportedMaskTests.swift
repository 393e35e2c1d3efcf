import MaskEngine
import Testing

/// A mask of another library, and the patterns it comes to.
struct Import: Sendable, CustomTestStringConvertible {
  var notation: MaskNotation
  var source: String
  var patterns: [String]

  init(_ notation: MaskNotation, _ source: String, _ patterns: String...) {
    self.notation = notation
    self.source = source
    self.patterns = patterns
  }

  var testDescription: String { "\(notation.rawValue) \(source)" }

  static let all = [
    // Qt
    Import(.qt, "000.000.000.000;_", "[999].[999].[999].[999]"),
    Import(.qt, "9Aa0NnXx", "[0Aa9_-*?]"),
    Import(.qt, "HhDdBb#", "[HhDdBb#]"),
    Import(.qt, ">A<A!A", "[BCA]"),
    Import(.qt, ">9D#B", "[0D#B]"),
    Import(.qt, #"\A\\\;>\>A;*"#, #"A\\;\>[B]"#),
    Import(.qt, "[9]{9}", "[00]"),
    Import(.qt, "+7 (999)", "+7 ([000])"),
    Import(.qt, "№ 9ж", "№ [0]ж"),
    // Inputmask
    Import(.inputmask, "(999) 999-9999", "([000]) [000]-[0000]"),
    Import(.inputmask, "9a*", "[0A_]"),
    Import(.inputmask, "A&#", "[U&#]"),
    Import(.inputmask, "99[99]", "[0099]"),
    Import(.inputmask, "99999[-9999]", "[00000]<-[0000]>"),
    Import(.inputmask, "9[9[-9]]", "[0]<[0]<-[0]>>"),
    Import(.inputmask, "[[9]]", "[9]"),
    Import(.inputmask, "9{3}", "[000]"),
    Import(.inputmask, "9{2,4}", "[0099]"),
    Import(.inputmask, "9{0}a", "[A]"),
    Import(.inputmask, "9{+}a{*}", "[00…A…]"),
    Import(.inputmask, "9{2,*}", "[000…]"),
    Import(.inputmask, "9{2,+}", "[000…]"),
    Import(.inputmask, "9{1,3|1}", "[099]"),
    Import(.inputmask, "-{3}9", "---[0]"),
    Import(.inputmask, "(99-){2}9", "[00]-[00]-[0]"),
    Import(.inputmask, "(.9){1,3}", ".[0]<.[0]><.[0]>"),
    Import(.inputmask, "[-99]{1,2}", "<-[00]><-[00]>"),
    Import(.inputmask, "(99){0,2}", "<[00]><[00]>"),
    Import(.inputmask, "[.9]{1}9", "<.[0]>[0]"),
    Import(.inputmask, "9|a", "[_]"),
    Import(.inputmask, "(9|a|*)9", "[_0]"),
    Import(.inputmask, "(9|-)9", "[B0]"),
    Import(.inputmask, "(9|A)", "[B]"),
    Import(.inputmask, "(9|a){2}", "[__]"),
    Import(.inputmask, "(aa)|(999)", "[AA]", "[000]"),
    Import(.inputmask, "(aa|99)-9", "[AA]-[0]", "[00]-[0]"),
    Import(.inputmask, "(a|9)(.|-)9", "[_].[0]", "[_]-[0]"),
    Import(.inputmask, "+(7|8)9", "+7[0]", "+8[0]"),
    Import(.inputmask, "9[(aa|b)9]", "[0]<[AA0]>", "[0]<b[0]>"),
    Import(.inputmask, #"\9\a\*\[\]\{\}\(\)\|\\9"#, #"9a*\[\]\{\}()|\\[0]"#),
    Import(.inputmask, "9?9+9", "[0]?[0]+[0]"),
    Import(.inputmask, "9{x}", #"[0]\{x\}"#),
    Import(.inputmask, "9)(9", "[0])([0]"),
    Import(.inputmask, "(9[9)]", "([0]<[0])>"),
    Import(.inputmask, "<9>", #"\<[0]\>"#),
    Import(.inputmask, "ssn", "[000]-[00]-[0000]"),
    Import(.inputmask, "mac", "[##]:[##]:[##]:[##]:[##]:[##]"),
    // IMask
    Import(.imask, "+{7}(000)000-00-00", "+{7}([000])[000]-[00]-[00]"),
    Import(.imask, "0a*[0a*]", "[0A*9a?]"),
    Import(.imask, "{#}000[aaa]/NIC-`*[**]", "{#}[000aaa]/NIC-[*??]"),
    Import(.imask, #"\0\a\*\`\{\[0"#, #"0a*`\{\[[0]"#),
    Import(.imask, "[-00]0", "-[990]"),
    Import(.imask, "{xa}{c}[0]", "{x}[A]{c}[9]"),
    Import(.imask, "`+7`0", "+7[0]"),
    Import(.imask, "0-0`", "[0]-[0]"),
    // ngx-mask
    Import(.ngx, "(000) 000-0000", "([000]) [000]-[0000]"),
    Import(.ngx, "099 ASULX", "[099] [NSUL0]"),
    Import(.ngx, "0*.00", "[0…].[00]"),
    Import(.ngx, "0?S?S", "[9SB]"),
    Import(.ngx, "A{4}-{2}", "[NNNN]--"),
    Import(.ngx, "00||000", "[00]", "[000]"),
    Import(.ngx, "CPF_CNPJ", "[000].[000].[000]-[00]", "[00].[000].[000]/[0000]-[00]"),
    Import(.ngx, "IP", "[099].[099].[099].[099]"),
    Import(.ngx, "IP||0", "[099].[099].[099].[099]", "[0]"),
    Import(.ngx, "Hh:m0:s0", "[00:0-23]:[00:0-59]:[00:0-59]"),
    Import(.ngx, "d0/M0/0000", "[00:1-31]/[00:1-12]/[0000]"),
    Import(.ngx, "H:m:d:M", "[H]:[m]:[d]:[M]"),
    Import(.ngx, "*?{|", #"*?\{|"#),
    // text-mask
    Import(.textmask, #"["(", /[1-9]/, /\d/, ")", " ", /\d/]"#, "([B0]) [0]"),
    Import(.textmask, "['+', `7`, /[0-9]/,];", "+7[0]"),
    Import(.textmask, #" [ /./ , /\d|[a-f]/i , /(?:[A-Z])/ ] "#, "[*BC]"),
    Import(.textmask, #"[/^\d$/, /^[0123456789]$/, /[\d]/]"#, "[000]"),
    Import(.textmask, #"[/\p{L}/u, /[\p{L}\d]/u, /[\p{L}\p{N}]/u, /[^]/]"#, "[A__*]"),
    Import(.textmask, #"[/[\s\S]/, /a{1}/]"#, "[*B]"),
    Import(
      .textmask, #"["\"", '\'', "\u0041", "\x42", "\u{43}", "[", "\\", /\d/]"#, #""'ABC\[\\[0]"#),
  ]
}

@Suite struct ImportedMaskTests {
  @Test(arguments: Import.all) func comesToPatterns(_ row: Import) throws {
    let imported = try ImportedMask(row.source, as: row.notation)
    #expect(imported.patterns == row.patterns)
    #expect(imported.masks.map(\.pattern) == row.patterns)
    #expect(imported.source == row.source)
    #expect(imported.notation == row.notation)
    #expect(imported.pattern == row.patterns[0])
  }

  @Test func aLetterCaseMakesClasses() throws {
    let imported = try ImportedMask(">A<A!A>H", as: .qt)
    #expect(
      imported.options.classes == [
        SlotClass("B", accepting: .letter, letterCase: .upper),
        SlotClass("C", accepting: .letter, letterCase: .lower),
        SlotClass("H", accepting: ["0"..."9", "A"..."F", "a"..."f"], letterCase: .upper),
      ])
    #expect(imported.masks[0].formatted(value: "éÉéa").text == "ÉééA")
  }

  @Test(
    arguments: [
      ("99;x", "_", "x"), ("99;", "_", " "), ("99", "_", " "), ("99", "#", "#"), ("99;x", "#", "x"),
      ("99; _", "_", " "),
    ] as [(String, Unicode.Scalar, Unicode.Scalar)])
  func qtNamesTheBlank(_ source: String, _ given: Unicode.Scalar, _ blank: Unicode.Scalar) throws {
    var options = MaskOptions()
    options.blank = given
    #expect(try ImportedMask(source, as: .qt, options: options).options.blank == blank)
  }

  @Test func classesOfTheCallersAreDefinitions() throws {
    var options = MaskOptions()
    options.classes = [SlotClass("~", accepting: ["+"..."+", "-"..."-"])]
    #expect(try ImportedMask("~ 9.99", as: .inputmask, options: options).pattern == "[~] [0].[00]")
    #expect(try ImportedMask("~?0", as: .ngx, options: options).pattern == "[B0]")
    #expect(try ImportedMask("~[~]", as: .imask, options: options).pattern == "[~B]")
    #expect(try ImportedMask("~9", as: .qt, options: options).pattern == "[~0]")
    options.classes = [SlotClass("0", accepting: ["a"..."z"])]
    let letters = try ImportedMask("0*", as: .imask, options: options)
    #expect(letters.pattern == "[0*]")
    // The digit symbol is taken, so digits get one of their own.
    #expect(try ImportedMask("09", as: .inputmask, options: options).pattern == "[0B]")
  }

  @Test func aNumberNeedsItsSymbols() {
    var options = MaskOptions()
    options.classes = [SlotClass("0", accepting: ["a"..."z"])]
    #expect {
      try ImportedMask("Hh", as: .ngx, options: options)
    } throws: { ($0 as? ImportError)?.reason == .inexpressible }
  }

  @Test func keptTextBelongsToTheValue() throws {
    let phone = try Mask(imported: "+{7} (000)", as: .imask)
    let shown = phone.formatted(value: "7912")
    #expect(shown.text == "+7 (912")
    #expect(shown.value == "7912")
  }

  @Test func aChoiceBecomesASet() throws {
    let set = try MaskSet(imported: "CPF_CNPJ", as: .ngx)
    #expect(set.candidates.count == 2)
    #expect(set.formatted(value: "12345678000195").text == "12.345.678/0001-95")
    #expect(try MaskSet(imported: "999", as: .inputmask).candidates.count == 1)
  }

  @Test func optionsGoAlong() throws {
    var options = MaskOptions()
    options.literals = .guide
    let mask = try Mask(imported: "99/99", as: .inputmask, options: options)
    #expect(mask.formatted(value: "1").text == "1_/__")
  }

  @Test(arguments: [MaskNotation.qt, .inputmask, .imask, .ngx], ["0", "0-", "9"])
  func theLongestMasksAreRead(_ notation: MaskNotation, _ piece: String) throws {
    let source = String(repeating: piece, count: 15_000)
    let imported = try ImportedMask(source, as: notation)
    #expect(imported.pattern.utf8.count >= 15_000)
  }

  @Test func hexadecimalFoldsItsCase() throws {
    let address = try Mask(imported: ">HH:HH;_", as: .qt)
    #expect(address.formatted(value: "c0fg").text == "C0:F")
  }

  @Test func listedClassesTakeWhatTheRegexFinds() throws {
    let cases: [(String, taken: String, refused: String)] = [
      (#"/[^\d\s]/"#, "a-é", "1 "), (#"/\D/"#, "a é", "1"), (#"/\W/"#, "-é ", "a1_"),
      (#"/\S/"#, "a1é", " "), (#"/[a-c-]/"#, "abc-", "d"), (#"/[ж-н]/i"#, "жЖнН", "оa"),
      (#"/[\]\/]/"#, "]/", "a["), (#"/[.]/"#, ".", "a"), (#"/[\u0041-C]/"#, "ABC", "D"),
      (#"/[\x41\t ]/"#, "A ", "B"), (#"/\w/"#, "aZ5", "é-"), (#"/(a|b|[1-3])/"#, "ab2", "c4"),
    ]
    for (regex, taken, refused) in cases {
      let mask = try Mask(imported: "[\(regex)]", as: .textmask)
      for character in taken {
        #expect(mask.formatted(value: String(character)).text == String(character), "\(regex)")
      }
      for character in refused {
        #expect(mask.formatted(value: String(character)).text == "", "\(regex) \(character)")
      }
    }
  }
}
