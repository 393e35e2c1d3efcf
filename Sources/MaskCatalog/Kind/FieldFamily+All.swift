extension FieldFamily {
  /// All families, in the order of a catalog. One line a family; each is written in its own folder.
  public static let all: [FieldFamily] = [phone] + codes
}
