import MaskEngine
import ReferenceEngine
import Testing

/// The core against the second implementation of its rules: the short form of `maskfield-compare`.
@Suite struct ReferenceTests {
  @Test func bothImplementationsAnswerTheSame() throws {
    try RandomSessions(seeds: 5000..<5060, mayLose: true).forEach { edit, _ in
      let reference = try ReferenceMask(edit.mask.pattern, ReferenceOptions(edit.mask.options))
      guard !reference.isAmbiguous else { return }
      // Several characters in the middle of sections that give way go in as a whole.
      let isElastic = edit.mask.pattern.contains { "9<…".contains($0) }
      let isInside = edit.change.range.upperBound < edit.before.utf16.count
      if isElastic && isInside && edit.change.replacement.count > 1 { return }
      let start = edit.before.utf8Offset(edit.change.range.lowerBound)
      let end = edit.before.utf8Offset(edit.change.range.upperBound)
      let expected = reference.edit(
        edit.before, start..<end, ReferenceIntent(edit.change.intent), edit.change.replacement)
      #expect(expected.text.utf8.elementsEqual(edit.after.text.utf8), "\(edit)")
      #expect(expected.value == edit.after.value, "\(edit)")
      #expect(expected.caret == edit.after.caret.utf8, "\(edit)")
      #expect(expected.caret16 == edit.after.caret.utf16, "\(edit)")
      #expect(expected.isComplete == edit.after.isComplete, "\(edit)")
      #expect(expected.taken == edit.after.taken, "\(edit)")
      #expect(expected.refused == edit.after.refused, "\(edit)")
      #expect(reference.hint(edit.before) == edit.mask.hint(behind: edit.before), "\(edit)")
      #expect(reference.prefix == edit.mask.prefix, "\(edit)")
    }
  }
}

extension String {
  fileprivate func utf8Offset(_ utf16Offset: Int) -> Int {
    utf8.distance(from: startIndex, to: utf16.index(startIndex, offsetBy: utf16Offset))
  }
}

extension ReferenceOptions {
  fileprivate init(_ options: MaskOptions) {
    self.init()
    switch options.literals {
    case .lazy: form = .lazy
    case .eager: form = .eager
    case .guide: form = .guide
    }
    overwrites = options.overwrites
    dropsTail = options.dropsTail
    stepsOverLiterals = options.stepsOverLiterals
    showsPrefix = options.showsPrefix
  }
}

extension ReferenceIntent {
  fileprivate init(_ intent: TextChange.Intent) {
    switch intent {
    case .insert: self = .insert
    case .paste: self = .paste
    case .deleteBackward: self = .deleteBackward
    case .deleteForward: self = .deleteForward
    case .set: self = .set
    }
  }
}
