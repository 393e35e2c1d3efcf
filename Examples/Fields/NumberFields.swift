public import MaskField

/// A quantity that becomes 0 while the field is empty: the first design.
public func quantityThatResets(_ quantity: Binding<Int>) throws -> NumberField<Int> {
  try NumberField(quantity, style: NumberStyle(minimum: "0"), policy: .resetToZero)
}

/// A quantity that keeps its last value while the field is empty, and shows it again in the end: the
/// second design, and the better default. Nobody orders 0 pieces by clearing a field to type anew.
public func quantityThatKeeps(_ quantity: Binding<Int>) throws -> NumberField<Int> {
  try NumberField(quantity, style: NumberStyle(minimum: "0"))
}
