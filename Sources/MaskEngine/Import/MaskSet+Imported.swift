extension MaskSet {
  /// Makes a choice of the masks that another library's notation allows.
  ///
  /// ```swift
  /// let taxNumber = try MaskSet(imported: "CPF_CNPJ", as: .ngx)
  /// taxNumber.candidates.map(\.mask.pattern)
  /// // ["[000].[000].[000]-[00]", "[00].[000].[000]/[0000]-[00]"]
  /// ```
  ///
  /// - Parameters:
  ///   - source: The mask as the other library takes it; a mask without choices makes one candidate.
  ///   - notation: The notation it is written in.
  ///   - options: How the masks behave. Its classes are definitions of the other notation.
  /// - Throws: `ImportError` when the mask cannot be expressed.
  public init(
    imported source: String, as notation: MaskNotation, options: MaskOptions = MaskOptions()
  ) throws(ImportError) {
    let imported = try ImportedMask(source, as: notation, options: options)
    guard let set = MaskSet(imported.masks.map { Candidate($0) }) else {
      preconditionFailure("an import gives 1 to 64 masks")
    }
    self = set
  }
}
