import MaskCatalog
import MaskEngine
import SeededRandom
import Testing

/// Random edits on the two masks whose layout follows their content.
@Suite("Layouts that follow the content")
struct GroupedPropertyTests {
  @Test("nothing outside the range is lost, the display is stable, the caret is in it")
  func promises() throws {
    for (mask, keys) in [
      (CardMask() as any Masking, Array("0123456789456")),
      (CardMask(writesGaps: false), Array("34567")),
      (IBANMask(), Array("DEGBNLFR0123456789ae-")),
      (IBANMask().withoutWrittenGaps, Array("DEGB012")),
    ] {
      var edits = 0
      for seed in 1...15 {
        var random = SeededGenerator(seed: UInt64(seed))
        var text = ""
        for _ in 0..<60 {
          text = try edit(text, mask, keys, &random)
          edits += 1
        }
      }
      #expect(edits == 900)
    }
  }

  private func edit(
    _ text: String, _ mask: any Masking, _ keys: [Character], _ random: inout SeededGenerator
  ) throws -> String {
    let size = text.utf16.count
    // Mostly at the end, so that numbers grow.
    let start =
      Int.random(in: 0...3, using: &random) > 0 ? size : Int.random(in: 0...size, using: &random)
    let end =
      Int.random(in: 0...4, using: &random) > 0
      ? start : Int.random(in: start...size, using: &random)
    var change = TextChange(replacing: start..<end, with: "")
    switch Int.random(in: 0...9, using: &random) {
    case 0: change.intent = .deleteBackward
    case 1: change.intent = .deleteForward
    case 2:
      change.intent = .paste
      let count = Int.random(in: 1...24, using: &random)
      change.replacement = String((0..<count).map { _ in keys.randomElement(using: &random)! })
    default: change.replacement = String(keys.randomElement(using: &random)!)
    }
    let edited = try mask.applying(change, to: text)
    let story = "<\(text)> \(change) -> \(edited)"
    let head = mask.value(of: String(text.utf16.prefix(start))!)
    let tail = String(text.utf16.dropFirst(end))!.filter { $0 != " " && $0 != "_" }
    if edited.text == text {
      #expect(!edited.isChanged, "\(story)")
    } else if change.replacement.isEmpty && start == end {
      #expect(mask.value(of: text).count - edited.value.count <= 1, "\(story)")
    } else {
      #expect(edited.value.hasPrefix(head), "\(story)")
      #expect(edited.value.hasSuffix(tail), "\(story)")
    }
    #expect(mask.formatted(edited.text).text == edited.text, "\(story)")
    #expect(mask.value(of: edited.text) == edited.value, "\(story)")
    #expect((0...edited.text.utf16.count).contains(edited.caret.utf16), "\(story)")
    #expect(edited.caret.utf8 == edited.caret.utf16, "\(story)")
    if !edited.text.contains("_") {
      #expect(mask.formatted(value: edited.value).value == edited.value, "\(story)")
    }
    return edited.text
  }
}
