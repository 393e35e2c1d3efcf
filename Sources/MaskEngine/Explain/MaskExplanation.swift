/// How a mask was read: its elements in order, and an example of what it shows.
///
/// ```swift
/// print(try Mask("+{7} ([000])").explanation)
/// // mask     +{7} ([000])
/// //
/// // 1  text    "+"
/// // 2  text    "7"      belongs to the value
/// // 3  text    " ("
/// // 4  slot 1  a digit  required              1
/// // 5  slot 2  a digit  required              2
/// // 6  slot 3  a digit  required              3
/// // 7  text    ")"
/// //
/// // example  +7 (123
/// // value    7123
/// ```
///
/// It is made from the compiled mask, not from the pattern's text, so it cannot disagree with what
/// the mask does. In a run of slots of one class the required ones come first, whatever their order
/// in the pattern: only their number counts.
public struct MaskExplanation: Sendable, Hashable {
  /// One element of the mask.
  public struct Element: Sendable, Hashable {
    /// What an element is.
    public enum Kind: Sendable, Hashable {
      /// One character of fixed text; kept when it belongs to the value.
      case text(String, isKept: Bool)
      /// A place for what the person types.
      case slot(Slot)
      /// An optional group begins: its text shows only once one of its slots is filled.
      case groupBegin
      /// The group ends.
      case groupEnd
    }

    /// What it is.
    public var kind: Kind
    /// How many groups are open around it.
    public var depth: Int

    /// Makes an element.
    public init(_ kind: Kind, depth: Int) {
      self.kind = kind
      self.depth = depth
    }
  }

  /// A place for what the person types.
  public struct Slot: Sendable, Hashable {
    /// The built-in class it takes; `nil` when it takes the scalars of one of the options' classes.
    public var base: CharacterClass?
    /// The scalars it takes when it has no built-in class.
    public var accepted: [ClosedRange<Unicode.Scalar>] = []
    /// The symbol of the options' class, when it takes one.
    public var symbol: Unicode.Scalar?
    /// Whether it may stay empty.
    public var isOptional: Bool
    /// Whether it takes any number of characters, none included.
    public var isRepeated: Bool
    /// What becomes of letters.
    public var letterCase: SlotClass.LetterCase
    /// The number it is a digit of, if any.
    public var segment: Segment?
    /// A character it takes; `nil` when it takes none.
    public var example: Character?
    /// Which of the options' classes the library named.
    var accepts = 0

    init(
      accepts: Int, base: CharacterClass?, isOptional: Bool, isRepeated: Bool,
      letterCase: SlotClass.LetterCase
    ) {
      self.accepts = accepts
      self.base = base
      self.isOptional = isOptional
      self.isRepeated = isRepeated
      self.letterCase = letterCase
    }
  }

  /// A number that several slots make up, `[00:1-31]`.
  public struct Segment: Sendable, Hashable {
    /// Which of the mask's segments it is, from 1.
    public var number: Int
    /// What it may be.
    public var bounds: ClosedRange<Int>

    /// Makes a segment.
    public init(_ number: Int, within bounds: ClosedRange<Int>) {
      self.number = number
      self.bounds = bounds
    }
  }

  /// The pattern that was read.
  public var pattern: String
  /// What it came to, in order.
  public var elements: [Element]
  /// What the field shows when every slot is filled with its example, optional ones included.
  public var example: String
  /// The value behind that.
  public var exampleValue: String

  /// Explains a mask.
  ///
  /// - Complexity: linear in the mask.
  public init(of mask: Mask) {
    pattern = mask.pattern
    elements = mask.core.elements
    var samples = Samples(options: mask.options, elements: elements)
    var value = ""
    for index in elements.indices {
      switch elements[index].kind {
      case .slot(var slot):
        samples.complete(&slot)
        value += slot.example.map { String($0) } ?? ""
        elements[index].kind = .slot(slot)
      case .text(let text, let isKept): value += isKept ? text : ""
      case .groupBegin, .groupEnd: break
      }
    }
    let shown = mask.formatted(value: value)
    example = shown.text
    exampleValue = shown.value
  }
}

extension Mask {
  /// How the mask was read, slot by slot.
  public var explanation: MaskExplanation { MaskExplanation(of: self) }
}
