import CMaskCore
import Testing

@Suite struct InspectTests {
  /// The elements of a mask from `first` on, at most `capacity`.
  private func elements(
    of pattern: String, from first: Int = 0, capacity: Int = 64
  ) throws -> [maskcore_element] {
    var pattern = pattern
    let compiled = pattern.withUTF8 { pattern in
      unsafe maskcore_compile(pattern.baseAddress, pattern.count, nil, nil)
    }
    let mask = try unsafe #require(compiled)
    defer { unsafe maskcore_free(mask) }
    return unsafe [maskcore_element](unsafeUninitializedCapacity: capacity) { out, count in
      count = unsafe maskcore_elements(mask, first, out.baseAddress, out.count)
    }
  }

  @Test func pagesGiveWhatOneCallGives() throws {
    let pattern = "+{7}[90]<-[A…]<.[0]>>x"
    let all = unsafe try elements(of: pattern).map { unsafe [Int($0.kind.rawValue), $0.depth] }
    #expect(all.count == 13)
    for first in 0...14 {
      let page = unsafe try elements(of: pattern, from: first, capacity: 3)
      #expect(
        unsafe page.map { unsafe [Int($0.kind.rawValue), $0.depth] }
          == Array(all.dropFirst(first).prefix(3)))
    }
  }

  @Test func fieldsOfOtherKindsAreZero() throws {
    unsafe try elements(of: "x{y}[0]<[a]>").forEach { element in
      if unsafe element.kind != MASKCORE_ELEMENT_LITERAL {
        #expect(unsafe element.text == nil && element.text_size == 0 && !element.kept)
      }
      if unsafe element.kind != MASKCORE_ELEMENT_SLOT {
        #expect(unsafe element.slot_class == MASKCORE_CLASS_LISTED && !element.optional)
        #expect(unsafe element.segment == 0 && element.low == 0 && element.high == 0)
      }
    }
  }

  @Test func everyFaultSaysWhatWasExpected() {
    var phrases: Set<String> = []
    var fault: UInt32 = 0
    while true {
      let phrase = unsafe String(cString: maskcore_fault_expected(maskcore_pattern_fault(fault)))
      guard phrase != "another pattern" else { break }
      #expect(phrases.insert(phrase).inserted)
      fault += 1
    }
    #expect(fault == MASKCORE_FAULT_TRUNK_SIZE.rawValue + 1)
  }

  @Test func bytesThatAreNoTextAreAFault() {
    let bytes: [UInt8] = [0x61, 0x62, 0xFF]
    var error = maskcore_error()
    unsafe bytes.withUnsafeBufferPointer { bytes in
      #expect(unsafe maskcore_compile(bytes.baseAddress, bytes.count, nil, &error) == nil)
    }
    #expect(error.status == MASKCORE_E_UTF8)
    #expect(error.offset == 2)
    #expect(error.reason == MASKCORE_FAULT_UTF8)
  }
}
