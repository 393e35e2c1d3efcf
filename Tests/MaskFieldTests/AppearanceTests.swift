import Foundation
import MaskField
import Testing

@Suite struct AppearanceTests {
  let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  /// Mode, whether the field is edited, whether it has text, and whether the button is seen.
  @Test(
    arguments: [
      (.never, true, true, false), (.always, true, false, false), (.always, false, true, true),
      (.whileEditing, true, true, true), (.whileEditing, false, true, false),
      (.unlessEditing, true, true, false), (.unlessEditing, false, true, true),
    ] as [(ViewMode, Bool, Bool, Bool)])
  func theClearButton(_ mode: ViewMode, _ isEditing: Bool, _ hasText: Bool, _ isShown: Bool) {
    let field = TextField()
    field.appearance.clearButtonMode = mode
    if hasText { field.text = "a" }
    if isEditing { field.becomeFirstResponder() }
    #expect(field.showsClearButton == isShown)
    #expect((field.layout(in: bounds).clearButtonRect != nil) == isShown)
  }

  @Test func rectangles() {
    let field = TextField()
    field.text = "abc"
    field.appearance.borderStyle = .roundedRect
    field.appearance.clearButtonMode = .always
    field.appearance.leftView = FieldAppearance.Accessory(width: 24, height: 24, name: "lock")
    field.appearance.leftViewMode = .always
    #expect(field.borderRect(forBounds: bounds) == bounds)
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 7, y: 5, width: 24, height: 24))
    #expect(field.clearButtonRect(forBounds: bounds) == CGRect(x: 173, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 36, y: 7, width: 132, height: 20))
    #expect(field.placeholderRect(forBounds: bounds) == field.editingRect(forBounds: bounds))
    #expect(field.rightViewRect(forBounds: bounds) == .zero)
    field.appearance.isRightToLeft = true
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 169, y: 5, width: 24, height: 24))
    #expect(field.clearButtonRect(forBounds: bounds) == CGRect(x: 7, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 32, y: 7, width: 132, height: 20))
    #expect(field.appearance.resolvedAlignment == .right)
    field.appearance.rightView = FieldAppearance.Accessory(width: 10, height: 10)
    field.appearance.rightViewMode = .always
    #expect(field.layout(in: bounds).clearButtonRect == nil && !field.showsClearButton)
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 7, y: 12, width: 10, height: 10))
  }

  @Test func boundsTooSmallForAnything() {
    let field = TextField()
    field.text = "abc"
    field.appearance.borderStyle = .roundedRect
    field.appearance.clearButtonMode = .always
    for size in [0.0, 1, 5, 15] {
      let layout = field.layout(in: CGRect(x: 0, y: 0, width: size, height: size))
      #expect(layout.textRect.width >= 0 && layout.textRect.height >= 0)
      #expect(layout.clearButtonRect.map { layout.bounds.contains($0) } ?? false || size < 15)
    }
  }

  @Test func theIntrinsicSize() {
    let field = TextField()
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 20))
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(field.showsPlaceholder)
    field.appearance.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 54, height: 34))
    field.text = "abcdefgh"
    field.appearance.clearButtonMode = .always
    #expect(field.intrinsicContentSize == CGSize(width: 119, height: 34))
    #expect(!field.showsPlaceholder)
    field.appearance.attributedPlaceholder = AttributedString("Other")
    #expect(field.appearance.placeholderText == "Other")
  }

  @Test func theFontShrinks() {
    let field = TextField()
    field.text = String(repeating: "x", count: 40)
    #expect(field.layout(in: bounds).fontScale == 1)
    field.appearance.adjustsFontSizeToFitWidth = true
    #expect(field.layout(in: bounds).fontScale == 0.5)
    field.appearance.minimumFontSize = 13.6
    #expect(abs(field.layout(in: bounds).fontScale - 0.8) < 1e-9)
  }

  @Test func backgrounds() {
    var look = FieldAppearance()
    look.background = "plain"
    #expect(look.shownBackground(isEnabled: true) == "plain")
    #expect(look.shownBackground(isEnabled: false) == "plain")
    look.disabledBackground = "grey"
    #expect(look.shownBackground(isEnabled: false) == "grey")
    look.borderStyle = .roundedRect
    #expect(look.shownBackground(isEnabled: true) == nil)
  }

  @Test func bulletsAndTheLastCharacter() {
    let field = TextField()
    field.isSecureTextEntry = true
    field.insertText("a")
    #expect(field.shownText == "•")
    field.showsLastTypedCharacter = true
    field.insertText("👍")
    #expect(field.shownText == "•👍")
    field.hideTypedCharacter()
    #expect(field.shownText == "••")
    field.insertText("b")
    #expect(field.shownText == "••b")
    field.selectedRange = NSRange(location: 1, length: 0)
    #expect(field.shownText == "•••")
    field.insertText("c")
    #expect(field.shownText == "•c••")
    field.paste("d")
    #expect(field.shownText == "•••••")
    #expect(field.text == "acd👍b")
  }

  @Test func controlStates() {
    let field = TextField()
    #expect(field.controlState == .normal)
    field.becomeFirstResponder()
    #expect(field.controlState == .focused)
    field.isEnabled = false
    #expect(field.controlState == [.focused, .disabled])
    #expect(FieldControlState.application.rawValue == 0x00FF_0000)
    #expect(FieldControlState.reserved.rawValue == 0xFF00_0000)
  }
}
