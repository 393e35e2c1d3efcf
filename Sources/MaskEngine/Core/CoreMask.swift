import CMaskCore

/// Owns one compiled mask.
///
/// Unchecked because the pointee never changes after `maskcore_compile`, as its header promises.
@safe @usableFromInline final class CoreMask: @unchecked Sendable {
  /// Valid as long as this object is. Closures take it instead of the object, which they would retain;
  /// so what calls them keeps the object until they are done.
  @usableFromInline let handle: OpaquePointer

  init(pattern: String, options: MaskOptions) throws(PatternError) {
    var error = maskcore_error()
    guard let handle = unsafe Self.compile(pattern, options, &error) else {
      throw PatternError(error, in: pattern)
    }
    unsafe self.handle = handle
  }

  deinit { unsafe maskcore_free(handle) }

  /// One edit; `nil` when the range does not fit the text, or a text is beyond the limits. Nobody reads
  /// the value of what is only `shown`.
  @inline(__always)
  func edit(_ text: String, _ change: TextChange, shown: Bool = false) -> MaskedText? {
    guard change.range.lowerBound >= 0 else { return nil }
    var range = maskcore_range(
      start: change.range.lowerBound, end: change.range.upperBound, unit: MASKCORE_UTF16)
    let (intent, insert) = (change.intent.core, change.replacement)
    let handle = unsafe handle
    defer { withExtendedLifetime(self) {} }
    var result = maskcore_result()
    let edited = text.withBytes { text in
      insert.withBytes { insert in
        unsafe written(&result) { out, result in
          unsafe maskcore_edit_at(
            handle, text.baseAddress, text.count, &range, intent, insert.baseAddress,
            insert.count, out.baseAddress, out.count, &result)
        }
      }
    }
    guard let edited else { return nil }
    return MaskedText(edited, value: shown ? .known("") : .mask(self), result)
  }

  /// A rendering, or what pasting the text comes to; `nil` when it is beyond the limits.
  func format(_ text: String) -> MaskedText? {
    let handle = unsafe handle
    defer { withExtendedLifetime(self) {} }
    var result = maskcore_result()
    let formatted = text.withBytes { text in
      let end = maskcore_range(start: text.count, end: text.count, unit: MASKCORE_UTF8)
      return unsafe written(&result) { out, result in
        result = unsafe maskcore_format(
          handle, text.baseAddress, text.count, end, out.baseAddress, out.count)
      }
    }
    guard let formatted else { return nil }
    return MaskedText(formatted, value: .mask(self), result)
  }

  func unmask(_ text: String) -> String {
    let handle = unsafe handle
    defer { withExtendedLifetime(self) {} }
    return text.withBytes { text in
      unsafe written { out in
        unsafe maskcore_unmask(handle, text.baseAddress, text.count, out.baseAddress, out.count)
      }
    }
  }

  func hint(behind text: String) -> String {
    text.withBytes { text in unsafe hint(behind: text) }
  }

  /// The same behind bytes that are no string.
  func hint(behind text: UnsafeBufferPointer<UInt8>) -> String {
    unsafe written { out in
      unsafe maskcore_hint(handle, text.baseAddress, text.count, out.baseAddress, out.count)
    }
  }

  var prefix: String {
    unsafe written { out in
      unsafe maskcore_prefix(handle, out.baseAddress, out.count)
    }
  }

  /// The mask's elements, as the library read them.
  var elements: [MaskExplanation.Element] {
    let count = unsafe maskcore_element_count(handle)
    let core = unsafe [maskcore_element](unsafeUninitializedCapacity: count) { out, written in
      written = unsafe maskcore_elements(handle, 0, out.baseAddress, out.count)
    }
    return unsafe core.map { unsafe MaskExplanation.Element($0) }
  }

  func isComplete(_ text: String) -> Bool {
    let handle = unsafe handle
    defer { withExtendedLifetime(self) {} }
    return text.withBytes { text in
      unsafe maskcore_is_complete(handle, text.baseAddress, text.count)
    }
  }
}

extension CoreMask {
  fileprivate static func compile(
    _ pattern: String, _ options: MaskOptions, _ error: inout maskcore_error
  ) -> OpaquePointer? {
    // Everything that C reads during the call lies in these arrays; it keeps none of it.
    let ranges = options.classes.flatMap { slot in
      slot.accepted.map { maskcore_scalars(first: $0.lowerBound.value, last: $0.upperBound.value) }
    }
    let digits = options.trunks.flatMap { $0.utf8.map(CChar.init(bitPattern:)) }
    var pattern = pattern
    return pattern.withUTF8 { pattern in
      unsafe ranges.withUnsafeBufferPointer { ranges in
        unsafe digits.withUnsafeBufferPointer { digits in
          let notations = unsafe notations(options.classes, in: ranges)
          let trunks = unsafe trunks(options.trunks, in: digits)
          return unsafe notations.withUnsafeBufferPointer { notations in
            unsafe trunks.withUnsafeBufferPointer { trunks in
              var core = unsafe maskcore_options(
                flags: options.flags, blank: options.blank.value, notations: notations.baseAddress,
                notation_count: notations.count, trunks: trunks.baseAddress,
                trunk_count: trunks.count, allocator: nil)
              return unsafe maskcore_compile(pattern.baseAddress, pattern.count, &core, &error)
            }
          }
        }
      }
    }
  }

  private static func notations(
    _ classes: [SlotClass], in ranges: UnsafeBufferPointer<maskcore_scalars>
  ) -> [maskcore_notation] {
    var taken = 0
    var notations: [maskcore_notation] = unsafe []
    for slot in classes {
      unsafe notations.append(
        maskcore_notation(
          symbol: slot.symbol.value, optional: slot.isOptional, letter_case: slot.letterCase.core,
          accepts: ranges.baseAddress.map { unsafe $0 + taken },
          accepts_count: slot.accepted.count, base: slot.base.core))
      taken += slot.accepted.count
    }
    return unsafe notations
  }

  private static func trunks(
    _ trunks: [String], in digits: UnsafeBufferPointer<CChar>
  ) -> [maskcore_trunk] {
    guard let base = digits.baseAddress else { return unsafe [] }
    var taken = 0
    var core: [maskcore_trunk] = unsafe []
    for trunk in trunks {
      unsafe core.append(maskcore_trunk(digits: base + taken, digits_size: trunk.utf8.count))
      taken += trunk.utf8.count
    }
    return unsafe core
  }
}

extension MaskOptions {
  fileprivate var flags: UInt32 {
    var flags: UInt32 = 0
    switch literals {
    case .lazy: break
    case .eager: flags |= MASKCORE_EAGER
    case .guide: flags |= MASKCORE_GUIDE
    }
    flags |= overwrites ? MASKCORE_OVERWRITE : 0
    flags |= dropsTail ? MASKCORE_DROP_TAIL : 0
    flags |= stepsOverLiterals ? MASKCORE_STEP_LITERALS : 0
    flags |= showsPrefix ? MASKCORE_PREFIX_SHOWN : 0
    flags |= keepsNativeDigits ? MASKCORE_KEEP_NATIVE_DIGITS : 0
    flags |= fillsFromEnd ? MASKCORE_FILL_FROM_END : 0
    return flags
  }
}

extension SlotClass.LetterCase {
  fileprivate var core: maskcore_case {
    switch self {
    case .keep: MASKCORE_KEEP_CASE
    case .upper: MASKCORE_UPPER_CASE
    case .lower: MASKCORE_LOWER_CASE
    }
  }
}
