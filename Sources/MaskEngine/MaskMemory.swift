/// What a field keeps beside its text for a mask that a text alone does not determine.
///
/// A choice of masks remembers here which mask is in force and which one comes back when it fits
/// again. A plain mask needs nothing. Keep one with each text, and start a new text with a new one.
public struct MaskMemory: Sendable, Hashable {
  /// The index of the mask in force.
  public var current = 0
  /// The index of the mask that comes back when it fits again.
  public var settled = 0

  /// The memory of a new field.
  public init() {}
}
