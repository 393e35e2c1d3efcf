/// Light or dark keys, with the raw values of `UIKeyboardAppearance`.
public enum KeyboardAppearance: Int, Sendable, Hashable, CaseIterable, Codable {
  case `default` = 0
  case dark = 1
  case light = 2

  /// The old name of `dark`.
  public static let alert = KeyboardAppearance.dark
}

/// What is drawn around a field, with the raw values of `UITextField.BorderStyle`.
public enum BorderStyle: Int, Sendable, Hashable, CaseIterable, Codable {
  case none = 0
  case line = 1
  case bezel = 2
  /// Images of one's own for the background are not shown with it.
  case roundedRect = 3
}

/// When a view inside a field is shown, with the raw values of `UITextField.ViewMode`.
public enum ViewMode: Int, Sendable, Hashable, CaseIterable, Codable {
  case never = 0
  case whileEditing = 1
  case unlessEditing = 2
  case always = 3

  /// Whether the view is shown.
  public func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}

/// Where the text stands in its line, with the raw values of `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable, Codable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// At the side where the reading direction begins.
  case natural = 4
}
