import Foundation
import MaskField
import Testing

/// A clock that stands still until it is told.
final class HandClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [(deadline: Instant, wake: CheckedContinuation<Void, any Error>, id: Int)] =
    []
  private var lastID = 0

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }
  var sleeperCount: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.withLock { sleepers.append((deadline, continuation, id)) }
        // It may have been cancelled before it lay down.
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func cancel(_ id: Int) {
    let woken = lock.withLock {
      sleepers.firstIndex { $0.id == id }.map { sleepers.remove(at: $0) }
    }
    woken?.wake.resume(throwing: CancellationError())
  }

  func advance(by duration: Duration) {
    let woken = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.deadline <= time }
      sleepers.removeAll { $0.deadline <= time }
      return due
    }
    for sleeper in woken { sleeper.wake.resume() }
  }

  /// Waits until somebody sleeps.
  func someoneSleeps() async {
    while sleeperCount == 0 { await Task.yield() }
  }
}

/// What was asked, and answers that wait to be given.
actor Server {
  private(set) var asked: [String] = []
  private var waiting: [String: CheckedContinuation<Verdict, any Error>] = [:]

  func ask(_ value: String) async throws -> Verdict {
    asked.append(value)
    return try await withCheckedThrowingContinuation { waiting[value] = $0 }
  }

  func answer(_ value: String, _ result: Result<Verdict, any Error>) async {
    while waiting[value] == nil { await Task.yield() }
    waiting.removeValue(forKey: value)?.resume(with: result)
  }
}

// The limit ends a hang; on a busy machine these wait a minute for the threads of other tests.
@Suite(.timeLimit(.minutes(15))) struct RemoteRuleTests {
  let clock = HandClock()
  let server = Server()
  static let taken = Verdict(.invalid, "This address is taken.", code: "address.taken")

  func makeRule() -> RemoteRule {
    RemoteRule(debounce: .seconds(1), clock: clock) { [server] in try await server.ask($0) }
  }

  @Test func asksAfterAPauseAndSaysTheAnswer() async {
    let field = TextField()
    let rule = makeRule()
    field.remoteRule = rule
    field.becomeFirstResponder()
    field.insertText("a")
    await clock.someoneSleeps()
    field.insertText("b")
    #expect(field.validationState == .incomplete)
    #expect(field.verdict.findings.map(\.code) == ["remote.checking"])
    await clock.someoneSleeps()
    clock.advance(by: .seconds(1))
    await server.answer("ab", .success(Self.taken))
    await rule.settled()
    #expect(await server.asked == ["ab"], "typing on took back the first question")
    #expect(field.verdict.findings.map(\.code) == ["address.taken"])
    field.deleteBackward()
    field.insertText("b")
    #expect(field.verdict.findings.map(\.code) == ["address.taken"], "known without asking again")
  }

  @Test func aStaleAnswerIsDropped() async {
    let rule = makeRule()
    rule.consider("old")
    await clock.someoneSleeps()
    clock.advance(by: .seconds(1))
    while await server.asked.isEmpty { await Task.yield() }
    rule.consider("new")
    await server.answer("old", .success(Self.taken))
    await clock.someoneSleeps()
    clock.advance(by: .seconds(1))
    await server.answer("new", .success(.valid))
    await rule.settled()
    #expect(rule.verdict(for: "new") == .valid)
    #expect(rule.verdict(for: "old") == nil)
  }

  @Test func whoCannotBeReachedIsAskedAgain() async {
    let rule = makeRule()
    for round in 1...2 {
      rule.consider("a")
      await clock.someoneSleeps()
      clock.advance(by: .seconds(1))
      await server.answer("a", .failure(CancellationError()))
      await rule.settled()
      #expect(rule.verdict(for: "a") == RemoteRule.unreachable)
      #expect(await server.asked.count == round)
      rule.consider(nil)
    }
    #expect(RemoteRule.unreachable.isAcceptable)
  }

  @Test func nobodyIsAskedAboutWrongContentsOrPasswords() async {
    let field = TextField()
    let rule = RemoteRule(debounce: .zero) { [server] in try await server.ask($0) }
    field.remoteRule = rule
    field.validator = ValidationRules(.atLeast(3))
    field.text = "ab"
    await rule.settled()
    field.isSecureTextEntry = true
    field.text = "abcdef"
    await rule.settled()
    #expect(await server.asked.isEmpty)
    #expect(field.verdict == .valid)
  }

  @Test func aSubmitCanWait() async {
    let field = TextField()
    let answered = Locker()
    field.remoteRule = RemoteRule(debounce: .zero, onAnswer: { answered.count() }) { value in
      value == "taken" ? Self.taken : .valid
    }
    let form = Form([("address", field)])
    field.text = "taken"
    #expect(!form.submit(), "an open question stands in the way")
    #expect(await form.submitWhenChecked() == false)
    #expect(field.feedbackMessage == "This address is taken.")
    field.text = "free"
    #expect(await form.submitWhenChecked())
    #expect(answered.value == 2)
  }
}

/// A number that threads share.
final class Locker: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0
  var value: Int { lock.withLock { number } }
  func count() { lock.withLock { number += 1 } }
}
