/// Control events of a field, with the bits that UIKit's `UIControl.Event` gives them.
public struct FieldEvents: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Return was accepted.
  public static let primaryActionTriggered = FieldEvents(rawValue: 1 << 13)
  /// The field got the focus.
  public static let editingDidBegin = FieldEvents(rawValue: 1 << 16)
  /// The person changed the text.
  public static let editingChanged = FieldEvents(rawValue: 1 << 17)
  /// The field lost the focus.
  public static let editingDidEnd = FieldEvents(rawValue: 1 << 18)
  /// Return was accepted. A target for it also makes return end the editing.
  public static let editingDidEndOnExit = FieldEvents(rawValue: 1 << 19)
  /// All events of editing.
  public static let allEditingEvents = FieldEvents(rawValue: 0x000F_0000)
  /// Every event.
  public static let allEvents = FieldEvents(rawValue: 0xFFFF_FFFF)

  /// The name of a single event, as in recorded sessions.
  public var name: String? {
    switch self {
    case .primaryActionTriggered: "primaryActionTriggered"
    case .editingDidBegin: "editingDidBegin"
    case .editingChanged: "editingChanged"
    case .editingDidEnd: "editingDidEnd"
    case .editingDidEndOnExit: "editingDidEndOnExit"
    default: nil
    }
  }
}
