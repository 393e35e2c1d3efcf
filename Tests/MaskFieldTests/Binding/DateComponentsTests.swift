import Foundation
import MaskEngine
import MaskField
import Testing

@Suite struct DateComponentsTests {
  private let calendar = Calendar(identifier: .gregorian)
  private let berlin = TimeZone(identifier: "Europe/Berlin")!

  @Test(arguments: [
    "2026-11-30", "2026-11", "2026", "--11-30", "--02-29", "---31", "14:05", "00:00:00", "23:59:59",
    "2026-11-30T14:05", "2024-02-29T00:00:09.123456789", "0001-01-01", "9999-12-31",
  ])
  func partsThereAndBack(text: String) throws {
    let value = try #require(DateValue(iso8601: text))
    #expect(DateValue(value.dateComponents) == value)
  }

  @Test func fractionsAreNanoseconds() throws {
    let value = try #require(DateValue(iso8601: "14:05:09.07"))
    #expect(value.dateComponents.nanosecond == 70_000_000)
    #expect(DateValue(value.dateComponents)?.fraction == "070000000")
    #expect(DateValue(DateComponents(second: 1, nanosecond: 5))?.fraction == "000000005")
  }

  @Test func partsThatAreNoDate() {
    for parts in [
      DateComponents(), DateComponents(year: 0), DateComponents(year: 10000),
      DateComponents(month: 13), DateComponents(day: 0), DateComponents(hour: 24),
      DateComponents(minute: 60), DateComponents(second: 60), DateComponents(nanosecond: -1),
      DateComponents(nanosecond: 1_000_000_000), DateComponents(year: 2023, month: 2, day: 29),
      DateComponents(month: 4, day: 31), DateComponents(weekday: 2),
    ] {
      #expect(DateValue(parts) == nil, "\(parts)")
    }
  }

  @Test func momentsAndTexts() throws {
    let mask = try DateMask("dd.MM.yyyy HH:mm")
    let text = "30.11.2026 14:05"
    let moment = try #require(mask.date(in: text, calendar: calendar, timeZone: berlin))
    // 2026-11-30T13:05:00Z, counted by hand: 20787 days and 47100 seconds since 1970.
    #expect(moment.timeIntervalSince1970 == 20787 * 86400 + 47100)
    let shown = mask.formatted(moment, calendar: calendar, timeZone: berlin)
    #expect(shown.text == text)
    #expect(shown.value == "2026-11-30T14:05")
    #expect(mask.formatted(moment, calendar: calendar, timeZone: .gmt).text == "30.11.2026 13:05")
  }

  @Test func otherCalendarsGiveTheSameMoment() throws {
    let mask = try DateMask("yyyy-MM-dd")
    let moment = mask.date(in: "2026-11-30", calendar: calendar, timeZone: .gmt)
    #expect(moment != nil)
    for identifier in [Calendar.Identifier.buddhist, .persian, .islamicUmmAlQura, .iso8601] {
      let other = Calendar(identifier: identifier)
      #expect(mask.date(in: "2026-11-30", calendar: other, timeZone: .gmt) == moment)
      let shown = moment.map { mask.formatted($0, calendar: other, timeZone: .gmt).text }
      #expect(shown == "2026-11-30")
    }
  }

  @Test func missingPartsAreTheFirst() throws {
    let month = try DateMask("MM/yy")
    let moment = try #require(month.date(in: "11/26", calendar: calendar, timeZone: .gmt))
    let day = try DateMask("yyyy-MM-dd HH:mm:ss")
    #expect(
      day.formatted(moment, calendar: calendar, timeZone: .gmt).text == "2026-11-01 00:00:00")
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "30.11.202"), ("dd.MM.yyyy", ""), ("dd.MM.yyyy", "31.11.2026"),
    ("dd.MM.yyyy", "29.02.2023"), ("HH:mm", "14:05"), ("dd.MM", "30.11"),
    // The clocks of Berlin went from 2 to 3 on 29 March 2026.
    ("dd.MM.yyyy HH:mm", "29.03.2026 02:30"),
  ])
  func textsThatAreNoMoment(order: String, text: String) throws {
    let mask = try DateMask(order)
    #expect(mask.date(in: text, calendar: calendar, timeZone: berlin) == nil)
  }

  @Test func hoursThatComeTwiceAreTheFirst() throws {
    let mask = try DateMask("dd.MM.yyyy HH:mm")
    func moment(_ text: String) throws -> Date {
      try #require(mask.date(in: text, calendar: calendar, timeZone: berlin))
    }
    let first = try moment("25.10.2026 02:30")
    #expect(try first.timeIntervalSince(moment("25.10.2026 01:30")) == 3600)
    #expect(try moment("25.10.2026 03:30").timeIntervalSince(first) == 7200)
  }

  @Test func rangesAreTwoMoments() throws {
    let mask = try DateMask("dd.MM.yyyy – dd.MM.yyyy")
    let text = "01.02.2026 – 03.02.2026"
    let dates = mask.dates(in: text, calendar: calendar, timeZone: .gmt)
    #expect(dates.count == 2)
    #expect(dates[1].timeIntervalSince(dates[0]) == 2 * 86400)
    #expect(mask.date(in: text, calendar: calendar, timeZone: .gmt) == dates[0])
    #expect(mask.formatted(dates[0], dates[1], calendar: calendar, timeZone: .gmt).text == text)
    #expect(mask.formatted(dates[0], calendar: calendar, timeZone: .gmt).text == "")
    #expect(mask.dates(in: "01.02.2026 – ", calendar: calendar, timeZone: .gmt).isEmpty)
  }

  @Test func momentsThatCannotBeShown() throws {
    let year = try DateMask("dd.MM.yyyy")
    #expect(year.formatted(.distantPast - 1e12, calendar: calendar, timeZone: .gmt).text == "")
    #expect(
      year.formatted(Date(timeIntervalSince1970: 1e12), calendar: calendar, timeZone: .gmt)
        .text == "")
    // Two digits mean 1969 to 2068.
    let short = try DateMask("MM/yy")
    let later = Date(timeIntervalSince1970: 3_200_000_000)
    #expect(short.formatted(later, calendar: calendar, timeZone: .gmt).text == "")
  }

  @Test func fractionsSurvive() throws {
    let mask = try DateMask("yyyy-MM-dd HH:mm:ss.SSS")
    let text = "2026-11-30 14:05:09.250"
    let moment = try #require(mask.date(in: text, calendar: calendar, timeZone: .gmt))
    #expect(mask.formatted(moment, calendar: calendar, timeZone: .gmt).text == text)
  }

  @Test func twelveHourClocks() throws {
    let mask = try DateMask(
      "yyyy-MM-dd a hh:mm", dayPeriods: DayPeriods(am: "오전", pm: "오후"))
    let text = "2026-11-30 오후 02:05"
    let moment = try #require(mask.date(in: text, calendar: calendar, timeZone: berlin))
    #expect(moment.timeIntervalSince1970 == 20787 * 86400 + 47100)
    #expect(mask.formatted(moment, calendar: calendar, timeZone: berlin).text == text)
  }
}
