import Foundation
public import MaskEngine

/// A rule that has to ask, such as whether an address is taken.
///
/// ```swift
/// field.remoteRule = RemoteRule(onAnswer: { Task { @MainActor in redraw() } }) { address in
///   try await server.isTaken(address)
///     ? Verdict(.invalid, "This address is taken.", code: "address.taken") : .valid
/// }
/// ```
///
/// It waits for a pause in typing before it asks. Another value takes back the open question, and an
/// answer that comes all the same is dropped. Until there is an answer, the field is incomplete with the
/// notice `remote.checking`. Every method may be called from any thread.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class RemoteRule: RemoteValidating {
  /// Asks about a value.
  public typealias Question = @Sendable (_ value: String) async throws -> Verdict

  private let question: Question
  private let onAnswer: @Sendable () -> Void
  private let debounce: Duration
  private let clock: any Clock<Duration>
  private let failure: Verdict
  private let state = Locked(State())

  private struct Answer {
    var value: String
    var verdict: Verdict
    /// Whether it stays when the value changes.
    var isKept: Bool
  }

  private struct State {
    var value: String?
    /// Counts the questions, so that an answer knows whether it is still wanted.
    var ticket = 0
    var answers: [Answer] = []
    var task: Task<Void, Never>?
  }

  /// How many answers are kept, so that going back to a value asks nobody.
  static let memory = 8

  /// What is said when nobody could be asked: the value is taken, with a warning.
  public static let unreachable = Verdict(
    .valid,
    Finding("remote.unreachable", "This could not be checked just now.", severity: .warning))

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - debounce: how long the value has to stay before anybody is asked.
  ///   - clock: what that is measured with.
  ///   - failure: what is said where `question` throws. It is not kept: the next change asks again.
  ///   - onAnswer: is called after each answer, on any thread. Have the host look at the field again.
  ///   - question: asks about a value. Its task is cancelled when the answer is no longer wanted.
  public init(
    debounce: Duration = .milliseconds(400), clock: any Clock<Duration> = ContinuousClock(),
    failure: Verdict = RemoteRule.unreachable,
    onAnswer: @escaping @Sendable () -> Void = {}, question: @escaping Question
  ) {
    self.debounce = debounce
    self.clock = clock
    self.failure = failure
    self.onAnswer = onAnswer
    self.question = question
  }

  deinit { state.with { $0.task?.cancel() } }

  public func consider(_ value: String?) {
    state.with { state in
      if state.value == value { return }
      state.task?.cancel()
      state.task = nil
      state.ticket += 1
      state.value = value
      state.answers.removeAll { !$0.isKept }
      guard let value, !state.answers.contains(where: { $0.value == value }) else { return }
      state.task = ask(value, state.ticket)
    }
  }

  public func verdict(for value: String) -> Verdict? {
    state.with { state in state.answers.first { $0.value == value }?.verdict }
  }

  public func settled() async {
    // Another value may be considered meanwhile.
    while let task = state.with({ $0.task }) { await task.value }
  }

  private func ask(_ value: String, _ ticket: Int) -> Task<Void, Never> {
    Task { [weak self, debounce, clock, question, failure] in
      try? await clock.sleep(for: debounce)
      if Task.isCancelled { return }
      let answer: Verdict
      let isKept: Bool
      do {
        answer = try await question(value)
        isKept = true
      } catch {
        answer = failure
        isKept = false
      }
      self?.receive(answer, for: value, ticket, isKept: isKept)
    }
  }

  private func receive(_ answer: Verdict, for value: String, _ ticket: Int, isKept: Bool) {
    let isWanted = state.with { state in
      guard state.ticket == ticket else { return false }
      state.task = nil
      state.answers.removeAll { $0.value == value }
      state.answers.append(Answer(value: value, verdict: answer, isKept: isKept))
      if state.answers.count > Self.memory { state.answers.removeFirst() }
      return true
    }
    if isWanted { onAnswer() }
  }
}
