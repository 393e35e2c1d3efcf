/// What a matcher runs on. Programs never choose; tests hold the engines to the same answers.
package enum EmailEngine: Sendable, Hashable, CaseIterable {
  /// PCRE2, compiled to machine code where the system lets it.
  case jit
  /// PCRE2's interpreter.
  case interpreter
  /// Foundation's `NSRegularExpression`.
  case foundation
}

/// What a matcher keeps of the engine it runs on.
protocol EmailRunner: AnyObject, Sendable {
  /// For logs.
  var engineName: String { get }

  /// Judges bytes that may or may not be UTF-8.
  func verdict(on text: UnsafeBufferPointer<UInt8>) -> EmailVerdict

  /// Whether the bytes are an address.
  func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool
}

extension EmailRunner {
  func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool { unsafe verdict(on: text).isValid }
}
