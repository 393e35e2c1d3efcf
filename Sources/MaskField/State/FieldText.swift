/// The characters of a field: the one type that holds them, so that secrets have one home.
///
/// A secret shows bullets to `print`, `dump`, string interpolation and the debugger. Only `string`
/// reveals it.
public struct FieldText: Sendable, Equatable {
  private var characters: String
  /// Whether the characters are a password and must not appear in logs, descriptions or histories.
  public var isSecret: Bool

  /// Holds `string`, as a secret if so asked.
  public init(_ string: String = "", isSecret: Bool = false) {
    characters = string
    self.isSecret = isSecret
  }

  /// The characters themselves. Ask for them where they are shown or stored, not where they are logged.
  public var string: String { characters }

  /// Whether there is nothing.
  public var isEmpty: Bool { characters.isEmpty }

  /// The size in UTF-16 units.
  public var size: Int { characters.utf16.count }

  /// The same holder with other characters.
  func holding(_ string: String) -> FieldText {
    FieldText(string, isSecret: isSecret)
  }

  private var shown: String {
    if !isSecret { return characters }
    return isEmpty ? "" : "••••"
  }
}

extension FieldText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What it says of itself.
  public var description: String { shown }
  /// The same, for the debugger.
  public var debugDescription: String { shown.debugDescription }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror {
    Mirror(self, children: ["string": shown, "isSecret": isSecret], displayStyle: .struct)
  }
}
