public import MaskEngine

/// What a delegate can refuse.
public enum FieldQuestion: Sendable, Equatable {
  /// May the field get the focus?
  case shouldBeginEditing
  /// May it lose the focus?
  case shouldEndEditing
  /// May this range, in UTF-16 units of the text as it is, be replaced?
  case shouldChange(Range<Int>, String)
  /// May it be replaced by this secret?
  case shouldChangeSecret(Range<Int>, SecretText)
  /// May several ranges be replaced: one of them by the string, the others by nothing?
  case shouldChangeRanges([Range<Int>], String)
  /// May the field be emptied?
  case shouldClear
  /// Does the return key count?
  case shouldReturn
}

extension FieldQuestion {
  /// Whether it is about the text.
  var isOfChange: Bool {
    switch self {
    case .shouldChange, .shouldChangeSecret, .shouldChangeRanges: true
    case .shouldBeginEditing, .shouldEndEditing, .shouldClear, .shouldReturn: false
    }
  }
}

extension FieldQuestion: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The short name used in recorded sessions; never the text.
  public var name: String {
    switch self {
    case .shouldBeginEditing: "shouldBegin"
    case .shouldEndEditing: "shouldEnd"
    case .shouldChange, .shouldChangeSecret, .shouldChangeRanges: "shouldChange"
    case .shouldClear: "shouldClear"
    case .shouldReturn: "shouldReturn"
    }
  }
  /// What it says of itself.
  public var description: String {
    switch self {
    case .shouldChange(let range, let string): "shouldChange \(range) to \(string.count)"
    case .shouldChangeSecret(let range, let secret): "shouldChange \(range) to \(secret.count)"
    case .shouldChangeRanges(let ranges, let string):
      "shouldChange \(ranges) to \(string.count)"
    default: name
    }
  }
  /// The same, for the debugger.
  public var debugDescription: String { description }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["question": description]) }
}
