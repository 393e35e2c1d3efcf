/// A mask of another notation that has no equal here, with the place and the reason.
///
/// ```swift
/// do {
///   _ = try ImportedMask("(99-){+}", as: .inputmask)
/// } catch {
///   print(error)
///   // inputmask: a part of several characters cannot repeat without bound
///   //   (99-){+}
///   //   ^
/// }
/// ```
public struct ImportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Why a mask was not imported.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// It is malformed in its own notation.
    case malformed
    /// Our patterns cannot say what it says.
    case inexpressible
    /// It is a choice of several masks, where one was wanted.
    case choice
    /// It exceeds a limit: 64 KiB, 64 alternatives or classes, groups nested to 4.
    case limit
  }

  /// Why it was not imported.
  public var reason: Reason
  /// The notation it was read in.
  public var notation: MaskNotation
  /// The mask as it was given.
  public var source: String
  /// Where in it.
  public var offset: TextOffset
  /// What cannot be expressed or read there, in a plain sentence.
  public var problem: String

  /// Makes an error for a place in a mask.
  public init(
    _ reason: Reason, _ problem: String, notation: MaskNotation, in source: String,
    at offset: TextOffset
  ) {
    self.reason = reason
    self.notation = notation
    self.source = source
    self.offset = offset
    self.problem = problem
  }

  /// The mask with a caret under the place, in two lines.
  public var diagram: String {
    let drawing = CaretDrawing(of: source, at: offset.utf8)
    return "\(drawing.line)\n\(drawing.caret)"
  }

  /// The notation, the problem, and the diagram.
  public var description: String {
    let drawing = CaretDrawing(of: source, at: offset.utf8)
    return "\(notation.rawValue): \(problem)\n  \(drawing.line)\n  \(drawing.caret)"
  }
}
