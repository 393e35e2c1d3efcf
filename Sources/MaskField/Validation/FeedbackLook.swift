/// What a host draws around and beside a field to say how it stands, as plain numbers and words.
///
/// ```swift
/// let look = field.feedbackLook
/// border.width = look.borderWidth        // 0 while there is nothing to say
/// border.color = look.tone == .negative ? red : green
/// label.text = look.text                 // colour is never alone
/// announce(look.spoken)                  // "Invalid: The @ is missing."
/// ```
public struct FeedbackLook: Sendable, Hashable {
  /// What the colour means.
  public enum Tone: String, Sendable, Hashable, CaseIterable {
    /// Nothing is said: the usual border.
    case neutral
    /// It is right: green, in most places.
    case positive
    /// It is wrong: red, in most places.
    case negative
  }

  /// What the colour means.
  public var tone: Tone
  /// How wide the border is, in points.
  public var borderWidth: Double
  /// How round its corners are, in points.
  public var cornerRadius: Double
  /// How long the change to this look takes, in seconds.
  public var duration: Double
  /// The words beside the field; `nil` where there is nothing to say.
  public var text: String?
  /// What a screen reader says when the look changes; empty while it is neutral and silent.
  public var spoken: String
}

/// How wide, round and fast feedback is.
public struct FeedbackStyle: Sendable, Hashable {
  /// The border while there is nothing to say, in points.
  public var neutralBorderWidth = 0.0
  /// The border of right and wrong content, in points.
  public var borderWidth = 1.0
  /// How round the corners are, in points.
  public var cornerRadius = 5.0
  /// How long a change takes, in seconds.
  public var duration = 0.25

  /// A thin border that comes and goes in a quarter of a second.
  public init() {}

  func look(_ tone: FeedbackLook.Tone, text: String?) -> FeedbackLook {
    let spoken =
      switch tone {
      case .negative: text.map { "Invalid: \($0)" } ?? "Invalid."
      case .positive: text.map { "Valid. \($0)" } ?? "Valid."
      case .neutral: text ?? ""
      }
    return FeedbackLook(
      tone: tone, borderWidth: tone == .neutral ? neutralBorderWidth : borderWidth,
      cornerRadius: cornerRadius, duration: duration, text: text, spoken: spoken)
  }
}
