#if os(Linux)
  import Foundation
  import MaskField
  import Testing

  /// Looks for a password in all of the process's own memory, before and after it is cleared. Each
  /// test has a process of its own: what other tests do with memory meanwhile is no part of it.
  @Suite(.serialized) struct MemoryTests {
    /// The password, each byte changed by the search's key, so that the test itself holds no trace of it.
    static let hidden: [UInt8] = [
      0x0F, 0x24, 0x62, 0x76, 0x23, 0x1E, 0x67, 0x74, 0x38, 0x02, 0x6C,
      0x71, 0x2D, 0x07, 0x61, 0x70,
    ]

    /// Places where nine bytes in a row of the password stand: fewer might be chance.
    static func places() -> Int {
      MemorySearch(for: Array(hidden.prefix(9))).places()
    }

    /// Types the password, one key at a time.
    static func type(into field: TextField) {
      for byte in hidden {
        field.insertText(String(Unicode.Scalar(byte ^ MemorySearch.key)))
      }
    }

    @Test func aPasswordLeavesNoTrace() async {
      await #expect(processExitsWith: .success) {
        #expect(MemoryTests.places() == 0, "before anything is typed")
        let keyboard = Keyboard()
        let field = TextField()
        let recorder = Recorder()
        recorder.watch(field)
        field.keyboard = keyboard
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        MemoryTests.type(into: field)
        #expect(field.shownText.count == MemoryTests.hidden.count)
        #expect(MemoryTests.places() == 1, "in the one place made for it")
        // Everything that a person does to a password, short of asking for it by name.
        field.resignFirstResponder()
        field.preset = .friendly
        field.becomeFirstResponder()
        field.deleteBackward()
        field.undo()
        _ = (field.copy(), field.cut(), field.verdict, field.description, field.canUndo)
        #expect(MemoryTests.places() == 1)
        let kept = field.state
        field.insertText("!")
        #expect(MemoryTests.places() == 2, "a kept state is a second place")
        _ = kept
        field.clear()
        #expect(field.state.text.isEmpty)
      }
    }

    @Test func clearingWipes() async {
      await #expect(processExitsWith: .success) {
        for isMasked in [false, true] {
          let field = TextField()
          if isMasked { field.mask = try Mask("[****************]") }
          field.isSecureTextEntry = true
          field.becomeFirstResponder()
          MemoryTests.type(into: field)
          #expect(MemoryTests.places() == 1)
          field.clear()
          #expect(MemoryTests.places() == 0)
          MemoryTests.type(into: field)
          #expect(MemoryTests.places() == 1)
          for _ in 0..<12 { field.deleteBackward() }
          #expect(MemoryTests.places() == 0, "what is deleted goes at once")
        }
      }
    }

    @Test func releasingWipes() async {
      await #expect(processExitsWith: .success) {
        do {
          let field = TextField()
          field.isSecureTextEntry = true
          MemoryTests.type(into: field)
          let form = Form([("password", field)])
          #expect(form.fields.count == 1)
          #expect(MemoryTests.places() == 1)
        }
        #expect(MemoryTests.places() == 0)
      }
    }

    @Test func whoAsksByNameHasACopy() async {
      await #expect(processExitsWith: .success) {
        let field = TextField()
        field.isSecureTextEntry = true
        MemoryTests.type(into: field)
        var copy = field.text
        #expect(MemoryTests.places() > 1, "which shows that the search finds strings")
        _ = copy.withUTF8 { bytes in
          unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress!).initializeMemory(
            as: UInt8.self, repeating: 0, count: bytes.count)
        }
        field.clear()
      }
    }

    /// The buffer of a search may lie between the places, in one region with them.
    @Test func aSearchDoesNotFindItsOwnBuffer() async {
      await #expect(processExitsWith: .success) {
        let (size, distance) = (1 << 16, 100)
        let start = unsafe mmap(
          nil, 3 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
        let region = unsafe UnsafeMutableRawBufferPointer(start: start, count: 3 * size)
        let own = unsafe UnsafeMutableRawBufferPointer(rebasing: region[size..<2 * size])
        func write(at place: Int) {
          for (index, byte) in MemoryTests.hidden.enumerated() {
            unsafe region[place + index] = byte ^ MemorySearch.key
          }
        }
        func places() -> Int {
          unsafe MemorySearch(for: MemoryTests.hidden, buffer: own).places()
        }
        #expect(places() == 0)
        write(at: size - distance)
        #expect(places() == 1, "right below it")
        write(at: 2 * size)
        #expect(places() == 2, "right behind it")
        write(at: 3 * size - MemoryTests.hidden.count)
        #expect(places() == 3, "at the end of a region")
        #expect(MemorySearch(for: MemoryTests.hidden).places() == 3, "by any buffer")
      }
    }
  }
#endif
