import Foundation
import MaskField

// The rows S2 to S6 and S10 to S14: edits.
extension OrderTests {
  static let editingRows: [OrderRow] = [
    OrderRow(
      "S2 one key", { $0.becomeFirstResponder() }, act: { $0.insertText("é") },
      hears: ["d.shouldChange{0,0}é"] + changed, text: "é"),
    OrderRow(
      "S2 refused", { $0.text = "a" }, refuses: ["shouldChange"], act: { $0.insertText("b") },
      hears: ["d.shouldChange{1,0}b"], text: "a"),
    OrderRow(
      "S2 over a selection",
      {
        $0.text = "abc"
        $0.selectAll()
      }, act: { $0.insertText("x") }, hears: ["d.shouldChange{0,3}x"] + changed, text: "x"),
    OrderRow(
      "S2 one event for a string of several",
      act: { $0.insertText("on my way", source: .prediction) },
      hears: ["d.shouldChange{0,0}on my way"] + changed, text: "on my way"),
    OrderRow(
      "S2 speech", act: { $0.insertText("hello", source: .dictation) },
      hears: ["d.shouldChange{0,0}hello"] + changed, text: "hello"),
    OrderRow(
      "S3 paste is one call", { $0.text = "a" }, act: { $0.paste("bcd") },
      hears: ["d.shouldChange{1,0}bcd"] + changed, text: "abcd"),
    OrderRow(
      "S3 breaks become a space", act: { $0.paste("a\r\n\nb") },
      hears: ["d.shouldChange{0,0}a b"] + changed, text: "a b"),
    OrderRow(
      "S3 breaks stripped", { $0.policy.lineBreaks = .strip }, act: { $0.paste("a\nb") },
      hears: ["d.shouldChange{0,0}ab"] + changed, text: "ab"),
    OrderRow(
      "S3 breaks rejected", { $0.policy.lineBreaks = .reject }, act: { $0.paste("a\nb") },
      hears: [],
      text: ""),
    OrderRow(
      "S3 breaks kept", { $0.policy.lineBreaks = .keep }, act: { $0.paste("a\nb") },
      hears: ["d.shouldChange{0,0}a\nb"] + changed, text: "a\nb"),
    OrderRow(
      "S10 old releases fill in words without asking", { $0.policy.asksAboutPredictions = false },
      refuses: ["shouldChange"], act: { $0.insertText("hello ", source: .prediction) },
      hears: changed, text: "hello "),
    OrderRow(
      "S3 a drop is a paste in its place", { $0.text = "ab" }, act: { $0.drop("xy", at: 1) },
      hears: ["d.shouldChange{1,0}xy"] + changed, text: "axyb"),
    OrderRow(
      "S3 smart insert adds a space",
      {
        $0.text = "one"
        $0.smartInsertDeleteType = .yes
      }, act: { $0.paste("two") }, hears: ["d.shouldChange{3,0} two"] + changed, text: "one two"),
    OrderRow("S4 nothing to delete", act: { $0.deleteBackward() }, hears: [], text: ""),
    OrderRow(
      "S4 a family is one range", { $0.text = "a👨‍👩‍👧" }, act: { $0.deleteBackward() },
      hears: ["d.shouldChange{1,8}"] + changed, text: "a"),
    OrderRow(
      "S4 a selection",
      {
        $0.text = "abcd"
        $0.selectedRange = NSRange(location: 1, length: 2)
      }, act: { $0.deleteBackward() }, hears: ["d.shouldChange{1,2}"] + changed, text: "ad"),
    OrderRow(
      "S4 refused", { $0.text = "a" }, refuses: ["shouldChange"], act: { $0.deleteBackward() },
      hears: ["d.shouldChange{0,1}"], text: "a"),
    OrderRow(
      "S4 forward",
      {
        $0.text = "🇩🇪a"
        $0.selectedRange = NSRange(location: 0, length: 0)
      }, act: { $0.deleteForward() },
      hears: ["d.shouldChange{0,4}"] + changed,
      text: "a"),
    OrderRow("S5 assigning is silent", act: { $0.text = "abc" }, hears: [], text: "abc"),
    OrderRow("S5 the same again", { $0.text = "abc" }, act: { $0.text = "abc" }, hears: []),
    OrderRow(
      "S5 insertion by the app", act: { $0.insertText("a", source: .program) }, hears: changed,
      text: "a"),
    OrderRow(
      "S5 deletion by the app", { $0.text = "ab" }, act: { $0.deleteBackward(source: .program) },
      hears: changed, text: "a"),
    OrderRow(
      "S5 the app sends the event itself", { $0.text = "ab" },
      act: { $0.sendActions(for: .editingChanged) }, hears: ["e.editingChanged"]),
    OrderRow(
      "S6 clear button",
      {
        $0.becomeFirstResponder()
        $0.text = "abc"
      }, act: { $0.clear() }, hears: ["d.shouldClear"] + changed, text: "", isEditing: true),
    OrderRow(
      "S6 refused", { $0.text = "abc" }, refuses: ["shouldClear"], act: { $0.clear() },
      hears: ["d.shouldClear"], text: "abc", isEditing: false),
    OrderRow("S6 nothing to clear", act: { $0.clear() }, hears: [], isEditing: false),
    OrderRow(
      "S6 brings the focus", { $0.text = "abc" }, act: { $0.clear() },
      hears: ["d.shouldClear"] + changed + ["d.shouldBegin"] + begun, text: "", isEditing: true),
    OrderRow(
      "S6 without bringing the focus",
      {
        $0.text = "abc"
        $0.policy.clearButtonTakesFocus = false
      }, act: { $0.clear() }, hears: ["d.shouldClear"] + changed, isEditing: false),
    OrderRow(
      "S2 the selection told behind the change", { $0.policy.tellsSelectionFirst = false },
      act: { $0.insertText("a") },
      hears: ["d.shouldChange{0,0}a", "e.editingChanged", "n.didChange", "d.selection"]),
    OrderRow(
      "S11 composing, twice", { $0.text = "a" },
      act: {
        $0.setMarkedText("k")
        $0.setMarkedText("か")
      },
      hears: ["d.shouldChange{1,0}k"] + changed + ["d.shouldChange{1,1}か"] + changed, text: "aか"),
    OrderRow(
      "S11 the end of a composition",
      { $0.setMarkedText("かん") }, act: { $0.insertText("漢", source: .composition) },
      hears: ["d.shouldChange{0,2}漢"] + changed, text: "漢"),
    OrderRow(
      "S11 refused", { $0.setMarkedText("k") }, refuses: ["shouldChange"],
      act: { $0.setMarkedText("か") }, hears: ["d.shouldChange{0,1}か"], text: "k"),
    OrderRow(
      "S11 accepted as it stands", { $0.setMarkedText("かん") }, act: { $0.unmarkText() },
      hears: ["e.editingChanged", "n.didChange"], text: "かん"),
    OrderRow(
      "S11 assigning ends it without a word", { $0.setMarkedText("かん") },
      act: {
        $0.text = "x"
        $0.unmarkText()
      }, hears: [], text: "x"),
    OrderRow(
      "S14 undo and redo", { $0.insertText("abc") },
      act: {
        $0.undo()
        $0.redo()
      },
      hears: ["d.shouldChange{0,3}"] + changed + ["d.shouldChange{0,0}abc"] + changed, text: "abc"),
    OrderRow(
      "S14 undo refused", { $0.insertText("abc") }, refuses: ["shouldChange"], act: { $0.undo() },
      hears: ["d.shouldChange{0,3}"], text: "abc"),
    OrderRow(
      "S14 nothing to undo", { $0.text = "abc" }, act: { $0.undo() }, hears: [], text: "abc"),
    OrderRow(
      "26.0 several ranges, the single-range method", { $0.text = "abcdef" },
      act: {
        $0.replace(
          [NSRange(location: 4, length: 1), NSRange(location: 1, length: 2)], with: "X")
      },
      hears: ["d.shouldChange{1,2}X", "d.shouldChange{4,1}"] + changed, text: "aXdf"),
    OrderRow(
      "26.0 several ranges refused", { $0.text = "abcdef" }, refuses: ["shouldChange"],
      act: {
        $0.replace([NSRange(location: 1, length: 1), NSRange(location: 4, length: 1)], with: "")
      }, hears: ["d.shouldChange{1,1}"], text: "abcdef"),
  ]
}
