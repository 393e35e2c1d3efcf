import Foundation
import MaskField
import Testing

@Suite struct FormSubmitTests {
  let name = TextField()
  let amount = TextField()
  let born = TextField()

  func makeForm() throws -> Form {
    amount.mask = try NumberMask(NumberStyle(fractionDigits: 0...2))
    born.mask = try DateMask("dd.MM.yyyy")
    name.requirement = "A name is needed."
    return Form([("name", name), ("amount", amount), ("born", born)])
  }

  @Test func yieldsTypedValues() throws {
    let form = try makeForm()
    name.text = "Ann"
    amount.text = "12.50"
    born.text = "30.11.1976"
    var handed = 0
    form.submitHandler = { _ in handed += 1 }
    let (who, many, when) = try form.submit(
      .text("name"), .number("amount", as: Decimal.self), .optional(.date("born")))
    #expect(who == "Ann" && many == 12.5 && when == DateValue(iso8601: "1976-11-30"))
    born.text = ""
    let none: DateValue? = try form.values(.optional(.date("born")))
    #expect(none == nil)
    #expect(try form.values(FormKey.text("name").map { $0.count }) == 3)
    #expect(handed == 1)
  }

  @Test func yieldsTheFirstFieldInError() throws {
    let form = try makeForm()
    born.text = "31.02.2020"
    form.submitHandler = { _ in Issue.record("nothing was right") }
    #expect(form.firstError?.name == "name")
    #expect(name.feedbackMessage == nil, "looking shows nothing")
    do {
      _ = try form.submit(FormKey.text("name"))
      Issue.record("the name is missing")
    } catch {
      #expect(error.name == "name")
      #expect(error.verdict.findings.map(\.code) == ["required"])
    }
    #expect(form.focusedName == "name")
    #expect(born.feedbackMessage == "That month has no such day.")
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let form = try makeForm()
    name.text = "Ann"
    amount.text = "1.5"
    func code<Value>(_ key: FormKey<Value>) -> String? {
      do {
        _ = try form.values(key)
        return nil
      } catch {
        return "\(error.name) \(error.verdict.findings.first?.code ?? "-")"
      }
    }
    #expect(code(.number("amount", as: Int.self)) == "amount form.unreadable")
    #expect(code(.text("nobody")) == "nobody form.no-field")
    #expect(code(.date("born")) == "born form.unreadable", "an empty date is acceptable, and none")
  }

  @Test func aPasswordIsReadByNameOnly() throws {
    let password = TextField()
    password.isSecureTextEntry = true
    password.text = "hunter2"
    let form = Form([("password", password)])
    #expect(throws: FormError.self) { try form.values(FormKey.text("password")) }
    let secret = try form.values(FormKey.secret("password"))
    #expect("\(secret)" == "••••")
    #expect(secret.revealed() == "hunter2")
  }

  @Test func hiddenAndDisabledFieldsAreNotAskedFor() throws {
    let form = try makeForm()
    name.isHidden = true
    #expect(form.submit())
    name.isHidden = false
    name.isEnabled = false
    #expect(form.submit())
  }

  @Test func repeatedPasswords() {
    let password = TextField()
    let repeated = TextField()
    password.isSecureTextEntry = true
    repeated.isSecureTextEntry = true
    let form = Form([("password", password), ("repeated", repeated)])
    form.rules = [.same("repeated", as: "password", "The passwords differ.")]
    password.text = "secret1"
    #expect(repeated.verdict == .empty, "nothing is said before there is something to compare")
    form.focus("repeated")
    repeated.insertText("secret")
    #expect(repeated.feedbackMessage == nil)
    form.focus("password")
    #expect(repeated.feedbackMessage == "The passwords differ.")
    #expect(repeated.verdict.findings.map(\.code) == ["form.not-the-same"])
    #expect(password.verdict == .valid)
    password.text = "secret"
    #expect(repeated.feedbackMessage == nil, "the other field's change mends it")
    #expect(repeated.feedbackLook.tone == .positive)
    #expect(form.submit())
    password.isSecureTextEntry = false
    #expect(repeated.verdict == .valid, "shown and hidden, the same characters")
    repeated.text = "other"
    #expect(!form.submit())
    #expect(form.focusedName == "repeated")
  }

  @Test func rulesLookOnlyAtWholeFields() throws {
    let from = TextField()
    let to = TextField()
    from.mask = try DateMask("dd.MM.yyyy")
    to.mask = try DateMask("dd.MM.yyyy")
    let form = Form([("from", from), ("to", to)])
    var judged = 0
    form.rules = [
      FormRule(["from", "to"]) { form in
        judged += 1
        return form["from"]?.value ?? "" <= form["to"]?.value ?? ""
          ? .valid : Verdict(.invalid, "The end is before the beginning.", code: "stay.order")
      }
    ]
    from.text = "30.11.2026"
    to.text = "29.11."
    #expect(to.verdict.state == .incomplete && judged == 0)
    to.text = "29.11.2026"
    #expect(to.verdict.findings.map(\.code) == ["stay.order"])
    from.isHidden = true
    #expect(to.verdict == .valid)
  }
}
