import Foundation
import MaskField
import Testing

@Suite struct StateTests {
  @Test func aStateComesBackFromJSON() throws {
    let field = TextField()
    field.becomeFirstResponder()
    field.insertText("a👍b")
    field.selectedRange = NSRange(location: 1, length: 2)
    field.clearsOnInsertion = true
    let json = try JSONEncoder().encode(field.state)
    let state = try JSONDecoder().decode(FieldState.self, from: json)
    #expect(state.text.string == "a👍b" && state.selection == 1..<3)
    #expect(state.isEditing && state.clearsOnInsertion && !state.canUndo)
  }

  @Test func aSecretIsNeverEncoded() throws {
    let field = TextField()
    field.isSecureTextEntry = true
    field.insertText("hunter2")
    let json = try JSONEncoder().encode(field.state)
    #expect(!String(decoding: json, as: UTF8.self).contains("hunter2"))
    let state = try JSONDecoder().decode(FieldState.self, from: json)
    #expect(state.isSecure && state.text.isEmpty && state.selection == 0..<0)
  }

  @Test func aDecodedSelectionFitsTheText() throws {
    for (ends, expected) in [
      ("[9,90]", 3..<3), ("[-4,2]", 0..<2), ("[2,1]", 0..<0), ("[1]", 0..<0),
    ] {
      let json = """
        {"isSecure":false,"text":"👍a","selection":\(ends),"isEditing":false,"clearsOnInsertion":false}
        """
      let state = try JSONDecoder().decode(FieldState.self, from: Data(json.utf8))
      #expect(state.selection == expected)
    }
  }

  @Test func interactionStateIsSelectionAndFocus() {
    let field = TextField()
    field.text = "abcd"
    field.becomeFirstResponder()
    field.selectedRange = NSRange(location: 1, length: 2)
    let kept = field.interactionState
    let other = TextField()
    other.text = "abcd"
    other.interactionState = kept
    #expect(other.isEditing && other.selectedRange == NSRange(location: 1, length: 2))
    other.interactionState = InteractionState(selection: 0..<0, isFirstResponder: false)
    #expect(!other.isEditing)
  }

  /// Unit, limit, what is there, what is pasted, what is left.
  @Test(
    arguments: [
      (.characters, 2, "", "👨‍👩‍👧👍a", "👨‍👩‍👧👍"), (.scalars, 6, "", "👨‍👩‍👧👍a", "👨‍👩‍👧👍"),
      (.utf16, 9, "", "👨‍👩‍👧👍a", "👨‍👩‍👧"), (.bytes, 21, "", "👨‍👩‍👧👍a", "👨‍👩‍👧"), (.bytes, 3, "é", "éa", "é"),
      (.bytes, 4, "é", "éa", "éé"), (.characters, 0, "", "a", ""), (.utf16, 3, "ab", "👍", "ab"),
    ] as [(LengthUnit, Int, String, String, String)])
  func limits(_ unit: LengthUnit, _ limit: Int, _ text: String, _ paste: String, _ left: String) {
    for isSecure in [false, true] {
      let field = TextField()
      field.preset = .friendly
      field.isSecureTextEntry = isSecure
      field.text = text
      field.maxLength = limit
      field.lengthUnit = unit
      field.paste(paste)
      #expect(field.text == left, "\(isSecure)")
    }
  }

  @Test func theTailGivesWayInAnyUnit() {
    for isSecure in [false, true] {
      let field = TextField()
      field.preset = .friendly
      field.isSecureTextEntry = isSecure
      field.text = "éé"
      field.maxLength = 4
      field.lengthUnit = .bytes
      field.overflow = .dropTail
      field.selectedRange = NSRange(location: 0, length: 0)
      field.insertText("a")
      #expect(field.text == "aé")
      #expect(field.selectedRange == NSRange(location: 1, length: 0))
    }
  }

  /// The well-known snippet, as the articles have it: deleting is never stopped, and four families
  /// make room for sixty letters.
  @Test func theSnippetsWayOfCounting() {
    for isSecure in [false, true] {
      let field = TextField()
      field.preset = .seed
      field.policy.wipesSecrets = false
      field.isSecureTextEntry = isSecure
      field.text = "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"
      field.maxLength = 32
      field.selectAll()
      field.paste(String(repeating: "x", count: 60))
      #expect(field.text.count == 60, "4 + 60 - 32 is 32")
      field.insertText("y")
      #expect(field.text.count == 60, "refused as a whole")
      field.text = "👍👍"
      field.deleteBackward()
      #expect(field.text == "👍")
    }
  }

  @Test func presetsArePolicies() {
    #expect(FieldPolicy(.uikit) == .uikit && FieldPolicy(.friendly) == .friendly)
    #expect(FieldPolicy(.seed) == .seed)
    #expect(Set([FieldPolicy.uikit, .friendly, .seed]).count == 3, "none is another")
    let field = TextField()
    field.preset = .friendly
    #expect(field.policy == .friendly)
    field.policy.wipesSecrets = true
    #expect(field.policy != .friendly)
  }

  @Test func aSecretIsPastedWithoutAString() throws {
    let field = TextField()
    field.isSecureTextEntry = true
    field.insertSecret(SecretText("abc"))
    #expect(field.text == "abc")
    #expect(field.withSecret { $0.count } == 3)
    field.mask = try Mask("[00]")
    field.insertSecret(SecretText("12"))
    #expect(field.text == "12")
    field.mask = nil
    field.isSecureTextEntry = false
    field.insertSecret(SecretText("x"))
    #expect(field.text == "12x" && field.withSecret { $0.count } == nil)
  }

  @Test func showingAndHidingKeepsTextAndCaret() {
    let field = TextField()
    field.preset = .friendly
    field.text = "pä👍ss"
    field.selectedRange = NSRange(location: 2, length: 2)
    for isSecure in [true, false, true] {
      field.isSecureTextEntry = isSecure
      #expect(field.text == "pä👍ss")
      #expect(field.selectedRange == NSRange(location: 2, length: 2))
    }
  }

  @Test func composingInAPassword() {
    let field = TextField()
    field.preset = .friendly
    field.isSecureTextEntry = true
    field.text = "ab"
    field.selectedRange = NSRange(location: 1, length: 0)
    field.setMarkedText("かん")
    #expect(field.text == "aかんb" && field.markedTextRange == NSRange(location: 1, length: 2))
    field.deleteBackward()
    #expect(field.text == "aかb")
    field.insertText("漢", source: .composition)
    #expect(field.text == "a漢b" && !field.canUndo)
  }

  @Test func backspaceBeforeTheWipe() {
    let field = TextField()
    field.isSecureTextEntry = true
    field.insertText("abc")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(field.state.isWipeArmed)
    field.setMarkedText("")
    #expect(field.text == "abc", "nothing is composed, nothing is wiped")
    field.setMarkedText("k")
    #expect(field.text == "k")
  }
}
