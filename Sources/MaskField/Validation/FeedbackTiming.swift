/// When what is wrong is said.
///
/// | policy | shows | then |
/// | --- | --- | --- |
/// | `lateThenLive` | after leaving or submitting | follows every change until it is mended |
/// | `live` | at once | follows every change |
/// | `onLeave` | after leaving or submitting | stays as it was until the next leaving |
/// | `onSubmit` | after submitting | follows every change until it is mended |
///
/// Any other mixture can be made.
public struct FeedbackTiming: Sendable, Hashable {
  /// What a person does.
  public struct Moments: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content changed.
    public static let change = Moments(rawValue: 1)
    /// The person left the field.
    public static let leave = Moments(rawValue: 2)
    /// The person submitted the form.
    public static let submit = Moments(rawValue: 4)
  }

  /// When something may begin to be shown.
  public var shows: Moments
  /// Whether what is shown follows every change; else it stays as it was at the last moment.
  public var followsChanges: Bool
  /// Whether what is shown goes away as soon as the person comes back to the field.
  public var hidesAtBegin: Bool

  /// Makes a policy.
  public init(shows: Moments, followsChanges: Bool = true, hidesAtBegin: Bool = false) {
    self.shows = shows
    self.followsChanges = followsChanges
    self.hidesAtBegin = hidesAtBegin
  }

  /// First after leaving or submitting, then live until mended: nobody is scolded for a half-typed
  /// word, and nobody has to leave a field to see that it is right now.
  public static let lateThenLive = FeedbackTiming(shows: [.leave, .submit])
  /// With every change.
  public static let live = FeedbackTiming(shows: [.change, .leave, .submit])
  /// After leaving; it goes away when the person comes back, and is looked at again at the next leaving.
  public static let onLeave = FeedbackTiming(
    shows: [.leave, .submit], followsChanges: false, hidesAtBegin: true)
  /// After submitting, then live until mended.
  public static let onSubmit = FeedbackTiming(shows: .submit)
}
