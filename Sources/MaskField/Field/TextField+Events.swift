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
    addTarget(for: events) { field, _ in action(field) }
  }

  /// The same for an action that wants to know which event it was.
  @discardableResult
  public func addTarget(
    for events: FieldEvents, handler: @escaping (TextField, FieldEvents) -> Void
  ) -> TargetToken {
    addTarget(for: events, owner: nil, action: handler)
  }

  @discardableResult
  func addTarget(
    for events: FieldEvents, owner: ObjectIdentifier? = nil, isPassive: Bool = false,
    action: @escaping (TextField, FieldEvents) -> Void
  ) -> TargetToken {
    lastToken += 1
    let target = FieldTarget(
      token: lastToken, events: events, owner: owner, isPassive: isPassive, action: action)
    targets.append(target)
    return TargetToken(number: lastToken)
  }

  /// Calls a method of `target`, which is held weakly, as UIKit holds it.
  ///
  /// ```swift
  /// field.addTarget(self, action: Form.nameChanged, for: .editingChanged)
  /// ```
  @discardableResult
  public func addTarget<Object: AnyObject>(
    _ target: Object, action: @escaping (Object) -> (TextField) -> Void, for events: FieldEvents
  ) -> TargetToken {
    addTarget(for: events, owner: ObjectIdentifier(target)) { [weak target] field, _ in
      if let target { action(target)(field) }
    }
  }

  /// The same for a method that does not ask which field it was.
  @discardableResult
  public func addTarget<Object: AnyObject>(
    _ target: Object, action: @escaping (Object) -> () -> Void, for events: FieldEvents
  ) -> TargetToken {
    addTarget(for: events, owner: ObjectIdentifier(target)) { [weak target] _, _ in
      if let target { action(target)() }
    }
  }

  /// Removes a target.
  public func removeTarget(_ token: TargetToken) {
    targets.removeAll { $0.token == token.number }
  }

  /// Removes the methods of an object, or those of its methods that are called for `events`.
  ///
  /// A target for more than `events` stays for the others.
  public func removeTarget(_ target: AnyObject, for events: FieldEvents = .allEvents) {
    let owner = ObjectIdentifier(target)
    targets = targets.compactMap { $0.owner == owner ? $0.without(events) : $0 }
  }

  /// Calls the targets of `events`. An app calls it after assigning `text`, if it wants it told.
  public func sendActions(for events: FieldEvents) {
    // Most fields have one: then the array need not be held while it is called.
    if targets.count == 1 { return targets[0].send(events, of: self) }
    for target in targets { target.send(events, of: self) }
  }

  /// The events as they come, until the field or the loop is gone.
  ///
  /// ```swift
  /// for await event in field.events(for: .allEditingEvents) { … }
  /// ```
  ///
  /// An event tells that something happened; ask the field, on its own actor, for its text. Who listens
  /// here only looks on: unlike a target for `editingDidEndOnExit`, it makes no return end the editing.
  public func events(for events: FieldEvents = .allEditingEvents) -> AsyncStream<FieldEvents> {
    let (stream, continuation) = AsyncStream.makeStream(of: FieldEvents.self)
    let end = StreamEnd(continuation)
    let number = lastToken + 1
    addTarget(for: events, isPassive: true) { field, event in
      if case .terminated = end.continuation.yield(event) {
        field.removeTarget(TargetToken(number: number))
      }
    }
    return stream
  }

  /// Ends a stream when the target that feeds it goes.
  private final class StreamEnd {
    let continuation: AsyncStream<FieldEvents>.Continuation

    init(_ continuation: AsyncStream<FieldEvents>.Continuation) {
      self.continuation = continuation
    }

    deinit { continuation.finish() }
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
    guard let center = notificationCenter else { return }
    switch notice {
    case .didBeginEditing:
      center.post(Notification(name: Self.textDidBeginEditingNotification, object: self))
    case .didChange:
      center.post(Notification(name: Self.textDidChangeNotification, object: self))
    case .didEndEditing(let reason):
      center.post(
        Notification(
          name: Self.textDidEndEditingNotification, object: self,
          userInfo: [Self.didEndEditingReasonKey: reason.rawValue]))
    }
  }
}
