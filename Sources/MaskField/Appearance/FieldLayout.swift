public import Foundation
import MaskTraits

/// Where the parts of a field stand in given bounds.
///
/// ```swift
/// let layout = field.layout(in: bounds)
/// draw(field.shownText, in: layout.textRect)
/// if let button = layout.clearButtonRect { drawClearButton(in: button) }
/// ```
///
/// A part that is not shown has no rectangle. Where a view and the clear button want the same side, the
/// view is shown. In an interface from right to left both sides change places.
public struct FieldLayout: Sendable, Equatable {
  /// All of the field.
  public let bounds: CGRect
  /// The border.
  public let borderRect: CGRect
  /// The view where reading begins; `nil` while it is not shown.
  public let leftViewRect: CGRect?
  /// The view where reading ends; `nil` while it is not shown.
  public let rightViewRect: CGRect?
  /// The clear button; `nil` while it is not shown.
  public let clearButtonRect: CGRect?
  /// The text.
  public let textRect: CGRect
  /// The placeholder; it stands where the text would.
  public let placeholderRect: CGRect
  /// By how much the font shrinks so that the text fits: 1 for not at all.
  public let fontScale: Double

  /// Lays a field out.
  ///
  /// - Parameters:
  ///   - bounds: The room there is.
  ///   - appearance: What the app chose.
  ///   - metrics: The font and the host's drawing.
  ///   - text: What is shown.
  ///   - isEditing: Whether the field has the focus.
  public init(
    bounds: CGRect, appearance: FieldAppearance, metrics: any FieldMetrics, text: String,
    isEditing: Bool
  ) {
    self.bounds = bounds
    borderRect = bounds
    let inset = metrics.inset(of: appearance.borderStyle)
    var rest = bounds.insetBy(
      dx: min(inset.horizontal, bounds.width / 2), dy: min(inset.vertical, bounds.height / 2))
    /// Takes a rectangle off a side of what is left.
    func take(_ width: Double, _ height: Double, atLeft: Bool) -> CGRect {
      let width = min(width, rest.width)
      let x = atLeft ? rest.minX : rest.maxX - width
      let taken = min(width + metrics.gap, rest.width)
      let height = min(height, bounds.height)
      let rect = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      rest = CGRect(
        x: atLeft ? rest.minX + taken : rest.minX, y: rest.minY, width: rest.width - taken,
        height: rest.height)
      return rect
    }
    let flips = appearance.isRightToLeft
    let left = appearance.leftViewMode.isShown(whileEditing: isEditing) ? appearance.leftView : nil
    let right =
      appearance.rightViewMode.isShown(whileEditing: isEditing) ? appearance.rightView : nil
    leftViewRect = left.map { take($0.width, $0.height, atLeft: !flips) }
    rightViewRect = right.map { take($0.width, $0.height, atLeft: flips) }
    let isClearable =
      right == nil && !text.isEmpty
      && appearance.clearButtonMode.isShown(whileEditing: isEditing)
    let size = metrics.clearButtonSize
    clearButtonRect = isClearable ? take(size, size, atLeft: flips) : nil
    textRect = rest
    placeholderRect = rest
    fontScale = Self.scale(of: text, in: rest.width, appearance, metrics)
  }

  private static func scale(
    of text: String, in width: Double, _ appearance: FieldAppearance, _ metrics: any FieldMetrics
  ) -> Double {
    let wanted = metrics.width(of: text)
    if !appearance.adjustsFontSizeToFitWidth || wanted <= width || metrics.fontSize <= 0 {
      return 1
    }
    let least = min(1, max(0, appearance.minimumFontSize / metrics.fontSize))
    return max(least, width / wanted)
  }
}

extension TextField {
  /// Where the parts of the field stand in `bounds`.
  public func layout(in bounds: CGRect) -> FieldLayout {
    FieldLayout(
      bounds: bounds, appearance: appearance, metrics: metrics, text: shownText,
      isEditing: state.isEditing)
  }

  /// The text, in UIKit's words.
  public func textRect(forBounds bounds: CGRect) -> CGRect { layout(in: bounds).textRect }
  /// The text while it is edited: where it always stands.
  public func editingRect(forBounds bounds: CGRect) -> CGRect { layout(in: bounds).textRect }
  /// The placeholder.
  public func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    layout(in: bounds).placeholderRect
  }
  /// The border.
  public func borderRect(forBounds bounds: CGRect) -> CGRect { layout(in: bounds).borderRect }
  /// The clear button; empty while it is not shown.
  public func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    layout(in: bounds).clearButtonRect ?? .zero
  }
  /// The view where reading begins; empty while it is not shown.
  public func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    layout(in: bounds).leftViewRect ?? .zero
  }
  /// The view where reading ends; empty while it is not shown.
  public func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    layout(in: bounds).rightViewRect ?? .zero
  }

  /// The size that shows everything: the text or, while there is none, the placeholder, with what stands
  /// beside it and around it.
  public var intrinsicContentSize: CGSize {
    let text = shownText
    let shown = text.isEmpty ? appearance.placeholderText ?? "" : text
    let inset = metrics.inset(of: appearance.borderStyle)
    let room = CGRect(x: 0, y: 0, width: 1_000_000, height: 1_000_000)
    let layout = layout(in: room)
    let beside = [layout.leftViewRect, layout.rightViewRect, layout.clearButtonRect]
    let widths = beside.compactMap { $0 }.map { $0.width + metrics.gap }
    let height = beside.compactMap { $0?.height }.reduce(metrics.lineHeight) { max($0, $1) }
    return CGSize(
      width: metrics.width(of: shown) + widths.reduce(0, +) + 2 * inset.horizontal,
      height: max(height, metrics.lineHeight + 2 * inset.vertical))
  }

  /// What is shown in an empty field.
  public var placeholder: String? {
    get { appearance.placeholder }
    set { appearance.placeholder = newValue }
  }

  /// Whether the placeholder is to be drawn: the text has no characters.
  public var showsPlaceholder: Bool { state.text.isEmpty && appearance.placeholderText != nil }

  /// Whether the clear button is to be drawn: its mode fits, and there is something to clear.
  public var showsClearButton: Bool {
    !state.text.isEmpty && appearance.clearButtonMode.isShown(whileEditing: state.isEditing)
      && !(appearance.rightView != nil
        && appearance.rightViewMode.isShown(whileEditing: state.isEditing))
  }

  /// The state of the field as a control.
  public var controlState: FieldControlState {
    var bits = FieldControlState.normal
    if !isEnabled { bits.insert(.disabled) }
    if state.isEditing { bits.insert(.focused) }
    return bits
  }
}
