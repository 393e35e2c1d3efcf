import CMaskCore
import Testing

@Suite struct AffinityTests {
  private func affinity(
    _ pattern: String, _ bytes: [UInt8], _ strategy: maskcore_affinity_strategy
  ) throws -> Int32 {
    var pattern = pattern
    let compiled = pattern.withUTF8 { pattern in
      unsafe maskcore_compile(pattern.baseAddress, pattern.count, nil, nil)
    }
    let mask = try unsafe #require(compiled)
    defer { unsafe maskcore_free(mask) }
    return unsafe bytes.withUnsafeBytes { bytes in
      let bytes = unsafe bytes.bindMemory(to: CChar.self)
      return unsafe maskcore_affinity(mask, bytes.baseAddress, bytes.count, strategy)
    }
  }

  private static let strategies = [
    MASKCORE_AFFINITY_WHOLE, MASKCORE_AFFINITY_PREFIX, MASKCORE_AFFINITY_CAPACITY,
    MASKCORE_AFFINITY_VALUE,
  ]

  @Test func answersForNothing() throws {
    for strategy in Self.strategies {
      let lengths: Int32 = strategy.rawValue < 2 ? 0 : strategy.rawValue == 2 ? -5 : -4
      #expect(try affinity("[00].[00]", [], strategy) == lengths)
    }
  }

  @Test func whatIsNoTextFitsNowhere() throws {
    let long = [UInt8](repeating: 0x31, count: MASKCORE_TEXT_LIMIT + 1)
    for strategy in Self.strategies {
      #expect(try affinity("[00]", [0x31, 0xFF], strategy) == Int32.min)
      #expect(try affinity("[00]", [0xD0], strategy) == Int32.min)
      #expect(try affinity("[0…]", long, strategy) == Int32.min)
      #expect(try affinity("[0…]", Array(long.dropLast()), strategy) != Int32.min)
    }
    #expect(try affinity("[00]", [0x31], maskcore_affinity_strategy(4)) == Int32.min)
  }

  @Test func aMillionCharactersAreCounted() throws {
    let digits = [UInt8](repeating: 0x31, count: MASKCORE_TEXT_LIMIT)
    #expect(try affinity("[0…]", digits, MASKCORE_AFFINITY_WHOLE) == 1_048_576)
    #expect(try affinity("[0…]", digits, MASKCORE_AFFINITY_PREFIX) == 1_048_576)
    #expect(try affinity("[A]", digits, MASKCORE_AFFINITY_WHOLE) == -1_048_576)
    #expect(try affinity("[0…]", digits, MASKCORE_AFFINITY_CAPACITY) == Int32.min + 1)
    #expect(try affinity("[00]", digits, MASKCORE_AFFINITY_CAPACITY) == Int32.min)
  }

  @Test func nothingIsReadWithoutAText() throws {
    let compiled = unsafe maskcore_compile("x[0]", 4, nil, nil)
    let mask = try unsafe #require(compiled)
    defer { unsafe maskcore_free(mask) }
    #expect(unsafe maskcore_affinity(mask, nil, 0, MASKCORE_AFFINITY_CAPACITY) == -2)
    #expect(unsafe maskcore_affinity(mask, nil, 0, MASKCORE_AFFINITY_VALUE) == -1)
    #expect(unsafe maskcore_affinity(mask, nil, 1, MASKCORE_AFFINITY_WHOLE) == Int32.min)
  }
}
