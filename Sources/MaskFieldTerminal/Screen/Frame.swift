/// A whole picture for the terminal: rows of styled text, and where the cursor stands.
public struct Frame: Sendable, Equatable {
  /// A piece of a row in one style.
  public struct Span: Sendable, Equatable {
    /// The text.
    public var text: String
    /// How it looks.
    public var style: Style

    /// Makes a span. Control characters in `text` become visible pictures of themselves, so that
    /// nothing that was typed or pasted can steer the terminal.
    public init(_ text: String, _ style: Style = .plain) {
      self.text = text.withoutControls
      self.style = style
    }
  }

  /// A place on the screen, from 0.
  public struct Position: Sendable, Hashable {
    /// The row, from the top.
    public var row: Int
    /// The cell in the row, from the left.
    public var column: Int

    /// Makes a position.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The rows, from the top.
  public var rows: [[Span]]
  /// Where the cursor stands; `nil` hides it.
  public var cursor: Position?

  /// Makes a picture.
  public init(rows: [[Span]] = [], cursor: Position? = nil) {
    self.rows = rows
    self.cursor = cursor
  }
}

extension String {
  /// The text with control characters, line separators and direction marks made visible.
  public var withoutControls: String {
    var clean = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x00...0x1F: clean.append(Unicode.Scalar(scalar.value + 0x2400) ?? "·")
      case 0x7F: clean.append("␡")
      case 0x80...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C:
        clean.append("·")
      default: clean.append(scalar)
      }
    }
    return String(clean)
  }
}
