// Boundaries between characters, for plain text and secrets alike. Offsets count UTF-16 units.
extension FieldText {
  /// The nearest character boundary at or before an offset.
  func characterStart(at offset: Int) -> Int {
    secret?.characterStart(at: offset) ?? string.characterStart(atUTF16: offset)
  }

  /// The nearest character boundary at or behind an offset.
  func characterEnd(at offset: Int) -> Int {
    secret?.characterEnd(at: offset) ?? string.characterEnd(atUTF16: offset)
  }

  /// The boundary in front of the character before an offset; 0 at the start.
  func boundary(before offset: Int) -> Int {
    if let secret { return secret.boundary(before: secret.characterStart(at: offset)) }
    return string.characterBefore(utf16: offset).lowerBound
  }

  /// The boundary behind the character behind an offset; the size at the end.
  func boundary(behind offset: Int) -> Int {
    if let secret { return secret.boundary(behind: secret.characterStart(at: offset)) }
    return string.characterAfter(utf16: offset).upperBound
  }

  /// A range brought into the text and widened so that it splits no character.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    secret?.wholeCharacters(range) ?? string.wholeCharacters(range)
  }

  /// The part in a range; of a secret a copy that nobody wipes.
  func slice(_ range: Range<Int>) -> String {
    secret?.revealed(range) ?? string.slice(utf16: range)
  }

  /// Puts a string in the place of a range of whole characters.
  mutating func replace(_ range: Range<Int>, with string: String) {
    if isSecret {
      withSecret { $0.replace(range, with: string) }
    } else {
      self = FieldText(self.string.replacing(utf16: range, with: string))
    }
  }
}
