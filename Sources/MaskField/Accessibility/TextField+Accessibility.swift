import MaskEngine
import MaskTraits

extension TextField {
  /// What a screen reader says of the field now.
  public var accessibility: FieldAccessibility {
    let look = feedbackLook
    var traits: FieldAccessibility.Traits = isSecureTextEntry ? .secureTextField : .textField
    if isEditing { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    if requirement != nil { traits.insert(.required) }
    if look.tone == .negative { traits.insert(.invalid) }
    return FieldAccessibility(
      label: accessibilityLabel, value: accessibilityValue, hint: spokenHint, error: look.text,
      traits: traits)
  }

  /// What the field is called: its label, what its content type is called, or its placeholder.
  public var accessibilityLabel: String {
    label ?? textContentType?.facts?.spokenLabel ?? placeholder ?? identifier ?? ""
  }

  /// What else helps; the app's own words.
  public var accessibilityHint: String? {
    get { services.accessibilityHint }
    set { services.accessibilityHint = newValue }
  }

  /// Whether digits are read one by one, as a code needs it: `1 2 3`, not *one hundred and twenty-three*.
  /// By default the content type and the mask say so.
  public var spellsDigits: Bool {
    get { services.spellsDigits ?? isCode }
    set { services.spellsDigits = newValue }
  }

  /// What is in the field, to be read aloud; `nil` where it is empty or a password.
  var accessibilityValue: String? {
    if isSecureTextEntry || isBlank { return nil }
    let text = text
    return spellsDigits ? text.spellingDigits : text
  }

  private var spokenHint: String? {
    if let hint = services.accessibilityHint { return hint }
    guard isBlank, let placeholder, placeholder != accessibilityLabel else { return nil }
    return placeholder
  }

  /// Whether a number in the field stands for no amount: codes, cards, phones; and whatever a mask of
  /// slots holds. Numbers and dates are read as what they are.
  private var isCode: Bool {
    switch textContentType {
    case .oneTimeCode?, .creditCardNumber?, .creditCardSecurityCode?, .telephoneNumber?,
      .postalCode?, .cellularEID?, .cellularIMEI?, .shipmentTrackingNumber?:
      return true
    case .creditCardExpiration?, .birthdate?, .dateTime?: return false
    default: return mask is Mask || mask is MaskSet
    }
  }
}

extension String {
  /// The text with a space between neighbouring digits, and signs between groups as they are.
  var spellingDigits: String {
    var spelled = ""
    var wasDigit = false
    for character in self {
      if wasDigit && character.isNumber { spelled.append(" ") }
      spelled.append(character)
      wasDigit = character.isNumber
    }
    return spelled
  }
}
