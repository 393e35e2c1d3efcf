public import MaskField

/// Six digits from a message: filled by AutoFill as one string, checked when they are all there.
public final class OneTimeCodeField {
  public let field = TextField()

  public init(length: Int = 6, verify: @escaping (_ code: String) -> Void) throws {
    field.traits = TextInputTraits(suiting: .oneTimeCode)
    field.mask = try Mask("[" + String(repeating: "0", count: length) + "]")
    field.addTarget(for: .editingChanged) { field in
      if field.validationState == .valid { verify(field.value) }
    }
  }
}

/// The same in boxes of one digit, between which the focus moves by itself.
public final class OneTimeCodeBoxes {
  public let form: Form

  public init(length: Int = 6, verify: @escaping (_ code: String) -> Void) throws {
    let digit = try Mask("[0]")
    form = Form(
      (1...length).map { place in
        let box = TextField()
        box.label = "Digit \(place) of \(length)"
        box.traits = TextInputTraits(suiting: .oneTimeCode)
        box.mask = digit
        box.advancesWhenComplete = true
        return ("\(place)", box)
      })
    for box in form.fields {
      box.addTarget(for: .editingChanged) { [unowned form] _ in
        let code = form.fields.map(\.value).joined()
        if code.count == length { verify(code) }
      }
    }
  }
}
