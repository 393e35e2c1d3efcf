import Foundation
import Testing

@Suite struct CheckTests {
  @Test func everyLineGetsAVerdict() throws {
    let run = try Command(
      "check", "--email", "rfc5321", input: "ann@example.com\r\nann@\n\na..b@c.com\n")
    #expect(
      run.output == """
        valid\t-\t-\t-\t-\tann@example.com
        incomplete\t-\tmissing-domain\t-\t-\tann@
        empty\t-\t-\t-\t-\t
        impossible\t2\tdouble-dot\tconsecutive-dots\t-\ta..b@c.com
        1 valid, 1 incomplete, 1 impossible, 1 empty, 0 undecided

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test func validAndEmptyLinesAreFine() throws {
    let run = try Command("check", "--email=basic", "--quiet", input: "a@b.co\n\nb@c.de")
    #expect(run.output == "2 valid, 0 incomplete, 0 impossible, 1 empty, 0 undecided\n")
    #expect(run.exitCode == 0)
  }

  @Test func hintsStandBeforeTheText() throws {
    let run = try Command("check", "--email", "rfc6531", input: "ann@gmial.com\n")
    #expect(run.output.hasPrefix("valid\t-\t-\tdomain-typo\tann@gmail.com\tann@gmial.com\n"))
    let plain = try Command("check", "--email", "rfc6531", "--no-hints", input: "ann@gmial.com\n")
    #expect(plain.output.hasPrefix("valid\t-\t-\t-\t-\tann@gmial.com\n"))
  }

  @Test func bytesThatAreNoTextAreImpossible() throws {
    let run = try Command(
      words: ["check", "--email", "html"], input: Data("a\u{1B}".utf8) + [0xFF, 0x0A])
    #expect(run.output.hasPrefix("impossible\t"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.exitCode == 1)
  }

  @Test func profilesThatDoNotExistAreNamed() throws {
    let run = try Command("check", "--email", "none", input: "")
    #expect(run.errors.contains("one of basic, html, rfc5321, rfc6531, not \"none\""))
    #expect(run.exitCode == 2)
  }

  @Test func filesThatFollowEachOtherDoNotRunTogether() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("first", "a@b.co")
    let run = try Command("check", "--email", "basic", first, "-", input: "c@d.ef")
    #expect(run.output.hasPrefix("valid\t-\t-\t-\t-\ta@b.co\nvalid\t-\t-\t"))
  }
}
