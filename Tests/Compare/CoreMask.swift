import CMaskCore
import ReferenceEngine

/// Owns one mask compiled by the core, called through its C header.
///
/// Unchecked because the pointee never changes after `maskcore_compile`, as its header promises.
@safe final class CoreMask: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Compiles; `nil` when the pattern is malformed.
  init?(_ pattern: String, _ options: ReferenceOptions) {
    guard let handle = unsafe Self.compile(pattern, options) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe maskcore_free(handle) }

  /// One edit, its range in UTF-8 or in UTF-16 units; `nil` when the core reports an error.
  func edit(
    _ text: String, _ range: Range<Int>, inUTF16: Bool = false, _ intent: ReferenceIntent,
    _ insert: String
  ) -> ReferenceOutcome? {
    let range = maskcore_range(
      start: range.lowerBound, end: range.upperBound,
      unit: inUTF16 ? MASKCORE_UTF16 : MASKCORE_UTF8)
    var text = text
    var insert = insert
    return text.withUTF8 { text in
      insert.withUTF8 { insert in
        unsafe outcome(of: text.count + insert.count) { out, capacity in
          unsafe maskcore_edit(
            handle, text.baseAddress, text.count, range, intent.core, insert.baseAddress,
            insert.count, out, capacity)
        }
      }
    }
  }

  func format(_ text: String, _ selection: Range<Int>) -> ReferenceOutcome? {
    let range = maskcore_range(
      start: selection.lowerBound, end: selection.upperBound, unit: MASKCORE_UTF8)
    var text = text
    return text.withUTF8 { text in
      unsafe outcome(of: text.count) { out, capacity in
        unsafe maskcore_format(handle, text.baseAddress, text.count, range, out, capacity)
      }
    }
  }

  func unmask(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { text in
      unsafe written(for: text.count) { out, capacity in
        unsafe maskcore_unmask(handle, text.baseAddress, text.count, out, capacity)
      }?.text
    }
  }

  func hint(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { text in
      unsafe written(for: text.count) { out, capacity in
        unsafe maskcore_hint(handle, text.baseAddress, text.count, out, capacity)
      }?.text
    }
  }

  var prefix: String? {
    unsafe written(for: 0) { out, capacity in
      unsafe maskcore_prefix(handle, out, capacity)
    }?.text
  }

  func isComplete(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      unsafe maskcore_is_complete(handle, text.baseAddress, text.count)
    }
  }

  private typealias Call = (UnsafeMutablePointer<CChar>?, Int) -> maskcore_result

  private func written(for size: Int, _ call: Call) -> (text: String, result: maskcore_result)? {
    let capacity = unsafe maskcore_bound(handle, size)
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: max(capacity, 1)) { out in
      let result = unsafe call(out.baseAddress, capacity)
      guard result.status == MASKCORE_OK, result.size <= capacity else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(start: out.baseAddress, count: result.size)
      guard let text = unsafe String(validating: bytes, as: UTF8.self) else { return nil }
      return (text, result)
    }
  }

  private func outcome(of size: Int, _ call: Call) -> ReferenceOutcome? {
    guard let (text, result) = unsafe written(for: size, call), let value = unmask(text) else {
      return nil
    }
    var outcome = ReferenceOutcome()
    outcome.text = text
    outcome.caret = result.caret.utf8
    outcome.caret16 = result.caret.utf16
    outcome.value = value
    outcome.isComplete = result.complete
    outcome.taken = result.taken
    outcome.refused = result.refused
    switch result.refusal {
    case MASKCORE_CLASS: outcome.refusal = .character
    case MASKCORE_FULL: outcome.refusal = .full
    default: outcome.refusal = nil
    }
    outcome.isReformatted = result.reformatted
    return outcome
  }

  private static func compile(_ pattern: String, _ options: ReferenceOptions) -> OpaquePointer? {
    let ranges = options.classes.flatMap { custom in
      custom.accepted.map {
        maskcore_scalars(first: $0.lowerBound.value, last: $0.upperBound.value)
      }
    }
    let digits = options.trunks.flatMap { $0.utf8.map(CChar.init(bitPattern:)) }
    var pattern = pattern
    return pattern.withUTF8 { pattern in
      unsafe ranges.withUnsafeBufferPointer { ranges in
        unsafe digits.withUnsafeBufferPointer { digits in
          var notations: [maskcore_notation] = unsafe []
          var taken = 0
          for custom in options.classes {
            unsafe notations.append(
              maskcore_notation(
                symbol: custom.symbol.value, optional: custom.isOptional,
                letter_case: custom.letterCase.core,
                accepts: ranges.baseAddress.map { unsafe $0 + taken },
                accepts_count: custom.accepted.count, base: MASKCORE_CLASS_LISTED))
            taken += custom.accepted.count
          }
          var trunks: [maskcore_trunk] = unsafe []
          taken = 0
          for trunk in options.trunks {
            if let base = digits.baseAddress {
              unsafe trunks.append(
                maskcore_trunk(digits: base + taken, digits_size: trunk.utf8.count))
            }
            taken += trunk.utf8.count
          }
          return unsafe notations.withUnsafeBufferPointer { notations in
            unsafe trunks.withUnsafeBufferPointer { trunks in
              var core = unsafe maskcore_options(
                flags: options.flags, blank: options.blank.value, notations: notations.baseAddress,
                notation_count: notations.count, trunks: trunks.baseAddress,
                trunk_count: trunks.count, allocator: nil)
              return unsafe maskcore_compile(pattern.baseAddress, pattern.count, &core, nil)
            }
          }
        }
      }
    }
  }
}

extension ReferenceOptions {
  var flags: UInt32 {
    var flags: UInt32 = 0
    switch form {
    case .lazy: break
    case .eager: flags |= MASKCORE_EAGER
    case .guide: flags |= MASKCORE_GUIDE
    }
    flags |= overwrites ? MASKCORE_OVERWRITE : 0
    flags |= dropsTail ? MASKCORE_DROP_TAIL : 0
    flags |= stepsOverLiterals ? MASKCORE_STEP_LITERALS : 0
    flags |= showsPrefix ? MASKCORE_PREFIX_SHOWN : 0
    flags |= keepsNativeDigits ? MASKCORE_KEEP_NATIVE_DIGITS : 0
    return flags
  }
}

extension ReferenceOptions.LetterCase {
  fileprivate var core: maskcore_case {
    switch self {
    case .keep: MASKCORE_KEEP_CASE
    case .upper: MASKCORE_UPPER_CASE
    case .lower: MASKCORE_LOWER_CASE
    }
  }
}

extension ReferenceIntent {
  fileprivate var core: maskcore_intent {
    switch self {
    case .insert: MASKCORE_INSERT
    case .paste: MASKCORE_PASTE
    case .deleteBackward: MASKCORE_DELETE_BACKWARD
    case .deleteForward: MASKCORE_DELETE_FORWARD
    case .set: MASKCORE_SET
    }
  }
}
