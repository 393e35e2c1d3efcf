/// Control events of a field, with the bits that UIKit's `UIControl.Event` gives them.
public struct FieldEvents: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A finger came down on the field. Sent before anybody is asked, and also when focus is refused.
  public static let touchDown = FieldEvents(rawValue: 1 << 0)
  /// A finger came down again.
  public static let touchDownRepeat = FieldEvents(rawValue: 1 << 1)
  /// A finger moves inside the field.
  public static let touchDragInside = FieldEvents(rawValue: 1 << 2)
  /// A finger moves outside.
  public static let touchDragOutside = FieldEvents(rawValue: 1 << 3)
  /// A finger comes in.
  public static let touchDragEnter = FieldEvents(rawValue: 1 << 4)
  /// A finger goes out.
  public static let touchDragExit = FieldEvents(rawValue: 1 << 5)
  /// A finger was lifted inside.
  public static let touchUpInside = FieldEvents(rawValue: 1 << 6)
  /// A finger was lifted outside.
  public static let touchUpOutside = FieldEvents(rawValue: 1 << 7)
  /// The system took the touch away.
  public static let touchCancel = FieldEvents(rawValue: 1 << 8)
  /// A text field never sends it.
  public static let valueChanged = FieldEvents(rawValue: 1 << 12)
  /// Return was accepted.
  public static let primaryActionTriggered = FieldEvents(rawValue: 1 << 13)
  /// A menu was opened.
  public static let menuActionTriggered = FieldEvents(rawValue: 1 << 14)
  /// The field got the focus.
  public static let editingDidBegin = FieldEvents(rawValue: 1 << 16)
  /// The person changed the text.
  public static let editingChanged = FieldEvents(rawValue: 1 << 17)
  /// The field lost the focus.
  public static let editingDidEnd = FieldEvents(rawValue: 1 << 18)
  /// Return was accepted. A target for it also makes return end the editing.
  public static let editingDidEndOnExit = FieldEvents(rawValue: 1 << 19)

  /// All events of touches.
  public static let allTouchEvents = FieldEvents(rawValue: 0x0000_0FFF)
  /// All events of editing.
  public static let allEditingEvents = FieldEvents(rawValue: 0x000F_0000)
  /// Bits for an app's own events.
  public static let applicationReserved = FieldEvents(rawValue: 0x0F00_0000)
  /// Bits that the system keeps.
  public static let systemReserved = FieldEvents(rawValue: 0xF000_0000)
  /// Every event.
  public static let allEvents = FieldEvents(rawValue: 0xFFFF_FFFF)

  /// The name of a single event, as in recorded sessions.
  public var name: String? {
    switch self {
    case .touchDown: "touchDown"
    case .touchDownRepeat: "touchDownRepeat"
    case .touchDragInside: "touchDragInside"
    case .touchDragOutside: "touchDragOutside"
    case .touchDragEnter: "touchDragEnter"
    case .touchDragExit: "touchDragExit"
    case .touchUpInside: "touchUpInside"
    case .touchUpOutside: "touchUpOutside"
    case .touchCancel: "touchCancel"
    case .valueChanged: "valueChanged"
    case .menuActionTriggered: "menuActionTriggered"
    case .primaryActionTriggered: "primaryActionTriggered"
    case .editingDidBegin: "editingDidBegin"
    case .editingChanged: "editingChanged"
    case .editingDidEnd: "editingDidEnd"
    case .editingDidEndOnExit: "editingDidEndOnExit"
    default: nil
    }
  }
}

/// The states of a control, with the bits that UIKit's `UIControl.State` gives them.
public struct FieldControlState: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// None of the others: the empty set.
  public static let normal: FieldControlState = []
  /// A finger is on it.
  public static let highlighted = FieldControlState(rawValue: 1 << 0)
  /// It takes no input.
  public static let disabled = FieldControlState(rawValue: 1 << 1)
  /// It is chosen.
  public static let selected = FieldControlState(rawValue: 1 << 2)
  /// It has the focus of a remote control or a keyboard.
  public static let focused = FieldControlState(rawValue: 1 << 3)
  /// Bits for an app's own states.
  public static let application = FieldControlState(rawValue: 0x00FF_0000)
  /// Bits that the system keeps.
  public static let reserved = FieldControlState(rawValue: 0xFF00_0000)
}
