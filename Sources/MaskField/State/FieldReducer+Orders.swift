import MaskEngine

// The orders in which a field tells. Where no source fixes one, the delegate comes first, then control
// events, then notifications; each order has its one place here.
extension FieldReducer {
  /// The text changed; perhaps the selection with it.
  func tellChange(selectionMoved: Bool = true, into effects: inout [FieldEffect]) {
    let first = rules.policy.tellsSelectionFirst
    if selectionMoved && first { effects.append(.tell(.didChangeSelection)) }
    effects.append(.send(.editingChanged))
    effects.append(.post(.didChange))
    if selectionMoved && !first { effects.append(.tell(.didChangeSelection)) }
  }

  /// The field emptied itself because editing began.
  func tellClearingAtBegin(into effects: inout [FieldEffect]) {
    if !rules.policy.announcesClearingAtBegin { return }
    effects.append(.send(.editingChanged))
    effects.append(.post(.didChange))
  }

  /// Editing began and the caret stands.
  func tellBegin(into effects: inout [FieldEffect]) {
    effects.append(.tell(.didBeginEditing))
    effects.append(.send(.editingDidBegin))
    effects.append(.post(.didBeginEditing))
    effects.append(.tell(.didChangeSelection))
    effects.append(.keyboard(isNeeded: true))
  }

  /// Editing ended. After a return that ended it, only some observers saw `editingDidEnd`.
  func tellEnd(
    _ reason: EndEditingReason, afterExit: Bool, into effects: inout [FieldEffect]
  ) {
    effects.append(.tell(.didEndEditing(reason)))
    if !afterExit || rules.policy.sendsEndAfterExit { effects.append(.send(.editingDidEnd)) }
    effects.append(.post(.didEndEditing(reason)))
    effects.append(.keyboard(isNeeded: false))
  }

  /// Return was accepted.
  func tellExit(into effects: inout [FieldEffect]) {
    effects.append(.send(.editingDidEndOnExit))
    effects.append(.send(.primaryActionTriggered))
  }
}
