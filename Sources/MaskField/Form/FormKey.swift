public import MaskEngine

/// How to read a field of a form as a value of a type.
///
/// ```swift
/// let (to, birthday) = try form.submit(.text("address"), .optional(.date("born")))
/// ```
public struct FormKey<Value> {
  /// The name of the field.
  public var name: String
  let read: (TextField) -> Value?

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - name: the name of the field.
  ///   - read: reads the value from the field; `nil` where there is none.
  public init(_ name: String, read: @escaping (TextField) -> Value?) {
    self.name = name
    self.read = read
  }

  /// The value made into another.
  public func map<Other>(_ transform: @escaping (Value) -> Other?) -> FormKey<Other> {
    FormKey<Other>(name) { [read] field in read(field).flatMap(transform) }
  }
}

extension FormKey {
  /// What another key reads, or none where the field is empty.
  public static func optional<Wrapped>(_ key: FormKey<Wrapped>) -> FormKey
  where Value == Wrapped? {
    FormKey(key.name) { field in
      field.isBlank ? .some(nil) : key.read(field).map { .some($0) }
    }
  }
}

extension FormKey where Value == String {
  /// The value of a field. A password is not read this way: see `secret(_:)`.
  public static func text(_ name: String) -> FormKey {
    FormKey(name) { $0.isSecureTextEntry ? nil : $0.value }
  }
}

extension FormKey where Value: NumberValue {
  /// A number; `nil` where the type cannot hold it.
  public static func number(_ name: String, as type: Value.Type) -> FormKey {
    FormKey(name) { Value(decimalText: $0.value) }
  }
}

extension FormKey where Value == DateValue {
  /// A date or time, from a field with a `DateMask`.
  public static func date(_ name: String) -> FormKey {
    FormKey(name) { DateValue(iso8601: $0.value) }
  }
}

extension FormKey where Value == SecretText {
  /// A password, be it hidden or shown at the moment. It becomes a string only for who asks it to be
  /// `revealed()`.
  public static func secret(_ name: String) -> FormKey {
    FormKey(name) { $0.state.text.concealed }
  }
}
