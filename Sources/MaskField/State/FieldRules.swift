public import MaskEngine

/// What the app decides about a field, as opposed to what the person did with it.
public struct FieldRules: Sendable {
  /// What happens to characters beyond `maxLength`.
  public enum Overflow: Sendable, Hashable, CaseIterable {
    /// What no longer fits is not taken.
    case refuse
    /// It is taken, and the end of the text gives way.
    case dropTail
  }

  /// What formats the text; `nil` for plain text.
  public var mask: (any Masking)?
  /// The most characters (grapheme clusters) shown; `nil` for no limit. Waits for a composition's end.
  public var maxLength: Int?
  /// What happens to characters beyond `maxLength`.
  public var overflow = Overflow.refuse
  /// Behaviour where people and UIKit disagree.
  public var preset = FieldPreset.uikit
  /// Whether the field empties itself when editing begins.
  public var clearsOnBeginEditing = false
  /// Whether return does nothing while the text is empty.
  public var enablesReturnKeyAutomatically = false
  /// Whether an accepted return ends the editing.
  public var endsOnReturn = false

  /// Plain text, no limit.
  public init() {}

  /// Whether nobody has entered anything: no text, or no more than what the mask shows at focus.
  public func isBlank(_ text: String) -> Bool {
    text.isEmpty || text == mask?.prefix
  }

  /// The mask that reads a text: of a choice, the one in force.
  func maskInForce(_ memory: MaskMemory) -> (any Masking)? {
    (mask as? MaskSet)?.mask(in: memory) ?? mask
  }
}
