import MaskEngine
import Testing

@Suite struct ImportedCaseTests {
  @Test(arguments: ImportedCase.all) func showsWhatWasRecorded(_ session: ImportedCase) throws {
    let played = try session.play()
    if let text = session.text { #expect(played.last.text == text) }
    if let caret = session.caret { #expect(played.last.caret.utf16 == caret) }
    if let value = session.value { #expect(played.last.value == value) }
    if let isComplete = session.isComplete { #expect(played.last.isComplete == isComplete) }
    if let refused = session.refused { #expect(played.refused == refused) }
  }

  @Test func thereAreSessions() {
    #expect(ImportedCase.all.count >= 44)
    #expect(Set(ImportedCase.all.map(\.notation)).isSuperset(of: [.qt, .inputmask, .ngx]))
  }
}
