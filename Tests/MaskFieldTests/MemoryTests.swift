#if os(Linux)
  import Foundation
  import MaskField
  import Testing

  /// Looks for a password in all of the process's own memory, before and after it is cleared.
  @Suite(.serialized) struct MemoryTests {
    /// The password, each byte changed, so that the test itself holds no trace of it.
    static let hidden: [UInt8] = [
      0x0F, 0x24, 0x62, 0x76, 0x23, 0x1E, 0x67, 0x74, 0x38, 0x02, 0x6C,
      0x71, 0x2D, 0x07, 0x61, 0x70,
    ]

    /// Places where nine bytes in a row of the password stand: fewer might be chance.
    func places() throws -> Int {
      let pages = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/mem"))
      defer { try? pages.close() }
      let maps = try Self.maps()
      var found = 0
      var buffer = [UInt8](repeating: 0, count: 1 << 20)
      for line in maps.split(separator: "\n") {
        let parts = line.split(separator: " ")
        guard parts.count > 1, parts[1].hasPrefix("rw"), !line.hasSuffix("[vvar]") else { continue }
        let ends = parts[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
        guard ends.count == 2 else { continue }
        found += Self.count(in: ends[0]..<ends[1], pages.fileDescriptor, &buffer)
      }
      // What was read must not be found by the next look.
      for index in buffer.indices { buffer[index] = 0 }
      return found
    }

    /// The memory map; the kernel hands it out in pieces, and a short piece is not the end.
    private static func maps() throws -> String {
      let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
      defer { try? file.close() }
      var data = Data()
      while let piece = try file.read(upToCount: 4096), !piece.isEmpty { data += piece }
      return String(decoding: data, as: UTF8.self)
    }

    private static func count(
      in region: Range<UInt64>, _ file: Int32, _ buffer: inout [UInt8]
    ) -> Int {
      var found = 0
      var at = region.lowerBound
      while at < region.upperBound {
        let size = Int(min(region.upperBound - at, UInt64(buffer.count)))
        let got = unsafe buffer.withUnsafeMutableBytes {
          unsafe pread(file, $0.baseAddress, size, off_t(at))
        }
        if got <= 0 { break }
        found += unsafe buffer.withUnsafeBytes { unsafe hits(in: $0, upTo: got) }
        at += UInt64(got == buffer.count ? got - length + 1 : got)
      }
      return found
    }

    /// How many bytes in a row are no chance.
    private static let length = 9

    private static func hits(in bytes: UnsafeRawBufferPointer, upTo end: Int) -> Int {
      var hits = 0
      var start = 0
      while start + length <= end,
        let next = unsafe memchr(bytes.baseAddress! + start, Int32(hidden[0] ^ 0x55), end - start)
      {
        start = unsafe UnsafeRawPointer(next) - bytes.baseAddress!
        let isHit =
          start + length <= end
          && (1..<length).allSatisfy {
            unsafe bytes[start + $0] ^ 0x55 == hidden[$0]
          }
        if isHit { hits += 1 }
        start += 1
      }
      return hits
    }

    /// Types the password, one key at a time.
    func type(into field: TextField) {
      for byte in Self.hidden {
        field.insertText(String(Unicode.Scalar(byte ^ 0x55)))
      }
    }

    @Test func aPasswordLeavesNoTrace() throws {
      #expect(try places() == 0, "before anything is typed")
      let keyboard = Keyboard()
      let field = TextField()
      let recorder = Recorder()
      recorder.watch(field)
      field.keyboard = keyboard
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      type(into: field)
      #expect(field.shownText.count == Self.hidden.count)
      #expect(try places() == 1, "in the one place made for it")
      // Everything that a person does to a password, short of asking for it by name.
      field.resignFirstResponder()
      field.preset = .friendly
      field.becomeFirstResponder()
      field.deleteBackward()
      field.undo()
      _ = (field.copy(), field.cut(), field.verdict, field.description, field.canUndo)
      #expect(try places() == 1)
      let kept = field.state
      field.insertText("!")
      #expect(try places() == 2, "a kept state is a second place")
      _ = kept
      field.clear()
      #expect(field.state.text.isEmpty)
    }

    @Test func clearingWipes() throws {
      for isMasked in [false, true] {
        let field = TextField()
        if isMasked { field.mask = try Mask("[****************]") }
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        type(into: field)
        #expect(try places() == 1)
        field.clear()
        #expect(try places() == 0)
        type(into: field)
        #expect(try places() == 1)
        for _ in 0..<12 { field.deleteBackward() }
        #expect(try places() == 0, "what is deleted goes at once")
      }
    }

    @Test func releasingWipes() throws {
      do {
        let field = TextField()
        field.isSecureTextEntry = true
        type(into: field)
        let form = Form([("password", field)])
        #expect(form.fields.count == 1)
        #expect(try places() == 1)
      }
      #expect(try places() == 0)
    }

    @Test func whoAsksByNameHasACopy() throws {
      let field = TextField()
      field.isSecureTextEntry = true
      type(into: field)
      var copy = field.text
      #expect(try places() > 1, "which shows that the search finds strings")
      _ = copy.withUTF8 { bytes in
        unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress!).initializeMemory(
          as: UInt8.self, repeating: 0, count: bytes.count)
      }
      field.clear()
    }
  }
#endif
