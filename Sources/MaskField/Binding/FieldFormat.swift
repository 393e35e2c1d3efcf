public import Foundation
public import MaskEngine

/// How a value becomes the content of a field, and back.
///
/// ```swift
/// field.bind(to: model.name, as: .text)
/// field.bind(to: model.born, as: .date(calendar: .current, timeZone: .current))
/// field.bind(to: model.price, as: .style(.currency(code: "EUR")))
/// ```
public struct FieldFormat<Value> {
  /// What is put into a field.
  public enum Content: Sendable, Hashable {
    /// What is shown.
    case text(String)
    /// What the mask makes a display of.
    case value(String)
  }

  /// Reads the field. The second argument is the last value, for formats that fall back on it.
  let read: (TextField, Value) throws -> Value
  let content: (Value, TextField) -> Content
  let isSame: (Value, Value) -> Bool
  /// Puts a value into the field where that is no content, as a secret is none.
  var assign: ((Value, TextField) -> Void)?
  /// Whether the field shows the model's value when editing ends, whatever stands there.
  var showsValueAtEnd = false

  /// Makes a format of two functions.
  ///
  /// - Parameters:
  ///   - read: reads the field, and throws where it holds no value. The second argument is the last
  ///     value there was.
  ///   - content: what to put into the field for a value.
  public init(
    read: @escaping (TextField, Value) throws -> Value, content: @escaping (Value) -> Content
  ) where Value: Equatable {
    self.read = read
    self.content = { value, _ in content(value) }
    isSame = { $0 == $1 }
  }

  init(
    read: @escaping (TextField, Value) throws -> Value,
    content: @escaping (Value, TextField) -> Content,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    self.read = read
    self.content = content
    self.isSame = isSame
  }
}

extension FieldFormat.Content {
  /// A number as it stands in a field that nobody types in: with all its fraction digits.
  fileprivate static func number(_ number: String, in field: TextField) -> Self {
    guard let mask = field.mask as? NumberMask, !field.isEditing else { return .value(number) }
    return .text(mask.ended(mask.formatted(value: number).text).text)
  }
}

/// Why a field holds no value of the type it is bound to.
public enum FieldFormatError: Error, Sendable, Hashable, CaseIterable {
  /// The text stands for no value.
  case unreadable
  /// The text stands for a value, with something left over that would be lost.
  case leftover
  /// The field has a mask of another kind than the format needs.
  case wrongMask
  /// The field is a password, which no binding of strings copies: see `FieldFormat.secret`.
  case secret
}

extension FieldFormat where Value == String {
  /// The value behind the mask, or the text without one.
  public static var text: FieldFormat {
    FieldFormat(
      read: { field, _ in
        if field.isSecureTextEntry { throw FieldFormatError.secret }
        return field.value
      }, content: { .value($0) })
  }

  /// The text as it is shown.
  public static var displayedText: FieldFormat {
    FieldFormat(
      read: { field, _ in
        if field.isSecureTextEntry { throw FieldFormatError.secret }
        return field.text
      }, content: { .text($0) })
  }
}

extension FieldFormat where Value == SecretText {
  /// A password, which becomes no string on the way into the model and back. While the field shows it,
  /// the model has what is shown.
  public static var secret: FieldFormat {
    var format = FieldFormat(
      read: { field, _ in field.state.text.concealed }, content: { _, _ in .text("") },
      isSame: { $0 == $1 })
    format.assign = { secret, field in field.secret = secret }
    return format
  }
}

extension FieldFormat where Value: NumberValue {
  /// A number in a field with a `NumberMask`.
  ///
  /// When editing ends, the field shows the value that the policy came to, so that it and the model
  /// never say different things. Under `reject` what was typed stands, and has no value.
  public static func number(_ policy: NumberPolicy = .keepLast) -> FieldFormat {
    var format = FieldFormat(
      read: { field, last in
        guard let mask = field.mask as? NumberMask else { throw FieldFormatError.wrongMask }
        return try policy.value(of: field.text, in: mask, last: last) ?? last
      }, content: { .number($0.decimalText, in: $1) }, isSame: { $0 == $1 })
    format.showsValueAtEnd = policy != .reject
    return format
  }
}

extension FieldFormat {
  /// A number, or none, in a field with a `NumberMask`.
  public static func number<Number: NumberValue>(
    _ policy: NumberPolicy = .nilWhenEmpty
  ) -> FieldFormat where Value == Number? {
    var format = FieldFormat(
      read: { field, last in
        guard let mask = field.mask as? NumberMask else { throw FieldFormatError.wrongMask }
        return try policy.value(of: field.text, in: mask, last: last)
      }, content: { .number($0?.decimalText ?? "", in: $1) }, isSame: { $0 == $1 })
    format.showsValueAtEnd = policy != .reject
    return format
  }
}

extension FieldFormat where Value == Date? {
  /// A moment in a field with a `DateMask`, or none while the date is incomplete or does not exist.
  ///
  /// A moment that the mask cannot show leaves the field empty.
  public static func date(calendar: Calendar, timeZone: TimeZone) -> FieldFormat {
    FieldFormat(
      read: { field, _ in
        guard let mask = field.mask as? DateMask else { throw FieldFormatError.wrongMask }
        return mask.date(in: field.text, calendar: calendar, timeZone: timeZone)
      },
      content: { date, field in
        guard let date, let mask = field.mask as? DateMask else { return .text("") }
        return .text(mask.formatted(date, calendar: calendar, timeZone: timeZone).text)
      }, isSame: { $0 == $1 })
  }
}
