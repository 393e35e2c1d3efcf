public import Foundation

extension TextField {
  /// Names a target, so that it can be removed.
  public struct TargetToken: Sendable, Hashable {
    let number: Int
  }

  /// Calls `action` for each of `events`, in the order in which targets were added.
  @discardableResult
  public func addTarget(
    for events: FieldEvents, action: @escaping (TextField) -> Void
  ) -> TargetToken {
    lastToken += 1
    targets.append((lastToken, events, action))
    return TargetToken(number: lastToken)
  }

  /// Removes a target.
  public func removeTarget(_ token: TargetToken) {
    targets.removeAll { $0.token == token.number }
  }

  /// Calls the targets of `events`. An app calls it after assigning `text`, if it wants it told.
  public func sendActions(for events: FieldEvents) {
    for target in targets where !target.events.isDisjoint(with: events) { target.action(self) }
  }

  /// Posted with the field as object when it got the focus.
  public static let textDidBeginEditingNotification = Notification.Name(
    "MaskFieldTextDidBeginEditingNotification")
  /// Posted with the field as object when a person changed the text.
  public static let textDidChangeNotification = Notification.Name(
    "MaskFieldTextDidChangeNotification")
  /// Posted with the field as object when it lost the focus.
  public static let textDidEndEditingNotification = Notification.Name(
    "MaskFieldTextDidEndEditingNotification")
  /// The key under which the end notification carries `EndEditingReason.rawValue`.
  public static let didEndEditingReasonKey = "MaskFieldDidEndEditingReasonKey"

  func post(_ notice: FieldEffect.Notice) {
    let center = NotificationCenter.default
    switch notice {
    case .didBeginEditing:
      center.post(name: Self.textDidBeginEditingNotification, object: self)
    case .didChange:
      center.post(name: Self.textDidChangeNotification, object: self)
    case .didEndEditing(let reason):
      center.post(
        name: Self.textDidEndEditingNotification, object: self,
        userInfo: [Self.didEndEditingReasonKey: reason.rawValue])
    }
  }
}
