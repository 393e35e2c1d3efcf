/// A named `FieldPolicy`.
public enum FieldPreset: String, Sendable, Hashable, CaseIterable, Codable {
  /// As UIKit does it: turning password entry on, or coming back to a password, makes the next
  /// key replace everything.
  case uikit
  /// As people expect it: a password is edited like any other text.
  case friendly
  /// As the first, educational design of this field had it.
  case seed
}
