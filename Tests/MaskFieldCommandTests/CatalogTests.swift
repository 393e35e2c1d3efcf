import Foundation
import MaskFieldCatalog
import Testing

@Suite struct CatalogTests {
  @Test func listsEveryKindWithAnExample() throws {
    let run = try Command("catalog")
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == FieldKind.identifiers)
    #expect(lines.allSatisfy { $0.split(separator: "\t").count == 3 })
    #expect(lines.contains("id:RU.snils\t112-233-445 95\tСНИЛС, RU"))
    #expect(run.exitCode == 0)
  }

  @Test func listsFamiliesAndNames() throws {
    let families = try Command("catalog", "--families")
    #expect(
      families.output.hasPrefix("card\t4\tPayment cards\n")
        || families.output.contains("\ncard\t4\t"))
    let some = try Command("catalog", "bic", "iban:de")
    #expect(some.output == "bic\tCOBADEFF\tBIC\niban:DE\tDE89 3704 0044 0532 0130 00\tIBAN, DE\n")
    let unknown = try Command("catalog", "ibn")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("Near: iban"))
  }

  @Test func formatsByKind() throws {
    let cards = try Command(
      "format", "--kind", "card", input: "378282246310005\r\n4242-4242-4242-4242\n")
    #expect(cards.output == "3782 822463 10005\r\n4242 4242 4242 4242\n")
    #expect(cards.exitCode == 0)
    let values = try Command(
      "format", "--kind=iban", "--value", "--complete", input: "DE89 3704 0044 0532 0130 00\nDE89\n"
    )
    #expect(values.output == "DE89370400440532013000\nDE89\n")
    #expect(values.errors == "line 2: too short for the mask\n")
    let odd = try Command(
      words: ["format", "--kind", "date:de_DE"], input: Data("2026-03-05\nx\n".utf8) + [0xFF, 10])
    #expect(odd.output.hasPrefix("05.03.2026\n\n"))
    #expect(odd.errors.contains("line 2: 1 character left out"))
    #expect(odd.errors.contains("line 3: not UTF-8, left as it is"))
    #expect(odd.exitCode == 1)
  }

  @Test func checksByKindInWords() throws {
    let run = try Command(
      "check", "--kind", "iban",
      input: """
        DE89370400440532013000
        IBAN: gb82 west 1234 5698 7654 32
        DE89 3704 0044 0532 0130 0A
        DE89 3704

        XX12
        """)
    #expect(
      run.output == """
        valid\t-\t-\t-\t•••• 3000
        valid\t-\t-\t-\t•••• 5432
        invalid\t26-27\tcode.wants-digit\tA digit belongs here.\t•••• 300A
        incomplete\t-\tcode.too-short\t14 more characters are needed.\t••••
        empty\t-\t-\t-\t
        invalid\t0-2\tiban.country\tNo country with IBANs has this code.\t••••
        2 valid, 1 incomplete, 2 invalid, 1 empty

        """)
    #expect(run.exitCode == 1)
    let plain = try Command(
      "check", "--kind", "id:RU.inn10", "--quiet", input: "5042904166\n\n7847752128")
    #expect(plain.output == "2 valid, 0 incomplete, 0 invalid, 1 empty\n")
    #expect(plain.exitCode == 0)
    let shown = try Command("check", "--kind", "id:RU.inn10", input: "5042904167\nпривет\n")
    #expect(shown.output.hasPrefix("invalid\t9-10\tcode.check-digit\t"))
    #expect(shown.output.contains("\t5042904167\n"))
    #expect(
      shown.output.contains("invalid\t0-1\tcode.wants-digit\tA digit belongs here.\tпривет\n"))
  }

  @Test func numbersOfPeopleAreNotWrittenOut() throws {
    let run = try Command("check", "--kind", "card", input: "4111111111111111\n41111111\n")
    #expect(!run.output.contains("41111111"))
    #expect(run.output.contains("•••• 1111\n"))
  }

  @Test(arguments: [
    ["check", "--kind", "nonsense"], ["check", "--kind", "card", "--email", "html"],
    ["check", "--kind", "card", "--no-hints"], ["check", "--kind"],
    ["format", "--kind", "card", "--mask", "[0]"], ["format", "--kind", "card", "--trunk", "8"],
    ["format", "--kind", "card:visa"], ["catalog", "--families", "card"],
    ["catalog", "--nonsense"],
    ["form", "--gallery", "nonsense"],
  ])
  func wrongUsageSaysSo(words: [String]) throws {
    let run = try Command(words: words, input: Data())
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("maskfield: "))
  }
}
