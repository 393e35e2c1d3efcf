public import Foundation
public import MaskTraits

/// How a field looks, as data for the host that draws it. Names and defaults are those of `UITextField`.
public struct FieldAppearance: Sendable, Hashable {
  /// A view inside the field, as far as the layout must know it.
  public struct Accessory: Sendable, Hashable {
    /// Its width, in the unit of the metrics.
    public var width: Double
    /// Its height.
    public var height: Double
    /// What it shows, by a name that the host understands.
    public var name: String

    /// Makes an accessory.
    public init(width: Double, height: Double, name: String = "") {
      self.width = width
      self.height = height
      self.name = name
    }
  }

  /// What is shown in an empty field, in 70 % grey.
  public var placeholder: String?
  /// The same with attributes; it wins over `placeholder`.
  public var attributedPlaceholder: AttributedString?
  /// What is drawn around the field.
  public var borderStyle = BorderStyle.none
  /// An image behind the field, by a name that the host understands; not shown with `.roundedRect`.
  public var background: String?
  /// The image while the field is disabled.
  public var disabledBackground: String?
  /// When the clear button is shown. It also needs a text to clear.
  public var clearButtonMode = ViewMode.never
  /// The view where reading begins: left, or right in a language written from the right.
  public var leftView: Accessory?
  /// When it is shown.
  public var leftViewMode = ViewMode.never
  /// The view where reading ends.
  public var rightView: Accessory?
  /// When it is shown.
  public var rightViewMode = ViewMode.never
  /// Where the text stands in its line.
  public var textAlignment = TextAlignment.natural
  /// Whether the host's interface runs from right to left, so that both sides change places.
  public var isRightToLeft = false
  /// Whether the font shrinks before text is cut off.
  public var adjustsFontSizeToFitWidth = false
  /// How small the font may become; 0 for no limit.
  public var minimumFontSize = 0.0
  /// Whether the person may make parts of the text bold and the like.
  public var allowsEditingTextAttributes = false
  /// How light the placeholder is drawn: 0 is black, 1 is white.
  public static let placeholderGrey = 0.7

  /// What a new field has.
  public init() {}

  /// The placeholder's characters, whichever way they were given.
  public var placeholderText: String? {
    attributedPlaceholder.map { String($0.characters) } ?? placeholder
  }

  /// The image behind the field, if its style lets one be seen.
  public func shownBackground(isEnabled: Bool) -> String? {
    borderStyle == .roundedRect ? nil : isEnabled ? background : disabledBackground ?? background
  }

  /// `textAlignment` with `.natural` decided by the direction.
  public var resolvedAlignment: TextAlignment {
    textAlignment == .natural ? (isRightToLeft ? .right : .left) : textAlignment
  }
}
