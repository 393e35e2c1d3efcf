/// What a delegate can refuse.
public enum FieldQuestion: Sendable, Equatable {
  /// May the field get the focus?
  case shouldBeginEditing
  /// May it lose the focus?
  case shouldEndEditing
  /// May this range, in UTF-16 units of the text as it is, be replaced?
  case shouldChange(Range<Int>, String)
  /// May the field be emptied?
  case shouldClear
  /// Does the return key count?
  case shouldReturn
}

extension FieldQuestion: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The short name used in recorded sessions; never the text.
  public var name: String {
    switch self {
    case .shouldBeginEditing: "shouldBegin"
    case .shouldEndEditing: "shouldEnd"
    case .shouldChange: "shouldChange"
    case .shouldClear: "shouldClear"
    case .shouldReturn: "shouldReturn"
    }
  }
  /// What it says of itself.
  public var description: String {
    if case .shouldChange(let range, let string) = self {
      return "shouldChange \(range) to \(string.count)"
    }
    return name
  }
  /// The same, for the debugger.
  public var debugDescription: String { description }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["question": description]) }
}
