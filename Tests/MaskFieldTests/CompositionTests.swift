import Foundation
import MaskField
import Testing

@Suite struct CompositionTests {
  let recorder = Recorder()

  @Test func noMaskSeesUnfinishedText() {
    let field = focusedField(recorder) {
      $0.mask = PairMask()
      $0.text = "12"
    }
    field.setMarkedText("さん")
    #expect(field.text == "12さん")
    #expect(field.markedTextRange == NSRange(location: 2, length: 2))
    field.setMarkedText("3x")
    #expect(recorder.ranges.last == NSRange(location: 2, length: 2))
    field.unmarkText()
    #expect(field.text == "12-3")
    #expect(field.markedTextRange == nil)
    field.undo()
    #expect(field.text == "12")
  }

  @Test func committingAnotherTextReplacesTheMarkedOne() {
    let field = focusedField(recorder) { $0.text = "ab" }
    field.selectedRange = NSRange(location: 1, length: 1)
    field.setMarkedText("かん")
    #expect(field.text == "aかん")
    field.insertText("漢", source: .composition)
    #expect(field.text == "a漢")
    #expect(field.selectedRange == NSRange(location: 2, length: 0))
    field.undo()
    #expect(field.text == "ab")
    #expect(field.selectedRange == NSRange(location: 1, length: 1))
  }

  @Test func emptyMarkedTextEndsIt() {
    let field = focusedField(recorder) { $0.text = "ab" }
    field.setMarkedText("x")
    field.setMarkedText("")
    #expect(field.text == "ab")
    #expect(field.markedTextRange == nil)
    #expect(!field.canUndo)
    field.selectedRange = NSRange(location: 0, length: 1)
    field.setMarkedText("x")
    field.deleteBackward()
    #expect(field.text == "b")
  }

  @Test func movingAwayCommits() {
    let field = focusedField(recorder) { $0.text = "ab" }
    field.setMarkedText("x")
    field.selectedRange = NSRange(location: 0, length: 0)
    #expect(field.markedTextRange == nil)
    #expect(field.text == "abx")
    #expect(field.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func theLimitWaitsForTheCommit() {
    let field = focusedField(recorder) { $0.maxLength = 2 }
    field.setMarkedText("ni hao")
    #expect(field.text == "ni hao")
    field.insertText("你好吗", source: .composition)
    #expect(field.text == "你好")
  }

  @Test func theSelectionInsideIsClamped() {
    let field = focusedField(recorder) { $0.text = "ab" }
    field.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
    #expect(field.selectedRange == NSRange(location: 3, length: 1))
    field.setMarkedText("xyz", selectedRange: NSRange(location: 2, length: Int.max - 2))
    #expect(field.selectedRange == NSRange(location: 4, length: 1))
    field.setMarkedText("xyz", selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(field.selectedRange == NSRange(location: 5, length: 0))
    field.perform(.compose("x", selected: -4 ..< -2))
    #expect(field.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func assigningTextDropsIt() {
    let field = focusedField(recorder)
    field.setMarkedText("x")
    field.text = "x"
    #expect(field.markedTextRange == nil)
    #expect(field.text == "x")
  }
}
