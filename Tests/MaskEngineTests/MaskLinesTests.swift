import MaskEngine
import Testing

/// Lines in one call are what lines one by one are.
@Suite struct MaskLinesTests {
  private static let masks = [
    "+7 ([000]) [000]-[00]-[00]", "[0000] [0000]", "+{7}[00]<-[00]>", "[AA]-[00]",
  ]
  private static let lines = [
    "79123456789", "9123456789", "12345678", "+7 (912) 345-67-89", "ab12", "", "912", "1234 5678",
    "7٩١٢٣٤٥٦٧٨٩", "9x9", "123456789012345",
  ]

  /// Formats `text` by lines, and those it stops at one by one, as a program would.
  private func inRuns(_ text: [UInt8], _ mask: Mask, complete: Bool, capacity: Int) -> [UInt8] {
    var result: [UInt8] = []
    var read = 0
    while read < text.count {
      let rest = text.span.extracting(read..<text.count)
      var done = (lines: 0, bytes: 0)
      result.append(addingCapacity: capacity) { output in
        done = mask.formatLines(rest, requiringComplete: complete, into: &output)
      }
      read += done.bytes
      if done.bytes == 0 {
        let end = text[read...].firstIndex(of: 0x0A) ?? text.count
        let (line, ending) = Self.parts(Array(text[read..<end]))
        result += Self.formatted(line, mask) + ending + (end < text.count ? [0x0A] : [])
        read = min(end + 1, text.count)
      }
    }
    return result
  }

  private static func parts(_ line: [UInt8]) -> (line: [UInt8], ending: [UInt8]) {
    line.last == 0x0D ? (line.dropLast(), [0x0D]) : (line, [])
  }

  private static func formatted(_ line: [UInt8], _ mask: Mask) -> [UInt8] {
    Array(mask.formatted(String(decoding: line, as: UTF8.self)).text.utf8)
  }

  @Test(arguments: masks, [false, true])
  func linesInOneCallAreLinesOneByOne(pattern: String, complete: Bool) throws {
    let mask = try Mask(pattern)
    for ending in ["\n", "\r\n"] {
      for last in [ending, ""] {
        let text = Self.lines.joined(separator: ending) + last
        let expected = Self.lines.map { mask.formatted($0).text }.joined(separator: ending) + last
        for capacity in [0, 1, 13, 20, 4096] {
          let bytes = inRuns(Array(text.utf8), mask, complete: complete, capacity: capacity)
          #expect(String(decoding: bytes, as: UTF8.self) == expected)
        }
      }
    }
  }

  @Test func itStopsInFrontOfWhatDoesNotFit() throws {
    let mask = try Mask("[00]-[00]")
    var output = [UInt8]()
    var done = (lines: 0, bytes: 0)
    output.append(addingCapacity: 100) { rest in
      done = mask.formatLines(Array("1234\n56\n78x\n90\n".utf8).span, into: &rest)
    }
    #expect(done == (2, 8))
    #expect(String(decoding: output, as: UTF8.self) == "12-34\n56\n")
    output.removeAll()
    output.append(addingCapacity: 100) { rest in
      done = mask.formatLines(
        Array("1234\n56\n".utf8).span, requiringComplete: true, into: &rest)
    }
    #expect(done == (1, 5))
  }
}
