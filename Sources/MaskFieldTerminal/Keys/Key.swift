/// What a terminal reported: a key, text, or a paste.
public enum Key: Sendable, Equatable {
  /// Characters that were typed.
  case text(String)
  /// A bracketed paste, as one piece.
  case paste(String)
  /// A letter with Control, in lower case: `control("a")`.
  case control(Character)
  /// A character with Alt.
  case alt(Character)
  /// A named key with the modifiers that were held.
  case named(Name, Modifiers = [])
  /// A sequence that means nothing here.
  case unknown

  /// Keys that have names.
  public enum Name: Sendable, Hashable, CaseIterable {
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
  }

  /// What was held while a named key was pressed.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// The bits, as terminals send them.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }
}

extension Key: CustomStringConvertible, CustomReflectable {
  /// The kind of key; never what was typed or pasted, which may be a password.
  public var description: String {
    switch self {
    case .text(let text): "text of \(text.count)"
    case .paste(let text): "paste of \(text.count)"
    case .control: "control"
    case .alt: "alt"
    case .named(let name, _): "\(name)"
    case .unknown: "unknown"
    }
  }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["key": description]) }
}
