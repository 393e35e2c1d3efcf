/// A mask of another library, read into our pattern language.
///
/// ```swift
/// let licence = try ImportedMask(">AAAAA-99999;#", as: .qt)
/// licence.pattern            // "[BBBBB]-[00000]"
/// licence.options.blank      // "#"
/// licence.masks[0]           // ready to use
/// ```
///
/// What a notation allows in several ways (Inputmask's `|`, ngx-mask's `||`) comes to several
/// patterns. What our patterns cannot say is an error that names it, never a mask that does less.
public struct ImportedMask: Sendable, Hashable {
  /// How many patterns one mask may come to.
  public static let alternativeLimit = 64

  /// The notation it was read in.
  public let notation: MaskNotation
  /// The mask as it was given.
  public let source: String
  /// The patterns it came to: one, or the alternatives in the order in which they were written.
  public let patterns: [String]
  /// The options it was imported with, and what the mask itself added: classes, and Qt's blank.
  public let options: MaskOptions
  /// The patterns, compiled.
  public let masks: [Mask]

  /// The first pattern.
  public var pattern: String { patterns[0] }

  /// Reads a mask of another notation.
  ///
  /// - Parameters:
  ///   - source: The mask as the other library takes it.
  ///   - notation: The notation it is written in.
  ///   - options: How the mask behaves. Its classes are definitions of the other notation: where
  ///     their symbols stand in `source`, they are slots.
  /// - Throws: `ImportError`, with the place, when the mask is malformed or cannot be expressed.
  /// - Complexity: linear in the mask and in what its quantifiers come to, at most 65536 elements.
  public init(
    _ source: String, as notation: MaskNotation, options: MaskOptions = MaskOptions()
  ) throws(ImportError) {
    var reader = ImportSource(source, as: notation)
    guard !source.isEmpty else {
      throw reader.malformed("the mask is empty, so the field would take nothing", at: 0)
    }
    guard source.utf8.count <= ImportSource.nodeLimit else {
      throw reader.limit("the mask has more than 64 KiB", at: 0)
    }
    var options = options
    let nodes: [ImportNode]
    switch notation {
    case .qt: nodes = try QtReader.read(&reader, &options)
    case .inputmask: nodes = try InputmaskReader.read(&reader, options)
    case .imask: nodes = try IMaskReader.read(&reader, options)
    case .ngx: nodes = try NgxReader.read(&reader, options)
    case .textmask: nodes = try TextMaskReader.read(&reader)
    }
    let weight = nodes.reduce(0) { $0 + $1.weight }
    let alternatives =
      weight > ImportSource.nodeLimit
      ? [] : nodes.alternatives(limit: Self.alternativeLimit)
    guard let alternatives else {
      let choice = nodes.first { if case .choice = $0 { true } else { false } }
      throw reader.limit(
        "the choices come to more than \(Self.alternativeLimit) masks", at: choice?.offset ?? 0)
    }
    guard weight <= ImportSource.nodeLimit else {
      throw reader.limit("the mask comes to more than 65536 characters", at: 0)
    }
    var writer = ImportWriter(reader, classes: options.classes)
    var patterns: [String] = []
    var places: [(Int) -> Int] = []
    for nodes in alternatives {
      patterns.append(try writer.write(nodes))
      let written = writer
      places.append { written.sourceOffset(of: $0) }
    }
    options.classes = writer.classes
    var masks: [Mask] = []
    for (pattern, place) in zip(patterns, places) {
      do {
        masks.append(try Mask(pattern, options: options))
      } catch {
        throw reader.error(error, at: place(error.offset.utf8))
      }
    }
    self.notation = notation
    self.source = source
    self.patterns = patterns
    self.options = options
    self.masks = masks
  }
}

extension ImportSource {
  /// What an imported pattern's own fault means for the mask it came from.
  fileprivate func error(_ fault: PatternError, at offset: Int) -> ImportError {
    switch fault.reason {
    case .patternTooLong, .groupsTooDeep, .tooManyClasses, .tooManyRanges, .tooManyTrunks,
      .trunksTooLong, .maskCount, .memory:
      limit("the mask exceeds a limit: expected \(fault.reason.expected)", at: offset)
    case .joinsNeighbour:
      inexpressible("fixed text that joins its neighbour into one character", at: offset)
    case .blankUnusable:
      inexpressible("the blank is invisible or joins its neighbours", at: offset)
    default:
      inexpressible("expected \(fault.reason.expected)", at: offset)
    }
  }
}
