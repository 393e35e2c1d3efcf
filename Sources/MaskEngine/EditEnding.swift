/// A mask that has something to do when the person leaves the field: to fill up a number, or a date.
///
/// A field asks it when editing ends, and when its form is submitted. What it makes of the text can be
/// undone, and is told as a change where the value changes with it.
public protocol EditEnding: Masking {
  /// What a displayed text becomes when editing ends; the text itself where there is nothing to do.
  func ended(_ text: String) -> MaskedText
}

extension NumberMask: EditEnding {}
