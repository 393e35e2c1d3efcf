import CMaskCore

/// Owns one compiled number format of the C core, and knows its names.
///
/// Unchecked because the pointee never changes after `maskcore_number_compile`, as its header
/// promises.
@safe final class CoreNumber: @unchecked Sendable {
  /// Closures take it instead of the object, which they would retain;
  /// so what calls them keeps the object until they are done.
  private let handle: OpaquePointer

  init(_ style: NumberStyle) throws(NumberStyleError) {
    let symbols = style.symbols
    var options = unsafe maskcore_number_options()
    unsafe options.grouping = symbols.grouping?.value ?? 0
    unsafe options.decimal = symbols.decimal.value
    unsafe options.zero = symbols.zero.value
    unsafe options.group_size = try Self.count(symbols.groupSize, from: 1, .groupSize)
    unsafe options.next_group_size = try Self.count(symbols.nextGroupSize, from: 1, .nextGroupSize)
    unsafe options.minimum_grouping = try Self.count(
      symbols.minimumGrouping, from: 1, .minimumGrouping)
    unsafe options.integer_min = try Self.count(style.integerDigits.lowerBound, .integerDigits)
    unsafe options.integer_max = try Self.count(
      style.integerDigits.upperBound, from: 1, .integerDigits)
    unsafe options.fraction_min = try Self.count(style.fractionDigits.lowerBound, .fractionDigits)
    unsafe options.fraction_max = try Self.count(style.fractionDigits.upperBound, .fractionDigits)
    unsafe options.negative = style.allowsNegative
    unsafe options.clamp = style.outOfBounds == .clamp

    // All texts in one buffer, so that one closure is enough.
    let texts = [
      symbols.minus, style.prefix, style.suffix, style.minimum ?? "", style.maximum ?? "",
    ]
    let sizes = texts.map(\.utf8.count)
    var error = maskcore_error()
    let bytes = texts.flatMap { $0.utf8 }
    let made = unsafe bytes.withUnsafeBufferPointer { bytes in
      var at = 0
      func next(_ index: Int) -> UnsafePointer<CChar>? {
        defer { at += sizes[index] }
        return unsafe sizes[index] == 0 ? nil : UnsafeRawPointer(bytes.baseAddress! + at).chars
      }
      unsafe options.minus = next(0)
      unsafe options.minus_size = sizes[0]
      unsafe options.prefix = next(1)
      unsafe options.prefix_size = sizes[1]
      unsafe options.suffix = next(2)
      unsafe options.suffix_size = sizes[2]
      unsafe options.minimum = next(3)
      unsafe options.minimum_size = sizes[3]
      unsafe options.maximum = next(4)
      unsafe options.maximum_size = sizes[4]
      return unsafe maskcore_number_compile(&options, nil, &error)
    }
    guard let made = unsafe made else { throw NumberStyleError(error) }
    unsafe handle = made
  }

  deinit { unsafe maskcore_number_free(handle) }

  func edited(_ text: String, _ change: TextChange) throws(RangeError) -> MaskedText {
    let range = maskcore_range(
      start: change.range.lowerBound, end: change.range.upperBound, unit: MASKCORE_UTF16)
    if change.range.lowerBound >= 0,
      let edited = edit(text, range, change.intent.core, change.replacement)
    {
      return edited
    }
    guard change.range.fits(text) else {
      throw RangeError(range: change.range, size: text.utf16.count)
    }
    return refusal(of: change.replacement, keeping: text, caret: change.range.upperBound)
  }

  func formatted(_ text: String) -> MaskedText {
    let end = maskcore_range(
      start: text.utf8.count, end: text.utf8.count, unit: MASKCORE_UTF8)
    return edit(text, end, MASKCORE_INSERT, "") ?? refusal(of: text)
  }

  func formatted(value: String) -> MaskedText {
    edit("", maskcore_range(), MASKCORE_SET, value) ?? refusal(of: value)
  }

  func ended(_ text: String) -> MaskedText {
    let handle = unsafe handle
    defer { withExtendedLifetime(self) {} }
    var result = maskcore_result()
    let ended = text.withBytes { text in
      unsafe written(&result) { out, result in
        result = unsafe maskcore_number_end(
          handle, text.baseAddress, text.count, out.baseAddress, out.count)
      }
    }
    guard let ended else { return refusal(of: text) }
    return MaskedText(ended, value: .number(self), result)
  }

  func value(of text: String) -> String {
    let handle = unsafe handle
    defer { withExtendedLifetime(self) {} }
    return text.withBytes { text in
      unsafe written { out in
        unsafe maskcore_number_unmask(
          handle, text.baseAddress, text.count, out.baseAddress, out.count)
      }
    }
  }

  func isComplete(_ text: String) -> Bool {
    let handle = unsafe handle
    defer { withExtendedLifetime(self) {} }
    return text.withBytes { text in
      unsafe maskcore_number_is_complete(handle, text.baseAddress, text.count)
    }
  }

  // MARK: Crossing

  private func edit(
    _ text: String, _ range: maskcore_range, _ intent: maskcore_intent, _ insert: String
  ) -> MaskedText? {
    let handle = unsafe handle
    defer { withExtendedLifetime(self) {} }
    var result = maskcore_result()
    let edited = text.withBytes { text in
      insert.withBytes { insert in
        unsafe written(&result) { out, result in
          result = unsafe maskcore_number_edit(
            handle, text.baseAddress, text.count, range, intent, insert.baseAddress, insert.count,
            out.baseAddress, out.count)
        }
      }
    }
    guard let edited else { return nil }
    return MaskedText(edited, value: .number(self), result)
  }

  /// What an insertion or a text beyond the limit comes to: nothing changes.
  private func refusal(of insertion: String, keeping text: String = "", caret: Int = 0)
    -> MaskedText
  {
    let end =
      text.utf16.index(
        text.startIndex, offsetBy: caret, limitedBy: text.endIndex) ?? text.endIndex
    return MaskedText(
      text: text, value: value(of: text),
      caret: TextOffset(
        utf8: text.utf8.distance(from: text.startIndex, to: end),
        utf16: text.utf16.distance(from: text.startIndex, to: end)),
      isComplete: isComplete(text), isChanged: false, refused: insertion.count, refusal: .full)
  }

  private static func count(_ value: Int, from least: Int = 0, _ part: NumberStyleError.Part)
    throws(NumberStyleError) -> Int
  {
    guard value >= least else { throw NumberStyleError(part, .limit) }
    return value
  }
}

extension NumberStyleError {
  fileprivate init(_ error: maskcore_error) {
    typealias Options = maskcore_number_options
    let parts: [(Int?, Part)] = unsafe [
      (MemoryLayout<Options>.offset(of: \.grouping), .grouping),
      (MemoryLayout<Options>.offset(of: \.decimal), .decimal),
      (MemoryLayout<Options>.offset(of: \.zero), .zero),
      (MemoryLayout<Options>.offset(of: \.group_size), .groupSize),
      (MemoryLayout<Options>.offset(of: \.next_group_size), .nextGroupSize),
      (MemoryLayout<Options>.offset(of: \.minimum_grouping), .minimumGrouping),
      (MemoryLayout<Options>.offset(of: \.minus), .minus),
      (MemoryLayout<Options>.offset(of: \.prefix), .prefix),
      (MemoryLayout<Options>.offset(of: \.suffix), .suffix),
      (MemoryLayout<Options>.offset(of: \.integer_min), .integerDigits),
      (MemoryLayout<Options>.offset(of: \.integer_max), .integerDigits),
      (MemoryLayout<Options>.offset(of: \.fraction_min), .fractionDigits),
      (MemoryLayout<Options>.offset(of: \.fraction_max), .fractionDigits),
      (MemoryLayout<Options>.offset(of: \.minimum), .minimum),
      (MemoryLayout<Options>.offset(of: \.maximum), .maximum),
    ]
    let part = parts.first { $0.0 == error.offset }?.1 ?? .grouping
    switch error.status {
    case MASKCORE_E_LIMIT: self.init(part, .limit)
    case MASKCORE_E_MEMORY: self.init(part, .memory)
    default: self.init(part, .contradiction)
    }
  }
}

extension UnsafeRawPointer {
  fileprivate var chars: UnsafePointer<CChar> { unsafe assumingMemoryBound(to: CChar.self) }
}
