extension Mask {
  /// Compiles a mask of another library's notation.
  ///
  /// ```swift
  /// let address = try Mask(imported: "HH:HH:HH:HH:HH:HH;_", as: .qt)
  /// address.formatted(value: "00c0ffee").text     // "00:c0:ff:ee"
  /// ```
  ///
  /// - Parameters:
  ///   - source: The mask as the other library takes it.
  ///   - notation: The notation it is written in.
  ///   - options: How the mask behaves. Its classes are definitions of the other notation.
  /// - Throws: `ImportError` when the mask cannot be expressed, or is a choice of several masks:
  ///   `MaskSet(imported:as:options:)` takes those.
  public init(
    imported source: String, as notation: MaskNotation, options: MaskOptions = MaskOptions()
  ) throws(ImportError) {
    let imported = try ImportedMask(source, as: notation, options: options)
    guard imported.masks.count == 1 else {
      throw ImportSource(source, as: notation).error(
        .choice, "this is a choice of \(imported.masks.count) masks, not one mask", at: 0)
    }
    self = imported.masks[0]
  }
}
