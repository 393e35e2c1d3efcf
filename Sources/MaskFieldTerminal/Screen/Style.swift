/// How text looks. Only what every terminal has, in its own colours, so that light and dark both work.
public struct Style: Sendable, Hashable {
  /// The terminal's own palette.
  public enum Color: Int, Sendable, Hashable { case red = 31, green, yellow, blue, magenta, cyan }

  /// The colour of the text; `nil` for the usual one.
  public var color: Color?
  /// Heavy.
  public var isBold = false
  /// Pale.
  public var isDim = false
  /// With a line below.
  public var isUnderlined = false
  /// Foreground and background exchanged.
  public var isReversed = false

  /// Makes a style.
  public init(
    _ color: Color? = nil, bold: Bool = false, dim: Bool = false, underlined: Bool = false,
    reversed: Bool = false
  ) {
    self.color = color
    isBold = bold
    isDim = dim
    isUnderlined = underlined
    isReversed = reversed
  }

  /// The usual look.
  public static let plain = Style()

  /// The sequence that turns the usual look into this one.
  func sequence(colored: Bool) -> String {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isUnderlined { codes.append("4") }
    if isReversed { codes.append("7") }
    if colored, let color { codes.append("\(color.rawValue)") }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
