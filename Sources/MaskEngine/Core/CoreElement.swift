import CMaskCore

extension MaskExplanation.Element {
  /// Copies what the library says of one element; its text lives as long as the mask.
  init(_ core: maskcore_element) {
    let depth = unsafe core.depth
    switch unsafe core.kind {
    case MASKCORE_ELEMENT_OPEN: self.init(.groupBegin, depth: depth)
    case MASKCORE_ELEMENT_CLOSE: self.init(.groupEnd, depth: depth)
    case MASKCORE_ELEMENT_SLOT:
      let bounds = unsafe Int(core.low)...Int(core.high)
      var slot = unsafe MaskExplanation.Slot(
        accepts: core.notation, base: CharacterClass(core.slot_class), isOptional: core.optional,
        isRepeated: core.repeated, letterCase: SlotClass.LetterCase(core.letter_case))
      slot.segment = unsafe core.segment == 0 ? nil : .init(core.segment, within: bounds)
      self.init(.slot(slot), depth: depth)
    default:
      let bytes = unsafe UnsafeRawBufferPointer(start: core.text, count: core.text_size)
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      self.init(.text(text, isKept: unsafe core.kept), depth: depth)
    }
  }
}

extension CharacterClass {
  /// `nil` where a notation lists the scalars.
  fileprivate init?(_ core: maskcore_class) {
    switch core {
    case MASKCORE_CLASS_DIGIT: self = .digit
    case MASKCORE_CLASS_LETTER: self = .letter
    case MASKCORE_CLASS_ALPHANUMERIC: self = .alphanumeric
    case MASKCORE_CLASS_ANY: self = .any
    default: return nil
    }
  }
}

extension CharacterClass? {
  var core: maskcore_class {
    switch self {
    case .digit: MASKCORE_CLASS_DIGIT
    case .letter: MASKCORE_CLASS_LETTER
    case .alphanumeric: MASKCORE_CLASS_ALPHANUMERIC
    case .any: MASKCORE_CLASS_ANY
    case nil: MASKCORE_CLASS_LISTED
    }
  }
}

extension SlotClass.LetterCase {
  fileprivate init(_ core: maskcore_case) {
    switch core {
    case MASKCORE_UPPER_CASE: self = .upper
    case MASKCORE_LOWER_CASE: self = .lower
    default: self = .keep
    }
  }
}
