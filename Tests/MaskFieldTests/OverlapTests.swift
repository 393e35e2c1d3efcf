import MaskField
import Testing

/// The state of a field is changed and looked at by one at a time.
@Suite struct OverlapTests {
  /// A mask that looks at the field which asks it.
  ///
  /// Unchecked because it stays on the thread of its test.
  private final class NosyMask: Masking, @unchecked Sendable {
    weak var field: TextField?
    let own = PairMask()
    var prefix: String { "" }

    func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
      try own.applying(change, to: field?.text ?? text)
    }
    func formatted(_ text: String) -> MaskedText { own.formatted(text) }
    func formatted(value: String) -> MaskedText { own.formatted(value: value) }
    func value(of text: String) -> String { own.value(of: text) }
    func isComplete(_ text: String) -> Bool { own.isComplete(text) }
    func hint(behind text: String) -> String { own.hint(behind: text) }
  }

  @Test func aMaskThatLooksAtItsFieldIsStopped() async {
    await #expect(processExitsWith: .failure) {
      let mask = NosyMask()
      let field = TextField()
      field.mask = mask
      field.insertText("1")
      mask.field = field
      field.insertText("2")
    }
  }

  @Test func itMayLookWhileItIsNotAsked() throws {
    let mask = NosyMask()
    let field = TextField()
    field.mask = mask
    field.addTarget(for: .editingChanged) { mask.field = $0.text == "12-3" ? $0 : nil }
    for key in "123" { field.insertText(String(key)) }
    #expect(mask.field?.text == "12-3")
  }
}
