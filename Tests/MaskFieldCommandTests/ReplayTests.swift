import Foundation
import MaskFieldReplay
import Testing

@Suite struct ReplayTests {
  let good =
    #"{"id":"a","field":{"mask":"[00]-[00]"},"steps":[["type","123"],["backspace"]],"#
    + #""expect":{"text":"12","caret":2,"value":"12","complete":false,"state":"incomplete"}}"#

  @Test func countsAndPasses() throws {
    let run = try Command("replay", "-", input: good + "\n\n" + good)
    #expect(run.output == "2 passed, 0 failed\n")
    #expect(run.exitCode == 0)
  }

  @Test func everyFailureIsNamedWithItsReason() throws {
    let bad = good.replacingOccurrences(of: #""text":"12""#, with: #""text":"x","refused":1"#)
    let run = try Command("replay", "-", input: bad)
    #expect(
      run.output == """
        FAILED a (-:1): text: expected "x", got "12"; refused: expected 1, got 0
        0 passed, 1 failed

        """)
    #expect(run.exitCode == 1)
  }

  @Test func printsEachStepWithTheCaret() throws {
    let run = try Command("replay", "--print", "-", input: good)
    #expect(
      run.output == """
        a (-:1)
          type "123": "|" -> "12-3|"
          backspace 1: "12-3|" -> "12|"
          passed
        1 passed, 0 failed

        """)
  }

  @Test(arguments: [
    (#"{"card":true}"#, "378282246310005", "3782 822463 10005"),
    (#"{"iban":true}"#, "de89370400440532013000", "DE89 3704 0044 0532 0130 00"),
    (#"{"id":"RU-SNILS"}"#, "11223344595", "112-233-445 95"),
    (#"{"kind":"postcode:GB"}"#, "ec1a1bb", "EC1A 1BB"),
  ])
  func kindsOfTheCatalogArePlayed(field: String, keys: String, text: String) throws {
    let row =
      "{\"field\":\(field),\"steps\":[[\"type\",\"\(keys)\"]],"
      + "\"expect\":{\"text\":\"\(text)\",\"complete\":true,\"state\":\"valid\"}}"
    let run = try Command("replay", "-", input: row)
    #expect(run.output == "1 passed, 0 failed\n")
  }

  @Test(arguments: [
    (
      #""keyboardType":"decimalPad","locale":"de_DE""#,
      "keyboard decimalPad, keys 0123456789 ,, no return key"
    ),
    (#""keyboardType":4,"locale":"ar_EG""#, "keyboard numberPad, keys ٠١٢٣٤٥٦٧٨٩, no return key"),
    (#""contentType":"oneTimeCode""#, "keyboard numberPad, keys 0123456789, no return key"),
    (#""contentType":"one-time-code","keyboardType":"URL""#, "keyboard URL"),
    (#""contentType":"""#, "keyboard default"),
  ])
  func theKeyboardOfTheSession(_ keys: String, _ line: String) throws {
    let row = "{\"field\":{\"text\":true,\(keys)},\"steps\":[],\"expect\":{\"text\":\"\"}}"
    let run = try Command("replay", "--print", "-", input: row)
    #expect(run.output.contains("  \(line)\n"))
  }

  @Test func aNumberTakesTheFieldsLocale() throws {
    let row =
      #"{"field":{"number":{},"locale":"de_DE"},"steps":[["type","1234,5"]],"expect":{"text":"1.234,5"}}"#
    #expect(try Command("replay", "-", input: row).output == "1 passed, 0 failed\n")
  }

  @Test func aPhoneNumberIsFilledBehindAProbe() throws {
    let row =
      #"{"field":{"text":true,"contentType":"telephoneNumber"},"steps":[["autofill","123"]],"#
      + #""expect":{"text":"123","events":["shouldChange","shouldChange","didChangeSelection","editingChanged"]}}"#
    #expect(try Command("replay", "-", input: row).output == "1 passed, 0 failed\n")
  }

  @Test func kindsThatAreMissingFail() throws {
    let card = #"{"field":{"id":"RU-SNIL"},"steps":[],"expect":{"text":""}}"#
    let run = try Command("replay", "-", input: card)
    #expect(run.output.contains("FAILED -:1 (-:1): not supported by this version: "))
    #expect(run.output.contains("Near: id:RU.snils"))
    #expect(run.exitCode == 1)
  }

  @Test(arguments: [
    ("", "not JSON", "{"),
    (
      "keyboard", "unknown \"keyboardType\"",
      #"{"field":{"text":true,"keyboardType":"piano"},"steps":[],"expect":{"text":""}}"#
    ),
    (
      "locale", "unknown \"locale\": \"xx\"",
      #"{"field":{"text":true,"locale":"xx"},"steps":[],"expect":{"text":""}}"#
    ),
    ("", "\"line\" must be an object", "[]"),
    ("", "unknown key \"fild\"", #"{"fild":{},"steps":[],"expect":{"text":""}}"#),
    (
      "field", "unknown key \"msk\"",
      #"{"field":{"text":true,"msk":1},"steps":[],"expect":{"text":""}}"#
    ),
    ("field", "a field needs a kind", #"{"field":{},"steps":[],"expect":{"text":""}}"#),
    (
      "field", "two kinds: mask, text",
      #"{"field":{"text":true,"mask":""},"steps":[],"expect":{"text":""}}"#
    ),
    (
      "step", "unknown step \"tpye\"",
      #"{"field":{"text":true},"steps":[["tpye"]],"expect":{"text":""}}"#
    ),
    (
      "step", "step \"type\" has 0 arguments",
      #"{"field":{"text":true},"steps":[["type"]],"expect":{"text":""}}"#
    ),
    (
      "step", "must be a string",
      #"{"field":{"text":true},"steps":[["type",1]],"expect":{"text":""}}"#
    ),
    ("expect", "unknown key \"txt\"", #"{"field":{"text":true},"steps":[],"expect":{"txt":""}}"#),
    ("expect", "expects nothing", #"{"field":{"text":true},"steps":[],"expect":{}}"#),
    (
      "option", "must be one of lazy, eager, guide",
      #"{"field":{"mask":"[0]","literals":"no"},"steps":[],"expect":{"text":""}}"#
    ),
    (
      "delegate", "unknown key \"shouldFly\"",
      #"{"field":{"text":true,"delegate":{"shouldFly":true}},"steps":[],"expect":{"text":""}}"#
    ),
    (
      "classes", "unknown key \"sets\"",
      #"{"field":{"mask":"[h]","classes":{"h":{"sets":"a"}}},"steps":[],"expect":{"text":""}}"#
    ),
    (
      "slot", "\"slot\" without \"template\"",
      #"{"field":{"mask":"[0]","slot":"X"},"steps":[],"expect":{"text":""}}"#
    ),
  ])
  func whatIsNoSessionIsAnError(_ part: String, _ problem: String, _ line: String) throws {
    let run = try Command("replay", "-", input: good + "\n" + line)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("maskfield: -:2: "))
    #expect(run.errors.contains(problem))
  }

  @Test func eventsAreTheWholeOrder() throws {
    let line =
      #"{"field":{"text":true},"steps":[["focus"],["type","a"],["blur"]],"expect":{"events":"#
      + #"["shouldBegin","didBegin","editingDidBegin","didChangeSelection","shouldChange","#
      + #""didChangeSelection","editingChanged","shouldEnd","didEnd","editingDidEnd"]}}"#
    #expect(try Command("replay", "-", input: line).output == "1 passed, 0 failed\n")
    let more = line.replacingOccurrences(of: #""editingDidEnd"]"#, with: #""editingDidEnd","x"]"#)
    #expect(try Command("replay", "-", input: more).exitCode == 1)
  }

  /// Rows whose expectation contradicts the rules; the list says why.
  static func knownWrong() throws -> Set<String> {
    let file = try #require(
      Bundle.module.url(forResource: "known-wrong", withExtension: "txt", subdirectory: "Cases"))
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(rows.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != "\t" }) })
  }

  static let tables = [
    "mask-delete", "mask-middle", "mask-optional-choice", "mask-paste", "mask-typing",
    "mask-unicode", "field", "dates", "numbers", "imported-notations",
  ]

  /// The tables that several projects share, where they lie beside the package.
  static let shared = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/cases")

  /// And what the core once got wrong.
  @Test(
    arguments: tables + ["mask-engine", "law-masks", "law-numbers", "law-dates", "law-imports"])
  func theTablesHold(name: String) throws {
    let file = try #require(
      Bundle.module.url(forResource: name, withExtension: "jsonl", subdirectory: "Cases"))
    try holds(file)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: shared.path)), arguments: tables)
  func theSharedTablesHold(name: String) throws {
    try holds(Self.shared.appendingPathComponent("\(name).jsonl"))
  }

  func holds(_ file: URL) throws {
    let cases = try ReplayCase.load(Data(contentsOf: file), file: file.lastPathComponent)
    #expect(cases.count >= 12)
    let knownWrong = try Self.knownWrong()
    for session in cases {
      let result = session.run()
      if !knownWrong.contains(session.id) {
        #expect(result.isPassed, "\(session.id): \(result.differences.joined(separator: "; "))")
      } else {
        #expect(!result.isPassed, "\(session.id) passes: take it off the list")
      }
    }
  }
}
