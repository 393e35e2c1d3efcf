public import Foundation

extension TextField {
  /// Names a target, so that it can be removed.
  public struct TargetToken: Sendable, Hashable {
    let number: Int
  }

  /// Who is called for which events.
  struct Target {
    var token: Int
    var events: FieldEvents
    var action: (TextField, FieldEvents) -> Void
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
    lastToken += 1
    targets = targets + [Target(token: lastToken, events: events, action: handler)]
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
    addTarget(for: events) { [weak target] field, _ in
      if let target { action(target)(field) }
    }
  }

  /// Removes a target.
  public func removeTarget(_ token: TargetToken) {
    targets = targets.filter { $0.token != token.number }
  }

  /// Calls the targets of `events`. An app calls it after assigning `text`, if it wants it told.
  public func sendActions(for events: FieldEvents) {
    for target in targets where !target.events.isDisjoint(with: events) {
      target.action(self, events)
    }
  }

  /// The events as they come, until the field or the loop is gone.
  ///
  /// ```swift
  /// for await event in field.events(for: .allEditingEvents) { … }
  /// ```
  ///
  /// An event tells that something happened; ask the field, on its own actor, for its text.
  public func events(for events: FieldEvents = .allEditingEvents) -> AsyncStream<FieldEvents> {
    let (stream, continuation) = AsyncStream.makeStream(of: FieldEvents.self)
    let end = StreamEnd(continuation)
    let number = lastToken + 1
    addTarget(for: events) { field, event in
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
