public import MaskEngine

extension PhoneMask {
  /// Applies one change to a displayed text.
  ///
  /// Of a text that is no display of this mask the digits count, and a plus in front of them.
  ///
  /// - Parameters:
  ///   - change: what the person did, with its range in UTF-16 units of `text`.
  ///   - text: what is displayed.
  /// - Returns: the new text, value and caret. A refused change gives `text` back as it was.
  /// - Throws: `RangeError` when the range leaves `text` or splits a scalar.
  public func applying(_ change: TextChange, to text: String) throws(RangeError) -> MaskedText {
    let place = try PhonePlace(change.range, in: text)
    if change.replacement.isEmpty { return deleting(place, change, in: text) }
    let bytes = change.replacement.utf8
    if bytes.count == 1, let byte = bytes.first, byte &- 0x30 < 10, change.intent != .set {
      var key = PhoneKeys()
      key.append(Int(byte &- 0x30))
      return inserting(key, at: place, in: text)
    }
    if change.intent == .insert && change.replacement.count == 1 {
      return typing(change.replacement, at: place, in: text)
    }
    return pasting(change.replacement, at: place, in: text)
  }

  // MARK: - What a person does

  private func deleting(_ place: PhonePlace, _ change: TextChange, in text: String) -> MaskedText {
    var start = place.start
    var end = place.end
    if start == end {
      switch change.intent {
      case .deleteBackward: start -= 1
      case .deleteForward: end += 1
      case .insert, .paste, .set: break
      }
    }
    guard start >= 0, end <= place.keys.total, start < end else {
      return kept(text, place.keys, at: change.range.lowerBound)
    }
    let keys = place.keys.replacing(start..<end, by: PhoneKeys())
    let result = begun(keys, counting: start, withZeros: true)
    let caret: Caret = change.intent == .deleteForward ? .before(result.key) : .behind(result.key)
    return outcome(result.keys, caret, replacing: text)
  }

  private func typing(_ character: String, at place: PhonePlace, in text: String) -> MaskedText {
    guard let scalar = character.unicodeScalars.first else {
      return refused(text, place, .character)
    }
    if let key = PhoneText.key(scalar) {
      var keys = PhoneKeys(hasPlus: key < 0)
      if key >= 0 { keys.append(key) }
      return inserting(keys, at: place, in: text)
    }
    // A separator is never needed, and nobody who types one is in the wrong: it steps over those that
    // stand there.
    guard PhoneText.isSeparator(scalar), place.start == place.end else {
      return refused(text, place, .character)
    }
    var result = outcome(place.keys, .before(place.start), replacing: text)
    result.taken = 1
    return result
  }

  private func inserting(_ typed: PhoneKeys, at place: PhonePlace, in text: String) -> MaskedText {
    var start = place.start
    var end = place.end
    let keys = place.keys
    if keys.hasPlus && end == 0 {
      // In front of the plus nothing can stand.
      start = 1
      end = 1
      if typed.hasPlus { return stepped(keys, text) }
    }
    if typed.hasPlus && start > 0 { return refused(text, place, .character) }
    if keys.total - (end - start) + typed.total > Self.digitLimit + 1
      || keys.count + typed.count - digits(keys, start, end) > Self.digitLimit
    {
      return refused(text, place, .full)
    }
    if reader.plan == nil && keys.hasPlus && start == 1 && end == 1 && typed[0] == 0 {
      // The second zero of `00`, which stands for a plus. No calling code begins with one.
      return stepped(keys, text)
    }
    let result = begun(
      keys.replacing(start..<end, by: typed), counting: start + typed.total)
    var outcome = outcome(result.keys, .behind(result.key), replacing: text)
    outcome.taken = 1
    return outcome
  }

  private func stepped(_ keys: PhoneKeys, _ text: String) -> MaskedText {
    var result = outcome(keys, .behind(1), replacing: text)
    result.taken = 1
    return result
  }

  private func pasting(_ string: String, at place: PhonePlace, in text: String) -> MaskedText {
    let pasted = PhoneText(pasted: string)
    guard !pasted.keys.isEmpty else {
      let isBlank = string.unicodeScalars.allSatisfy(PhoneText.isSeparator)
      return isBlank
        ? kept(text, place.keys, at: place.range.lowerBound) : refused(text, place, .character)
    }
    let keys = place.keys
    var start = place.start
    let end = Swift.max(place.end, keys.hasPlus && place.end == 0 ? 1 : 0)
    if keys.hasPlus && start == 0 && place.end == 0 { start = 1 }
    let behind = keys.total - end
    let room = Self.digitLimit - keys.count + digits(keys, start, end)
    guard room > 0 else { return refused(text, place, .full) }
    var joined = keys.replacing(
      start..<end,
      by: pasted.keys.prefix(Swift.min(room, pasted.keys.count)).with(
        plus: pasted.keys.hasPlus && start == 0))
    var tooMuch = Swift.max(0, pasted.keys.count - room)
    var settledKeys = settled(begun(joined))
    if behind == 0, start > 0, isWhole(pasted.keys),
      pasted.keys.hasPlus || !isWhole(settledKeys), isBeginning(keys.prefixKeys(start))
    {
      // What stands in front is only the beginning of the number that was pasted whole.
      joined = pasted.keys
      settledKeys = settled(begun(joined))
      tooMuch = 0
    }
    var result = outcome(
      settledKeys, behind == 0 ? .end : .behind(settledKeys.total - behind), replacing: text)
    result.taken = pasted.keys.count - tooMuch
    result.refused = pasted.leftOut + tooMuch
    result.refusal = pasted.leftOut > 0 ? .character : tooMuch > 0 ? .full : nil
    return result
  }

  private func digits(_ keys: PhoneKeys, _ start: Int, _ end: Int) -> Int {
    end - start - (keys.hasPlus && start == 0 && end > 0 ? 1 : 0)
  }

  // MARK: - Keys

  /// In a field without a region numbers begin with a plus, and no calling code with a zero.
  func begun(
    _ keys: PhoneKeys, counting key: Int = 0, withZeros: Bool = false
  ) -> (keys: PhoneKeys, key: Int) {
    guard reader.plan == nil, !keys.hasPlus, keys.count > 0 else { return (keys, key) }
    var zeros = 0
    while !withZeros && zeros < keys.count && keys[zeros] == 0 { zeros += 1 }
    return (keys.dropFirst(zeros).with(plus: true), Swift.max(0, key - zeros) + 1)
  }

  func begun(_ keys: PhoneKeys) -> PhoneKeys { begun(keys, counting: 0).keys }

  /// What a copied number is shown as: as it was written where that reads well, else with its calling
  /// code. Whatever is no number of anybody stays as it was written.
  func settled(_ keys: PhoneKeys) -> PhoneKeys {
    let shape = PhoneShape(keys, inside: reader.plan?.inside ?? 0)
    guard let reading = reader.reading(keys, shape), let number = reading.number, number.isValid
    else { return keys }
    let isOwn = reading.plan.code == reader.plan?.code
    if style == .national && isOwn && reading.source != .inside {
      let national = PhoneText(pasted: number.national).keys
      if reader.reading(national)?.number == number { return national }
    }
    if reading.source != .inside { return number.keys }
    let trunk = keys.count - number.digits.count
    let isPlain =
      shape.layout != PhoneShape.raw && 0...2 ~= trunk && keys.dropFirst(trunk) == number.digits
    return isPlain ? keys : number.keys
  }

  private func isWhole(_ keys: PhoneKeys) -> Bool {
    reader.reading(begun(keys))?.number?.isValid ?? false
  }

  /// Whether the keys are no more than a plus and a calling code.
  private func isBeginning(_ keys: PhoneKeys) -> Bool {
    guard keys.hasPlus else { return false }
    return keys.count == 0
      || keys.count <= 3 && PhonePlan(code: keys.number(from: 0, size: 3)) != nil
  }

  // MARK: - Outcomes

  /// Where the caret goes.
  enum Caret {
    /// Behind that many keys, and at the end behind all of them.
    case behind(Int)
    /// In front of the key that has so many on its left.
    case before(Int)
    case end
  }

  func outcome(_ keys: PhoneKeys, _ caret: Caret, replacing text: String? = nil) -> MaskedText {
    let shape = PhoneShape(keys, inside: reader.plan?.inside ?? 0)
    let key: Int
    switch caret {
    case .behind(let count), .before(let count): key = count
    case .end: key = keys.total
    }
    let (shown, behind, before) = shape.display(keys, key: key)
    var place = behind
    if key >= keys.total {
      place = shown.utf8.count
    } else if key == 0 {
      place = before
    } else if case .before = caret {
      place = before
    }
    let reading = reader.reading(keys, shape)
    return MaskedText(
      text: shown, value: value(keys, reading), caret: TextOffset(utf8: place, utf16: place),
      isComplete: reading?.number?.isValid ?? false, isChanged: shown != text)
  }

  /// E.164, or what there is of it.
  func value(_ keys: PhoneKeys, _ reading: PhoneReader.Reading?) -> String {
    guard let reading else { return keys.text }
    if reading.source != .abroad && reading.number == nil { return keys.text }
    return PhoneNumber(plan: reading.plan, digits: reading.national).e164
  }

  private func kept(_ text: String, _ keys: PhoneKeys, at offset: Int) -> MaskedText {
    var result = outcome(keys, .end)
    result.text = text
    result.caret = TextOffset(utf16: offset, in: text)
    result.isChanged = false
    return result
  }

  private func refused(_ text: String, _ place: PhonePlace, _ why: Refusal) -> MaskedText {
    var result = kept(text, place.keys, at: place.range.upperBound)
    result.refused = 1
    result.refusal = why
    return result
  }
}
