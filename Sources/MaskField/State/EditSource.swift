import MaskEngine

/// Where an edit comes from. It decides how the text is read, who is asked and how undo groups it.
public enum EditSource: Sendable, Hashable, CaseIterable {
  /// A key was pressed.
  case typing
  /// The clipboard or a drop.
  case paste
  /// The system fills the whole field: a saved password, a contact, a one-time code.
  case autofill
  /// The keyboard proposes a word.
  case prediction
  /// Speech.
  case dictation
  /// Backspace, forward delete, cut.
  case delete
  /// An input method ends its composition.
  case composition
  /// Undo or redo.
  case undo
  /// The app itself. The delegate is not asked, as in UIKit's own `insertText(_:)`.
  case program

  /// How a mask reads an insertion from this source.
  var intent: TextChange.Intent {
    switch self {
    case .paste, .autofill: .paste
    case .typing, .prediction, .dictation, .delete, .composition, .undo, .program: .insert
    }
  }

  /// Whether the delegate may veto it.
  var asksDelegate: Bool { self != .program }
}
