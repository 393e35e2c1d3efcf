/// The bar above the keyboard, UIKit's `inputAccessoryView`, as data for the host that draws it.
///
/// ```swift
/// amount.keyboardType = .decimalPad          // a pad without a return key
/// amount.inputAccessory = .navigation        // previous, next, done
/// bar.onTap = { amount.press($0) }
/// ```
public struct InputAccessory: Sendable, Hashable {
  /// A button of the bar.
  public enum Item: Sendable, Hashable {
    /// The field before, in the form.
    case previous
    /// The next field of the form.
    case next
    /// The keyboard goes.
    case done
    /// A button of the app's own, by a name that it understands.
    case custom(String)
  }

  /// The buttons, in the order of reading.
  public var items: [Item]

  /// Makes a bar.
  public init(_ items: Item...) {
    self.items = items
  }

  /// Back, on and done: what a form of number pads needs.
  public static let navigation = InputAccessory(.previous, .next, .done)
}

extension TextField {
  /// The bar above the keyboard while the field has the focus; `nil` for none. A change while the keyboard
  /// is up shows with `reloadInputViews()`.
  public var inputAccessory: InputAccessory? {
    get { services.inputAccessory }
    set { services.inputAccessory = newValue }
  }

  /// Hears of buttons of the app's own, by their names.
  public var inputAccessoryHandler: ((TextField, String) -> Void)? {
    get { services.inputAccessoryHandler }
    set { services.inputAccessoryHandler = newValue }
  }

  /// Whether a button of the bar does something now; a host draws it pale where it does not.
  public func canPress(_ item: InputAccessory.Item) -> Bool {
    switch item {
    case .previous: form?.neighbour(of: self, by: -1) != nil
    case .next: form?.neighbour(of: self, by: 1) != nil
    case .done: isEditing
    case .custom: inputAccessoryHandler != nil
    }
  }

  /// Presses a button of the bar.
  ///
  /// - Returns: `false` where it does nothing, or a delegate refused.
  @discardableResult
  public func press(_ item: InputAccessory.Item) -> Bool {
    guard canPress(item) else { return false }
    switch item {
    case .previous: return form?.neighbour(of: self, by: -1)?.becomeFirstResponder() ?? false
    case .next: return form?.neighbour(of: self, by: 1)?.becomeFirstResponder() ?? false
    case .done: return resignFirstResponder()
    case .custom(let name):
      inputAccessoryHandler?(self, name)
      return true
    }
  }
}
