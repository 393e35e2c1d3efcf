public import MaskEngine

/// A field for one number of a type, held together with a value in a model.
///
/// ```swift
/// let count = try NumberField(Binding(get: { cart.count }, set: { cart.count = $0 }))
/// count.field.becomeFirstResponder()
/// count.field.insertText("12")       // cart.count is 12
/// ```
///
/// What the type cannot hold is refused while it is typed. By default the last value stays while there is
/// no number (`NumberPolicy.keepLast`), and comes back into the field when editing ends: clearing a
/// field to type anew does not put a 0 into the model in between, and the field never shows anything
/// but what the model has. `NumberPolicy.resetToZero` is the other design.
public final class NumberField<Value: NumberValue> {
  /// The field itself.
  public let field = TextField()
  /// What formats the number.
  public let mask: NumberMask
  private let refreshing: () -> Void

  /// Makes a field for a number.
  ///
  /// - Parameters:
  ///   - binding: where the number lives.
  ///   - style: how it looks; without it, digits and for types with a fraction up to 20 digits of it.
  ///   - policy: what the number is while the text is none.
  ///   - commit: when what is typed goes into the model.
  /// - Throws: `NumberStyleError` when the style makes no mask.
  public init(
    _ binding: Binding<Value>, style: NumberStyle? = nil, policy: NumberPolicy = .keepLast,
    commit: CommitTiming = .live
  ) throws(NumberStyleError) {
    mask = try Self.mask(style)
    field.mask = mask
    let link = field.bind(to: binding, as: .number(policy), commit: commit)
    refreshing = { link.refresh() }
  }

  /// Makes a field for a number that may be missing: an empty field is `nil`.
  ///
  /// - Throws: `NumberStyleError` when the style makes no mask.
  public init(
    optional binding: Binding<Value?>, style: NumberStyle? = nil,
    policy: NumberPolicy = .nilWhenEmpty, commit: CommitTiming = .live
  ) throws(NumberStyleError) {
    mask = try Self.mask(style)
    field.mask = mask
    let link = field.bind(to: binding, as: .number(policy), commit: commit)
    refreshing = { link.refresh() }
  }

  /// Shows the model's number, after it changed by itself.
  public func refresh() { refreshing() }

  /// The number in the field; `nil` while there is none that the type can hold.
  public var number: Value? {
    mask.isComplete(field.text) ? Value(decimalText: mask.value(of: field.text)) : nil
  }

  private static func mask(_ style: NumberStyle?) throws(NumberStyleError) -> NumberMask {
    if let integer = Value.self as? any (FixedWidthInteger & NumberValue).Type {
      return try NumberMask((style ?? NumberStyle()).holding(integer))
    }
    return try NumberMask(style ?? NumberStyle(fractionDigits: 0...20))
  }
}
