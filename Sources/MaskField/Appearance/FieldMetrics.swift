public import MaskTraits

/// What a layout must know of a font and of the host's drawing. All lengths have one unit of the host's
/// choice: points, pixels, cells.
public protocol FieldMetrics: Sendable {
  /// The size of the font.
  var fontSize: Double { get }
  /// The height of a line of text.
  var lineHeight: Double { get }
  /// The width of a text in one line.
  func width(of text: String) -> Double
  /// The width and height of the clear button.
  var clearButtonSize: Double { get }
  /// The space between the text and the views beside it.
  var gap: Double { get }
  /// The room that a border takes at the left and right, and at the top and bottom.
  func inset(of style: BorderStyle) -> (horizontal: Double, vertical: Double)
}

/// Metrics of a fixed-width font: for terminals, tests, and hosts that want a first guess.
public struct FixedWidthMetrics: FieldMetrics {
  /// The size of the font.
  public var fontSize: Double
  /// The height of a line.
  public var lineHeight: Double
  /// The width of a character.
  public var characterWidth: Double
  /// The width and height of the clear button.
  public var clearButtonSize: Double
  /// The space between the text and the views beside it.
  public var gap: Double

  /// Makes metrics. The defaults are near those of an iPhone's body text, in points.
  public init(
    fontSize: Double = 17, lineHeight: Double = 20, characterWidth: Double = 10,
    clearButtonSize: Double = 20, gap: Double = 5
  ) {
    self.fontSize = fontSize
    self.lineHeight = lineHeight
    self.characterWidth = characterWidth
    self.clearButtonSize = clearButtonSize
    self.gap = gap
  }

  public func width(of text: String) -> Double { Double(text.count) * characterWidth }

  /// Our choice: a hairline of 1, a bezel of 2, and 7 inside round corners.
  public func inset(of style: BorderStyle) -> (horizontal: Double, vertical: Double) {
    switch style {
    case .none: (0, 0)
    case .line: (1, 1)
    case .bezel: (2, 2)
    case .roundedRect: (7, 7)
    }
  }
}
