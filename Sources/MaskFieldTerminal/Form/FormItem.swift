public import MaskField

/// One row of a form on the screen: a field and what stands before it.
public struct FormItem {
  /// The name under which the form knows the field.
  public var name: String
  /// What a person reads before it.
  public var label: String
  /// The field itself.
  public var field: TextField
  /// What stands above it where a new group of fields begins.
  public var heading: String?

  /// What may have been meant; shown once the person has left the field.
  public var advice: (TextField) -> String?

  /// Makes a row.
  public init(
    name: String, label: String, field: TextField, heading: String? = nil,
    advice: @escaping (TextField) -> String? = { _ in nil }
  ) {
    self.name = name
    self.label = label
    self.field = field
    self.heading = heading
    self.advice = advice
  }
}
