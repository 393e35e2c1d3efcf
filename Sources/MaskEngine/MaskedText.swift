/// What an edit came to: the text to show, the value to store, and where the caret belongs.
public struct MaskedText: Sendable {
  /// What the person sees: `+7 (912) 345-67-89`.
  public var text: String {
    // The value is that of the text as the edit left it.
    willSet { source = .known(value) }
  }
  /// What the model stores: `9123456789`.
  ///
  /// It is read from the text when it is asked for, since most keys are only shown.
  /// - Complexity: O(*n*) in the size of the text.
  public var value: String {
    get { source.value(of: text) }
    set { source = .known(newValue) }
  }
  /// Where the caret belongs in `text`.
  public var caret: TextOffset
  /// Whether nothing is missing any more.
  public var isComplete: Bool
  /// Whether `text` differs from the text before the edit.
  public var isChanged: Bool
  /// How many characters of the insertion were taken.
  public var taken: Int
  /// How many characters of the insertion were refused.
  public var refused: Int
  /// Why the first refused character was refused; `nil` when none was.
  public var refusal: Refusal?

  private var source: ValueSource

  /// Makes an outcome from its parts.
  public init(
    text: String, value: String, caret: TextOffset, isComplete: Bool, isChanged: Bool,
    taken: Int = 0, refused: Int = 0, refusal: Refusal? = nil
  ) {
    self.init(
      text: text, source: .known(value), caret: caret, isComplete: isComplete,
      isChanged: isChanged, taken: taken, refused: refused, refusal: refusal)
  }

  init(
    text: String, source: ValueSource, caret: TextOffset, isComplete: Bool, isChanged: Bool,
    taken: Int, refused: Int, refusal: Refusal?
  ) {
    self.text = text
    self.source = source
    self.caret = caret
    self.isComplete = isComplete
    self.isChanged = isChanged
    self.taken = taken
    self.refused = refused
    self.refusal = refusal
  }
}

/// Where the value of an outcome is to be had.
enum ValueSource: Sendable {
  case known(String)
  case mask(CoreMask)
  case number(CoreNumber)

  func value(of text: String) -> String {
    switch self {
    case .known(let value): value
    case .mask(let mask): mask.unmask(text)
    case .number(let number): number.value(of: text)
    }
  }
}

extension MaskedText: Hashable {
  /// Whether all parts are equal, the values too.
  public static func == (left: MaskedText, right: MaskedText) -> Bool {
    left.text == right.text && left.caret == right.caret && left.isComplete == right.isComplete
      && left.isChanged == right.isChanged && left.taken == right.taken
      && left.refused == right.refused && left.refusal == right.refusal
      && left.value == right.value
  }

  /// Hashes all parts but the value, which the text mostly decides.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(caret)
    hasher.combine(isComplete)
    hasher.combine(isChanged)
    hasher.combine(taken)
    hasher.combine(refused)
    hasher.combine(refusal)
  }
}

extension MaskedText: CustomReflectable {
  /// The parts by their names, with the value read.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "text": text, "value": value, "caret": caret, "isComplete": isComplete,
        "isChanged": isChanged, "taken": taken, "refused": refused,
        "refusal": refusal as Any,
      ],
      displayStyle: .struct)
  }
}
