import CMaskCore

extension PatternError {
  init(_ error: maskcore_error, in pattern: String) {
    let reason = Reason(error.reason)
    self.init(reason, in: pattern, at: TextOffset(utf8: error.offset, in: pattern))
  }
}

extension PatternError.Reason {
  /// A String is always UTF-8, so what has no fault of its own is a lack of memory.
  fileprivate init(_ fault: maskcore_pattern_fault) {
    self = Self.allCases.first { $0.core == fault && $0 != .maskCount } ?? .memory
  }

  private var core: maskcore_pattern_fault {
    switch self {
    case .slotsNotClosed: MASKCORE_FAULT_SLOTS_OPEN
    case .slotsEmpty: MASKCORE_FAULT_SLOTS_EMPTY
    case .slotsNotOpened: MASKCORE_FAULT_SLOTS_CLOSE
    case .unknownSymbol: MASKCORE_FAULT_SYMBOL
    case .segmentWithoutDigits: MASKCORE_FAULT_SEGMENT_SLOTS
    case .segmentWithoutNumber: MASKCORE_FAULT_SEGMENT_NUMBER
    case .segmentWithoutDash: MASKCORE_FAULT_SEGMENT_DASH
    case .segmentNotClosed: MASKCORE_FAULT_SEGMENT_END
    case .segmentBounds: MASKCORE_FAULT_SEGMENT_BOUNDS
    case .segmentTooLong: MASKCORE_FAULT_SEGMENT_SIZE
    case .keptNotClosed: MASKCORE_FAULT_KEPT_OPEN
    case .keptNotOpened: MASKCORE_FAULT_KEPT_CLOSE
    case .markInKept: MASKCORE_FAULT_KEPT_MARK
    case .groupNotClosed: MASKCORE_FAULT_GROUP_OPEN
    case .groupNotOpened: MASKCORE_FAULT_GROUP_CLOSE
    case .groupWithoutSlot: MASKCORE_FAULT_GROUP_EMPTY
    case .groupsTooDeep: MASKCORE_FAULT_GROUP_DEPTH
    case .escapeAtEnd: MASKCORE_FAULT_ESCAPE
    case .joinsNeighbour: MASKCORE_FAULT_LITERAL
    case .notPlainFromEnd: MASKCORE_FAULT_FROM_END
    case .patternTooLong: MASKCORE_FAULT_PATTERN_SIZE
    case .blankUnusable: MASKCORE_FAULT_BLANK
    case .tooManyClasses: MASKCORE_FAULT_NOTATION_COUNT
    case .tooManyRanges: MASKCORE_FAULT_RANGE_COUNT
    case .tooManyTrunks: MASKCORE_FAULT_TRUNK_COUNT
    case .trunksTooLong: MASKCORE_FAULT_TRUNK_SIZE
    case .maskCount, .memory: MASKCORE_FAULT_NONE
    }
  }

  /// The C library's phrase, so that both languages say the same.
  var expectedByCore: String { unsafe String(cString: maskcore_fault_expected(core)) }
}
