/// How a field behaves where people and UIKit disagree.
public enum FieldPreset: String, Sendable, Hashable, CaseIterable {
  /// As UIKit does it: turning password entry on, or coming back to a password, makes the next
  /// key replace everything.
  case uikit
  /// As people expect it: a password is edited like any other text.
  case friendly
  /// As the first, educational design of this field had it: UIKit's rules.
  case seed

  /// Whether a password is replaced by the first key after the field got the focus.
  var wipesPasswords: Bool { self != .friendly }
}
