public import Foundation
public import MaskEngine

extension TextField {
  /// What is shown, and never `nil`. Assigning asks and tells nobody, and undo begins anew.
  ///
  /// Of a password this is a copy that nobody wipes; `withSecret(_:)` does without.
  public var text: String {
    get { state.text.string }
    set { assign(.setText(newValue)) }
  }

  /// What the model stores. Assigning it reads every character as data.
  public var value: String {
    get { maskInForce?.value(of: text) ?? text }
    set { assign(.setValue(newValue)) }
  }

  private func assign(_ command: EditCommand) {
    perform(command)
    contentDidChange()
  }

  /// The selection in UTF-16 units. It is brought into the text and never splits a character.
  public var selectedRange: NSRange {
    get { NSRange(state.selection) }
    set {
      perform(.select(newValue.units ?? state.text.size..<state.text.size))
    }
  }

  /// Where an input method's unfinished text stands; `nil` when there is none.
  public var markedTextRange: NSRange? { state.markedRange.map { NSRange($0) } }

  /// What formats the text. A new mask shows the same value.
  public var mask: (any Masking)? {
    get { rules.mask }
    set {
      perform(.commit)
      // Text without a mask may be written in any way, so the new mask reads it as a person's.
      let content = rules.mask == nil ? newValue?.formatted(text).text ?? text : value
      let hadMask = rules.mask != nil
      rules.mask = newValue
      if !hadMask && newValue == nil { return }
      // An empty text is a value too: a choice of masks begins anew with it.
      assign(hadMask || content.isEmpty ? .setValue(content) : .setText(content))
    }
  }

  /// Of a choice of masks the one in force, else the mask itself.
  public var maskInForce: (any Masking)? { rules.maskInForce(state.memory) }

  /// Whether the text is a password: shown as bullets, and kept out of undo and every description.
  ///
  /// A password lives in memory that is wiped. It becomes a `String`, which nobody wipes, only where one
  /// is asked for by name (`text`, `value`), where it is shown again, under a mask other than `Mask`, for
  /// a validator that reads strings (see `SecretValidating`), and for a delegate that is asked about a
  /// string. What one key brings is a string of its own.
  public var isSecureTextEntry: Bool {
    get { state.isSecure }
    set { perform(.setSecure(newValue)) }
  }

  /// Whether the text is shown in the open but kept out of descriptions and of an encoded state: the
  /// number of a card, or of a person.
  public var isSensitive: Bool {
    get { state.isSensitive }
    set { setSensitive(newValue) }
  }

  /// The password, in memory that is wiped; `nil` while the text is shown.
  ///
  /// Assigning one is like assigning `text`, without a string on the way; `nil` empties the field.
  public var secret: SecretText? {
    get { state.text.secret }
    set { assign(.setSecret(newValue ?? SecretText())) }
  }

  /// Lends the bytes of a password, in UTF-8 and without a copy; `nil` when the text is none.
  ///
  /// ```swift
  /// let hash = field.withSecret { hasher.hash($0) }
  /// ```
  public func withSecret<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result? {
    try state.text.secret?.withBytes(body)
  }

  /// The most that the field takes, counted in `lengthUnit`; `nil` for no limit.
  public var maxLength: Int? {
    get { rules.maxLength }
    set { rules.maxLength = newValue }
  }

  /// What `maxLength` counts.
  public var lengthUnit: LengthUnit {
    get { rules.lengthUnit }
    set { rules.lengthUnit = newValue }
  }

  /// What happens to characters beyond `maxLength`.
  public var overflow: FieldRules.Overflow {
    get { rules.overflow }
    set { rules.overflow = newValue }
  }

  /// Behaviour where UIKit's is disputed or unloved, switch by switch.
  public var policy: FieldPolicy {
    get { rules.policy }
    set { rules.policy = newValue }
  }

  /// The same by name: assigning a preset takes its policy.
  public var preset: FieldPreset {
    get { rules.preset }
    set { rules.preset = newValue }
  }

  /// Whether the field empties itself when editing begins.
  public var clearsOnBeginEditing: Bool {
    get { rules.clearsOnBeginEditing }
    set { rules.clearsOnBeginEditing = newValue }
  }

  /// Whether the next insertion replaces the whole text. The host shows no selection meanwhile; any
  /// change of the selection ends it.
  public var clearsOnInsertion: Bool {
    get { state.clearsOnInsertion }
    set { perform(.setClearsOnInsertion(newValue)) }
  }

  /// Whether the character of a password that was typed last is shown for a moment.
  public var showsLastTypedCharacter: Bool {
    get { rules.showsLastTypedCharacter }
    set { rules.showsLastTypedCharacter = newValue }
  }

  /// What a host draws: the text, or one bullet a character for a password. Where the field shows the
  /// character typed last, that one stands open until `hideTypedCharacter()` or the next command.
  public var shownText: String {
    let text = state.text
    if !text.isSecret { return text.string }
    guard let shown = state.shownSecret else { return String(repeating: "•", count: text.count) }
    var head = 0
    var offset = 0
    while offset < shown.lowerBound {
      offset = text.boundary(behind: offset)
      head += 1
    }
    let bullets = String(repeating: "•", count: max(0, text.count - head - 1))
    return String(repeating: "•", count: head) + text.slice(shown) + bullets
  }

  /// Ends the moment for which the character typed last is shown. The host calls it after a second or
  /// so.
  public func hideTypedCharacter() {
    perform(.hideTyped)
  }

  /// The rest of the template behind the text, for a ghost. Never part of the text.
  ///
  /// Under a password only a `Mask` has one.
  public var hint: String {
    guard !state.isComposing, let mask = maskInForce else { return "" }
    if let secret = state.text.secret { return (mask as? Mask).map { secret.hint(by: $0) } ?? "" }
    return mask.hint(behind: text)
  }
}
