/// What a screen reader says of a field, as text.
///
/// ```swift
/// let spoken = field.accessibility
/// spoken.label       // "verification code"
/// spoken.value       // "1 2 3 4"
/// spoken.traits      // [.textField, .selected]
/// spoken.sentence    // "verification code, text field, 1 2 3 4, invalid: The code is too short."
/// ```
///
/// A password is never in it, nor how long it is.
public struct FieldAccessibility: Sendable, Hashable {
  /// What kind of thing it is and how it stands.
  public struct Traits: OptionSet, Sendable, Hashable {
    /// The bits; they are ours.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A field for text.
    public static let textField = Traits(rawValue: 1 << 0)
    /// A field for a password.
    public static let secureTextField = Traits(rawValue: 1 << 1)
    /// It has the focus.
    public static let selected = Traits(rawValue: 1 << 2)
    /// It cannot have the focus.
    public static let notEnabled = Traits(rawValue: 1 << 3)
    /// What is in it is wrong, and that is shown.
    public static let invalid = Traits(rawValue: 1 << 4)
    /// It must not stay empty.
    public static let required = Traits(rawValue: 1 << 5)
  }

  /// What the field is called.
  public var label: String
  /// What is in it; `nil` where it is empty or a password.
  public var value: String?
  /// What else helps: the app's own hint, or the placeholder of an empty field.
  public var hint: String?
  /// Why it is invalid, as it is shown beside the field; `nil` where nothing is shown.
  public var error: String?
  /// What kind of thing it is and how it stands.
  public var traits: Traits

  /// Everything in one line, in the order in which screen readers say it.
  public var sentence: String {
    var parts = [label]
    parts.append(traits.contains(.secureTextField) ? "secure text field" : "text field")
    if traits.contains(.required) { parts.append("required") }
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    if let value { parts.append(value) }
    if let error {
      parts.append(traits.contains(.invalid) ? "invalid: \(error)" : error)
    } else if traits.contains(.invalid) {
      parts.append("invalid")
    }
    if let hint { parts.append(hint) }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
