public import Foundation
public import MaskTraits

/// The soft keyboard of a window, for hosts that draw one or want its notifications.
///
/// Give the same one to all fields of a window: it comes with the first focus, stays while the focus
/// moves and goes with the last. It belongs to the thread of its fields.
public final class Keyboard {
  /// What happens to a keyboard, in UIKit's order.
  public enum Event: String, Sendable, Hashable, CaseIterable {
    case willShow, didShow, willChangeFrame, didChangeFrame, willHide, didHide
  }

  /// Whether it is up.
  public private(set) var isShown = false
  /// The keys it shows; `nil` while it is down.
  public private(set) var type: KeyboardType?
  /// What else the field told it; `nil` while it is down.
  public private(set) var traits: TextInputTraits?
  /// The bar above it; `nil` for none, and while the keyboard is down.
  public private(set) var accessory: InputAccessory?
  /// Where the host puts it when it is up.
  public var frame = CGRect.zero
  /// Hears of every event.
  public var handler: ((Event) -> Void)?

  /// A keyboard that is down.
  public init() {}

  /// The name of the notification for an event, posted with the keyboard as object.
  public static func notification(for event: Event) -> Notification.Name {
    Notification.Name("MaskFieldKeyboard.\(event.rawValue)Notification")
  }
  /// The key under which notifications carry the frame, a `CGRect`, that the keyboard comes to.
  public static let frameEndKey = "MaskFieldKeyboardFrameEndKey"

  /// Comes up, or turns to another field.
  func show(for field: TextField) {
    let events: [Event] = isShown ? [.willChangeFrame, .didChangeFrame] : [.willShow, .didShow]
    isShown = true
    load(field)
    send(events, of: field)
  }

  /// Goes down.
  func hide(from field: TextField) {
    if !isShown { return }
    isShown = false
    type = nil
    traits = nil
    accessory = nil
    send([.willHide, .didHide], of: field)
  }

  /// Looks at the traits of a field again.
  func reload(for field: TextField) {
    let old = (type, accessory)
    load(field)
    if isShown && (type, accessory) != old { send([.willChangeFrame, .didChangeFrame], of: field) }
  }

  private func load(_ field: TextField) {
    traits = field.shownTraits
    accessory = field.inputAccessory
    type = field.shownKeyboardType
  }

  private func send(_ events: [Event], of field: TextField) {
    for event in events {
      field.observer?("k.\(event.rawValue)")
      handler?(event)
      NotificationCenter.default.post(
        name: Self.notification(for: event), object: self,
        userInfo: [Self.frameEndKey: isShown ? frame : .zero])
    }
  }
}
