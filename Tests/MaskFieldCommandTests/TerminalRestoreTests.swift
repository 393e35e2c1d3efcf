import Foundation
import Testing

/// The form on a terminal of its own, ended in every way that can be caught.
@Suite struct TerminalRestoreTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGSEGV, SIGABRT, SIGTRAP, SIGBUS, SIGILL])
  func everySignalRestoresTheTerminal(signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.mode()
    let process = try terminal.start(Command.executable, ["form"])
    try terminal.read(until: "maskfield form")
    #expect(try terminal.mode() != before, "the form must be in raw mode")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try terminal.mode() == before)
    try terminal.read(until: "\u{1B}[?2004l\u{1B}[?1049l\u{1B}[0m\u{1B}[?25h")
  }

  @Test func leavingRestoresTheTerminal() throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.mode()
    let process = try terminal.start(Command.executable, ["form"])
    try terminal.read(until: "maskfield form")
    terminal.type("\u{03}")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
    #expect(try terminal.mode() == before)
  }

  @Test func submittingPrintsASummaryWithoutThePassword() throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(Command.executable, ["form"])
    try terminal.read(until: "maskfield form")
    terminal.type("ann@example.com\r")
    terminal.type("hunter2hunter2\r")
    terminal.type("\u{1B}[200~8 (999) 000-11-22\u{1B}[201~\r\r\r")
    let seen = try terminal.read(until: "Card      -")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(seen.contains("Email     ann@example.com"))
    #expect(seen.contains("Password  ••••"))
    #expect(seen.contains("Phone     +7 (999) 000-11-22 = 79990001122"))
    #expect(!seen.contains("hunter2"))
  }
}
