import MaskEngine

/// Edits what a grouped mask shows.
///
/// An edit runs on the characters without spaces, by the rules of every mask; then the spaces are put
/// where the new content has them. So digits and their order never change when the layout does.
///
/// It asks its mask by the protocol: an extension would be compiled once for each kind of mask.
struct GroupedEditor {
  private let mask: any GroupedMask

  init(_ mask: any GroupedMask) { self.mask = mask }

  func edited(_ change: TextChange, in text: String) throws(RangeError) -> MaskedText {
    guard change.range.lowerBound >= 0, change.range.upperBound <= text.utf16.count else {
      throw RangeError(range: change.range, size: text.utf16.count)
    }
    if change.intent == .set { return put(change.replacement, as: .set, over: text) }
    guard isRendering(text) else { return try editedAnew(change, in: text) }
    if let stepped = steppingOverGap(change, in: text) { return stepped }
    let characters = text.withoutSpaces
    var inner = change
    inner.range = text.place(change.range.lowerBound)..<text.place(change.range.upperBound)
    inner.replacement = read(change)
    let current = mask.shape(of: characters)
    var outcome = try mask.plain(current).applying(inner, to: characters)
    if outcome.refused > 0 {
      // What the present kind refuses may be the beginning of another kind.
      let other = try mask.plain(mask.widest).applying(inner, to: characters)
      if mask.shape(of: other.text).key != current.key { outcome = other }
    }
    var caret = outcome.caret.utf16
    if outcome.text == characters && outcome.taken == 0 {
      // Refused, or nothing to delete: text and caret stay.
      return result(text, caret: change.range.upperBound, like: outcome, was: text)
    }
    let shape = mask.shape(of: outcome.text)
    if mask.writesGaps {
      caret = shape.offset(of: caret, inFrontOfNext: change.intent == .deleteForward)
    }
    return result(rendered(outcome.text), caret: caret, like: outcome, was: text)
  }

  /// An edit of a text that an app assigned in another layout: it is formatted first.
  private func editedAnew(
    _ change: TextChange, in text: String
  ) throws(RangeError) -> MaskedText {
    let shown = put(text, as: .paste, over: text).text
    func moved(_ offset: Int) -> Int {
      let index = text.utf16.index(text.startIndex, offsetBy: offset)
      let place = CodeText(String(text[..<index])).count
      let offset =
        mask.writesGaps
        ? mask.shape(of: shown.withoutSpaces).offset(of: place, inFrontOfNext: false) : place
      return min(offset, shown.utf16.count)
    }
    var change = change
    change.range = moved(change.range.lowerBound)..<moved(change.range.upperBound)
    var outcome = try edited(change, in: shown)
    outcome.isChanged = outcome.text != text
    return outcome
  }

  /// A text or value that is put in whole.
  func put(_ content: String, as intent: TextChange.Intent, over text: String) -> MaskedText {
    let plain = mask.plain(mask.widest)
    let outcome =
      intent == .set
      ? plain.formatted(value: content.withoutSpaces)
      : plain.formatted(mask.cleaned(content).withoutSpaces)
    let whole = rendered(outcome.text)
    return result(whole, caret: whole.utf16.count, like: outcome, was: text)
  }

  /// What the mask makes of an assigned text: its own display stays as it is.
  func shown(_ text: String) -> MaskedText {
    guard isRendering(text) else { return put(text, as: .paste, over: text) }
    return result(text, caret: text.utf16.count, like: nil, was: text)
  }

  /// The characters as they are shown.
  private func rendered(_ characters: String) -> String {
    mask.writesGaps ? mask.shape(of: characters).grouped(characters) : characters
  }

  /// Whether a text is what the mask would show; a space may stand at its end.
  private func isRendering(_ text: String) -> Bool {
    let characters = text.withoutSpaces
    let shape = mask.shape(of: characters)
    guard shape.fits(characters) else { return false }
    let whole = rendered(characters)
    return text == whole
      || mask.writesGaps && text == whole + " " && shape.gaps.contains(characters.count)
  }

  /// What an insertion brings; several characters at once may hold spaces.
  private func read(_ change: TextChange) -> String {
    switch change.intent {
    case .paste: mask.cleaned(change.replacement).withoutSpaces
    case .insert where change.replacement.count > 1: change.replacement.withoutSpaces
    default: change.replacement
    }
  }

  /// A separator that is typed behind a whole group shows the space, and steps over one that is there.
  private func steppingOverGap(_ change: TextChange, in text: String) -> MaskedText? {
    let start = change.range.lowerBound
    guard mask.writesGaps, change.intent == .insert, change.range.isEmpty,
      change.replacement.isSeparator,
      mask.shape(of: text.withoutSpaces).gaps.contains(text.place(start))
    else { return nil }
    let isNew = start == text.utf16.count && !text.hasSuffix(" ")
    let isAhead = isNew || text.utf16.dropFirst(start).first == 0x20
    var stepped = result(
      isNew ? text + " " : text, caret: isAhead ? start + 1 : start, like: nil, was: text)
    stepped.taken = 1
    return stepped
  }

  private func result(
    _ text: String, caret: Int, like outcome: MaskedText?, was before: String
  ) -> MaskedText {
    let characters = text.withoutSpaces
    // All that is shown is ASCII, so both units count the same.
    let caret = min(caret, text.utf16.count)
    return MaskedText(
      text: text, value: characters.withoutBlanks, caret: TextOffset(utf8: caret, utf16: caret),
      isComplete: mask.isComplete(characters: characters), isChanged: text != before,
      taken: outcome?.taken ?? 0, refused: outcome?.refused ?? 0, refusal: outcome?.refusal)
  }
}

extension String {
  /// The text without spaces. What a grouped mask shows is ASCII.
  var withoutSpaces: String { without(" ") }
  /// The text without the blanks of slots that were emptied.
  var withoutBlanks: String { without("_") }

  @inline(never)
  private func without(_ scalar: Unicode.Scalar) -> String {
    if !unicodeScalars.contains(scalar) { return self }
    var rest = ""
    rest.unicodeScalars.append(contentsOf: unicodeScalars.filter { $0 != scalar })
    return rest
  }

  /// How many characters other than spaces stand in front of an offset.
  fileprivate func place(_ offset: Int) -> Int {
    utf16.prefix(offset).count { $0 != 0x20 }
  }

  /// Whether it is one sign that people put between groups.
  fileprivate var isSeparator: Bool {
    count == 1 && allSatisfy { $0.isWhitespace || "-–—‑.·/".contains($0) }
  }
}
