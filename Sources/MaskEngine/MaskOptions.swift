/// How a mask behaves beside its pattern. The default is what most fields want.
///
/// ```swift
/// var options = MaskOptions()
/// options.literals = .eager
/// options.trunks = ["8"]
/// let phone = try Mask("+{7} ([000]) [000]-[00]-[00]", options: options)
/// ```
public struct MaskOptions: Sendable, Hashable {
  /// When the fixed text behind the last filled slot shows.
  public enum Literals: Sendable, Hashable, CaseIterable {
    /// With the character that follows it: `+7 (912`, then `+7 (912) 3`.
    case lazy
    /// As soon as the slot before it is filled: `+7 (912) `.
    case eager
    /// Always, with blanks in the empty slots: `+7 (912) ___-__-__`.
    case guide
  }

  /// When the fixed text behind the last filled slot shows.
  public var literals = Literals.lazy
  /// Typing replaces what stands there, and the characters behind never move.
  public var overwrites = false
  /// A full mask drops its last characters to make room, instead of refusing.
  public var dropsTail = false
  /// Deleting at fixed text only moves the caret past it.
  public var stepsOverLiterals = false
  /// The leading fixed text shows at focus and stays when everything is deleted.
  public var showsPrefix = false
  /// Digit slots keep the digits of other scripts instead of folding them to ASCII.
  public var keepsNativeDigits = false
  /// The mask fills from its end, as amounts do on a till: `1`, `0.12`, `1.23`. Its pattern may hold
  /// plain slots and fixed text alone.
  public var fillsFromEnd = false
  /// What stands in an empty slot that has to be shown. No slot takes it where it can be shown.
  public var blank: Unicode.Scalar = "_"
  /// Digits that people dial before a national number and that a paste may carry: `8` for +7.
  public var trunks: [String] = []
  /// Slot symbols of your own.
  public var classes: [SlotClass] = []

  /// The default behaviour.
  public init() {}
}
