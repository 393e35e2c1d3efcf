/// Who is called for which events, and behind it who is called next.
///
/// The chain never changes: who is called may add and remove targets, and sending holds the head alone. Of an
/// array, each function would have to be held beside it for its call.
final class FieldTarget {
  let token: Int
  let events: FieldEvents
  let action: (TextField, FieldEvents) -> Void
  /// Whose method it is; `nil` for a function.
  let owner: ObjectIdentifier?
  /// Whether it only looks on: a return ends no editing for it.
  let isPassive: Bool
  let next: FieldTarget?

  init(
    token: Int, events: FieldEvents, owner: ObjectIdentifier?, isPassive: Bool,
    next: FieldTarget? = nil, action: @escaping (TextField, FieldEvents) -> Void
  ) {
    self.token = token
    self.events = events
    self.action = action
    self.owner = owner
    self.isPassive = isPassive
    self.next = next
  }

  /// Calls the actions for `sent`, in the order in which they were added.
  func send(_ sent: FieldEvents, of field: TextField) {
    if !events.isDisjoint(with: sent) { action(field, sent) }
    if next != nil { next!.send(sent, of: field) }
  }

  /// The chain with `last` at its end.
  func adding(_ last: FieldTarget) -> FieldTarget {
    replacing(events: events, next: next?.adding(last) ?? last)
  }

  /// The chain whose targets are called for what `change` makes of their events; none for no events.
  func changing(_ change: (FieldTarget) -> FieldEvents) -> FieldTarget? {
    let next = next?.changing(change)
    let events = change(self)
    return events.isEmpty ? next : replacing(events: events, next: next)
  }

  /// Whether a return ends the editing for one of them.
  var endsOnReturn: Bool {
    !isPassive && events.contains(.editingDidEndOnExit) || next?.endsOnReturn ?? false
  }

  private func replacing(events: FieldEvents, next: FieldTarget?) -> FieldTarget {
    FieldTarget(
      token: token, events: events, owner: owner, isPassive: isPassive, next: next, action: action)
  }
}
