/// Who decides which keyboard comes up: the keyboard type or the content type.
public enum KeyboardResolution: String, Sendable, Hashable, CaseIterable, Codable {
  /// The keyboard type as it was assigned. iOS documents no other rule: Apple's own advice sets both,
  /// such as `.username` with the email keyboard.
  case uikit
  /// A content type that is known decides, whatever the keyboard type says. So it is told in many
  /// articles; it is not what iOS does.
  case contentType
  /// The content type decides only where the keyboard type was left at `.default`.
  case fallback

  /// The keyboard to show.
  ///
  /// ```swift
  /// KeyboardResolution.uikit.keyboard(for: .oneTimeCode, assigned: .default)     // .default
  /// KeyboardResolution.fallback.keyboard(for: .oneTimeCode, assigned: .default)  // .numberPad
  /// ```
  public func keyboard(for content: TextContentType?, assigned type: KeyboardType) -> KeyboardType {
    guard let recommended = content?.facts?.keyboard else { return type }
    switch self {
    case .uikit: return type
    case .contentType: return recommended
    case .fallback: return type == .default ? recommended : type
    }
  }
}
