/// One line of a stream of addresses, judged.
public struct EmailLine: Sendable, Hashable {
  /// Its number, from 1.
  public var number: Int
  /// Its first 4,096 bytes as text, without the line break; U+FFFD stands for what is not UTF-8.
  public var text: String
  /// Its size in bytes, without the line break.
  public var size: Int
  /// What the matcher says of it.
  public var verdict: EmailVerdict
  /// What may have been meant, if anything and if asked for.
  public var hint: EmailHint?

  /// Makes a line from its parts.
  public init(number: Int, text: String, size: Int, verdict: EmailVerdict, hint: EmailHint? = nil) {
    self.number = number
    self.text = text
    self.size = size
    self.verdict = verdict
    self.hint = hint
  }
}
