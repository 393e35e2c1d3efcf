extension String {
  /// The index at a UTF-16 offset; offsets outside the text count as its ends.
  func index(atUTF16 offset: Int) -> Index {
    utf16.index(utf16.startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf16.count))
  }

  /// The UTF-16 offset of an index.
  func utf16Offset(of index: Index) -> Int {
    utf16.distance(from: utf16.startIndex, to: index)
  }

  /// The nearest character boundary at or before a UTF-16 offset.
  func characterStart(atUTF16 offset: Int) -> Int {
    if offset <= 0 { return 0 }
    let size = utf16.count
    if offset >= size { return size }
    let index = index(atUTF16: offset)
    return utf16Offset(of: self.index(index, offsetBy: 0))
  }

  /// The nearest character boundary at or behind a UTF-16 offset.
  func characterEnd(atUTF16 offset: Int) -> Int {
    let start = characterStart(atUTF16: offset)
    if start >= Swift.min(offset, utf16.count) { return start }
    return utf16Offset(of: self.index(after: index(atUTF16: start)))
  }

  /// A range brought into the text and widened so that it splits no character.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let start = characterStart(atUTF16: range.lowerBound)
    if range.isEmpty { return start..<start }
    return start..<Swift.max(start, characterEnd(atUTF16: range.upperBound))
  }

  /// The UTF-16 range of the character before an offset; empty at the start.
  func characterBefore(utf16 offset: Int) -> Range<Int> {
    let end = characterStart(atUTF16: offset)
    if end == 0 { return 0..<0 }
    return utf16Offset(of: index(before: index(atUTF16: end)))..<end
  }

  /// The UTF-16 range of the character behind an offset; empty at the end.
  func characterAfter(utf16 offset: Int) -> Range<Int> {
    let start = characterStart(atUTF16: offset)
    let index = index(atUTF16: start)
    if index == endIndex { return start..<start }
    return start..<utf16Offset(of: self.index(after: index))
  }

  /// The part in a UTF-16 range.
  func slice(utf16 range: Range<Int>) -> String {
    String(self[index(atUTF16: range.lowerBound)..<index(atUTF16: range.upperBound)])
  }

  /// The text with a UTF-16 range replaced.
  func replacing(utf16 range: Range<Int>, with string: String) -> String {
    var text = self
    text.replaceSubrange(
      index(atUTF16: range.lowerBound)..<index(atUTF16: range.upperBound), with: string)
    return text
  }
}
