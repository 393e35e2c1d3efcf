import CMaskCore

/// Owns the candidates of one choice, as C reads them.
///
/// Unchecked because nothing behind the pointers changes after `init`.
@safe final class CoreChoice: @unchecked Sendable {
  private let masks: [CoreMask]
  private let candidates: UnsafeMutableBufferPointer<maskcore_candidate>
  private let leads: UnsafeMutableBufferPointer<maskcore_lead>

  init(_ choices: [MaskSet.Candidate]) {
    masks = choices.map(\.mask.core)
    let all = choices.flatMap(\.leads).map { lead in
      maskcore_lead(
        low: UInt32(lead.range.lowerBound), high: UInt32(lead.range.upperBound),
        digits: UInt32(lead.digits))
    }
    unsafe leads = .allocate(capacity: all.count)
    _ = unsafe leads.initialize(from: all)
    unsafe candidates = .allocate(capacity: choices.count)
    var taken = 0
    for (index, choice) in choices.enumerated() {
      unsafe candidates.initializeElement(
        at: index,
        to: maskcore_candidate(
          mask: masks[index].handle, leads: leads.baseAddress.map { unsafe $0 + taken },
          lead_count: choice.leads.count))
      taken += choice.leads.count
    }
  }

  deinit {
    unsafe candidates.deallocate()
    unsafe leads.deallocate()
  }

  /// One edit; `nil` when the range does not fit the text, or a text is beyond the limits.
  func edit(_ text: String, _ change: TextChange, _ memory: inout MaskMemory) -> MaskedText? {
    guard change.range.lowerBound >= 0 else { return nil }
    let range = maskcore_range(
      start: change.range.lowerBound, end: change.range.upperBound, unit: MASKCORE_UTF16)
    return text.withBytes { text in
      change.replacement.withBytes { insert in
        unsafe written(&memory) { choice, out in
          unsafe maskcore_choice_edit(
            candidates.baseAddress!, candidates.count, &choice, text.baseAddress, text.count, range,
            change.intent.core, insert.baseAddress, insert.count, out.baseAddress, out.count)
        }
      }
    }
  }

  /// A rendering of one of the masks, or what pasting the text comes to.
  func format(_ text: String, _ memory: inout MaskMemory) -> MaskedText? {
    text.withBytes { text in
      unsafe written(&memory) { choice, out in
        unsafe maskcore_choice_format(
          candidates.baseAddress!, candidates.count, &choice, text.baseAddress, text.count,
          out.baseAddress, out.count)
      }
    }
  }

  private func written(
    _ memory: inout MaskMemory,
    _ call: (inout maskcore_choice, UnsafeMutableBufferPointer<UInt8>) -> maskcore_result
  ) -> MaskedText? {
    let before = maskcore_choice(current: memory.current, settled: memory.settled)
    var choice = before
    var result = maskcore_result()
    let text = unsafe MaskEngine.written(&result) { out, result in
      choice = before
      result = unsafe call(&choice, out)
    }
    guard let text else { return nil }
    memory.current = choice.current
    memory.settled = choice.settled
    return MaskedText(text, value: .mask(masks[choice.current]), result)
  }
}
