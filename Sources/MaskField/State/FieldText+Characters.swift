import MaskEngine

// Boundaries between characters, for plain text and secrets alike. Offsets count UTF-16 units.
extension FieldText {
  /// The nearest character boundary at or before an offset.
  func characterStart(at offset: Int) -> Int {
    switch content {
    case .plain(let string): string.characterStart(atUTF16: offset)
    case .secret(let secret): secret.characterStart(at: offset)
    }
  }

  /// The nearest character boundary at or behind an offset.
  func characterEnd(at offset: Int) -> Int {
    switch content {
    case .plain(let string): string.characterEnd(atUTF16: offset)
    case .secret(let secret): secret.characterEnd(at: offset)
    }
  }

  /// The boundary in front of the character before an offset; 0 at the start.
  func boundary(before offset: Int) -> Int {
    switch content {
    case .plain(let string): string.characterBefore(utf16: offset).lowerBound
    case .secret(let secret): secret.boundary(before: secret.characterStart(at: offset))
    }
  }

  /// The boundary behind the character behind an offset; the size at the end.
  func boundary(behind offset: Int) -> Int {
    switch content {
    case .plain(let string): string.characterAfter(utf16: offset).upperBound
    case .secret(let secret): secret.boundary(behind: secret.characterStart(at: offset))
    }
  }

  /// A range brought into the text and widened so that it splits no character.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    switch content {
    case .plain(let string): string.wholeCharacters(range)
    case .secret(let secret): secret.wholeCharacters(range)
    }
  }

  /// The part in a range; of a secret a copy that nobody wipes.
  func slice(_ range: Range<Int>) -> String {
    switch content {
    case .plain(let string): string.slice(utf16: range)
    case .secret(let secret): secret.revealed(range)
    }
  }

  /// Puts a string in the place of a range of whole characters.
  mutating func replace(_ range: Range<Int>, with string: String) {
    if isSecret {
      withSecret { $0.replace(range, with: string) }
    } else {
      hold(self.string.replacing(utf16: range, with: string))
    }
  }
}
