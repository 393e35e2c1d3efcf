/// Which keys a keyboard shows first, with the raw values of `UIKeyboardType`.
///
/// ```swift
/// field.keyboardType = .decimalPad
/// KeyboardType.decimalPad.hasReturnKey                  // false
/// KeyboardType.decimalPad.produces(",", in: .germany)   // true
/// ```
///
/// A type is a request and never a filter: hardware keyboards, paste, dictation and AutoFill bring
/// any character to any field, and an iPad has no pads. Checking the text is the field's own business.
///
/// Source: the headers of the iOS 16 to 18 SDK.
public enum KeyboardType: Int, Sendable, Hashable, CaseIterable, Codable {
  /// The current input method's own layout.
  case `default` = 0
  /// A layout that can type ASCII.
  case asciiCapable = 1
  /// Digits and punctuation first, letters one plane away.
  case numbersAndPunctuation = 2
  /// `.`, `/` and `.com` at hand; no space bar.
  case URL = 3
  /// The ten digits of the locale, without a return key.
  case numberPad = 4
  /// `0`–`9`, `*` and `#`; on a second plane `+`, and `,` `;` for a pause and a wait.
  case phonePad = 5
  /// Letters for a name, then a phone pad.
  case namePhonePad = 6
  /// `@` and `.` at hand. Made for several addresses, so the space bar is there.
  case emailAddress = 7
  /// The ten digits and the region's decimal separator; no minus, no return key.
  case decimalPad = 8
  /// `@` and `#` at hand.
  case twitter = 9
  /// The default layout with space and `.` at hand.
  case webSearch = 10
  /// `0`–`9` whatever the locale, without a return key.
  case asciiCapableNumberPad = 11

  /// The old name of `asciiCapable`.
  public static let alphabet = KeyboardType.asciiCapable

  /// The iOS release that brought it.
  public var since: SystemVersion {
    switch self {
    case .decimalPad: SystemVersion(4, 1)
    case .twitter: SystemVersion(5)
    case .webSearch: SystemVersion(7)
    case .asciiCapableNumberPad: SystemVersion(10)
    default: SystemVersion(2)
    }
  }

  /// Whether an iPhone shows a return key. Where it does not, a bar above the keyboard or the host
  /// must offer next and done.
  public var hasReturnKey: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    default: true
    }
  }
}
