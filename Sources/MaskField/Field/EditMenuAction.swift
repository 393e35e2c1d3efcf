/// One entry of the menu over a selection.
public struct EditMenuAction: Sendable, Hashable {
  /// What the entry does.
  public enum Kind: Sendable, Hashable {
    case cut, copy, paste, delete, select, selectAll, undo, redo
    /// An action of the app's own, by a name it understands.
    case custom(String)
  }

  /// What it does.
  public var kind: Kind
  /// What is written on it.
  public var title: String

  /// Makes an entry.
  public init(_ kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }
}
