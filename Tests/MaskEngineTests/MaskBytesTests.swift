import MaskEngine
import Testing

/// The calls on bytes say what the calls on strings say.
@Suite struct MaskBytesTests {
  private let phone: Mask

  init() throws {
    phone = try Mask("+{7} ([000]) [000]-[00]-[00]")
  }

  private func bytes(
    _ capacity: Int, _ call: (inout OutputSpan<UInt8>) throws(MaskByteError) -> MaskEdit
  ) throws(MaskByteError) -> (String, MaskEdit) {
    var edit: Result<MaskEdit, MaskByteError> = .failure(.limit)
    let written = [UInt8](capacity: capacity) { out in
      do throws(MaskByteError) { edit = .success(try call(&out)) } catch { edit = .failure(error) }
    }
    return (String(decoding: written, as: UTF8.self), try edit.get())
  }

  @Test(arguments: ["", "9", "79123456789", "+7 (91", "8 912 345 67 89", "٩١٢", "a1b2", "🇩🇪 12"])
  func formattingAgrees(text: String) throws {
    let whole = phone.formatted(text)
    let input = Array(text.utf8)
    let (shown, edit) = try bytes(phone.bound(forBytes: input.count)) { out throws(MaskByteError) in
      try phone.format(input.span, into: &out)
    }
    #expect(shown == whole.text)
    #expect(edit.caret == whole.caret)
    #expect(edit.isComplete == whole.isComplete)
    #expect(edit.refused == whole.refused)
    let (value, _) = try bytes(phone.bound(forBytes: input.count)) { out throws(MaskByteError) in
      try phone.unmask(input.span, into: &out)
    }
    #expect(value == phone.value(of: text))
  }

  @Test func anEditAgrees() throws {
    let text = Array("+7 (91".utf8)
    let key = Array("2".utf8)
    let (shown, edit) = try bytes(64) { out throws(MaskByteError) in
      try phone.apply(replacing: 6..<6, of: text.span, with: key.span, into: &out)
    }
    #expect(shown == "+7 (912")
    #expect(edit.caret == TextOffset(utf8: 7, utf16: 7))
    #expect(edit.taken == 1)
  }

  @Test func errorsWriteNothing() {
    let text = Array("+7 (91".utf8)
    #expect(throws: MaskByteError.range) {
      try bytes(64) { out throws(MaskByteError) in
        try phone.apply(replacing: 6..<9, of: text.span, with: text.span, into: &out)
      }
    }
    #expect(throws: MaskByteError.range) {
      try bytes(64) { out throws(MaskByteError) in
        try phone.apply(replacing: -1..<2, of: text.span, with: text.span, into: &out)
      }
    }
    #expect(throws: MaskByteError.space(needed: 6)) {
      try bytes(0) { out throws(MaskByteError) in try phone.format(text.span, into: &out) }
    }
    let broken: [UInt8] = [0x31, 0xFF]
    #expect(throws: MaskByteError.notUTF8) {
      try bytes(64) { out throws(MaskByteError) in try phone.format(broken.span, into: &out) }
    }
    let long = [UInt8](repeating: 0x31, count: 1 << 20 + 1)
    #expect(throws: MaskByteError.limit) {
      try bytes(64) { out throws(MaskByteError) in try phone.format(long.span, into: &out) }
    }
  }
}
