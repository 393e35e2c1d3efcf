public import CMaskCore

extension TextOffset {
  @inlinable
  init(_ offset: maskcore_offset) {
    self.init(utf8: offset.utf8, utf16: offset.utf16)
  }
}

extension Refusal {
  @inlinable
  init?(_ refusal: maskcore_refusal) {
    switch refusal {
    case MASKCORE_CLASS: self = .character
    case MASKCORE_FULL: self = .full
    case MASKCORE_BOUNDS: self = .bounds
    default: return nil
    }
  }
}

extension TextChange.Intent {
  @inlinable
  var core: maskcore_intent {
    switch self {
    case .insert: MASKCORE_INSERT
    case .paste: MASKCORE_PASTE
    case .deleteBackward: MASKCORE_DELETE_BACKWARD
    case .deleteForward: MASKCORE_DELETE_FORWARD
    case .set: MASKCORE_SET
    }
  }
}
