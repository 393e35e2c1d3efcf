import MaskCatalog
import MaskEngine
import SeededRandom
import Testing

/// What holds for every text and edit, tried on random ones. Equal seeds try equal ones.
@Suite struct PhonePropertyTests {
  private static let masks: [PhoneMask] = PhoneRegion.all.map { PhoneMask($0) } + [PhoneMask()]

  private static func digits(_ text: String) -> String { text.filter { $0 == "+" || $0.isNumber } }

  private static func randomKeys(_ random: inout SeededGenerator) -> String {
    let starts = [
      "+", "+", "+7", "+1", "+44", "0", "00", "8", "1", "", "+\(random.below(999) + 1)",
    ]
    var keys = starts[random.below(starts.count)]
    for _ in 0..<random.below(14) { keys += "\(random.below(10))" }
    return keys
  }

  @Test func typingShowsEveryDigitInOrder() throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<20_000 {
      let mask = Self.masks[round % Self.masks.count]
      let keys = Self.randomKeys(&random)
      guard let typed = try mask.typedKeys(keys).last else { continue }
      if mask.region != nil { #expect(Self.digits(typed.text) == keys) }
      // The display depends on the digits alone.
      #expect(mask.formatted(typed.text).text == typed.text)
      #expect(typed.caret.utf16 == typed.text.utf16.count)
      #expect(mask.value(of: typed.text) == typed.value)
      // A value comes back as it is.
      let shown = mask.formatted(value: typed.value)
      #expect(shown.value == typed.value, "\(mask.region?.id ?? "any") \(keys)")
      #expect(mask.isComplete(typed.text) == typed.isComplete)
      let verdict = mask.verdict(on: typed.text, value: typed.value)
      #expect((verdict.state == .valid) == typed.isComplete)
    }
  }

  @Test func editsInTheMiddleKeepAllOtherDigits() throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<30_000 {
      let mask = Self.masks[round % (Self.masks.count - 1)]
      let text = try mask.typedKeys(Self.randomKeys(&random)).last?.text ?? ""
      let start = random.below(text.utf16.count + 1)
      let end = random.below(3) == 0 ? start + random.below(text.utf16.count - start + 1) : start
      let head = Self.digits(String(text.prefix(start)))
      let middle = Self.digits(String(text.dropFirst(start).prefix(end - start)))
      let tail = Self.digits(String(text.dropFirst(end)))
      switch random.below(3) {
      case 0:
        let key = "\(random.below(10))"
        let result = try mask.applying(TextChange(replacing: start..<end, with: key), to: text)
        if tail.hasPrefix("+") {
          #expect(Self.digits(result.text) == "+" + key + tail.dropFirst())
        } else {
          #expect(Self.digits(result.text) == head + key + tail)
          #expect(Self.digits(String(result.text.prefix(result.caret.utf16))) == head + key)
        }
      case 1:
        let result = try mask.applying(TextChange(deletingBackward: start..<end), to: text)
        let left = middle.isEmpty ? String(head.dropLast()) : head
        #expect(Self.digits(result.text) == left + tail)
        #expect(Self.digits(String(result.text.prefix(result.caret.utf16))) == left)
      default:
        let result = try mask.applying(TextChange(deletingForward: start..<end), to: text)
        let right = middle.isEmpty ? String(tail.dropFirst()) : tail
        #expect(Self.digits(result.text) == head + right)
        #expect(Self.digits(String(result.text.prefix(result.caret.utf16))) == head)
      }
    }
  }

  @Test func nothingCrashes() throws {
    var random = SeededGenerator(seed: 13)
    let pieces = [
      "+", "0", "7", "8", "9", "1", "00", "(", ")", " ", "-", "x", "٣", "９", "＋", "😀", "\u{301}",
      "\r\n", "\0",
      ";", "ext", "\u{200B}", "é", "+7 912 345-67-89", String(repeating: "4", count: 40),
    ]
    func text() -> String {
      (0..<random.below(6)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }
    for round in 0..<20_000 {
      let mask = Self.masks[round % Self.masks.count]
      let before = text()
      let a = random.below(before.utf16.count + 2)
      let b = random.below(before.utf16.count + 2)
      let intent = TextChange.Intent.allCases[random.below(TextChange.Intent.allCases.count)]
      let change = TextChange(replacing: min(a, b)..<max(a, b), with: text(), intent: intent)
      if let result = try? mask.applying(change, to: before) {
        #expect(result.caret.utf16 <= result.text.utf16.count)
        if result.isChanged { #expect(mask.value(of: result.text) == result.value) }
      }
      let formatted = mask.formatted(before)
      #expect(mask.formatted(formatted.text).text == formatted.text)
      _ = mask.formatted(value: before)
      _ = mask.hint(behind: before)
      _ = mask.verdict(on: before, value: "")
    }
  }
}

extension SeededGenerator {
  /// A number from 0 up to, not including, `bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
