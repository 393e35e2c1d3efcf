public import MaskEngine

/// The characters of a field: the one type that holds them, so that secrets have one home.
///
/// A secret is kept as `SecretText`, in memory that is wiped. It shows bullets to `print`, `dump`,
/// string interpolation and the debugger, and so does what is sensitive. Only `string` reveals it. Offsets count UTF-16 units.
public struct FieldText: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case plain(String)
    case secret(SecretText)
  }

  private(set) var content: Content
  /// Whether the characters are in the open on screen but no business of logs: the number of a card or
  /// of a person.
  public internal(set) var isSensitive = false

  /// Holds `string`, as a secret if so asked.
  public init(_ string: String = "", isSecret: Bool = false) {
    content = isSecret ? .secret(SecretText(string)) : .plain(string)
  }

  /// Holds a secret.
  public init(_ secret: SecretText) {
    content = .secret(secret)
  }

  /// Whether the characters are a password and must not appear in logs, descriptions or histories.
  public var isSecret: Bool {
    if case .secret = content { return true }
    return false
  }

  /// The characters themselves. Of a secret this is a copy that nobody wipes: ask for it where the
  /// text is shown or sent, not where it is logged.
  public var string: String {
    switch content {
    case .plain(let string): string
    case .secret(let secret): secret.revealed()
    }
  }

  /// The characters where they are in the open; `nil` for a secret.
  var plain: String? {
    if case .plain(let string) = content { return string }
    return nil
  }

  /// The characters without a copy; `nil` for plain text.
  public var secret: SecretText? {
    if case .secret(let secret) = content { return secret }
    return nil
  }

  /// The characters as a secret, whether they are hidden or shown.
  var concealed: SecretText { secret ?? SecretText(string) }

  /// Whether there is nothing.
  public var isEmpty: Bool {
    switch content {
    case .plain(let string): string.isEmpty
    case .secret(let secret): secret.isEmpty
    }
  }

  /// The size in UTF-16 units.
  public var size: Int {
    switch content {
    case .plain(let string): string.utf16.count
    case .secret(let secret): secret.size.utf16
    }
  }

  /// How many characters (grapheme clusters) there are.
  public var count: Int {
    switch content {
    case .plain(let string): string.count
    case .secret(let secret): secret.count
    }
  }

  /// Whether it has exactly the characters of a string that is no secret.
  func isSame(as string: String) -> Bool {
    switch content {
    case .plain(let own): own == string
    case .secret(let secret):
      secret.withBytes { bytes in
        bytes.count == string.utf8.count
          && zip(0..<bytes.count, string.utf8).allSatisfy { bytes[$0] == $1 }
      }
    }
  }

  /// The same kind of holder with other characters.
  func holding(_ string: String) -> FieldText {
    var text = FieldText(string, isSecret: isSecret)
    text.isSensitive = isSensitive
    return text
  }

  /// A holder of a secret, as sensitive as this one.
  func holding(_ secret: SecretText) -> FieldText {
    var text = FieldText(secret)
    text.isSensitive = isSensitive
    return text
  }

  /// The same characters, as a secret or in the open.
  func concealed(_ isSecret: Bool) -> FieldText {
    if self.isSecret == isSecret { return self }
    var text = FieldText(string, isSecret: isSecret)
    text.isSensitive = isSensitive
    return text
  }

  /// Gives the characters away where they are in the open; `nil` for a secret, which stays.
  mutating func takePlain() -> String? {
    guard case .plain(let string) = content else { return nil }
    content = .plain("")
    return string
  }

  /// Holds other characters in the same way.
  mutating func hold(_ string: String) {
    switch content {
    case .plain: content = .plain(string)
    case .secret: content = .secret(SecretText(string))
    }
  }

  /// Leaves nothing; a secret is wiped.
  mutating func clear() {
    switch content {
    case .plain: content = .plain("")
    case .secret: withSecret { $0.clear() }
    }
  }

  /// Changes the secret in its place, without a second reference that would make a copy of it.
  @discardableResult
  mutating func withSecret<Result>(_ change: (inout SecretText) -> Result) -> Result? {
    guard case .secret(var secret) = content else { return nil }
    content = .plain("")
    defer { content = .secret(secret) }
    return change(&secret)
  }

  private var shown: String {
    switch content {
    case .plain(let string): isSensitive && !string.isEmpty ? "••••" : string
    case .secret(let secret): secret.description
    }
  }
}

extension FieldText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What it says of itself.
  public var description: String { shown }
  /// The same, for the debugger.
  public var debugDescription: String { shown.debugDescription }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror {
    Mirror(self, children: ["string": shown, "isSecret": isSecret], displayStyle: .struct)
  }
}
