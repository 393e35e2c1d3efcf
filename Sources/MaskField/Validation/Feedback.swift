public import MaskEngine

/// What a person is told about a field's content at the moment, as its timing has it.
///
/// A value: the field tells it what happens, and asks it what to show.
public struct Feedback: Sendable, Hashable {
  /// When what is wrong is said.
  public var timing: FeedbackTiming
  /// Whether what is wrong is said at the moment.
  public private(set) var isRevealed = false
  /// Whether the content counts as looked at, so that a host may colour it.
  public private(set) var isJudged = false
  /// What is shown while changes are not followed.
  private var kept: Verdict?

  /// Nothing is shown yet.
  public init(timing: FeedbackTiming = .lateThenLive) {
    self.timing = timing
  }

  /// The person came to the field: its colour goes, and words stay only where they are to be mended.
  public mutating func began() {
    isJudged = false
    if timing.hidesAtBegin { hide() }
  }

  /// The person left the field. Passing through an empty field is no error.
  public mutating func left(_ verdict: Verdict) {
    guard timing.shows.contains(.leave) else { return }
    if verdict.state != .empty { reveal(verdict) }
  }

  /// The person submitted: whatever is wrong or missing is shown.
  public mutating func submitted(_ verdict: Verdict) {
    guard timing.shows.contains(.submit) else { return }
    reveal(verdict)
  }

  /// Whether a change can matter to what is shown. Where it cannot, `changed(_:)` reads no verdict.
  var looksAtChanges: Bool { isRevealed || timing.shows.contains(.change) }

  /// Whether a change can matter to anything that is kept. Where it cannot, `changed(_:)` does nothing.
  var heedsChanges: Bool { looksAtChanges || isJudged }

  /// The content changed. An error that is mended stays away until the next leaving.
  public mutating func changed(_ verdict: Verdict) {
    if timing.shows.contains(.change) { return reveal(verdict) }
    guard timing.followsChanges else { return }
    let wasRevealed = isRevealed
    if verdict.isAcceptable && verdict.findings.isEmpty { isRevealed = false }
    isJudged = wasRevealed
  }

  /// What is said of a field whose verdict is `verdict` now; `nil` for nothing.
  public func shown(_ verdict: Verdict) -> Verdict? {
    guard isRevealed else { return nil }
    return timing.followsChanges ? verdict : kept
  }

  /// The message to show now.
  public func message(for verdict: Verdict) -> String? { shown(verdict)?.message }

  /// The colour to show now.
  public func tone(for verdict: Verdict) -> FeedbackLook.Tone {
    guard isJudged else { return .neutral }
    // Without words beside it, nothing is red.
    if let shown = shown(verdict), !shown.errors.isEmpty { return .negative }
    return (shown(verdict) ?? verdict).state == .valid && verdict.errors.isEmpty
      ? .positive : .neutral
  }

  private mutating func reveal(_ verdict: Verdict) {
    isRevealed = !verdict.findings.isEmpty
    isJudged = true
    kept = isRevealed && !timing.followsChanges ? verdict : nil
  }

  private mutating func hide() {
    isRevealed = false
    kept = nil
  }
}
