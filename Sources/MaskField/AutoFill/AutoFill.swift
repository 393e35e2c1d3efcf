public import Foundation

/// AutoFill for one form: what the bar above the keyboard offers, and what is saved in the end.
///
/// ```swift
/// let autoFill = AutoFill(form, domains: ["example.com"], provider: keyring)
/// try await autoFill.load()
/// bar.buttons = autoFill.suggestions               // as the focus moves
/// autoFill.fill(autoFill.suggestions[0])
/// form.submitHandler = { _ in
///   if let candidate = autoFill.saveCandidate { ask(candidate) }
/// }
/// ```
///
/// It belongs to the thread or actor of the form.
public final class AutoFill {
  /// The form that is filled.
  public let form: Form
  /// The app's domains, as host names. Passwords and bound codes of others are not offered.
  public var domains: [String]
  /// Who has what can be filled in.
  public let provider: any AutoFillProvider
  /// The codes that came lately.
  public private(set) var inbox = OneTimeCodeInbox()
  private var items = AutoFillItems()
  private let now: () -> Date

  /// Makes AutoFill for a form.
  ///
  /// - Parameters:
  ///   - form: the form that is filled.
  ///   - domains: the app's domains, as host names.
  ///   - provider: who has what can be filled in.
  ///   - now: the time, by which codes grow old.
  public init(
    _ form: Form, domains: [String], provider: any AutoFillProvider,
    now: @escaping () -> Date = { Date() }
  ) {
    self.form = form
    self.domains = domains
    self.provider = provider
    self.now = now
  }

  /// Asks the provider for what it has.
  public func load(isolation: isolated (any Actor)? = #isolation) async throws {
    items = try await AutoFillItems(from: provider, domains: domains)
  }

  /// A message came. If there is a code in it, and the focus is where it goes, it is offered now.
  public func receive(_ message: String) {
    inbox.receive(message, at: now())
  }

  /// What the bar offers where the focus is. A strong password is made anew each time.
  public var suggestions: [AutoFillSuggestion] {
    var items = items
    items.codes = inbox.codes(for: domains, at: now())
    return form.suggestions(from: items)
  }

  /// Fills in a suggestion. A code is forgotten then.
  @discardableResult
  public func fill(_ suggestion: AutoFillSuggestion) -> AutoFillOutcome {
    let outcome = form.fill(suggestion)
    if suggestion.kind == .oneTimeCode, !outcome.filled.isEmpty {
      for code in inbox.codes(for: domains, at: now()) where code.code == suggestion.title {
        inbox.remove(code)
      }
    }
    return outcome
  }

  /// What is to be saved of the form as it stands; ask for it in `submitHandler`.
  public var saveCandidate: SaveCandidate? {
    form.saveCandidate(domains: domains, known: items.credentials)
  }

  /// Saves a password that the person agreed to save.
  public func save(
    _ candidate: SaveCandidate, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await provider.save(candidate.credential)
    items.credentials.removeAll { $0.id == candidate.credential.id }
    items.credentials.append(candidate.credential)
  }
}
