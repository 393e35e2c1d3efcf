/// What a bound value becomes while the text is no number that it can hold.
///
/// ```swift
/// let policy = NumberPolicy.keepLast
/// try policy.value(of: "1,234", in: mask, last: 7)   // 1234
/// try policy.value(of: "", in: mask, last: 7)        // 7
/// try policy.value(of: "-", in: mask, last: 7)       // 7
/// ```
///
/// | text | `keepLast` | `resetToZero` | `nilWhenEmpty` | `reject` | `clamp` |
/// | --- | --- | --- | --- | --- | --- |
/// | empty | last | 0 | `nil` | throws | last |
/// | incomplete: `-`, `1.` | last | 0 | last | throws | last |
/// | outside the bounds or the type | last | last | last | throws | nearest bound |
public enum NumberPolicy: Sendable, Hashable, CaseIterable {
  /// The last value stays until there is a new one.
  case keepLast
  /// An empty or incomplete text is 0.
  case resetToZero
  /// An empty text is no value.
  case nilWhenEmpty
  /// Whatever is no value throws, so that a form can say so.
  case reject
  /// A number outside the bounds is the nearest one inside.
  case clamp

  /// The value for a displayed text, after `last`. A function of its arguments only.
  ///
  /// - Throws: `NumberValueError`, with the policy `reject` only.
  /// - Complexity: O(*n*) in the size of `text`.
  public func value<Value: NumberValue>(of text: String, in mask: NumberMask, last: Value?)
    throws(NumberValueError) -> Value?
  {
    let number = mask.value(of: text)
    if number.isEmpty {
      switch self {
      case .keepLast, .clamp: return last
      case .resetToZero: return 0
      case .nilWhenEmpty: return text.isEmpty ? nil : last
      case .reject: throw text.isEmpty ? .empty : .incomplete
      }
    }
    if mask.isComplete(text), let value = Value(decimalText: number) {
      return value
    }
    switch self {
    case .keepLast, .resetToZero, .nilWhenEmpty: return last
    case .reject: throw .outOfBounds
    case .clamp: return clamped(number, in: mask.style) ?? last
    }
  }

  private func clamped<Value: NumberValue>(_ number: String, in style: NumberStyle) -> Value? {
    guard var value = Value(nearestTo: number) else { return nil }
    if let least = style.minimum.flatMap(Value.init(nearestTo:)) { value = max(value, least) }
    if let most = style.maximum.flatMap(Value.init(nearestTo:)) { value = min(value, most) }
    return value
  }
}
