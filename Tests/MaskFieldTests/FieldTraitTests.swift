import Foundation
import MaskField
import Testing

@Suite struct FieldTraitTests {
  @Test func aNewFieldIsAsUIKitHasIt() {
    let field = TextField()
    #expect(field.text == "" && field.placeholder == nil && field.delegate == nil)
    #expect(field.traits == TextInputTraits())
    #expect(!field.clearsOnBeginEditing && !field.clearsOnInsertion && !field.isSecureTextEntry)
    #expect(field.appearance == FieldAppearance())
    #expect(field.appearance.borderStyle == .none && field.appearance.textAlignment == .natural)
    #expect(field.appearance.clearButtonMode == .never && field.appearance.leftViewMode == .never)
    #expect(field.appearance.minimumFontSize == 0 && !field.appearance.adjustsFontSizeToFitWidth)
    #expect(field.shownKeyboardType == nil)
  }

  /// Every trait is a property of the field, as in UIKit.
  @Test func everyTraitIsAProperty() {
    let field = TextField()
    field.keyboardType = .URL
    field.returnKeyType = .go
    field.enablesReturnKeyAutomatically = true
    field.textContentType = .URL
    field.autocapitalizationType = .allCharacters
    field.autocorrectionType = .no
    field.spellCheckingType = .yes
    field.smartQuotesType = .no
    field.smartDashesType = .yes
    field.smartInsertDeleteType = .no
    field.inlinePredictionType = .yes
    field.mathExpressionCompletionType = .no
    field.writingToolsBehavior = .limited
    field.allowedWritingToolsResultOptions = [.plainText, .list]
    field.keyboardAppearance = .dark
    let read: [AnyHashable] = [
      field.keyboardType, field.returnKeyType, field.enablesReturnKeyAutomatically,
      field.textContentType ?? .off, field.autocapitalizationType, field.autocorrectionType,
      field.spellCheckingType, field.smartQuotesType, field.smartDashesType,
      field.smartInsertDeleteType, field.inlinePredictionType, field.mathExpressionCompletionType,
      field.writingToolsBehavior, field.allowedWritingToolsResultOptions, field.keyboardAppearance,
    ]
    let stored = Mirror(reflecting: field.traits).children
    let fresh = Mirror(reflecting: TextInputTraits()).children
    #expect(stored.count == read.count, "one property a trait")
    for (trait, plain) in zip(stored, fresh) {
      let value = trait.value as? AnyHashable
      #expect(read.contains { $0 == value }, "\(trait.label ?? "")")
      #expect(value != plain.value as? AnyHashable, "\(trait.label ?? "")")
    }
  }

  @Test func aChangedKeyboardWaitsForAReload() {
    let keyboard = Keyboard()
    let field = TextField()
    field.keyboard = keyboard
    var events: [Keyboard.Event] = []
    keyboard.handler = { events.append($0) }
    field.keyboardType = .emailAddress
    #expect(keyboard.type == nil)
    field.becomeFirstResponder()
    #expect(keyboard.type == .emailAddress && keyboard.isShown)
    field.keyboardType = .numberPad
    #expect(keyboard.type == .emailAddress && field.shownKeyboardType == .emailAddress)
    #expect(field.keyboardType == .numberPad)
    field.reloadInputViews()
    #expect(keyboard.type == .numberPad)
    field.reloadInputViews()
    field.returnKeyType = .done
    field.resignFirstResponder()
    #expect(keyboard.type == nil && keyboard.traits == nil)
    field.becomeFirstResponder()
    #expect(keyboard.traits?.returnKeyType == .done)
    #expect(
      events == [
        .willShow, .didShow, .willChangeFrame, .didChangeFrame, .willHide, .didHide, .willShow,
        .didShow,
      ])
  }

  @Test(
    arguments: [(.uikit, .default), (.friendly, .numberPad), (.seed, .numberPad)]
      as [(FieldPreset, KeyboardType)])
  func whoDecidesAboutTheKeyboard(_ preset: FieldPreset, _ shown: KeyboardType) {
    let field = TextField()
    field.preset = preset
    field.textContentType = .oneTimeCode
    field.becomeFirstResponder()
    #expect(field.shownKeyboardType == shown)
  }

  @Test func nothingIsCorrectedInAPassword() {
    let field = TextField()
    field.autocorrectionType = .yes
    field.smartQuotesType = .yes
    field.inlinePredictionType = .yes
    #expect(field.effectiveTraits == field.traits)
    field.isSecureTextEntry = true
    #expect(field.effectiveTraits.autocorrectionType == .no)
    #expect(field.effectiveTraits.smartQuotesType == .no)
    #expect(field.effectiveTraits.smartDashesType == .no)
    #expect(field.effectiveTraits.inlinePredictionType == .no)
    #expect(field.autocorrectionType == .yes, "what was assigned stays")
  }

  @Test func theShiftKey() {
    let field = TextField()
    #expect(field.shift == .once)
    field.text = "Yes. no"
    #expect(field.shift == .off)
    field.selectedRange = NSRange(location: 5, length: 0)
    #expect(field.shift == .once)
    field.isSecureTextEntry = true
    #expect(field.shift == .off)
  }

  @Test func theReturnKeyRests() {
    let field = TextField()
    field.enablesReturnKeyAutomatically = true
    #expect(!field.isReturnKeyEnabled)
    field.insertText(" ")
    #expect(field.isReturnKeyEnabled)
  }

  @Test func aSmartDeletionClosesTheGap() {
    for (text, range, left) in [
      ("one two three", NSRange(location: 4, length: 3), "one three"),
      ("one two", NSRange(location: 4, length: 3), "one"),
      ("one two", NSRange(location: 0, length: 3), "two"),
      ("onetwo", NSRange(location: 0, length: 3), "two"),
    ] {
      let field = TextField()
      field.smartInsertDeleteType = .yes
      field.text = text
      field.selectedRange = range
      field.deleteBackward()
      #expect(field.text == left)
    }
  }

  @Test func menus() {
    final class Host: TextFieldDelegate {
      var log: [String] = []
      func textField(
        _ textField: TextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [EditMenuAction]
      ) -> [EditMenuAction]? {
        log.append("menu \(range.location) \(range.length)")
        return suggestedActions + [EditMenuAction(.custom("look"), title: "Look Up")]
      }
      func textFieldWillPresentEditMenu(_ textField: TextField) { log.append("present") }
      func textFieldWillDismissEditMenu(_ textField: TextField) { log.append("dismiss") }
    }
    let host = Host()
    let field = TextField()
    field.delegate = host
    field.text = "abc"
    field.selectedRange = NSRange(location: 0, length: 2)
    #expect(
      field.presentEditMenu().map(\.kind) == [
        .cut, .copy, .paste, .delete, .selectAll, .custom("look"),
      ])
    field.dismissEditMenu()
    #expect(host.log == ["menu 0 2", "present", "dismiss"])
    #expect(field.copy() == "ab")
    #expect(field.cut() == "ab")
    #expect(field.text == "c")
    field.selectAll()
    field.isSecureTextEntry = true
    #expect(field.copy() == nil && field.cut() == nil && field.canPerform(.paste))
    #expect(field.text == "c")
    #expect(!field.presentEditMenu().map(\.kind).contains(.copy))
    field.delegate = nil
    field.preset = .friendly
    field.insertInputSuggestion("ok")
    #expect(field.text == "ok")
  }
}
