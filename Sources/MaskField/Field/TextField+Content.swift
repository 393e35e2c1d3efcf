public import Foundation
public import MaskEngine

extension TextField {
  /// What is shown, and never `nil`. Assigning asks and tells nobody, and undo begins anew.
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
      let start = newValue.location == NSNotFound ? state.text.size : max(0, newValue.location)
      let end = start.addingReportingOverflow(max(0, newValue.length))
      perform(.select(start..<(end.overflow ? Int.max : end.partialValue)))
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
  public var isSecureTextEntry: Bool {
    get { state.isSecure }
    set { perform(.setSecure(newValue)) }
  }

  /// The most characters (grapheme clusters) that the field shows; `nil` for no limit.
  public var maxLength: Int? {
    get { rules.maxLength }
    set { rules.maxLength = newValue }
  }

  /// What happens to characters beyond `maxLength`.
  public var overflow: FieldRules.Overflow {
    get { rules.overflow }
    set { rules.overflow = newValue }
  }

  /// Behaviour where people and UIKit disagree.
  public var preset: FieldPreset {
    get { rules.preset }
    set { rules.preset = newValue }
  }

  /// Whether the field empties itself when editing begins.
  public var clearsOnBeginEditing: Bool {
    get { rules.clearsOnBeginEditing }
    set { rules.clearsOnBeginEditing = newValue }
  }

  /// Whether return does nothing while the text is empty.
  public var enablesReturnKeyAutomatically: Bool {
    get { rules.enablesReturnKeyAutomatically }
    set { rules.enablesReturnKeyAutomatically = newValue }
  }

  /// What a host draws: the text, or one bullet a character for a password.
  public var shownText: String {
    state.isSecure ? String(repeating: "•", count: text.count) : text
  }

  /// The rest of the template behind the text, for a ghost. Never part of the text.
  public var hint: String {
    state.composition == nil ? maskInForce?.hint(behind: text) ?? "" : ""
  }
}
