import MaskField
import Testing

@Suite struct FeedbackTests {
  /// What a person does, and what is shown after it: nothing `-`, or the sentence's first letter, with
  /// the tone: `0` neutral, `+` right, `!` wrong.
  static let rows: [(FeedbackTiming, String, String)] = [
    (.lateThenLive, "begin", "-0"), (.lateThenLive, "begin a", "-0"),
    (.lateThenLive, "begin leave", "-0"), (.lateThenLive, "begin a leave", "S!"),
    (.lateThenLive, "begin a leave begin", "S0"), (.lateThenLive, "begin a leave begin b", "S!"),
    (.lateThenLive, "begin a leave begin b c", "-+"),
    (.lateThenLive, "begin a leave begin b c ⌫", "-0"),
    (.lateThenLive, "begin a b c leave", "-+"), (.lateThenLive, "begin a b c leave begin", "-0"),
    (.lateThenLive, "submit", "N!"), (.lateThenLive, "submit begin a", "S!"),
    (.live, "begin a", "S!"), (.live, "begin a b c", "-+"), (.live, "begin a ⌫", "N!"),
    (.onLeave, "begin a", "-0"), (.onLeave, "begin a leave", "S!"),
    (.onLeave, "begin a leave begin", "-0"), (.onLeave, "begin a leave begin b c", "-0"),
    (.onLeave, "begin a leave begin b c leave", "-+"),
    (.onSubmit, "begin a leave", "-0"), (.onSubmit, "begin a leave submit", "S!"),
    (.onSubmit, "begin a submit begin b c", "-+"),
    (FeedbackTiming(shows: [.leave], followsChanges: false), "begin a leave begin b c", "S0"),
    (FeedbackTiming(shows: []), "begin a leave submit", "-0"),
  ]

  @Test(arguments: rows)
  func showsAtItsTime(_ timing: FeedbackTiming, _ steps: String, _ expected: String) {
    let field = TextField()
    field.feedbackTiming = timing
    field.requirement = "Needed."
    field.validator = ValidationRule("short", "Short.", state: .incomplete) { text, _ in
      text.count >= 3
    }
    for step in steps.split(separator: " ") {
      switch step {
      case "begin": field.becomeFirstResponder()
      case "leave": field.resignFirstResponder()
      case "submit": field.revealFeedback()
      case "⌫": field.deleteBackward()
      default: field.insertText(String(step))
      }
    }
    let tones: [FeedbackLook.Tone: String] = [.neutral: "0", .positive: "+", .negative: "!"]
    let look = field.feedbackLook
    #expect((look.text.map { String($0.prefix(1)) } ?? "-") + (tones[look.tone] ?? "?") == expected)
  }

  @Test func colourIsNeverAlone() {
    let field = TextField()
    field.validator = ValidationRule("x", "No x, please.") { text, _ in !text.contains("x") }
    #expect(field.feedbackLook.borderWidth == 0)
    field.becomeFirstResponder()
    field.insertText("x")
    field.resignFirstResponder()
    var look = field.feedbackLook
    #expect(look.tone == .negative && look.borderWidth == 1 && look.cornerRadius == 5)
    #expect(look.text == "No x, please." && look.spoken == "Invalid: No x, please.")
    field.text = "y"
    field.becomeFirstResponder()
    field.resignFirstResponder()
    look = field.feedbackLook
    #expect(look.tone == .positive && look.text == nil && look.spoken == "Valid.")
    field.feedbackStyle.borderWidth = 3
    field.feedbackStyle.duration = 0.5
    #expect(field.feedbackLook.borderWidth == 3 && field.feedbackLook.duration == 0.5)
  }

  @Test func aWarningIsSaidWithoutRed() {
    let field = TextField()
    field.validator = ValidationRule("odd", "That is odd.", severity: .warning) { text, _ in
      text != "odd"
    }
    field.becomeFirstResponder()
    field.insertText("odd")
    field.resignFirstResponder()
    #expect(field.validationState == .valid && field.verdict.isAcceptable)
    #expect(field.feedbackLook.tone == .positive && field.feedbackMessage == "That is odd.")
    #expect(field.feedbackLook.spoken == "Valid. That is odd.")
  }

  @Test func rulesJoin() {
    let rules = ValidationRules([
      ValidationRule("odd", "Odd.", severity: .notice) { _, _ in false },
      ValidationRule.atLeast(3), ValidationRule.atMost(2),
      ValidationRule("x", "No x.", fault: { text, _ in text.hasPrefix("x") ? 0..<1 : nil }),
    ])
    let verdict = rules.verdict(on: "x", value: "x")
    #expect(verdict.state == .invalid)
    #expect(verdict.findings.map(\.code) == ["length.too-short", "x", "odd"])
    #expect(verdict.findings.map(\.range) == [nil, 0..<1, nil])
    let long = rules.verdict(on: "👍👍👍", value: "")
    #expect(long.findings.first?.range == 4..<6)
    #expect(long.findings.first?.parameters == ["most": "2"])
    #expect(Verdict.empty.joined(with: .valid).state == .empty)
  }
}
