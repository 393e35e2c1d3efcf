public import MaskEngine

/// What follows from a command, in order: whom to tell, and what to do next.
public enum FieldEffect: Sendable, Equatable {
  /// Tell the delegate.
  case tell(Message)
  /// Send a control event to its targets.
  case send(FieldEvents)
  /// Post a notification.
  case post(Notice)
  /// Characters were refused; the field may shake or explain.
  case refuse(count: Int, reason: Refusal?)
  /// The keyboard is wanted, or no longer wanted.
  case keyboard(isNeeded: Bool)
  /// Backspace found an empty field: many fields for codes go back to the one before.
  case deletedNothing
  /// A further command, through the same funnel, before the effects behind it.
  indirect case perform(EditCommand)

  /// What a delegate is told.
  public enum Message: Sendable, Hashable {
    case didBeginEditing, didEndEditing(EndEditingReason), didChangeSelection
  }

  /// What observers anywhere in the app are told.
  public enum Notice: Sendable, Hashable {
    case didBeginEditing, didChange, didEndEditing(EndEditingReason)
  }

  /// The short name used in recorded sessions; `nil` for what is no callback.
  public var name: String? {
    switch self {
    case .tell(.didBeginEditing): "didBegin"
    case .tell(.didEndEditing): "didEnd"
    case .tell(.didChangeSelection): "didChangeSelection"
    case .send(let events): events.name
    case .post(.didBeginEditing): "n.didBegin"
    case .post(.didChange): "n.didChange"
    case .post(.didEndEditing): "n.didEnd"
    case .refuse, .perform, .keyboard, .deletedNothing: nil
    }
  }
}

/// Why editing ended.
public enum EndEditingReason: Int, Sendable, Hashable, CaseIterable {
  /// What was entered stands.
  case committed = 0
  /// The person backed out.
  case cancelled = 1
}
