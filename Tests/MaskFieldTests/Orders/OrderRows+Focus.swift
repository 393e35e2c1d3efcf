import Foundation
import MaskField

// The rows S1, S7, S9, S10, S12 and S13: the focus, return, AutoFill, passwords.
extension OrderTests {
  static let focusRows: [OrderRow] = [
    OrderRow(
      "S1 a tap", act: { $0.tap() }, hears: ["e.touchDown", "d.shouldBegin"] + begun,
      isEditing: true),
    OrderRow(
      "S1 by the app", act: { $0.becomeFirstResponder() }, hears: ["d.shouldBegin"] + begun,
      isEditing: true),
    OrderRow(
      "S1 a refused tap", refuses: ["shouldBegin"], act: { $0.tap() },
      hears: ["e.touchDown", "d.shouldBegin"], isEditing: false),
    OrderRow(
      "S1 disabled", { $0.isEnabled = false }, act: { $0.becomeFirstResponder() }, hears: [],
      isEditing: false),
    OrderRow(
      "S1 without user interaction", { $0.isUserInteractionEnabled = false },
      act: { $0.becomeFirstResponder() }, hears: [], isEditing: false),
    OrderRow(
      "S1 a tap on a disabled field is told and brings nothing", { $0.isEnabled = false },
      act: { $0.tap() }, hears: ["e.touchDown"], isEditing: false),
    OrderRow(
      "S1 a tap without user interaction", { $0.isUserInteractionEnabled = false },
      act: { $0.tap() }, hears: ["e.touchDown"], isEditing: false),
    OrderRow(
      "S1 a tap on a disabled field, friendly",
      {
        $0.isEnabled = false
        $0.preset = .friendly
      }, act: { $0.tap() }, hears: [], isEditing: false),
    OrderRow(
      "S1 the caret goes where the finger was, and that is told once", { $0.text = "abc" },
      act: {
        $0.tap(at: 1)
        $0.insertText("x", source: .program)
      }, hears: ["e.touchDown", "d.shouldBegin"] + begun + changed, text: "axbc"),
    OrderRow(
      "S1 a tap into the field that has the focus",
      {
        $0.text = "abc"
        $0.becomeFirstResponder()
      }, act: { $0.tap(at: 1) }, hears: ["e.touchDown", "d.selection"]),
    OrderRow(
      "S1 outside a window", { $0.removeFromWindow() }, act: { $0.becomeFirstResponder() },
      hears: [],
      isEditing: false),
    OrderRow(
      "S1 on screen again",
      {
        $0.removeFromWindow()
        $0.addToWindow()
      }, act: { $0.becomeFirstResponder() }, hears: ["d.shouldBegin"] + begun),
    OrderRow(
      "S1 who has the focus calls nothing", { $0.becomeFirstResponder() },
      act: { $0.becomeFirstResponder() }, hears: [], isEditing: true),
    OrderRow(
      "S1 clears on begin",
      {
        $0.text = "abc"
        $0.clearsOnBeginEditing = true
      }, act: { $0.becomeFirstResponder() },
      hears: ["d.shouldBegin", "d.shouldClear", "e.editingChanged", "n.didChange"] + begun, text: ""
    ),
    OrderRow(
      "S1 clearing refused",
      {
        $0.text = "abc"
        $0.clearsOnBeginEditing = true
      }, refuses: ["shouldClear"], act: { $0.becomeFirstResponder() },
      hears: ["d.shouldBegin", "d.shouldClear"] + begun, text: "abc"),
    OrderRow(
      "S1 nothing to clear", { $0.clearsOnBeginEditing = true },
      act: { $0.becomeFirstResponder() }, hears: ["d.shouldBegin"] + begun),
    OrderRow(
      "S1 clearing not announced",
      {
        $0.text = "abc"
        $0.clearsOnBeginEditing = true
        $0.policy.announcesClearingAtBegin = false
      }, act: { $0.becomeFirstResponder() }, hears: ["d.shouldBegin", "d.shouldClear"] + begun,
      text: ""),
    OrderRow(
      "S7 return without a target stays", { $0.becomeFirstResponder() }, act: { $0.pressReturn() },
      hears: ["d.shouldReturn", "e.editingDidEndOnExit", "e.primaryActionTriggered"], text: "",
      isEditing: true),
    OrderRow(
      "S7 return with a target resigns", { $0.becomeFirstResponder() }, exits: true,
      act: { $0.pressReturn() },
      hears: [
        "d.shouldReturn", "e.editingDidEndOnExit", "e.primaryActionTriggered", "d.shouldEnd",
      ] + ended, isEditing: false),
    OrderRow(
      "S7 return with a target, only OnExit",
      {
        $0.becomeFirstResponder()
        $0.policy.sendsEndAfterExit = false
      }, exits: true, act: { $0.pressReturn() },
      hears: [
        "d.shouldReturn", "e.editingDidEndOnExit", "e.primaryActionTriggered", "d.shouldEnd",
        "d.didEnd(committed)", "n.didEnd{0}",
      ], isEditing: false),
    OrderRow(
      "S7 the delegate keeps the focus", { $0.becomeFirstResponder() }, refuses: ["shouldEnd"],
      exits: true, act: { $0.pressReturn() },
      hears: [
        "d.shouldReturn", "e.editingDidEndOnExit", "e.primaryActionTriggered", "d.shouldEnd",
      ], isEditing: true),
    OrderRow(
      "S7 ignored", { $0.becomeFirstResponder() }, refuses: ["shouldReturn"], exits: true,
      act: { $0.pressReturn() }, hears: ["d.shouldReturn"], isEditing: true),
    OrderRow(
      "S7 the key rests while there is no text",
      {
        $0.becomeFirstResponder()
        $0.enablesReturnKeyAutomatically = true
      }, act: { $0.pressReturn() }, hears: []),
    OrderRow(
      "S7 a space is text",
      {
        $0.becomeFirstResponder()
        $0.text = " "
        $0.enablesReturnKeyAutomatically = true
      }, act: { $0.pressReturn() },
      hears: ["d.shouldReturn", "e.editingDidEndOnExit", "e.primaryActionTriggered"]),
    OrderRow("S9 who has no focus calls nothing", act: { $0.resignFirstResponder() }, hears: []),
    OrderRow(
      "S9 resigning", { $0.becomeFirstResponder() }, act: { $0.resignFirstResponder() },
      hears: ["d.shouldEnd"] + ended, isEditing: false),
    OrderRow(
      "S9 refused", { $0.becomeFirstResponder() }, refuses: ["shouldEnd"],
      act: { $0.resignFirstResponder() }, hears: ["d.shouldEnd"], isEditing: true),
    OrderRow(
      "S9 by force", { $0.becomeFirstResponder() }, refuses: ["shouldEnd"],
      act: { $0.endEditing(force: true) }, hears: ["d.shouldEnd"] + ended, isEditing: false),
    OrderRow(
      "S9 off screen", { $0.becomeFirstResponder() }, refuses: ["shouldEnd"],
      act: { $0.removeFromWindow() }, hears: ["d.shouldEnd"] + ended, isEditing: false),
    OrderRow(
      "S9 backing out", { $0.becomeFirstResponder() }, act: { $0.cancelEditing() },
      hears: ["d.didEnd(cancelled)", "e.editingDidEnd", "n.didEnd{1}"], isEditing: false),
    OrderRow(
      "S11 leaving commits, and says so first",
      {
        $0.becomeFirstResponder()
        $0.setMarkedText("かな")
      }, act: { $0.resignFirstResponder() },
      hears: ["d.shouldEnd", "e.editingChanged", "n.didChange"] + ended, text: "かな"),
    OrderRow(
      "S9 what the end makes of a value is told before it",
      {
        $0.mask = try? NumberMask(NumberStyle(maximum: "100", outOfBounds: .clamp))
        $0.becomeFirstResponder()
        $0.insertText("500")
      }, act: { $0.resignFirstResponder() },
      hears: ["d.shouldEnd", "e.editingChanged", "n.didChange"] + ended, text: "100",
      isEditing: false),
    OrderRow(
      "S9 zeros at the end are no change of the value",
      {
        $0.mask = try? NumberMask(NumberStyle(fractionDigits: 2...2))
        $0.becomeFirstResponder()
        $0.insertText("5.1")
      }, act: { $0.resignFirstResponder() }, hears: ["d.shouldEnd"] + ended, text: "5.10"),
    OrderRow(
      "S9 a date gets its century",
      {
        $0.mask = try? DateMask("dd.MM.yyyy")
        $0.becomeFirstResponder()
        $0.insertText("30.11.85")
      }, act: { $0.resignFirstResponder() },
      hears: ["d.shouldEnd", "d.selection", "e.editingChanged", "n.didChange"] + ended,
      text: "30.11.1985", isEditing: false),
    OrderRow(
      "S10 a fill replaces all",
      {
        $0.becomeFirstResponder()
        $0.text = "old"
      }, act: { $0.autofill("new") },
      hears: ["d.shouldChange{0,3}new"] + changed,
      text: "new"),
    OrderRow(
      "S10 the focus comes whoever objects", { $0.text = "old" }, refuses: ["shouldBegin"],
      act: { $0.autofill("news") }, hears: begun + ["d.shouldChange{0,3}news"] + changed,
      text: "news", isEditing: true),
    OrderRow(
      "S10 a refusal cancels it", { $0.becomeFirstResponder() }, refuses: ["shouldChange"],
      act: { $0.autofill("new") }, hears: ["d.shouldChange{0,0}new"], text: ""),
    OrderRow(
      "S10 told even if nothing changes",
      {
        $0.becomeFirstResponder()
        $0.text = "same"
      }, act: { $0.autofill("same") },
      hears: ["d.shouldChange{0,4}same", "e.editingChanged", "n.didChange"], text: "same"),
    OrderRow(
      "S10 the probe of iOS 14", { $0.becomeFirstResponder() },
      act: { $0.autofill("new", style: .probing) },
      hears: ["d.shouldChange{0,0}", "d.shouldChange{0,0}new"] + changed, text: "new"),
    OrderRow(
      "S10 a refused probe cancels it", { $0.becomeFirstResponder() }, refuses: ["shouldChange"],
      act: { $0.autofill("new", style: .probing) }, hears: ["d.shouldChange{0,0}"], text: ""),
    OrderRow(
      "S10 the probe of iOS 11", { $0.becomeFirstResponder() },
      act: { $0.autofill("new", style: .probingWithSpace) },
      hears: ["d.shouldChange{0,0} ", "d.shouldChange{0,0}new "] + changed, text: "new "),
    OrderRow(
      "S10 the field answers probes itself",
      {
        $0.becomeFirstResponder()
        $0.preset = .friendly
      }, act: { $0.autofill("new", style: .probing) },
      hears: ["d.shouldChange{0,0}new"] + changed, text: "new"),
    OrderRow(
      "S10 a probe is no deletion",
      {
        $0.becomeFirstResponder()
        $0.text = "old"
      },
      act: {
        $0.autofill("")
        $0.autofill(" ")
      }, hears: ["d.shouldChange{0,0}", "d.shouldChange{0,0} "], text: "old"),
    OrderRow(
      "S10 the second new password", { $0.becomeFirstResponder() }, refuses: ["shouldChange"],
      act: { $0.autofill("new", style: .silent) }, hears: changed, text: "new"),
    OrderRow(
      "S12 turning it on says nothing", { $0.text = "abc" }, act: { $0.isSecureTextEntry = true },
      hears: [], text: "abc"),
    OrderRow(
      "S12 the wipe is invisible to the delegate",
      {
        $0.becomeFirstResponder()
        $0.text = "abc"
        $0.isSecureTextEntry = true
      }, act: { $0.insertText("x") }, hears: ["d.shouldChange{3,0}x"] + changed, text: "x"),
    OrderRow(
      "S12 a deletion wipes too",
      {
        $0.isSecureTextEntry = true
        $0.text = "abc"
        $0.becomeFirstResponder()
      }, act: { $0.deleteBackward() }, hears: ["d.shouldChange{2,1}"] + changed, text: ""),
    OrderRow(
      "S12 friendly keeps it",
      {
        $0.preset = .friendly
        $0.becomeFirstResponder()
        $0.text = "abc"
        $0.isSecureTextEntry = true
      }, act: { $0.insertText("x") }, hears: ["d.shouldChange{3,0}x"] + changed, text: "abcx"),
    OrderRow(
      "S12 turning it off arms nothing",
      {
        $0.isSecureTextEntry = true
        $0.text = "abc"
        $0.becomeFirstResponder()
        $0.isSecureTextEntry = false
      }, act: { $0.insertText("x") }, hears: ["d.shouldChange{3,0}x"] + changed, text: "abcx"),
    OrderRow(
      "S13 the next insertion replaces all",
      {
        $0.text = "abc"
        $0.clearsOnInsertion = true
      },
      act: {
        $0.insertText("x")
        $0.insertText("y")
      }, hears: ["d.shouldChange{3,0}x"] + changed + ["d.shouldChange{1,0}y"] + changed, text: "xy"),
    OrderRow(
      "S13 a change of the selection ends it",
      {
        $0.text = "abc"
        $0.clearsOnInsertion = true
        $0.selectedRange = NSRange(location: 1, length: 0)
      }, act: { $0.insertText("x") }, hears: ["d.shouldChange{1,0}x"] + changed, text: "axbc"),
  ]
}
