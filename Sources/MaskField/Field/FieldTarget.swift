/// Who is called for which events.
///
/// An object that never changes: who is called may add and remove targets, and for its call one object is
/// held, where of a structure each part that counts references would be.
final class FieldTarget {
  let token: Int
  let events: FieldEvents
  let action: (TextField, FieldEvents) -> Void
  /// Whose method it is; `nil` for a function.
  let owner: ObjectIdentifier?
  /// Whether it only looks on: a return ends no editing for it.
  let isPassive: Bool

  init(
    token: Int, events: FieldEvents, owner: ObjectIdentifier?, isPassive: Bool,
    action: @escaping (TextField, FieldEvents) -> Void
  ) {
    self.token = token
    self.events = events
    self.action = action
    self.owner = owner
    self.isPassive = isPassive
  }

  /// Calls the action if one of the events is among its own.
  func send(_ sent: FieldEvents, of field: TextField) {
    if !events.isDisjoint(with: sent) { action(field, sent) }
  }

  /// The target without some of its events; `nil` where none is left.
  func without(_ gone: FieldEvents) -> FieldTarget? {
    let left = events.subtracting(gone)
    if left == events { return self }
    if left.isEmpty { return nil }
    return FieldTarget(
      token: token, events: left, owner: owner, isPassive: isPassive, action: action)
  }
}
