import CMaskCore

extension CoreMask {
  /// How well a text suits the mask.
  func affinity(of text: String, _ strategy: MaskSet.Affinity) -> Int {
    text.withBytes { text in
      Int(unsafe maskcore_affinity(handle, text.baseAddress, text.count, strategy.core))
    }
  }
}

extension MaskSet.Affinity {
  fileprivate var core: maskcore_affinity_strategy {
    switch self {
    case .wholeString: MASKCORE_AFFINITY_WHOLE
    case .prefix: MASKCORE_AFFINITY_PREFIX
    case .capacity: MASKCORE_AFFINITY_CAPACITY
    case .extractedCapacity: MASKCORE_AFFINITY_VALUE
    }
  }
}
