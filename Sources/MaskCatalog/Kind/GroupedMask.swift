import MaskEngine

/// A mask whose groups follow from what is in it: a card is grouped by its brand, an IBAN by country.
///
/// `GroupedEditor` does the editing.
protocol GroupedMask: Sendable {
  /// The layout of some characters. Where they do not fit the layout of their own kind, it is one that
  /// takes them all: nothing is lost, and the check says what is wrong.
  func shape(of characters: String) -> GroupedShape

  /// The layout that takes whatever may ever stand here.
  var widest: GroupedShape { get }

  /// The slots of a layout without the spaces.
  func plain(_ shape: GroupedShape) -> Mask

  /// Whether the text holds the spaces, or leaves them to whoever draws it.
  var writesGaps: Bool { get }

  /// What a paste brings, without a label in front.
  func cleaned(_ pasted: String) -> String

  /// Whether nothing is missing.
  func isComplete(characters: String) -> Bool
}
