import Foundation
import MaskField

extension ReplayCase {
  /// Plays the session and compares the end with what was expected.
  public func run() -> ReplayResult {
    var result = ReplayResult(differences: [], transcript: [])
    do {
      let player = try Player(self)
      if let keyboard = player.keyboard { result.transcript.append(keyboard) }
      for step in steps {
        let before = Self.drawn(player.field)
        try player.play(step)
        result.transcript.append("\(step.name): \(before) -> \(Self.drawn(player.field))")
      }
      result.differences = try differences(player)
    } catch {
      result.differences = [error.reason]
    }
    return result
  }

  /// A text with `|` at the caret, or around the selection; bullets for a password.
  static func drawn(_ field: TextField) -> String {
    let text = field.text
    let range = field.selectedRange
    let ends = Set([range.location, range.location + range.length])
    var drawn = ""
    var offset = 0
    for character in text {
      if ends.contains(offset) { drawn += "|" }
      drawn.append(field.isSecureTextEntry ? "•" : character)
      offset += character.utf16.count
    }
    return "\"\(drawn)\(ends.contains(offset) ? "|" : "")\""
  }

  private func differences(_ player: Player) throws(Unplayable) -> [String] {
    var found: [String] = []
    func compare<Value: Equatable>(_ name: String, _ expected: Value?, _ got: Value) {
      if let expected, expected != got {
        found.append("\(name): expected \(show(expected)), got \(show(got))")
      }
    }
    let field = player.field
    let range = field.selectedRange
    compare("text", expectation.text, field.text)
    // Canonically equal strings are equal in Swift; a field must show the very same scalars.
    if let text = expectation.text, text == field.text, !text.utf8.elementsEqual(field.text.utf8) {
      found.append("text: expected other scalars than \(show(field.text))")
    }
    if let selection = expectation.selection {
      let got = range.location..<range.location + range.length
      if selection != got { found.append("caret: expected \(show(selection)), got \(show(got))") }
    }
    compare("value", expectation.value, field.value)
    compare("complete", expectation.isComplete, isComplete(field))
    compare("state", expectation.state, field.validationState)
    compare("refused", expectation.refused, player.refused)
    if let events = expectation.events {
      let hasNotices = events.contains { $0.hasPrefix("n.") }
      compare("events", events, player.events.filter { hasNotices || !$0.hasPrefix("n.") })
    }
    switch expectation.focused {
    case nil: break
    case .field(let isFocused): compare("focused", isFocused, field.isEditing)
    case .name(let name): compare("focused", name, player.form?.focusedName ?? "nobody")
    }
    if let offset = expectation.offset {
      guard let email = field.mask as? EmailFormat else {
        throw .notSupported("\"offset\" on this kind of field")
      }
      compare("offset", offset, email.matcher.verdict(on: field.text).offset?.utf8 ?? -1)
    }
    return found
  }

  private func isComplete(_ field: TextField) -> Bool {
    field.maskInForce?.isComplete(field.text) ?? !field.text.isEmpty
  }

  private func show<Value>(_ value: Value) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let range as Range<Int>: range.isEmpty ? "\(range.lowerBound)" : "\(range)"
    default: "\(value)"
    }
  }
}

extension ReplayStep {
  /// The step as it was written.
  var name: String {
    switch self {
    case .focus(let name): name.map { "focus \($0)" } ?? "focus"
    case .blur: "blur"
    case .type(let text): "type \(text.debugDescription)"
    case .insert(let text): "insert \(text.debugDescription)"
    case .paste(let text): "paste \(text.debugDescription)"
    case .autofill(let text): "autofill \(text.debugDescription)"
    case .backspace(let count): "backspace \(count)"
    case .delete(let count): "delete \(count)"
    case .select(let start, let end): start == end ? "caret \(start)" : "select \(start) \(end)"
    case .set(let text): "set \(text.debugDescription)"
    case .value(let value): "value \(value.debugDescription)"
    case .compose(let text): "compose \(text.debugDescription)"
    case .commit(let text): "commit \(text.debugDescription)"
    case .undo(let count): "undo \(count)"
    case .redo(let count): "redo \(count)"
    case .clear: "clear"
    case .pressReturn: "return"
    case .secure(let isSecure): "secure \(isSecure)"
    case .mask(let pattern): "mask \(pattern.debugDescription)"
    case .stepUp: "up"
    case .stepDown: "down"
    }
  }
}
