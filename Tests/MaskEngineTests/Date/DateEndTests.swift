import MaskEngine
import Testing

/// What the end of editing makes of a date.
@Suite struct DateEndTests {
  static let rows: [(order: String, text: String, ended: String)] = [
    ("dd.MM.yyyy", "30.11.85", "30.11.1985"),
    ("dd.MM.yyyy", "30.11.26", "30.11.2026"),
    ("dd.MM.yyyy", "30.11.68", "30.11.2068"),
    ("dd.MM.yyyy", "30.11.69", "30.11.1969"),
    // They may be the beginning of 1985 and 2026.
    ("dd.MM.yyyy", "30.11.19", "30.11.19"),
    ("dd.MM.yyyy", "30.11.20", "30.11.20"),
    ("dd.MM.yyyy", "30.11.2", "30.11.2"),
    ("dd.MM.yyyy", "30.11.202", "30.11.202"),
    ("dd.MM.yyyy", "30.11.2026", "30.11.2026"),
    ("dd.MM.yyyy", "30.11", "30.11"),
    ("dd.MM.yyyy", "3", "3"),
    ("dd.MM.yyyy", "", ""),
    // No such day: complete all the same, and the field says why it is invalid.
    ("dd.MM.yyyy", "31.02.85", "31.02.1985"),
    // Where other parts follow, the date is not whole with it.
    ("dd.MM.yyyy HH:mm", "30.11.85", "30.11.85"),
    ("yyyy-MM-dd", "85", "85"),
    ("yyyy-MM-dd", "2026-11-3", "2026-11-03"),
    ("yyyy-MM-dd", "2026-11-1", "2026-11-01"),
    ("MM/yyyy", "07/29", "07/2029"),
    ("MM/yy", "07/2", "07/2"),
    ("HH:mm", "14:5", "14:05"),
    ("HH:mm", "14:0", "14:00"),
    ("HH:mm:ss.SSS", "14:05:09.5", "14:05:09.500"),
    ("dd.MM", "30.1", "30.01"),
    ("dd.MM", "30.0", "30.0"),
    ("dd.MM.yyyy – dd.MM.yyyy", "01.12.2026 – 31.12.26", "01.12.2026 – 31.12.2026"),
    ("dd.MM.yyyy – dd.MM.yyyy", "01.12.26", "01.12.26"),
    ("hh:mm a", "09:3", "09:3"),
  ]

  @Test(arguments: rows) func row(_ order: String, _ text: String, _ ended: String) throws {
    let mask = try DateMask(order)
    let shown = mask.formatted("").text + text
    #expect(mask.ended(shown).text == ended)
    #expect(mask.ended(ended).text == ended, "twice changes nothing")
  }

  @Test func boundsWidenWhatMayBegin() throws {
    let old = try DateMask("dd.MM.yyyy", earliest: DateValue(iso8601: "1801-01-01"))
    #expect(old.ended("30.11.18").text == "30.11.18")
    #expect(try DateMask("dd.MM.yyyy").ended("30.11.18").text == "30.11.2018")
  }

  @Test func blanksDoNotHinder() throws {
    var options = MaskOptions()
    options.literals = .guide
    let mask = try DateMask("dd.MM.yyyy", options: options)
    #expect(mask.ended("30.11.85__").text == "30.11.1985")
    #expect(mask.ended("30.1_.1985").text == "30.1_.1985", "a gap in the middle is the person's")
    #expect(mask.ended("30.11.__85").text == "30.11.__85")
  }
}
