import Testing

@Suite struct ExplainTests {
  @Test func showsSlotBySlot() throws {
    let run = try Command("explain", "+{7} [09]")
    #expect(
      run.output == """
        mask     +{7} [09]

        1  text    "+"
        2  text    "7"      belongs to the value
        3  text    " "
        4  slot 1  a digit  required              1
        5  slot 2  a digit  optional              2

        example  +7 12
        value    712

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test func importsAndShowsEveryAlternative() throws {
    let one = try Command("explain", "--import", "qt", ">AA;#")
    #expect(one.output.contains("1  slot 1  a letter  required, upper case  A"))
    let two = try Command("explain", "00||0-0", "--import=ngx")
    #expect(two.output.hasPrefix("alternative 1 of 2\nmask     [00]\n"))
    #expect(two.output.contains("\n\nalternative 2 of 2\nmask     [0]-[0]\n"))
    #expect(two.exitCode == 0)
  }

  @Test func aMaskThatBeginsWithADashComesBehindTwo() throws {
    #expect(try Command("explain", "--", "--[0]").output.hasPrefix("mask     --[0]\n"))
  }

  @Test func faultsHaveACaretUnderThePlace() throws {
    let pattern = try Command("explain", "日本[x]")
    #expect(
      pattern.errors == """
        maskfield: expected one of 0 9 A a _ - * ? … or a symbol of your own
          日本[x]
               ^

        """)
    let imported = try Command("explain", "9(99-){+}", "--import", "inputmask")
    #expect(
      imported.errors == """
        maskfield: inputmask: a part of several characters cannot repeat without bound
          9(99-){+}
           ^

        """)
    #expect(imported.exitCode == 2)
  }

  @Test func formatsWithAnImportedMask() throws {
    let run = try Command(
      "format", "--mask", "(999) 999", "--import", "inputmask", input: "123456\n")
    #expect(run.output == "(123) 456\n")
    let choice = try Command("format", "--mask", "00||000", "--import", "ngx", input: "1\n")
    #expect(choice.errors.contains("a choice of 2 masks"))
    #expect(choice.exitCode == 2)
  }
}
