import BenchKit
import CMaskCore
import MaskEngine

/// `Mask.applying` against a loop in C that is called with strings and returns one.
enum EditWork {
  static let phonePattern = "+7 ([000]) [000]-[00]-[00]"
  static let keys = "9123456789".map(String.init)

  /// The table-driven loop of the C programs behind strings: one call, one new string.
  struct Loop {
    let mask: floor_mask
    init(_ pattern: String) { mask = floor_table(pattern) }

    func applying(_ change: TextChange, to text: String) -> (text: String, caret: Int) {
      var (text, insert) = (text, change.replacement)
      var caret = 0
      let edited = text.withUTF8 { text in
        insert.withUTF8 { insert in
          // Swift's and C's bytes differ in sign alone.
          text.withMemoryRebound(to: CChar.self) { text in
            insert.withMemoryRebound(to: CChar.self) { insert in
              String(unsafeUninitializedCapacity: mask.count) { out in
                var edit = floor_change(
                  start: change.range.lowerBound, end: change.range.upperBound,
                  backward: change.intent == .deleteBackward, insert: insert.baseAddress,
                  insert_size: insert.count)
                let result = withUnsafePointer(to: mask) { mask in
                  out.withMemoryRebound(to: CChar.self) { out in
                    floor_edit(mask, text.baseAddress, text.count, &edit, out.baseAddress)
                  }
                }
                caret = result.caret
                return result.size
              }
            }
          }
        }
      }
      return (edited, caret)
    }
  }

  static func add(to cases: Cases) throws {
    let phone = try Mask(phonePattern)
    let loop = Loop(phonePattern)
    var texts = [""]
    for key in keys {
      let text = texts.last!
      let change = TextChange(replacing: text.utf16.count..<text.utf16.count, with: key)
      texts.append(try phone.applying(change, to: text).text)
      expect("swift/phone/type-ten", "C loop", loop.applying(change, to: text).text, texts.last!)
    }
    expect("swift/phone/type-ten", Cases.ours, texts.last!, "+7 (912) 345-67-89")
    let typed = zip(texts, keys).map { text, key in
      (text, TextChange(replacing: text.utf16.count..<text.utf16.count, with: key))
    }
    try add("swift/phone/type-ten", per: "key", typed, phone, loop, to: cases)
    let full = texts.last!
    try add(
      "swift/phone/replace-middle", per: "edit",
      [(full, TextChange(replacing: 10..<11, with: "0"))], phone, loop, to: cases)
    try add(
      "swift/phone/backspace-literal", per: "edit",
      [(full, TextChange(deletingBackward: 9..<9))], phone, loop, to: cases)
    add("swift/phone/type-ten-value", per: "key", typed, phone, to: cases)
    try addSpans("swift/phone/type-ten-span", typed, to: cases)
    let card = "[0000] [0000] [0000] [0000]"
    try add(
      "swift/card/paste", per: "paste",
      [("", TextChange(replacing: 0..<0, with: "4111 1111 1111 1111", intent: .paste))],
      Mask(card), Loop(card), to: cases)
  }

  private static func add(
    _ work: String, per: String, _ edits: [(text: String, change: TextChange)], _ mask: Mask,
    _ loop: Loop, to cases: Cases
  ) throws {
    for (text, change) in edits {
      let ours = try mask.applying(change, to: text)
      let theirs = loop.applying(change, to: text)
      expect(work, "C loop", theirs.text, ours.text)
      precondition(ours.caret.utf16 == theirs.caret, "\(work): the carets differ")
    }
    let repeats = 100
    cases.add(work, Cases.ours, per: per, operations: edits.count * repeats) {
      for _ in 0..<repeats {
        for (text, change) in edits { keep(try! mask.applying(change, to: text)) }
      }
    }
    cases.add(work, "C loop behind a String", per: per, operations: edits.count * repeats) {
      for _ in 0..<repeats {
        for (text, change) in edits { keep(loop.applying(change, to: text)) }
      }
    }
  }

  /// Edits whose value is read as well.
  private static func add(
    _ work: String, per: String, _ edits: [(text: String, change: TextChange)], _ mask: Mask,
    to cases: Cases
  ) {
    cases.add(work, Cases.ours, per: per, operations: edits.count * 100) {
      for _ in 0..<100 {
        for (text, change) in edits { keep(try! mask.applying(change, to: text).value) }
      }
    }
  }

  /// The form on bytes against the call in C that it stands for.
  private static func addSpans(
    _ work: String, _ edits: [(text: String, change: TextChange)], to cases: Cases
  ) throws {
    let mask = try Mask(phonePattern)
    var pattern = phonePattern
    let core = pattern.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pattern in
        maskcore_compile(pattern.baseAddress, pattern.count, nil, nil)!
      }
    }
    // Bytes that both reach in the same way, without counting references.
    let edits = edits.map { text, change in
      BytesEdit(text: bytes(of: text), range: change.range, insert: bytes(of: change.replacement))
    }
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64)
    @inline(__always)
    func ours(_ edit: BytesEdit) -> Int {
      var out = OutputSpan<UInt8>(buffer: room, initializedCount: 0)
      let result = try! mask.apply(
        replacing: edit.range, of: edit.text.span, with: edit.insert.span, into: &out)
      return result.caret.utf8 + out.finalize(for: room)
    }
    @inline(__always)
    func theirs(_ edit: BytesEdit) -> Int {
      let result = maskcore_edit(
        core, edit.text.baseAddress, edit.text.count,
        maskcore_range(
          start: edit.range.lowerBound, end: edit.range.upperBound, unit: MASKCORE_UTF8),
        MASKCORE_INSERT, edit.insert.baseAddress, edit.insert.count, room.baseAddress, room.count)
      return result.caret.utf8 + result.size
    }
    for edit in edits { precondition(ours(edit) == theirs(edit), "\(work): the answers differ") }
    cases.add(work, Cases.ours, per: "key", operations: edits.count * 100) {
      for _ in 0..<100 {
        for edit in edits { keep(ours(edit)) }
      }
    }
    cases.add(work, "the call in C", per: "key", operations: edits.count * 100) {
      for _ in 0..<100 {
        for edit in edits { keep(theirs(edit)) }
      }
    }
  }

  /// One change of bytes that stay allocated.
  private struct BytesEdit {
    let text: UnsafeBufferPointer<UInt8>
    let range: Range<Int>
    let insert: UnsafeBufferPointer<UInt8>
  }

  private static func bytes(of text: String) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    return UnsafeBufferPointer(bytes)
  }
}
