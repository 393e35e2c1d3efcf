public import MaskField

/// A password that an eye shows and hides. Text and caret stay where they are, and the next key edits
/// instead of replacing everything.
public final class PasswordToggle {
  public let field = TextField()
  /// What is drawn on the button at the right.
  public var symbol: String { field.isSecureTextEntry ? "eye" : "eye.slash" }

  public init() {
    field.label = "Password"
    field.traits = TextInputTraits(suiting: .password)
    field.preset = .friendly
    field.isSecureTextEntry = true
    field.appearance.rightViewMode = .always
  }

  public func eyeTapped() {
    field.isSecureTextEntry.toggle()
  }
}
