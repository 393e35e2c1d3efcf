public import Foundation

extension FieldFormat where Value: Equatable {
  /// Whatever a `Formatter` reads and writes.
  ///
  /// Formatters read `12abc` as 12 and `1,5` as 1, and lose the rest without a word. Here a text that
  /// has something left over has no value.
  public static func formatter(_ formatter: Formatter) -> FieldFormat {
    let whole = WholeText<Value>(
      parse: { formatter.value(of: $0) as? Value }, format: { formatter.string(for: $0) ?? "" })
    return FieldFormat(
      read: { field, _ in try whole.value(of: field.text) },
      content: { .text(formatter.string(for: $0) ?? "") })
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension FieldFormat where Value: Equatable {
  /// Whatever a format style reads and writes, with the same care for what is left over.
  ///
  /// ```swift
  /// field.bind(to: model.share, as: .style(.percent))
  /// ```
  public static func style<Style: ParseableFormatStyle>(_ style: Style) -> FieldFormat
  where
    Style.FormatInput == Value, Style.FormatOutput == String, Style.Strategy.ParseInput == String,
    Style.Strategy.ParseOutput == Value
  {
    let whole = WholeText<Value>(
      parse: { try? style.parseStrategy.parse($0) }, format: { style.format($0) })
    return FieldFormat(
      read: { field, _ in try whole.value(of: field.text) }, content: { .text(style.format($0)) })
  }
}

/// Reads a text with a parser that may stop early, and takes the value only if nothing was lost.
private struct WholeText<Value: Equatable> {
  let parse: (String) -> Value?
  let format: (Value) -> String

  func value(of text: String) throws(FieldFormatError) -> Value {
    guard let value = parse(text) else { throw .unreadable }
    // Zeros, spaces and points at the end may say nothing. What stands before them has to matter.
    guard let last = text.lastIndex(where: { !$0.mayBeSilent }) else { return value }
    let isDigit = text[last].isNumber
    if parse(String(text[..<last])) == value, isDigit || !format(value).contains(text[last]) {
      throw .leftover
    }
    return value
  }
}

extension Character {
  fileprivate var mayBeSilent: Bool {
    isWhitespace || wholeNumberValue == 0 || (isPunctuation && self != "%")
  }
}

extension Formatter {
  /// What the formatter makes of a text; `nil` where it is nothing.
  fileprivate func value(of text: String) -> Any? {
    #if canImport(ObjectiveC)
      var object: AnyObject?
      return unsafe getObjectValue(&object, for: text, errorDescription: nil) ? object : nil
    #else
      // Off Apple's systems each kind of formatter has a reading method of its own.
      switch self {
      case let formatter as NumberFormatter: return formatter.number(from: text)
      case let formatter as DateFormatter: return formatter.date(from: text)
      case let formatter as ISO8601DateFormatter: return formatter.date(from: text)
      default: return nil
      }
    #endif
  }
}
