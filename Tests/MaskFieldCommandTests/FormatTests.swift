import Foundation
import Testing

@Suite struct FormatTests {
  let phone = "+{7} ([000]) [000]-[00]-[00]"

  @Test func formatsLinesAndKeepsTheirEnds() throws {
    let run = try Command("format", "--mask", phone, input: "9991234567\r\n\n79990001122")
    #expect(run.output == "+7 (999) 123-45-67\r\n\n+7 (999) 000-11-22")
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test func templatesAndValues() throws {
    let run = try Command(
      "format", "--template", "+{7} (###) ###-##-##", "--slot=#", "--value",
      input: "+7 (999) 999-99-99\n")
    #expect(run.output == "79999999999\n")
    #expect(run.exitCode == 0)
  }

  @Test func trunksAndLiterals() throws {
    let trunk = try Command("format", "--mask", phone, "--trunk", "8", input: "89991234567\n")
    #expect(trunk.output == "+7 (999) 123-45-67\n")
    let guide = try Command("format", "--mask", phone, "--literals", "guide", input: "999\n")
    #expect(guide.output == "+7 (999) ___-__-__\n")
    let eager = try Command("format", "--mask", phone, "--literals", "eager", input: "999\n")
    #expect(eager.output == "+7 (999) \n")
  }

  @Test func faultsAreToldWithTheirLine() throws {
    let run = try Command(
      words: ["format", "--mask", "[00]", "--complete"],
      input: Data("12\n1\nx\n".utf8) + [0xFF, 10])
    #expect(run.output.hasPrefix("12\n1\n\n"))
    #expect(
      run.errors == """
        line 2: too short for the mask
        line 3: 1 character left out: the mask wants other characters there
        line 4: not UTF-8, left as it is

        """)
    #expect(run.exitCode == 1)
    let quiet = try Command("format", "--mask", "[00]", "--quiet", input: "x\n")
    #expect(quiet.errors == "")
    #expect(quiet.exitCode == 1)
  }

  @Test func linesOfManyFilesAreNamed() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("first", "12\nx\n")
    let second = try folder.file("second", "34")
    let run = try Command("format", "--mask", "[00]", first, second, "-", input: "56\n")
    #expect(run.output == "12\n\n3456\n")
    #expect(run.errors.hasPrefix("\(first): line 2: "))
  }

  @Test func longInputIsNotCut() throws {
    let lines = 200_000
    let run = try Command(
      "format", "--mask", "[0000]-[0000]", input: String(repeating: "12345678\n", count: lines))
    #expect(run.output == String(repeating: "1234-5678\n", count: lines))
    let long = String(repeating: "7", count: 700_000)
    let one = try Command("format", "--mask", "[0…]", input: long)
    #expect(one.output == long)
  }

  /// Blocks are formatted side by side; what comes of them keeps the order of the lines.
  @Test func blocksKeepTheirOrder() throws {
    var input = ""
    var output = ""
    var errors = ""
    for line in 1...100_000 {
      let number = String(10_000_000 + line)
      let end = line % 3 == 0 ? "\r\n" : "\n"
      // One is far longer than what is read at once.
      let extra =
        line == 50_000 ? String(repeating: "7", count: 900_000) : line % 1009 == 0 ? "7" : ""
      input += number + extra + end
      output += number.prefix(4) + "-" + number.suffix(4) + end
      if !extra.isEmpty {
        let count = extra.count == 1 ? "1 character" : "\(extra.count) characters"
        errors += "line \(line): \(count) left out: no place is left\n"
      }
    }
    let run = try Command("format", "--mask", "[0000]-[0000]", input: input)
    #expect(run.output == output)
    #expect(run.errors == errors)
  }

  @Test func whatWasReadIsWrittenBeforeAFaultOfAFile() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("first", "123\n")
    let run = try Command("format", "--mask", "[00]-[0]", first, "/nonexistent/file")
    #expect(run.output == "12-3\n")
    #expect(run.exitCode == 2)
  }

  /// Who types lines, or sends them one by one, has each before the next.
  @Test(.timeLimit(.minutes(15))) func linesAreAnsweredWhileInputStaysOpen() throws {
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = ["format", "--mask", "[00]-[0]"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for (line, answer) in [("123\n", "12-3\n"), ("4\n56", "4\n"), ("7\n", "56-7\n")] {
      input.fileHandleForWriting.write(Data(line.utf8))
      #expect(output.fileHandleForReading.availableData == Data(answer.utf8))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [
    ["format"], ["format", "--mask", "[0"], ["format", "--mask", "[0]", "--template", "X"],
    ["format", "--mask"], ["format", "--mask", "[0]", "--mask", "[0]"], ["format", "--nonsense"],
    ["format", "--mask", "[0]", "--slot", "X"], ["format", "--template", "X", "--slot", "XX"],
    ["format", "--mask", "[0]", "--literals", "never"], ["format", "--value=1", "--mask", "[0]"],
    ["format", "--mask", "[0]", "/nonexistent/file"], ["format", "--mask", "[0]", "/"],
    ["format", "--template", "X", "--import", "qt"], ["format", "--mask", "9", "--import", "x"],
    ["explain"], ["explain", "[0]", "[0]"], ["explain", "[0]", "--import", "vue"],
    ["explain", "[0"], ["explain", "(99-){+}", "--import", "inputmask"],
    [], ["nonsense"], ["check"], ["replay"], ["replay", "/nonexistent"], ["form"], ["form", "x"],
  ])
  func wrongUsageSaysSo(words: [String]) throws {
    let run = try Command(words: words, input: Data())
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(words.isEmpty ? "maskfield" : "maskfield: "))
  }

  @Test func aMalformedPatternIsShownWithItsPlace() throws {
    let run = try Command("format", "--mask", "12[0")
    #expect(run.errors.hasPrefix("maskfield: expected a ] for this ["))
    #expect(run.errors.hasSuffix("\n  12[0\n    ^\n"))
  }

  @Test(arguments: ["format", "explain", "check", "catalog", "replay", "form"])
  func helpNamesTheExitCodes(command: String) throws {
    let run = try Command(command, "--help")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("usage: maskfield \(command)"))
    #expect(run.output.contains("exit codes:\n  0  "))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func versionAndHelp() throws {
    #expect(try Command("--version").output.hasPrefix("maskfield 0."))
    #expect(try Command("--help").output.contains("replay"))
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "yes 12345678 | head -n 500000 | \"$0\" format --mask '[0000]-[0000]' | head -n 1",
      Command.executable.path,
    ]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(output.fileHandleForReading.readDataToEndOfFile() == Data("1234-5678\n".utf8))
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }
}
