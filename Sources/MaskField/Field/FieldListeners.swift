public import Foundation
public import MaskEngine

/// Who is asked by a field, and who hears of it.
///
/// Kept in one internal value: the compiler then sees every access to it, and none has to be checked
/// for overlap at run time, which for a key would cost as much as its mask.
struct FieldListeners {
  weak var delegate: (any TextFieldDelegate)?
  /// Which object was last made the delegate, to tell whether it still is without a look at it.
  var delegateIdentity: ObjectIdentifier?
  weak var form: Form?
  var notificationCenter: NotificationCenter? = .default
  var observer: ((String) -> Void)?
  var refusalHandler: ((Int, Refusal?) -> Void)?
  var deleteBackwardOnEmptyHandler: ((TextField) -> Void)?
}

extension TextField {
  /// Who is asked and told.
  public var delegate: (any TextFieldDelegate)? {
    get { listeners.delegate }
    set {
      listeners.delegate = newValue
      listeners.delegateIdentity = newValue.map { ObjectIdentifier($0) }
    }
  }

  /// The form the field belongs to, which sees to it that one field has the focus.
  public internal(set) var form: Form? {
    get { listeners.form }
    set { listeners.form = newValue }
  }

  /// Where the field's notifications are posted; `nil` for nowhere.
  ///
  /// A notification nobody waits for costs more than the rest of a key. A field whose app listens by
  /// delegate, targets or events can do without.
  public var notificationCenter: NotificationCenter? {
    get { listeners.notificationCenter }
    set { listeners.notificationCenter = newValue }
  }

  /// Hears of every question and callback by its short name, for logs and recorded sessions. The
  /// names never contain what was typed.
  public var observer: ((String) -> Void)? {
    get { listeners.observer }
    set { listeners.observer = newValue }
  }

  /// Hears how many characters were refused, and why.
  public var refusalHandler: ((Int, Refusal?) -> Void)? {
    get { listeners.refusalHandler }
    set { listeners.refusalHandler = newValue }
  }

  /// Hears of a backspace in an empty field, which asks no delegate: fields for codes go back then.
  public var deleteBackwardOnEmptyHandler: ((TextField) -> Void)? {
    get { listeners.deleteBackwardOnEmptyHandler }
    set { listeners.deleteBackwardOnEmptyHandler = newValue }
  }
}
