public import MaskEngine
public import MaskTraits

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
  public var mask: (any Masking)? {
    get { held?.mask }
    set { held = newValue.map(HeldMask.init) }
  }
  /// The mask where every key can use it without a copy.
  private(set) var held: HeldMask?
  /// The most that the text may hold, in `lengthUnit`; `nil` for no limit. Waits for a composition's
  /// end, and never stands in the way of a deletion.
  public var maxLength: Int?
  /// What `maxLength` counts.
  public var lengthUnit = LengthUnit.characters
  /// What happens to characters beyond `maxLength`.
  public var overflow = Overflow.refuse
  /// Behaviour where UIKit's is disputed or unloved.
  public var policy = FieldPolicy.uikit
  /// The name of the policy; assigning it takes the preset's policy.
  public var preset = FieldPreset.uikit {
    didSet { policy = FieldPolicy(preset) }
  }
  /// What the field tells the keyboard.
  public var traits = TextInputTraits()
  /// Whether the field empties itself when editing begins.
  public var clearsOnBeginEditing = false
  /// Whether the character typed last is shown for a moment in a password, as touch keyboards do.
  public var showsLastTypedCharacter = false
  /// Whether an accepted return ends the editing.
  public var endsOnReturn = false

  final class HeldMask: Sendable {
    let mask: any Masking
    init(_ mask: any Masking) { self.mask = mask }
  }

  /// Plain text, no limit.
  public init() {}

  /// Whether return does nothing while the text is empty. One of the traits.
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether nobody has entered anything: no text, or no more than what the mask shows at focus.
  public func isBlank(_ text: String) -> Bool {
    text.isEmpty || text == mask?.prefix
  }

  /// The same of the text of a field, without revealing a secret.
  public func isBlank(_ text: FieldText) -> Bool {
    if text.isEmpty { return true }
    guard let prefix = mask?.prefix, !prefix.isEmpty else { return false }
    return text.isSame(as: prefix)
  }

  /// The mask that reads a text: of a choice, the one in force.
  func maskInForce(_ memory: MaskMemory) -> (any Masking)? {
    (mask as? MaskSet)?.mask(in: memory) ?? mask
  }
}
